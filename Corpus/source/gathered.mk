##
##  Part of the harbour's build.
##

LAMP_SRCS-yes += lamp.mk
LAMP_SRCS-yes += lamp/wick.c
LAMP_SRCS-$(CONFIG_FOG) += lamp/horn.c lamp/horn.h
