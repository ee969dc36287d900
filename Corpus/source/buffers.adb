with Ada.Text_IO; use Ada.Text_IO;

procedure Buffers is
   type Index is mod 8;
   type Storage is array (Index) of Integer;

   protected Buffer is
      entry Put (Item : in Integer);
      entry Get (Item : out Integer);
   private
      Items : Storage;
      First : Index := 0;
      Count : Natural := 0;
   end Buffer;

   protected body Buffer is
      entry Put (Item : in Integer) when Count < 8 is
      begin
         Items (First + Index (Count)) := Item;
         Count := Count + 1;
      end Put;

      entry Get (Item : out Integer) when Count > 0 is
      begin
         Item := Items (First);
         First := First + 1;
         Count := Count - 1;
      end Get;
   end Buffer;

   Value : Integer;
begin
   Buffer.Put (42);
   Buffer.Get (Value);
   Put_Line (Integer'Image (Value));
end Buffers;
