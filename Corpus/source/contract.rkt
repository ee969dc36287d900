#lang racket/base

(require racket/contract
         racket/list)

(provide (contract-out [mean (-> (non-empty-listof real?) real?)]))

(define (mean numbers)
  (/ (apply + numbers) (length numbers)))

(module+ test
  (require rackunit)
  (check-equal? (mean '(1 2 3)) 2))
