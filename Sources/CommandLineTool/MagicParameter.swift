// SPDX-License-Identifier: Apache-2.0
import Magic

/// The limits that `-P NAME=N` sets.
enum MagicParameter {
  /// The limits that a list of arguments makes of the usual ones.
  static func limits(_ arguments: [[UInt8]]) throws(UsageError) -> MagicLimits {
    var limits = MagicLimits()
    for argument in arguments {
      let text = String(decoding: argument, as: UTF8.self)
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw UsageError("-P \(text): write NAME=N") }
      guard let value = Int(parts[1]), 0...Int(Int32.max) ~= value else {
        throw UsageError("-P \(text): N is a whole number from 0 to \(Int32.max)")
      }
      guard limits.set(String(parts[0]), to: value) else {
        throw UsageError("-P \(text): no such limit; there are \(MagicLimits.names.joined(separator: ", "))")
      }
    }
    return limits
  }
}

extension MagicLimits {
  /// Those that are not as usual, by libmagic's numbers for them (libmagic(3), "magic_setparam").
  var changes: [(name: Int32, value: Int)] {
    let usual = MagicLimits()
    let all = [
      (indirection, usual.indirection), (nameUse, usual.nameUse), (elfProgramHeaders, usual.elfProgramHeaders),
      (elfSections, usual.elfSections), (elfNotes, usual.elfNotes), (regularExpression, usual.regularExpression),
      (bytes, usual.bytes), (encoding, usual.encoding),
    ]
    return all.enumerated().filter { $0.element.0 != $0.element.1 }.map { (Int32($0.offset), $0.element.0) }
  }
}
