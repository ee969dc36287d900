;; Keeps the last readings of a gauge.
(local limit 12)
(local gauge {})

(fn gauge.add [self height]
  (table.insert self.readings height)
  (when (> (length self.readings) limit)
    (table.remove self.readings 1)))

(fn mean [readings]
  (var sum 0)
  (each [_ height (ipairs readings)]
    (set sum (+ sum height)))
  (/ sum (length readings)))

(tset gauge :mean mean)
gauge
