@builtin "whitespace.ne"
@{% const scale = 2; %}
tide -> height _ unit {% id %}
height -> [0-9]:+ {% d => d[0].join("") %}
unit -> "m" | "ft"
