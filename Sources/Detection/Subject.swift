// SPDX-License-Identifier: Apache-2.0
package import ByteSources
import ByteVectors
package import FileSystem
package import UniformTypes

/// What is to be identified: bytes, and all that is claimed about them.
package struct Subject {
  /// What the file system says; nil for bytes that are no file.
  package let status: FileStatus?
  /// The first bytes, read once and shared by all detectors.
  package let head: [UInt8]
  /// How many of them are plain ASCII text, which decides on the encoding of most texts.
  package let plainLength: Int
  /// Whether the head is all there is.
  package let isWhole: Bool
  /// The bytes beyond the head; nil for what has none, such as a directory.
  package let source: (any ByteSource)?
  /// The claims about the bytes.
  package let claims: Claims
  /// The types that may be named.
  package let types: DetectedTypes
  /// The processor time that the subject may still cost; nil for as much as it takes.
  package let budget: WorkBudget?

  /// A subject with its first bytes.
  package init(
    status: FileStatus?, head: [UInt8], isWhole: Bool, source: (any ByteSource)?, claims: Claims,
    types: DetectedTypes, budget: WorkBudget? = nil
  ) {
    self.status = status
    self.head = head
    plainLength = head.span.asciiTextLength
    self.isWhole = isWhole
    self.source = source
    self.claims = claims
    self.types = types
    self.budget = budget
  }

  /// A subject that shares no types with others.
  package init(
    status: FileStatus?, head: [UInt8], isWhole: Bool, source: (any ByteSource)?, claims: Claims,
    registry: TypeRegistry, budget: WorkBudget? = nil
  ) {
    self.init(
      status: status, head: head, isWhole: isWhole, source: source, claims: claims, types: DetectedTypes(registry),
      budget: budget)
  }

  /// Where the types come from.
  package var registry: TypeRegistry { types.registry }

  /// The number of bytes; nil where it is not known, such as of a pipe that goes on after the head.
  package var length: Int64? { isWhole ? Int64(head.count) : source?.length }

  /// Whether the bytes may go on to a place, which a length that is known rules out.
  package func mayReach(_ end: Int64) -> Bool { length.map { end <= $0 } ?? true }
}

/// What is claimed about bytes without looking at them.
package struct Claims: Sendable, Hashable {
  /// The file name, without directories; nil where there is none or it is to be ignored.
  package var name: [UInt8]?
  /// A MIME type or type identifier that the caller declared; nil where nothing was.
  package var declaredType: String?
  /// The MIME type or type identifier of an extended attribute; nil where there is none.
  package var attributeType: String?

  /// Claims; nothing by default.
  package init(name: [UInt8]? = nil, declaredType: String? = nil, attributeType: String? = nil) {
    self.name = name
    self.declaredType = declaredType
    self.attributeType = attributeType
  }
}
