"""Many programs save at once: no result is lost and no key is given twice."""

import subprocess

from check import PROGRAM, Home, case, end, equal

LOOP = """
left=$2
while [ "$left" -gt 0 ]; do
  printf 'spin\\ncash out\\n' | "$1" slots --lines >/dev/null || exit 1
  left=$((left - 1))
done
"""


def save_at_once(programs, each):
    with Home() as home:
        loops = [
            subprocess.Popen(
                ["sh", "-c", LOOP, "sh", PROGRAM, str(each)],
                env=home.environment(), stderr=subprocess.PIPE)
            for _ in range(programs)
        ]
        said = [loop.communicate()[1].decode() for loop in loops]
        equal([loop.returncode for loop in loops], [0] * programs, f"the statuses ({said})")
        equal(len(home.board()), programs * each, "the number of results on the board")
        home.played()
        equal(len(home.results()), programs * each + 1, "the number of results after one more")
        equal(home.journals(), {}, "playing/ after one more")


@case("two programs save 200 results each at once and all are there")
def _():
    save_at_once(2, 200)


@case("eight programs save 200 results each at once and all 1,600 are there")
def _():
    save_at_once(8, 200)


end()
