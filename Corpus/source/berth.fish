# Completions for berth
complete -c berth -f
complete -c berth -n __fish_use_subcommand -a free -d 'List free berths'
complete -c berth -s d -l draught -x -d 'Draught in metres'
complete -c moor -w berth
