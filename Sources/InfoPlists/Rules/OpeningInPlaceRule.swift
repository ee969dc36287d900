// SPDX-License-Identifier: Apache-2.0
import PropertyLists

extension DeclarationRule {
  /// C13: an iOS app that does not say how it opens documents.
  static let openingInPlace = DeclarationRule(
    "C13", .warning, "iOS app that does not say how it opens documents",
    explanation: """
      An app for iOS with document types must say whether it opens documents where they are: \
      LSSupportsOpeningDocumentsInPlace, true or false, or UISupportsDocumentBrowser. The App Store refuses the upload \
      otherwise (ITMS-90737).
      """,
    good: [
      """
      { LSRequiresIPhoneOS = <*BY>; LSSupportsOpeningDocumentsInPlace = <*BN>; \
      CFBundleDocumentTypes = ({ LSItemContentTypes = (public.jpeg); }); }
      """,
      "{ LSMinimumSystemVersion = 13.0; CFBundleDocumentTypes = ({ LSItemContentTypes = (public.jpeg); }); }",
    ],
    bad: [
      (
        source: "{ LSRequiresIPhoneOS = <*BY>; CFBundleDocumentTypes = ({ LSItemContentTypes = (public.jpeg); }); }",
        at: "CFBundleDocumentTypes"
      )
    ]
  ) { subject, report in
    let phoneKeys = [
      "UIDeviceFamily", "UISupportedInterfaceOrientations", "UILaunchStoryboardName", "UIRequiredDeviceCapabilities",
      "MinimumOSVersion",
    ]
    let isPhone =
      subject.root["LSRequiresIPhoneOS"]?.value.boolean == true || phoneKeys.contains { subject.root[$0] != nil }
    guard isPhone, let documents = subject.root["CFBundleDocumentTypes"], !subject.documents.isEmpty,
      subject.root["NSExtension"] == nil, subject.root["LSSupportsOpeningDocumentsInPlace"] == nil,
      subject.root["UISupportsDocumentBrowser"] == nil
    else { return }
    report.add(
      keyOf: documents, "this iOS app does not say whether it opens documents in place",
      fix: "add LSSupportsOpeningDocumentsInPlace, true or false")
  }
}
