;; Who has which berth of the harbor, and until when.
(define-constant err-taken (err u101))
(define-constant err-owner-only (err u102))
(define-data-var fee uint u25)
(define-map berths { number: uint } { boat: principal, until: uint })

(define-read-only (get-berth (number uint))
  (map-get? berths { number: number }))

(define-public (take-berth (number uint) (blocks uint))
  (begin
    (asserts! (is-none (get-berth number)) err-taken)
    (try! (stx-transfer? (* blocks (var-get fee)) tx-sender (as-contract tx-sender)))
    (map-set berths { number: number } { boat: tx-sender, until: (+ block-height blocks) })
    (ok true)))
