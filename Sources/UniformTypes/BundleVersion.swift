// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Compares bundle versions: numbers separated by periods, missing ones counting as zero.
package enum BundleVersion {
  /// Negative if `left` is the lower version, positive if it is the higher; no version is lower than any.
  package static func compare(_ left: String?, _ right: String?) -> Int {
    guard let left else { return right == nil ? 0 : -1 }
    guard let right else { return 1 }
    let leftNumbers = numbers(left)
    let rightNumbers = numbers(right)
    for index in 0..<max(leftNumbers.count, rightNumbers.count) {
      let leftNumber = index < leftNumbers.count ? leftNumbers[index] : []
      let rightNumber = index < rightNumbers.count ? rightNumbers[index] : []
      guard leftNumber.count == rightNumber.count else { return leftNumber.count < rightNumber.count ? -1 : 1 }
      if leftNumber != rightNumber { return leftNumber.lexicographicallyPrecedes(rightNumber) ? -1 : 1 }
    }
    return 0
  }

  /// The digits that each part begins with, without zeros in front, because a number may have any number of them.
  private static func numbers(_ version: String) -> [ArraySlice<UInt8>] {
    Array(version.utf8).split(separator: UInt8(ascii: ".")).map { part in
      part.prefix(while: \.isDigit).drop { $0 == 0x30 }
    }
  }
}
