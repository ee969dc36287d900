import insert, concat from table

class Gull extends Bird
  new: (@name, @flock) =>
    super "gull"
    insert @flock, @

  cry: (times = 1) =>
    cries = ["kee" for i = 1, times]
    print @name .. ": " .. concat cries, " "

flock = {}
for name in *{"Ada", "Bob"}
  gull = Gull name, flock
  gull\cry 2

names = [gull.name for gull in *flock]
print #names unless names == nil
