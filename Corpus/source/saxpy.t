-- Sums of vectors, compiled at run time
local C = terralib.includec("stdio.h")
local std = terralib.includec("stdlib.h")

struct Vec {
  x : float
  y : float
}

terra Vec:add(o : Vec) : Vec
  return Vec { self.x + o.x, self.y + o.y }
end

terra saxpy(n : int, a : float, x : &float, y : &float)
  for i = 0, n do
    y[i] = a * x[i] + y[i]
  end
end

local function power(k)
  return terra(x : double) : double
    var r = 1.0
    escape
      for i = 1, k do emit quote r = r * x end end
    end
    return r
  end
end

terra main() : int
  C.printf("%f\n", [power(3)](2.0))
  return 0
end

main:disas()
terralib.saveobj("saxpy", { main = main })
