// SPDX-License-Identifier: Apache-2.0

/// A property list file that has been read.
package struct PropertyListDocument: Sendable {
  /// The three ways a property list is written.
  package enum Format: String, Sendable {
    case xml
    case binary
    case openStep
  }

  /// Something that readers let pass and an author should know.
  package struct Irregularity: Sendable, Equatable {
    /// The kinds of irregularities.
    package enum Kind: Int, Sendable, CaseIterable {
      /// Text outside of any element that may hold it.
      case strayText
      /// A character that XML forbids.
      case forbiddenCharacter
      /// An encoding that is unknown or not that of the file.
      case wrongEncoding
    }

    /// The kind.
    package let kind: Kind
    /// What it is, as a clause: `text outside of any element`.
    package let message: String
    /// Where it stands.
    package let position: SourcePosition
  }

  /// The outermost value.
  package let root: PropertyList
  /// How the file is written.
  package let format: Format
  /// What the reader let pass.
  package let irregularities: [Irregularity]
  /// How many irregularities of a kind are not in that list, because there are so many.
  package let leftOutIrregularities: [Irregularity.Kind: Int]
  private let map: SourceMap?

  /// The position of an offset found in the tree; nil in a binary list.
  package func position(at offset: Int?) -> SourcePosition? {
    guard let offset, let map else { return nil }
    return map.position(at: offset)
  }

  /// Reads a property list in any of its formats.
  ///
  /// Text may be UTF-8 or, with or without a byte order mark, UTF-16; XML may also declare ISO 8859-1.
  package init(bytes: [UInt8]) throws(PropertyListError) {
    guard !bytes.isEmpty else { throw PropertyListError(.empty) }
    guard bytes.count <= PropertyListLimits.byteCount else { throw PropertyListError(.tooLarge) }
    if bytes.starts(with: "bplist".utf8) {
      do throws(SyntaxError) {
        var reader = BinaryPropertyListReader(bytes)
        root = try reader.read()
      } catch {
        throw PropertyListError(error.reason)
      }
      format = .binary
      irregularities = []
      leftOutIrregularities = [:]
      map = nil
      return
    }
    let text = try TextDecoding.utf8(bytes)
    let map = SourceMap(text)
    do throws(SyntaxError) {
      if TextDecoding.startsLikeXML(text) {
        var reader = XMLPropertyListReader(text, isWide: TextDecoding.isWide(bytes))
        root = try reader.read()
        format = .xml
        irregularities = reader.irregularities.kept.map {
          Irregularity(kind: $0.kind, message: $0.message, position: map.position(at: $0.offset))
        }
        leftOutIrregularities = reader.irregularities.leftOut
      } else {
        var reader = OpenStepPropertyListReader(text)
        root = try reader.read()
        format = .openStep
        irregularities = []
        leftOutIrregularities = [:]
      }
    } catch {
      throw PropertyListError(error.reason, at: error.offset.map { map.position(at: $0) })
    }
    self.map = map
  }
}
