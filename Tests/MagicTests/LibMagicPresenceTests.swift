// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

/// What tests leave themselves out without.
@Suite struct LibMagicPresenceTests {
  /// Where `.ci/run` runs, a suite that is skipped for want of these would pass without having looked at anything.
  @Test(.enabled(if: TestShare.mustBeComplete, "SNIFF_TEST_COMPLETE is not set"))
  func hasAllThatOtherTestsNeed() {
    #expect(LibMagicOracle.isComparable, "libmagic 5.44 and its database are not installed")
    #expect(SniffProcess.isBuilt, "the tool was not built beside the tests")
  }
}
