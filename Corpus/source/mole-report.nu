def tide [quay: string, --high] {
    let rows = (open tides.csv | where quay == $quay)
    if $high { $rows | sort-by height | first 3 } else { $rows }
}
$env.QUAY = "north"
ls **/*.csv | each { |f| $f.name }
