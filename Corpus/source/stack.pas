program StackDemo;

{$mode objfpc}

type
  PNode = ^TNode;
  TNode = record
    Value: Integer;
    Next: PNode;
  end;

var
  Top: PNode = nil;
  I: Integer;

procedure Push(Value: Integer);
var
  Node: PNode;
begin
  New(Node);
  Node^.Value := Value;
  Node^.Next := Top;
  Top := Node;
end;

function Pop: Integer;
var
  Node: PNode;
begin
  Node := Top;
  Pop := Node^.Value;
  Top := Node^.Next;
  Dispose(Node);
end;

begin
  for I := 1 to 5 do
    Push(I * I);
  while Top <> nil do
    WriteLn(Pop);
end.
