// SPDX-License-Identifier: Apache-2.0

/// The values that repeated measurements are boiled down to.
struct Statistics: Codable, Sendable {
  var median: Double
  var minimum: Double

  /// At least one value is needed.
  init(_ values: [Double]) {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    median = sorted.count % 2 == 0 ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    minimum = sorted[0]
  }
}
