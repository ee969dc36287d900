var n : int := 3
procedure show (i : int)
    put "tide ", i
end show
for i : 1 .. n
    show (i)
end for
