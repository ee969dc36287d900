\documentclass{article}
\begin{document}
\section{Waves}

A wave has a height and a length.

\begin{code}
data Wave = Wave { size :: Double, span :: Double }

steep :: Wave -> Bool
steep w = size w * 7 > span w
\end{code}

Steep waves break.
\end{document}
