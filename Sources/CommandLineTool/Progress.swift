// SPDX-License-Identifier: Apache-2.0
import FileSystem

/// A line on the terminal that counts what has been looked at.
final class Progress: Sendable {
  private let console: Console
  private let shown = Locked(0)

  /// Files between two updates of the line: few enough that it moves, too many for it to cost.
  private static let step = 500

  /// A progress line on standard error.
  init(on console: Console) { self.console = console }

  /// Shows a count where it has grown enough.
  func show(_ count: Int) {
    let isDue = shown.withLock { shown in
      guard count >= shown + Progress.step else { return false }
      shown = count
      return true
    }
    if isDue { console.writeError(Array("\r\(count) entries".utf8)) }
  }

  /// Takes the line away, for other output or the end.
  func clear() {
    if shown.withLock({ $0 > 0 }) { console.writeError(Array("\r\u{1b}[K".utf8)) }
  }
}
