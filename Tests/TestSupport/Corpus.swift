// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The package's own labelled files.
public enum Corpus {
  /// One line of `labels.tsv`.
  public struct Sample: Sendable, CustomStringConvertible {
    /// The path below the corpus.
    public let path: String
    /// The identifier of the file's type; empty where nobody declares one.
    public let identifier: String
    /// The MIME type of the file.
    public let mimeType: String
    /// The identifier of what is inside one layer of compression; empty where nothing is.
    public let contentIdentifier: String
    /// Whether the bytes alone tell the type.
    public let isContentOnly: Bool
    /// The file name.
    public var name: String { (path as NSString).lastPathComponent }
    /// What a failing test calls it.
    public var description: String { path }
  }

  /// The folder.
  public static var folder: String { packageFolder + "/Corpus" }

  /// The folder of the package.
  public static var packageFolder: String {
    // Tests/TestSupport/Corpus.swift
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
  }

  /// All samples, by path.
  public static let samples: [Sample] = {
    guard let labels = try? String(contentsOfFile: folder + "/labels.tsv", encoding: .utf8) else { return [] }
    let lines = labels.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    guard let header = lines.first else { return [] }
    let columns = Dictionary(uniqueKeysWithValues: header.enumerated().map { (String($1), $0) })
    return lines.dropFirst().map { line in
      func field(_ name: String) -> String {
        guard let column = columns[name], column < line.count else { return "" }
        return String(line[column])
      }
      return Sample(
        path: field("path"), identifier: field("identifier"), mimeType: field("mime"),
        contentIdentifier: field("contentIdentifier"), isContentOnly: field("contentOnly") != "no")
    }
  }()

  /// Samples that are tried one after another by one sniffer.
  public struct Chunk: Sendable, CustomStringConvertible {
    /// The samples.
    public let samples: [Sample]
    /// What a failing test calls it.
    public var description: String { "\(samples.first?.path ?? "") and \(samples.count - 1) more" }
  }

  /// All samples, or the share of them that is asked for, in chunks: few enough that loading the signature database for each
  /// costs little.
  public static let chunks: [Chunk] = {
    let share = TestShare.of(samples)
    return stride(from: 0, to: share.count, by: 50).map { start in
      Chunk(samples: Array(share[start..<min(start + 50, share.count)]))
    }
  }()

  /// The bytes of a sample.
  public static func bytes(of sample: Sample) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: folder + "/" + sample.path)))
  }
}
