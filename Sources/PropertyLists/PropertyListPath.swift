// SPDX-License-Identifier: Apache-2.0

/// The way from the root of a property list to one of its values.
package struct PropertyListPath: Sendable, Hashable {
  /// One step: into a dictionary or into an array.
  package enum Step: Sendable, Hashable {
    case key(String)
    case index(Int)
  }

  /// The steps from the root on.
  package let steps: [Step]

  /// A path of the steps given; the root where there are none.
  package init(_ steps: [Step] = []) { self.steps = steps }

  /// The path of a key in the dictionary at this path.
  package func appending(_ key: String) -> PropertyListPath { PropertyListPath(steps + [.key(key)]) }

  /// The path of an element in the array at this path.
  package func appending(_ index: Int) -> PropertyListPath { PropertyListPath(steps + [.index(index)]) }
}

extension PropertyListPath: CustomStringConvertible {
  /// The path as in `UTExportedTypeDeclarations[0].UTTypeIdentifier`.
  ///
  /// A key with a character that is not a letter, digit, hyphen or underscore is put in brackets and single quotes, as
  /// JSONPath (RFC 9535, section 2.3.1) does: `UTTypeTagSpecification['public.mime-type']`.
  package var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where key.isEmpty || !key.utf8.allSatisfy(PropertyListPath.isPlain):
        text += "['\(PropertyListPath.escaped(key))']"
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      }
    }
    return text
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: false
    }
  }

  private static func escaped(_ key: String) -> String {
    var text = ""
    for scalar in key.unicodeScalars {
      if scalar == "'" || scalar == "\\" { text.unicodeScalars.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}

extension PropertyList {
  /// The value at a path from this one on, or nil where the path leads nowhere.
  package subscript(path path: PropertyListPath) -> PropertyList? {
    var here = self
    for step in path.steps {
      switch step {
      case .key(let key):
        guard let next = here[key] else { return nil }
        here = next
      case .index(let index):
        guard let elements = here.array, elements.indices.contains(index) else { return nil }
        here = elements[index]
      }
    }
    return here
  }
}
