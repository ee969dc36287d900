// SPDX-License-Identifier: Apache-2.0

/// The steps that a finder of features has taken, by where they begin.
///
/// Each stands beside its key, so that a look-up mostly touches one line of memory, which is all that it costs: open addressing
/// with linear probing.
struct FeatureSteps {
  /// Where a step leads, and where its features stand among all of them.
  struct Step {
    let state: UInt32
    let firstFeature: UInt32
  }

  private struct Slot {
    /// The number of what the step begins with plus one; 0 for an empty slot.
    var key: UInt64 = 0
    var step = Step(state: 0, firstFeature: 0)
  }

  /// A power of two of them, of which half are filled at most.
  private var slots = [Slot](repeating: Slot(), count: 64)
  /// How many steps there are.
  private(set) var count = 0

  /// The step that begins with a number below 2 to the 64th less one; nil where it was never taken.
  @inline(__always)
  subscript(origin: UInt64) -> Step? {
    let slots = slots.span
    let slot = slots[FeatureSteps.place(of: origin &+ 1, in: slots)]
    return slot.key == 0 ? nil : slot.step
  }

  /// Adds a step that was not taken before.
  mutating func add(_ step: Step, from origin: UInt64) {
    if 2 * count >= slots.count { grow() }
    slots[FeatureSteps.place(of: origin &+ 1, in: slots.span)] = Slot(key: origin &+ 1, step: step)
    count += 1
  }

  /// Where a key stands or belongs.
  @inline(__always)
  private static func place(of key: UInt64, in slots: Span<Slot>) -> Int {
    let mask = slots.count &- 1
    // The upper half of the product depends on all of the key.
    var place = Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 32) & mask
    while slots[place].key != 0, slots[place].key != key { place = (place &+ 1) & mask }
    return place
  }

  private mutating func grow() {
    var larger = [Slot](repeating: Slot(), count: 2 * slots.count)
    for slot in slots where slot.key != 0 { larger[FeatureSteps.place(of: slot.key, in: larger.span)] = slot }
    slots = larger
  }
}
