\begin{code}
module Hull where
planks :: Int
planks = 40
\end{code}
