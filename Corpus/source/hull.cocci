// lifting twice is once
@lift@
expression E;
@@
- lift(lift(E))
+ lift(E)
