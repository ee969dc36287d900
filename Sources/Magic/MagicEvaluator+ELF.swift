// SPDX-License-Identifier: Apache-2.0
extension MagicEvaluator {
  mutating func testELF(_ bytes: Span<UInt8>, _ subject: MagicSubject) -> Int { 0 }
  mutating func testCompoundFile(_ bytes: Span<UInt8>, _ subject: MagicSubject) -> Int { 0 }
}
