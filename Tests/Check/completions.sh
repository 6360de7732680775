#!/bin/sh
# Checks the completions of a built program in the shells that are here: completions.sh PROGRAM
set -u
program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/levels"
: >"$folder/old results.json"
passed=0
failed=0

ok() {
  echo "ok $1"
  passed=$((passed + 1))
}

failed() {
  echo "FAILED $1: $2"
  failed=$((failed + 1))
}

# expect SHELL LINE WANTED: the completions of LINE, sorted, on one line.
expect() {
  got=$(complete_"$1" "$2" 2>&1 | sed 's,/$,,' | sort | tr '\n' ' ')
  if [ "$got" = "$3 " ]; then
    ok "$1 completes '$2'"
  else
    failed "$1 completes '$2'" "it gives '$got', not '$3 '"
  fi
}

complete_bash() {
  (cd "$folder" && bash --norc -c '
    source "$1"
    # The words as bash cuts them, at spaces and before and after equals signs.
    read -ra COMP_WORDS <<<"${2//=/ = }"
    [[ $2 == *" " ]] && COMP_WORDS+=("")
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    _arcade
    ((${#COMPREPLY[@]} == 0)) || printf "%s\n" "${COMPREPLY[@]}"
  ' bash "$folder/completions.bash" "$1")
}

complete_fish() {
  (cd "$folder" && fish --no-config -c 'source $argv[1]; complete -C $argv[2]' \
    "$folder/completions.fish" "$1" | cut -f 1)
}

for shell in bash zsh fish; do
  if ! command -v "$shell" >/dev/null; then
    failed "$shell reads its script" "$shell is not here: make check-tools installs it"
    continue
  fi
  if "$program" completions "$shell" >"$folder/completions.$shell" &&
    said=$("$shell" -n "$folder/completions.$shell" 2>&1) && [ -z "$said" ]; then
    ok "$shell reads its script"
  else
    failed "$shell reads its script" "${said:-arcade completions $shell fails}"
    continue
  fi
  # zsh completes in a terminal alone: tab.py presses the key there.
  [ "$shell" != zsh ] || continue
  expect "$shell" 'arcade sc' 'scores'
  expect "$shell" 'arcade --vers' '--version'
  expect "$shell" 'arcade scores --rev' '--reverse'
  expect "$shell" 'arcade scores --sort ' 'date duration kind score'
  expect "$shell" 'arcade --color always scores --li' '--limit'
  expect "$shell" "arcade slots --levels le" "levels"
  expect "$shell" 'arcade import old' 'old results.json'
  expect "$shell" 'arcade completions ' 'bash fish zsh'
  expect "$shell" 'arcade levels ch' 'check'
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
