$	set noverify
$	if p1 .eqs. "" then goto usage
$	open/read log sys$login:tide.log
$	close log
$	exit
$usage:
$	write sys$output "Which tide?"
