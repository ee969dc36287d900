tide:([] t:`time$(); h:`float$())
`tide insert (09:00:00.000; 1.5)
f:{[x;y] x+y}
select avg h by t from tide
