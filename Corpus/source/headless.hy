(import sys)
(print "hello")
