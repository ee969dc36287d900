(namespace 'free)

(define-keyset "free.coinbox-admin" (read-keyset "coinbox-admin"))

(module coinbox GOVERNANCE
  @doc "Simple savings boxes with a per-account guard."
  @model [ (invariant (= 1 1)) ]

  (use coin)
  (implements fungible-v2-lite)

  (defcap GOVERNANCE ()
    (enforce-guard (keyset-ref-guard "free.coinbox-admin")))

  (defcap TRANSFER:bool (from:string to:string amount:decimal)
    @managed amount TRANSFER-mgr
    (enforce (> amount 0.0) "amount must be positive")
    (compose-capability (DEBIT from)))

  (defcap DEBIT (account:string)
    (with-read boxes account { "guard" := g }
      (enforce-guard g)))

  (defun TRANSFER-mgr:decimal (managed:decimal requested:decimal)
    (let ((rest (- managed requested)))
      (enforce (>= rest 0.0) (format "exceeded by {}" [rest]))
      rest))

  (defschema box
    balance:decimal
    guard:guard)

  (deftable boxes:{box})

  (defconst MINIMUM_PRECISION 12)

  (defun open-box:string (account:string guard:guard)
    (insert boxes account
      { "balance": 0.0, "guard": guard }))

  (defun move (from:string to:string amount:decimal)
    (with-capability (TRANSFER from to amount)
      (with-read boxes from { "balance" := bal }
        (update boxes from { "balance": (- bal amount) }))
      (with-default-read boxes to { "balance": 0.0 } { "balance" := tb }
        (update boxes to { "balance": (+ tb amount) })))))

(create-table boxes)
