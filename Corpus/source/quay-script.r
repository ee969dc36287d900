REBOL [
    Title: "Quay"
    Purpose: {Lists the boats.}
]

foreach boat ["Anna" "Berta"] [print boat]
