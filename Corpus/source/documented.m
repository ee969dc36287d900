## -*- texinfo -*-
## @deftypefn {} {} hull (@var{planks})
## Builds a hull.
## @end deftypefn

function h = hull (planks)
  h.planks = planks;
endfunction
