// SPDX-License-Identifier: Apache-2.0
import FileSystem
public import UniformTypes

/// What an identification may look at, and how far it may go.
public struct SniffOptions: Sendable {
  /// The types that may be named.
  public var registry: TypeRegistry
  /// Whether file names are ignored, so that content and supplied types decide alone.
  public var ignoresNames = false
  /// Whether links are followed, so that what they lead to is identified.
  public var followsLinks = false
  /// Whether evidence quotes the signature database's descriptions for people, which costs a second evaluation.
  public var describesEvidence = false
  /// The bounds on untrusted input.
  public var limits = Limits()

  /// The usual options, with the types that are current for the caller.
  public init(registry: TypeRegistry = .current) { self.registry = registry }

  /// Bounds on untrusted input, each with its reason.
  ///
  /// A value outside of the range that its property names becomes the nearest one inside, so that no value stops the program or
  /// takes all of its memory.
  public struct Limits: Sendable, Hashable {
    /// The bytes that detectors see first: nearly all files show what they are within the first 64 KiB.
    ///
    /// From 512 bytes to 16 MiB; where it is more than `largestHead`, that counts.
    public var firstHead = 64 << 10 {
      didSet { firstHead = firstHead.clamped(to: Self.heads) }
    }
    /// The bytes that detectors see at most, and all that is ever taken from a pipe, from 512 bytes to 16 MiB.
    public var largestHead = 1 << 20 {
      didSet { largestHead = largestHead.clamped(to: Self.heads) }
    }
    /// How deep containers are opened (gzip in gzip in gzip), from 0 to 16: deeper nesting is found in attacks only.
    public var depth = 3 {
      didSet { depth = depth.clamped(to: Self.depths) }
    }

    /// The processor time for one source and all that is inside; what was found until then is the answer.
    ///
    /// From none, which leaves little more than the answer for the first bytes, to ten minutes. No known input comes near it: the
    /// bounds above end the work long before. It leaves something of the 250 ms that are promised for what is under way when the
    /// time is up. A build without optimization, or for a sanitizer, has more.
    public var processorTime = Duration.milliseconds(200 * WorkBudget.slowness) {
      didSet { processorTime = processorTime.clamped(to: Self.times) }
    }

    /// Heads for which the detectors are made: a sector, and what a worker can hold several times over.
    private static let heads = 512...(16 << 20)
    /// Each level has a call of its own on the stack, and a window of its decompressor in memory.
    private static let depths = 0...16
    /// More is no bound.
    private static let times = Duration.zero...Duration.seconds(600)

    /// The standard limits.
    public init() {}
  }
}

extension Comparable {
  /// The value of a range that is nearest.
  fileprivate func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
