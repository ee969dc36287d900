# What hangs on the hook
add_subdirectory(hull)
lift_planks(hull TALL)
