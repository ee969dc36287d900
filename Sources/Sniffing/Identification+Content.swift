// SPDX-License-Identifier: Apache-2.0

extension Identification {
  /// What is inside a container.
  public struct Content: Sendable, Hashable {
    /// The name that the container gives it, or that the container's own name leaves it; nil where neither does.
    public let name: [UInt8]?
    /// What it was found to be.
    public let identification: Identification
    /// Why its bytes ended early, for example a corrupt or truncated archive; nil where they did not.
    public let failure: String?
  }
}
