(define (domain x)
 (:requirements :strips)
 (:predicates (a ?b)))
