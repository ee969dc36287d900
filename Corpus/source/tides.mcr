fn tide n = (
  for i = 1 to n do (
    local b = box length:10 width:10
    b.pos = [i * 20, 0, 0]
  )
)
rollout r "Tide" ( button b "Go" on b pressed do tide 3 )
