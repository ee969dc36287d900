#!/bin/csh -f
# Set the search path of a shared workstation.
setenv EDITOR vi
set path = (/usr/local/bin /usr/bin /bin)
if ( ! $?DISPLAY ) then
    setenv DISPLAY :0
endif
foreach dir ( $path )
    if ( -d $dir ) echo "found $dir"
end
alias ll 'ls -l \!*'
