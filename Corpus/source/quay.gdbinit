# Settings of the harbour's debugger
set history save on
set print pretty on
set pagination off
set disassembly-flavor intel
add-auto-load-safe-path /usr/lib/go

define berth
  if $argc == 0
    print berths
  else
    print berths[$arg0]
  end
end
document berth
Prints a berth.
end

break main
handle SIGPIPE nostop noprint pass
