REBOL [
    Title: "Tides"
]
depth: 4
