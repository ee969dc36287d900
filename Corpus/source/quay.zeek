# Counts the boats that come to the quay.
@load base/frameworks/notice

module Quay;

export {
	redef enum Notice::Type += { Full };
	global most: count = 12 &redef;
	type Berth: record {
		name: string &log;
		depth: double &optional;
	};
}

event zeek_init() {
	local berths: set[addr] = set();
	print fmt("%d berths", |berths|);
}
