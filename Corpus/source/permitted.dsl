; how boats are set
(define %quay-width% 6in)
(root (make simple-page-sequence
  (process-children)))
(element boat (make paragraph
  font-size: 11pt
  (process-children-trim)))
