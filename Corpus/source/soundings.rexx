/* REXX: depths of the berths */
parse arg quay
total = 0
do i = 1 to 3
   say quay i 'is' 4 + i 'm deep'
   total = total + 4 + i
end
call report total
exit 0

report: procedure
   say 'together' arg(1)
   return
