Red [
    Title: "Crane"
    Needs: 'View
]

reach: function [arm [integer!] return: [integer!]] [
    either arm > 40 [40] [arm]
]

loads: [12 7 31]
foreach load loads [
    print ["Load:" load reach load]
]
