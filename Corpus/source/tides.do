* How high the water stands at each quay.
version 17
use "tides.dta", clear
generate height = level - datum
replace height = . if height < 0
label variable height "Height above datum"
foreach quay in north south {
    summarize height if quay == "`quay'"
}
regress height moon wind
