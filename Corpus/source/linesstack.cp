MODULE LinesStack;
(**
	a stack of text lines
**)

	IMPORT Log := StdLog, Strings, TextModels;

	CONST maxLen* = 256;

	TYPE
		Line* = ARRAY maxLen OF CHAR;
		Node = POINTER TO RECORD
			line: Line;
			next: Node
		END;
		Stack* = POINTER TO LIMITED RECORD
			top: Node;
			size-: INTEGER
		END;

	VAR dir-: Stack;

	PROCEDURE (s: Stack) Push* (IN line: ARRAY OF CHAR), NEW;
		VAR n: Node;
	BEGIN
		ASSERT(LEN(line$) < maxLen, 20);
		NEW(n); n.line := line$; n.next := s.top;
		s.top := n; INC(s.size)
	END Push;

	PROCEDURE (s: Stack) Pop* (OUT line: Line), NEW;
	BEGIN
		ASSERT(s.top # NIL, 21);
		line := s.top.line$;
		s.top := s.top.next; DEC(s.size)
	END Pop;

	PROCEDURE Do*;
		VAR l: Line; i: INTEGER;
	BEGIN
		FOR i := 1 TO 3 DO
			dir.Push("line"); Log.Int(dir.size)
		END;
		WHILE dir.size > 0 DO
			dir.Pop(l); Log.String(l); Log.Ln
		END
	END Do;

BEGIN
	NEW(dir)
END LinesStack.
