graph [
  directed 0
  node [ id 1 label "Oban" ]
  node [ id 2 label "Mull" ]
  edge [ source 1 target 2 value 17.5 ]
]
