# Sum of the first numbers
.include 'stat.pasm'

.sub 'main' :main
    .param pmc args
    .local int n, total
    n = 10
    total = 0
  loop:
    if n <= 0 goto done
    total += n
    dec n
    goto loop
  done:
    print "total: "
    say total
    $P0 = new 'ResizablePMCArray'
    push $P0, total
    $I1 = 'square'(total)
    say $I1
.end

.sub 'square'
    .param int x
    $I0 = x * x
    .return ($I0)
.end
