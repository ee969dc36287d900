!$omp parallel do reduction(+:total)
do berth = 1, berths
   total = total + depth(berth)
end do
