(ns example.frequencies
  (:require [clojure.string :as string]))

(defn words
  "Splits a text into lower-case words."
  [text]
  (->> (string/split text #"\W+")
       (remove string/blank?)
       (map string/lower-case)))

(defn top
  [n text]
  (->> (words text)
       frequencies
       (sort-by (comp - val))
       (take n)))

(defn -main [& args]
  (doseq [[word n] (top 5 (slurp (first args)))]
    (println (format "%5d %s" n word))))
