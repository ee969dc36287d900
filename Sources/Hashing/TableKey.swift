// SPDX-License-Identifier: Apache-2.0

/// What values are kept by: something with a hash of few instructions.
@usableFromInline package protocol TableKey: Equatable {
  /// A hash that is the same for equal keys.
  var tableHash: UInt64 { get }
}

extension String: TableKey {
  /// FNV-1a over the bytes of the text.
  @inlinable package var tableHash: UInt64 {
    var hash = FNV1a.seed
    let bytes = utf8Span.span
    for index in bytes.indices { hash = FNV1a.adding(bytes[index], to: hash) }
    return hash
  }
}
