import Nat "mo:base/Nat";

actor class Harbour(depth : Nat) {
  stable var berths : Nat = 4;

  public shared ({ caller }) func moor(count : Nat) : async Nat {
    berths -= count;
    berths
  };
};
