%!test <*45969>
%! x = tide (3);
%! assert (x, 9);
%!error <Invalid call> tide ()
