#!/usr/bin/awk -f
# Print the mean of every column.
BEGIN { FS = "\t"; OFS = "  " }
NF > width { width = NF }
{
    for (i = 1; i <= NF; i++) {
        sum[i] += $i
        count[i]++
    }
}
END {
    for (i = 1; i <= width; i++)
        printf "%d%s%.3f\n", i, OFS, sum[i] / count[i]
}
