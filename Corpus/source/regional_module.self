 '1.0'
 '
Tides of the harbour.
'
["preFileIn" self] value

 tides = ( | depth = 4 | ).
