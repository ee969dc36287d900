// SPDX-License-Identifier: Apache-2.0
import PropertyLists

extension DeclarationRule {
  /// C01: content types that are no array of identifiers.
  static let contentTypesShape = DeclarationRule(
    "C01", .error, "LSItemContentTypes that is no array of identifiers",
    explanation: """
      LSItemContentTypes is an array of type identifiers. In place of it a single string, or an empty string in it, \
      claims nothing.
      """,
    good: ["{ CFBundleDocumentTypes = ({ LSItemContentTypes = (public.jpeg); }); }"],
    bad: [
      (
        source: "{ CFBundleDocumentTypes = ({ LSItemContentTypes = public.jpeg; }); }",
        at: "CFBundleDocumentTypes[0].LSItemContentTypes"
      ),
      (
        "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (public.jpeg, \"\"); }); }",
        at: "CFBundleDocumentTypes[0].LSItemContentTypes[1]"
      ),
      (
        "{ CFBundleDocumentTypes = ({ LSItemContentTypes = ({ }); }); }",
        at: "CFBundleDocumentTypes[0].LSItemContentTypes[0]"
      ),
    ]
  ) { subject, report in
    for document in subject.documents {
      guard let value = document.node["LSItemContentTypes"] else { continue }
      guard value.value.array != nil else {
        // Apple's own lists write one string for an array in many places, and their readers take it.
        if subject.isApple, value.string?.isEmpty == false { continue }
        report.add(
          value, "LSItemContentTypes is \(value.value.kindName), not an array", fix: "put the identifier into an array")
        continue
      }
      for element in value.elements {
        if element.string == nil {
          report.add(element, "a content type is \(element.value.kindName), not a string", fix: "write an identifier")
        } else if element.string == "" {
          report.add(element, "a content type is empty", fix: "delete it")
        }
      }
    }
  }
}
