\version "2.24.0"
\header { title = "Low Water" composer = "The keepers" }
\score {
  \relative c' { \key d \major \time 6/8 d8 fis a a4. | b8 g b a4. \bar "|." }
  \layout { }
  \midi { }
}
