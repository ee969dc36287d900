class Anchor extends Gear {
  weight = 0;
  chain = null;

  constructor(weight, chain) {
    base.constructor("anchor");
    this.weight = weight;
    this.chain = chain;
  }

  function drop(depth) {
    local left = chain - depth;
    return left > 0 ? left : 0;
  }
}

::anchors <- [];
foreach (index, weight in [20, 35]) {
  ::anchors.append(Anchor(weight, 100 + index));
}

function Anchor::raise() {
  print("up\n");
}
