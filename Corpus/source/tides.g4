grammar Tide;

prog : stat+ ;
stat : expr NEWLINE | ID '=' expr NEWLINE ;
expr : expr ('*'|'/') expr
     | INT
     | '(' expr ')'
     ;
ID  : [a-zA-Z]+ ;
INT : [0-9]+ ;
WS  : [ \t]+ -> skip ;
