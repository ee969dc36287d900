// SPDX-License-Identifier: Apache-2.0
import Detection
import LibMagic
import Magic

/// Asks our own evaluator, and the C library from the first damaged record on.
final class CheckedMagicDetector: Detector {
  private let detector: MagicDetector
  private let describes: Bool
  private let makeFallback: (_ describing: Bool) throws(LibMagicError) -> any Detector
  private var fallback: (any Detector)?

  /// A detector that asks `database`, and what `makeFallback` makes once that turns out to be damaged.
  init(
    _ database: MagicDatabase, describing: Bool,
    _ makeFallback: @escaping (_ describing: Bool) throws(LibMagicError) -> any Detector
  ) {
    self.makeFallback = makeFallback
    detector = MagicDetector(database, describing: describing)
    describes = describing
  }

  func findings(in subject: Subject) -> Findings {
    if let fallback { return fallback.findings(in: subject) }
    let findings = detector.findings(in: subject)
    guard detector.damage != nil else { return findings }
    do throws(LibMagicError) {
      let fallback = try makeFallback(describes)
      self.fallback = fallback
      return fallback.findings(in: subject)
    } catch {
      var failed = Findings()
      failed.failure = error.description
      return failed
    }
  }
}
