// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A directory of its own for one test, removed in the end.
public final class TemporaryDirectory: Sendable {
  /// The path, without a slash at the end.
  public let path: String

  /// Makes the directory.
  public init() throws {
    path = NSTemporaryDirectory() + "sniff-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    // A test may have taken permissions away.
    _ = try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file below the directory, and the directories on the way, and returns its path.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    let full = path + "/" + name
    let parent = (full as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: full))
    return full
  }

  /// Writes a text file below the directory and returns its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String { try write(Array(text.utf8), to: name) }
}
