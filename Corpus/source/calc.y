%{
#include <stdio.h>
int yylex(void);
void yyerror(const char *message) { fprintf(stderr, "%s\n", message); }
%}

%union { double number; }
%token <number> NUMBER
%type <number> expression
%left '+' '-'
%left '*' '/'

%%

input: /* nothing */
     | input expression '\n' { printf("%g\n", $2); }
     ;

expression: NUMBER
          | expression '+' expression { $$ = $1 + $3; }
          | expression '*' expression { $$ = $1 * $3; }
          | '(' expression ')'        { $$ = $2; }
          ;

%%

int main(void) { return yyparse(); }
