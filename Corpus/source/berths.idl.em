// Berths of @(quay_name)
@{
deep = [b for b in berths if b.depth > 4]
}@
@[for berth in deep]@
struct @(berth.name) {
  long depth;
};
@[end for]@
