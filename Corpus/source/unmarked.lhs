\section{Lamps}
A lamp burns oil.
\begin{code}
burn :: Int -> Int
burn oil = oil - 1
\end{code}
