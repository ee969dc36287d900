// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The Swift blocks of a page, which tests compile and run.
public enum PageExamples {
  /// The blocks of a page of the package by its path; those of a manifest, which begin with its name, are left to SwiftPM.
  public static func blocks(of page: String) throws -> [String] {
    try String(contentsOfFile: Corpus.packageFolder + "/" + page, encoding: .utf8)
      .components(separatedBy: "```swift\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
      .filter { !$0.hasPrefix("// Package.swift") }
  }

  /// Those blocks of a page that do not stand in a source file, indented as they may be there.
  public static func strangers(of page: String, to file: String = #filePath) throws -> [String] {
    let source = withoutMargins(try String(contentsOfFile: file, encoding: .utf8))
    return try blocks(of: page).filter { !source.contains(withoutMargins($0)) }
  }

  /// The lines of a text without indentation, empty lines and imports, which stand at the head of a file.
  private static func withoutMargins(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty && !$0.hasPrefix("import ") }
      .joined(separator: "\n")
  }
}
