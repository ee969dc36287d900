; what a harbour is coloured by
(berth_declaration
  name: (word) @function)
(depth) @number
["quay" "pier"] @keyword
