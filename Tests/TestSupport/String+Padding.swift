// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The text with spaces after it up to a length.
  package func padded(to length: Int) -> String { self + String(repeating: " ", count: length - count) }
}
