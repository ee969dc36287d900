(define-module (example sieve)
  #:use-module (srfi srfi-1)
  #:export (primes))

(define (primes limit)
  "Return the primes up to LIMIT."
  (let loop ((numbers (iota (- limit 1) 2)) (found '()))
    (if (null? numbers)
        (reverse found)
        (let ((prime (car numbers)))
          (loop (remove (lambda (n) (zero? (modulo n prime))) (cdr numbers))
                (cons prime found))))))

(display (primes 50))
(newline)
