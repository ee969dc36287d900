// SPDX-License-Identifier: Apache-2.0
extension MagicEvaluator {
  mutating func testCompoundFile(_ bytes: Span<UInt8>, _ subject: MagicSubject) -> Int { 0 }
}
