Creator "the quay"
graph
[
  node
  [
    id 1
  ]
]
