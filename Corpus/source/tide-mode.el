;;; tide-mode.el --- highlight tide tables  -*- lexical-binding: t; -*-

;;; Commentary:

;; A small major mode for tables of high and low water.

;;; Code:

(defgroup tide nil
  "Tide tables."
  :group 'text)

(defcustom tide-units 'metres
  "Units of heights."
  :type '(choice (const metres) (const feet)))

(defvar tide-font-lock-keywords
  '(("\\<\\(HW\\|LW\\)\\>" . font-lock-keyword-face)
    ("[0-9]+\\.[0-9]+" . font-lock-constant-face)))

;;;###autoload
(define-derived-mode tide-mode text-mode "Tide"
  "Major mode for tide tables."
  (setq-local font-lock-defaults '(tide-font-lock-keywords)))

(provide 'tide-mode)
;;; tide-mode.el ends here
