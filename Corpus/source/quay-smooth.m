## The mean of a gauge over n readings.
## Readings that are not there count as zero.

function y = quay_smooth (x, n)
  if (nargin < 2)
    n = 3;
  endif
  y = filter (ones (1, n), n, x);
endfunction

## The highest of them.
function h = quay_highest (x)
  h = max (x(:));
endfunction
