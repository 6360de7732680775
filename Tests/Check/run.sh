#!/bin/sh
# Runs the checks of a built program, all or those named: run.sh PROGRAM [NAME…]
set -u
program=$1
shift
folder=$(dirname "$0")
[ $# -gt 0 ] || set -- refused lines tab completions fuzz locked together full killed faults \
  mouse drags cards screens emulator
export PYTHONDONTWRITEBYTECODE=1

output=$(mktemp)
trap 'rm -f "$output"' EXIT
passed=0
failed=0
for name; do
  echo "$name"
  if [ -f "$folder/$name.py" ]; then
    timeout 900 python3 "$folder/$name.py" "$program"
  else
    timeout 900 sh "$folder/$name.sh" "$program"
  fi 2>&1 | tee "$output" | sed 's/^/  /'
  count=$(tail -n 1 "$output")
  case $count in
  *' passed, '*' failed')
    passed=$((passed + ${count%% passed*}))
    count=${count#* passed, }
    failed=$((failed + ${count% failed}))
    ;;
  *)
    # A check that stops in the middle has failed, however much it had passed.
    echo "  FAILED $name: it came to no end (15 minutes at most)"
    failed=$((failed + 1))
    ;;
  esac
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
