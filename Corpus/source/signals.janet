# Signals of a light.
(import ./lamp :as lamp)

(def pattern @[1 0 1 1])
(var shown 0)

(defn show [light &opt times]
  (default times 1)
  (loop [i :range [0 times]]
    (each bit pattern
      (if (= bit 1)
        (lamp/flash light)
        (lamp/pause))
      (++ shown)))
  (string/format "%d signals" shown))

(defn main [& args]
  (def light @{:name "north" :colour :red})
  (put light :height 12)
  (print (show light 2))
  (array/push pattern 1))
