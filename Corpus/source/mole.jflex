package org.example.mole;
%%
%class TideLexer
%unicode
%type Token
Number = [0-9]+
%%
<YYINITIAL> {
  {Number}  { return new Token(yytext()); }
  [ \t\n]   { }
}
