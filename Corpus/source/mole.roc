app [main] { pf: platform "https://example.org/platform.tar.br" }

import pf.Stdout

height = \hour ->
    when hour is
        0 -> 1
        _ -> List.len [hour]

expect height 0 == 1

main = Stdout.line "high water"
