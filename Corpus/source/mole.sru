forward
global type n_tide from nonvisualobject
end type
end forward

forward prototypes
public function integer of_height (string as_quay)
end prototypes

public function integer of_height (string as_quay);
return il_height
end function

on n_tide.create
call super::create
end on
