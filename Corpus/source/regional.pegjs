tide
  = name:word _ depth:number { return { name, depth }; }

word "a name"
  = letters:$[a-z]+ { return text(); }
  / "?" { return null; }

number = digits:[0-9]+ { return parseInt(text(), 10); }
_ = [ \t]*
