IO.puts "All berths are free"
IO.puts "Tide at #{12}"
