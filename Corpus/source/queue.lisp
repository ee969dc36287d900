;;;; A functional queue made of two lists.
(defpackage :queue
  (:use :common-lisp)
  (:export #:make-queue #:push-back #:pop-front))
(in-package :queue)

(defstruct (queue (:constructor %make-queue (front back)))
  (front '() :type list)
  (back '() :type list))

(defun make-queue () (%make-queue '() '()))

(defun push-back (item queue)
  (%make-queue (queue-front queue) (cons item (queue-back queue))))

(defun pop-front (queue)
  (let ((front (or (queue-front queue) (reverse (queue-back queue)))))
    (if (null front)
        (error "the queue is empty")
        (values (first front)
                (%make-queue (rest front)
                             (if (queue-front queue) (queue-back queue) '()))))))
