(deftemplate x (slot a))
(defrule r (x (a 1)) => (printout t "y"))
