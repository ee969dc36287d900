PARTS = keel

include $(TOP)/hull.mk
