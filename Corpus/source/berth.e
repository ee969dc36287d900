note
	description: "Berths of a harbour"
	author: "Ann Mole"
	date: "$Date$"

class
	BERTH

inherit
	ANY
		redefine
			out
		end

create
	make

feature {NONE} -- Initialization

	make (a_number: INTEGER; a_depth: REAL_64)
			-- Makes a berth with its number and depth.
		require
			positive: a_number > 0
		do
			number := a_number
			depth := a_depth
		ensure
			number_set: number = a_number
		end

feature -- Access

	number: INTEGER
	depth: REAL_64

	out: STRING
			-- The berth in words.
		do
			Result := "Berth " + number.out
		end

invariant
	deep: depth >= 0.0

end
