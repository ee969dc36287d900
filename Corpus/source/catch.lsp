; What the boats caught.
(context 'Catch)

(define (Catch:add boat fish)
  (push (list boat fish) Catch:log))

(context MAIN)

(set 'boats '("Ada" "Bob"))
(constant 'limit 40)

(dolist (boat boats)
  (Catch:add boat (rand limit)))

(letn ((all Catch:log) (sum (apply + (map last all))))
  (println "caught " sum)
  (inc sum))

(exit)
