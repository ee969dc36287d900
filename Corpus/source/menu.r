#include "Types.r"

resource 'STR#' (128, "Harbour names") {
	{
		"Oban",
		"Mallaig",
		"Ullapool"
	}
};

resource 'ALRT' (129) {
	{40, 40, 150, 340}, 129,
	{ OK, visible, sound1, OK, visible, sound1, OK, visible, sound1, OK, visible, sound1 }
};
