CONFIG_LAMP := y
CONFIG_LAMP_$(FUEL) := y

# no suffix
CONFIG_SUFFIX :=
