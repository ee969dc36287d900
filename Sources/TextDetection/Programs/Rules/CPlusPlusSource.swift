// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Short sources of C++, and headers that C++ alone can read.
///
/// Sources: ISO/IEC 14882, sections 11.3, Class names, and 15.3, Source file inclusion, and sections Linkage specifications and
/// Standard iostream objects.
enum CPlusPlusSource {
  /// A header of C++ that is included, after nothing but comments and directives.
  static func isInclusion(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard sample.bytes.has("#", at: front), sample.contains("#include") || sample.contains("# include") else {
      return false
    }
    let directives: [StaticString] = ["#if", "#include", "#pragma once", "#define "]
    return directives.contains { sample.bytes.has($0, at: front) } && hasLines(in: sample)
  }

  /// Nothing but namespaces and the names of classes in them (ISO/IEC 14882, section 11.3, Class names).
  static func areNamesOfClasses(_ sample: TextSample) -> Bool {
    guard sample.isWhole else { return false }
    var cursor = StatementCursor(sample.bytes, at: sample.front)
    guard "#nc".utf8.contains(cursor.next), sample.contains("class ") || sample.contains("namespace ") else {
      return false
    }
    var (classes, namespaces) = (0, 0)
    while true {
      cursor.skipDirectives(UInt8(ascii: "#"))
      if cursor.isAtEnd { return classes > 0 || namespaces > 1 || namespaces > 0 && sample.contains("#include") }
      if cursor.take("namespace") {
        while !cursor.name().isEmpty { while cursor.take(UInt8(ascii: ":")) {} }
        guard cursor.take(UInt8(ascii: "{")) else { return false }
        namespaces += 1
      } else if cursor.take("class") || cursor.take("struct") {
        guard !cursor.name().isEmpty, cursor.take(UInt8(ascii: ";")) else { return false }
        classes += 1
      } else {
        guard cursor.take(UInt8(ascii: "}")) else { return false }
        _ = cursor.take(UInt8(ascii: ";"))
      }
    }
  }

  /// Nothing but comments and directives, one of which names a header of C++.
  static func isHeader(_ sample: TextSample) -> Bool {
    isNamed(in: sample) && CSource.definitions(in: sample) != nil
  }

  /// Declarations of C that C++ asks for; headers for both languages hide the line from C.
  static func isLinkage(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard sample.bytes.has("extern \"C\"", at: front), !sample.contains("__cplusplus"), !sample.contains("fn ")
    else { return false }
    return sample.bytes[(front + 10)...].first { $0 > 0x20 } == UInt8(ascii: "{") && sample.contains("}")
  }

  /// Whether something is written to the standard output by its operator, and every line ends as statements and their parts do
  /// (ISO/IEC 14882, section Standard iostream objects).
  static func isStreamed(_ sample: TextSample) -> Bool {
    guard sample.contains("cout <<") else { return false }
    var writes = false
    for place in sample.wholeLines.places where !place.isBlank {
      let text = sample.bytes[place.text]
      guard !text.begins(with: "//"), place.head != UInt8(ascii: "#") else { continue }
      if text.begins(with: "cout <<") || text.begins(with: "std::cout <<") {
        writes = true
      } else {
        // Other statements may go on in the next line.
        guard ";{}(),&|*+-/<>=\"".utf8.contains(place.tail) || text.contains("//") else { return false }
      }
    }
    return writes
  }
}
