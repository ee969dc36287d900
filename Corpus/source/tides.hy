;; Reads heights from a file, one a line.
(import sys)
(import pathlib [Path])

(defn mean [heights]
  (/ (sum heights) (len heights)))

(defclass Gauge []
  (defn __init__ [self path]
    (setv self.path (Path path)))
  (defn read [self]
    (lfor line (.splitlines (.read-text self.path)) (float line))))

(when (= __name__ "__main__")
  (setv gauge (Gauge (get sys.argv 1)))
  (print (mean (.read gauge))))
