turtles-own [ energy ]
to setup
  clear-all
  create-turtles 10 [ setxy random-xcor random-ycor ]
  reset-ticks
end
to go
  ask turtles [ fd 1 rt random 10 ]
  tick
end
