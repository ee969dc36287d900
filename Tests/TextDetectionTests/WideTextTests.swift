// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import TextDetection

@Suite("Text of wide units")
struct WideTextTests {
  private func bytes<Unit: FixedWidthInteger>(of units: [Unit], isBig: Bool) -> [UInt8] {
    let shifts = stride(from: 0, to: Unit.bitWidth, by: 8)
    return units.flatMap { unit in
      (isBig ? shifts.reversed() : Array(shifts)).map { UInt8(truncatingIfNeeded: unit >> Unit($0)) }
    }
  }

  @Test("is what the standard library makes of it, halves of pairs and all", arguments: [false, true])
  func utf16(isBig: Bool) {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<400 {
      let units = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
        let ranges: [ClosedRange<UInt16>] = [0...0x7f, 0x80...0x7ff, 0x800...0xffff, 0xd800...0xdbff, 0xdc00...0xdfff]
        return UInt16.random(in: ranges.randomElement(using: &generator) ?? 0...0, using: &generator)
      }
      let stored = bytes(of: units, isBig: isBig)
      let text = WideText.utf8(of: stored.span, width: 2, isBig: isBig)
      #expect(text == Array(String(decoding: units, as: UTF16.self).utf8), "\(units)")
    }
  }

  @Test("has a sign in place of what is no character", arguments: [false, true])
  func utf32(isBig: Bool) {
    let units: [UInt32] = [0x41, 0xe9, 0x20ac, 0x1f600, 0xd800, 0x11_0000, 0xffff_ffff, 0x42]
    let stored = bytes(of: units, isBig: isBig)
    let text = WideText.utf8(of: stored.span, width: 4, isBig: isBig)
    #expect(text == Array("Aé€😀\u{fffd}\u{fffd}\u{fffd}B".utf8))
  }

  @Test("leaves out a unit that the end cuts off", arguments: [2, 4])
  func cut(width: Int) {
    let whole = [UInt8](repeating: 0, count: width - 1) + [0x41]
    for count in 1..<width {
      let stored = whole + whole.prefix(count)
      let text = WideText.utf8(of: stored.span, width: width, isBig: true)
      #expect(text == [0x41])
    }
  }
}
