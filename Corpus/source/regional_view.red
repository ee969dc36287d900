Red [Needs: 'View]
view [
    text "depth" field 80
]
