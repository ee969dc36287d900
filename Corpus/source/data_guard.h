/* The old name of the header of the quay. */

#error "include quay/berth.h instead"
