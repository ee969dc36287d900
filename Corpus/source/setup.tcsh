#!/bin/tcsh
set autolist
set prompt = "%n@%m:%~%# "
bindkey -e
complete cd 'p/1/d/'
if ( $?tcsh ) then
    echo "running $version"
endif
