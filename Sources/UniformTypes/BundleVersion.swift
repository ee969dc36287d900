// SPDX-License-Identifier: Apache-2.0

/// Compares bundle versions: numbers separated by periods, missing ones counting as zero.
package enum BundleVersion {
  /// Negative if `left` is the lower version, positive if it is the higher; no version is lower than any.
  package static func compare(_ left: String?, _ right: String?) -> Int {
    guard let left else { return right == nil ? 0 : -1 }
    guard let right else { return 1 }
    let leftNumbers = numbers(left)
    let rightNumbers = numbers(right)
    for index in 0..<max(leftNumbers.count, rightNumbers.count) {
      let leftNumber = index < leftNumbers.count ? leftNumbers[index] : 0
      let rightNumber = index < rightNumbers.count ? rightNumbers[index] : 0
      if leftNumber != rightNumber { return leftNumber < rightNumber ? -1 : 1 }
    }
    return 0
  }

  private static func numbers(_ version: String) -> [UInt64] {
    version.split(separator: ".").map { UInt64($0.prefix { $0.isASCII && $0.isNumber }) ?? 0 }
  }
}
