NB. depths of the berths
cocurrent 'harbour'
depths=: 4 7 9 6
mean=: +/ % #
deep=: 3 : 0
  m=. mean y
  if. m > 6 do. y #~ y > m
  else. 0
  end.
)
