(import os [path])

(defn lit? [n]
  (> n 3))

(print (lit? 4))
