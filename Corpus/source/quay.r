#include "Types.r"

resource 'STR ' (128, purgeable) {
	"Quay"
};

resource 'vers' (1) {
	0x00, 0x03, final, 0x00, verUS,
	"0.3", "0.3, made by hand"
};
