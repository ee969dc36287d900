#!/bin/zsh
autoload -Uz vcs_info add-zsh-hook
setopt prompt_subst extended_glob

zstyle ':vcs_info:git:*' formats '%F{yellow}%b%f'

function _tide_precmd() {
  vcs_info
}
add-zsh-hook precmd _tide_precmd

PROMPT='%F{blue}%~%f ${vcs_info_msg_0_} %# '
typeset -a big=( **/*(.Lm+10) )
print -l ${big:t}
