;;; tide-list.el --- Lists the tides  -*- lexical-binding: t; -*-

;;; Commentary:
;; They are read from a table that the harbour sends.

;;; Code:

(require 'cl-lib)

(defgroup tide-list nil
  "The list of tides that you have seen.
It was made for those which the harbour has
and that are in the table, so you can have them all."
  :group 'tools)

(defcustom tide-list-hours 24
  "How many hours the list has, which are those that the table gives
you; they are never more."
  :type 'integer)

(defun tide-list-show ()
  "Show what the table has."
  (interactive)
  (save-excursion
    (goto-char (point-min))))

(provide 'tide-list)
;;; tide-list.el ends here
