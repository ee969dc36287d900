#include <core.p4>
#include <v1model.p4>
header ethernet_t { bit<48> dst; bit<48> src; bit<16> type; }
struct headers { ethernet_t eth; }
parser P(packet_in p, out headers h) {
  state start { p.extract(h.eth); transition accept; }
}
control Ingress(inout headers h) { apply { } }
