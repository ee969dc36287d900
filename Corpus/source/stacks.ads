generic
   type Element is private;
   Capacity : Positive := 64;
package Stacks is
   pragma Pure;

   type Stack is private;
   Overflow : exception;

   procedure Push (S : in out Stack; Item : in Element);
   function Is_Empty (S : Stack) return Boolean;

private
   type Elements is array (1 .. Capacity) of Element;
   type Stack is record
      Items : Elements;
      Top   : Natural := 0;
   end record;
end Stacks;
