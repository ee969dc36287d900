(module ring racket/base
  (require racket/list)
  (provide (all-defined-out))

  ;; A ring of the last n heights.
  (define (make-ring n) (make-list n 0))
  (define (push ring height)
    (cons height (drop-right ring 1)))
  (define (mean ring)
    (let ([sum (apply + ring)])
      (/ sum (length ring)))))
