// SPDX-License-Identifier: Apache-2.0

extension Span<UInt8> {
  /// The number of bytes at the beginning that are plain ASCII text, as many of them looked at together as there are.
  ///
  /// Plain text are printable characters, those from bell to carriage return, and the escape: what libmagic counts as text.
  package var asciiTextLength: Int {
    var position = 0
    while position < count {
      let others = ~bitsOfAsciiText(at: position)
      guard others == 0 else { return position &+ others.trailingZeroBitCount }
      position &+= Self.blockSize
    }
    return position
  }
}
