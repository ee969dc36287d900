// Mean height of the tide
// and how far the hours differ from it

function [m, d]=heights(h)
    [lhs,rhs]=argn(0)
    if rhs <> 1 then
        error(msprintf(gettext("%s: one argument expected.\n"), "heights"))
    end
    if h == [] then
        m = %nan
        d = %f
    else
        m = sum(h) / size(h, "*")
        d = list(max(h) - m, min(h) - m)
    end
endfunction
