// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How much of their inputs the heaviest tests look at: all, unless `SNIFF_TEST_SHARE` in the environment asks for one in so many.
///
/// A sanitizer multiplies their time, and a part of the inputs walks the same code on the same threads.
public enum TestShare {
  /// One in so many inputs is looked at; 1 for all.
  public static let oneIn = max(1, ProcessInfo.processInfo.environment["SNIFF_TEST_SHARE"].flatMap { Int($0) } ?? 1)

  /// Whether tests that would leave themselves out must fail instead: what they need is installed where `.ci/run` runs them.
  public static let mustBeComplete = ProcessInfo.processInfo.environment["SNIFF_TEST_COMPLETE"] == "1"

  /// The elements that are looked at, in their order.
  public static func of<Elements: Sequence>(_ elements: Elements) -> [Elements.Element] {
    elements.enumerated().filter { $0.offset % oneIn == 0 }.map(\.element)
  }

  /// What a share of the inputs must show at least, where all of them show `count`: inputs are not all alike.
  public static func ofAtLeast(_ count: Int) -> Int { oneIn == 1 ? count : count / oneIn / 2 }

  /// A number of rounds, fewer where a share is asked for; at least 2.
  public static func rounds(_ count: Int) -> Int { max(2, count / oneIn) }
}
