#Signature file v4.1
#Version 0.3

CLSS public abstract quay.Hull
cons public init()
fld protected int planks
meth public abstract int count()
supr java.lang.Object
