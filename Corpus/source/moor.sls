(library (harbour moor)
  (export moor cast-off)
  (import (only (chezscheme) format)))
