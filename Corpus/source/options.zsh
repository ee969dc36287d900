autoload -Uz compinit && compinit
setopt HIST_IGNORE_DUPS AUTO_CD
bindkey -e
zstyle ':completion:*' menu select
PROMPT='%n@quay %~ %# '
