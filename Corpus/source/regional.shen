(datatype tide
  D : number;
  ===========
  [tide D] : level;)

(define rise
  { number --> number }
  0 -> 1
  D -> (+ D 1) where (> D 0))

(tc +)
