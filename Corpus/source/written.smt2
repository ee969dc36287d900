; the state of a lock
(declare-sort |lock_s| 0)
(declare-fun |lock_open| (|lock_s|) Bool)
(define-fun |lock n| ((state |lock_s|)) Bool (|lock_open| state))
