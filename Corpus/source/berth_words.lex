(* Numbers of berths *)
%name BerthLex;

%let digit = [0-9];
%let letter = [a-zA-Z];

%defs (
  datatype lex_result = NUMBER of string | NAME of string | EOF
  fun eof () = EOF
);

{digit}+   => ( NUMBER yytext );
{letter}+  => ( NAME yytext );
[ \n\t]+   => ( skip () );
