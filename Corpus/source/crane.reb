REBOL [
    Title: "Crane"
    Date: 1-May-2020
    Author: "Harbour office"
]

loads: [12 7 31]

heaviest: func [list [block!] /local best] [
    best: 0
    foreach load list [
        if load > best [best: load]
    ]
    best
]

print ["Heaviest:" heaviest loads]
either empty? loads [print "idle"] [print rejoin ["Loads: " length? loads]]
