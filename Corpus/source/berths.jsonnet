// One object for each berth.
local harbour = import 'harbour.libsonnet';
local berth(number, depth=5) = {
  number: number,
  depth: depth,
  name:: 'berth %d' % number,
  label: std.format('%s, %d m', [self.name, self.depth]),
};

{
  berths: [berth(n) for n in std.range(1, harbour.count)],
  deep: berth(9) + { depth: 12 },
}
