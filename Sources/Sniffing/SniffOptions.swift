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
  public struct Limits: Sendable, Hashable {
    /// The bytes that detectors see first: nearly all files show what they are within the first 64 KiB.
    public var firstHead = 64 << 10
    /// The bytes that detectors see at most, and all that is ever taken from a pipe.
    public var largestHead = 1 << 20
    /// How deep containers are opened (gzip in gzip in gzip): deeper nesting is found in attacks only.
    public var depth = 3

    /// The processor time for one source and all that is inside; what was found until then is the answer.
    ///
    /// No known input comes near it: the bounds above end the work long before. It leaves something of the 250 ms that
    /// are promised for what is under way when the time is up. A build without optimization, or for a sanitizer, has more.
    public var processorTime = Duration.milliseconds(200 * WorkBudget.slowness)

    /// The standard limits.
    public init() {}
  }
}
