Submit-block ::= {
  contact {
    contact {
      name name { last "Quay" } } } }
