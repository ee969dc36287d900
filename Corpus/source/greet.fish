#!/usr/bin/env fish
function greet --description 'Say hello' --argument-names name
    if test -z "$name"
        set name (whoami)
    end
    set -l hour (date +%H)
    switch $hour
        case 0{5,6,7,8,9} 1{0,1}
            echo "Good morning, $name"
        case '*'
            echo "Hello, $name"
    end
end

greet $argv
