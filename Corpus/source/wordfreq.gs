uses Gee

init
	var counts = new HashMap of string, int
	line : string? = stdin.read_line()
	while line is not null
		for word in line.down().split(" ")
			if counts.has_key(word)
				counts[word] = counts[word] + 1
			else
				counts[word] = 1
		line = stdin.read_line()

	for key in counts.keys
		print "%s\t%d", key, counts[key]
	assert (counts.size >= 0)
