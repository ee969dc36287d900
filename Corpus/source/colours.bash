#!/usr/bin/env bash
set -euo pipefail
shopt -s nullglob

declare -A colours=([red]=31 [green]=32 [blue]=34)

function paint() {
  local colour=$1; shift
  printf '\e[%sm%s\e[0m\n' "${colours[$colour]}" "$*"
}

for name in "${!colours[@]}"; do
  paint "$name" "this is $name"
done

if [[ ${1-} =~ ^-(q|-quiet)$ ]]; then
  exec >/dev/null
fi
