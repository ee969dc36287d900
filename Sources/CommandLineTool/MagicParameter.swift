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
      let value = number(at: parts[1].utf8)
      guard value >= 0 else { throw UsageError("-P \(text): N is a whole number from 0 to \(Int32.max)") }
      guard limits.set(String(parts[0]), to: value) else {
        throw UsageError("-P \(text): no such limit; there are \(MagicLimits.names.joined(separator: ", "))")
      }
    }
    return limits
  }

  /// The number at the beginning of a text as `atoi` reads it, which file(1) asks: 0 where there is none, and cut to 32 bits.
  private static func number(at text: Substring.UTF8View) -> Int {
    var rest = text.drop { $0 == UInt8(ascii: " ") || 0x09...0x0D ~= $0 }
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    var value = 0
    for byte in rest.prefix(while: { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) {
      let (tens, isLong) = value.multipliedReportingOverflow(by: 10)
      let (sum, isLonger) = tens.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      // `strtol`, which `atoi` calls, stays at the largest number.
      guard !isLong, !isLonger else {
        value = .max
        break
      }
      value = sum
    }
    return Int(Int32(truncatingIfNeeded: isNegative ? -value : value))
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
