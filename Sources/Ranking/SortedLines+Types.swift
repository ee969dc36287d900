// SPDX-License-Identifier: Apache-2.0
import TypeCatalog
import UniformTypes

extension SortedLines {
  /// Whether there is a line of the type: of its identifier or, where nobody declares it, of its MIME type.
  func names(_ type: UTType) -> Bool {
    guard type.isDynamic else { return contains(type.identifier) }
    return type.preferredMIMEType.map(contains) == true
  }
}
