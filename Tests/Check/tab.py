"""Completions as a person gets them: the Tab key, in each shell, on a terminal."""

import shutil

from check import PROGRAM, case, end, equal, expect
from pane import Pane

SHELLS = {
    "bash": "bash --norc --noprofile -i",
    "zsh": "zsh -f -i",
    "fish": "fish --no-config --private",
}
SOURCE = {
    "bash": "source completions.bash",
    "zsh": "autoload -U compinit && compinit -D && source completions.zsh",
    "fish": "source completions.fish",
}
TYPED = [
    ("arcade sc", "arcade scores"), ("arcade scores --rev", "arcade scores --reverse"),
    ("arcade scores --sort du", "arcade scores --sort duration"),
    ("arcade completions fi", "arcade completions fish"),
    ("arcade --vers", "arcade --version"), ("arcade levels ch", "arcade levels check"),
    ("arcade slots --red", "arcade slots --reduced-motion"),
    ("arcade import old", "arcade import old\\ results.json"),
]

for shell, command in SHELLS.items():

    @case(f"Tab in {shell}")
    def _():
        expect(shutil.which(shell), f"{shell} is not here: make check-tools installs it")
        with Pane() as pane:
            place = pane.home.folder
            (place / "old results.json").write_text("{}\n")
            (place / "arcade").symlink_to(PROGRAM)
            script = pane.home.run("completions", shell)
            equal((script.returncode, script.stderr), (0, ""), "the status of completions")
            (place / f"completions.{shell}").write_text(script.stdout)
            pane.command(f"cd {place}; export PATH={place}:$PATH; exec {command}")
            pane.rests()
            pane.command(SOURCE[shell])
            pane.rests()
            pane.command("echo sour''ced")
            screen = pane.shows("sourced", patience=15)
            for wrong in ("error", "not found", "Unknown"):
                expect(wrong not in screen, f"{shell} says:\n{screen}")
            for typed, wanted in TYPED:
                pane.type("C-l")
                pane.rests()
                pane.send(typed)
                pane.shows(typed)
                pane.type("Tab")
                pane.changes(pane.cells(), patience=2)
                shown = pane.text().strip()
                expect(wanted in shown, f"{typed!r} and Tab give:\n{shown}")
                pane.type("C-c")
                pane.rests()


end()
