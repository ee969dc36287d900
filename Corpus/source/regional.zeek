@load base/protocols/ssh
@load-sigs harbour/tide
redef Harbour::quays += { 10.4.0.0/16 };
