; Draws the lamps along the quay.
(defun c:LAMPS ( / start count)
  (setq start (getpoint "\nFirst lamp: "))
  (setq count (getreal "\nHow many: "))
  (repeat (fix count)
    (command "_.POINT" start)
  )
  (princ)
)
