import("libm3")
interface("Quay")
implementation("Main")
if equal(HARBOUR, "north")
  import_lib("tide", "/lib")
end
program("harbour")
