(defmodule tide
  (export (main 0) (height 1)))

(defun height (hours)
  (lists:map (lambda (h) (* h 2)) hours))

(defun main ()
  (io:format "~p~n" (list (height '(1 2 3)))))
