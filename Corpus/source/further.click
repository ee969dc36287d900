// Counts what passes the quay.
in :: FromDevice(eth1);
kinds :: Classifier(12/0800, -);

in -> kinds;
kinds[0] -> Strip(14) -> CheckIPHeader -> Counter -> waiting :: Queue(50) -> ToDevice(eth2);
kinds[1] -> Discard;
