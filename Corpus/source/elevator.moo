@program $elevator:goto
"Usage: elevator:goto(floor) -- move the car to the given floor.";
{floor} = args;
if (!(floor in this.floors))
  return E_INVARG;
elseif (floor == this.current_floor)
  this:announce("The doors open.");
  return 1;
endif
if (this.moving)
  this.queue = setadd(this.queue, floor);
  return 0;
endif
this.moving = 1;
fork pid (0)
  start = this.floors[this.current_floor in this.floors];
  while (this.current_floor != floor)
    suspend(this.delay);
    this.current_floor = this.current_floor + (floor > this.current_floor ? 1 | -1);
    for person in (this.contents)
      if (is_player(person))
        person:tell("The indicator shows ", tostr(this.current_floor), ".");
      endif
    endfor
  endwhile
  this.moving = 0;
  this:open_doors();
  if (this.queue)
    next = this.queue[1];
    this.queue = listdelete(this.queue, 1);
    this:goto(next);
  endif
endfork
this.task = pid;
.

@verb $elevator:"push press" any any any rxd
@program $elevator:push
if (!(floor = toint(dobjstr)))
  player:tell("Which button?");
  return;
endif
try
  this:goto(floor);
except e (E_INVARG, E_PERM)
  player:tell("There is no such floor: ", e[2]);
endtry
.
