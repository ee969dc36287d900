// SPDX-License-Identifier: Apache-2.0

// Constants for abstract types, and types of text and source code, in the order of Apple's documentation.
extension UTType {
  /// The type `public.item`.
  public static var item: UTType { constant("public.item") }
  /// The type `public.content`.
  public static var content: UTType { constant("public.content") }
  /// The type `public.composite-content`.
  public static var compositeContent: UTType { constant("public.composite-content") }
  /// The type `public.disk-image`.
  public static var diskImage: UTType { constant("public.disk-image") }
  /// The type `public.data`.
  public static var data: UTType { UTType(TypeRegistry.current.data) }
  /// The type `public.directory`.
  public static var directory: UTType { constant("public.directory") }
  /// The type `com.apple.resolvable`.
  public static var resolvable: UTType { constant("com.apple.resolvable") }
  /// The type `public.symlink`.
  public static var symbolicLink: UTType { constant("public.symlink") }
  /// The type `public.executable`.
  public static var executable: UTType { constant("public.executable") }
  /// The type `com.apple.mount-point`.
  public static var mountPoint: UTType { constant("com.apple.mount-point") }
  /// The type `com.apple.alias-file`.
  public static var aliasFile: UTType { constant("com.apple.alias-file") }
  /// The type `com.apple.bookmark`.
  public static var urlBookmarkData: UTType { constant("com.apple.bookmark") }
  /// The type `public.url`.
  public static var url: UTType { constant("public.url") }
  /// The type `public.file-url`.
  public static var fileURL: UTType { constant("public.file-url") }
  /// The type `public.text`.
  public static var text: UTType { constant("public.text") }
  /// The type `public.plain-text`.
  public static var plainText: UTType { constant("public.plain-text") }
  /// The type `public.utf8-plain-text`.
  public static var utf8PlainText: UTType { constant("public.utf8-plain-text") }
  /// The type `public.utf16-external-plain-text`.
  public static var utf16ExternalPlainText: UTType { constant("public.utf16-external-plain-text") }
  /// The type `public.utf16-plain-text`.
  public static var utf16PlainText: UTType { constant("public.utf16-plain-text") }
  /// The type `public.delimited-values-text`.
  public static var delimitedText: UTType { constant("public.delimited-values-text") }
  /// The type `public.comma-separated-values-text`.
  public static var commaSeparatedText: UTType { constant("public.comma-separated-values-text") }
  /// The type `public.tab-separated-values-text`.
  public static var tabSeparatedText: UTType { constant("public.tab-separated-values-text") }
  /// The type `public.utf8-tab-separated-values-text`.
  public static var utf8TabSeparatedText: UTType { constant("public.utf8-tab-separated-values-text") }
  /// The type `public.rtf`.
  public static var rtf: UTType { constant("public.rtf") }
  /// The type `public.html`.
  public static var html: UTType { constant("public.html") }
  /// The type `public.xml`.
  public static var xml: UTType { constant("public.xml") }
  /// The type `public.yaml`.
  public static var yaml: UTType { constant("public.yaml") }
  /// The type `public.css`.
  public static var css: UTType { constant("public.css") }
  /// The type `public.source-code`.
  public static var sourceCode: UTType { constant("public.source-code") }
  /// The type `public.assembly-source`.
  public static var assemblyLanguageSource: UTType { constant("public.assembly-source") }
  /// The type `public.c-source`.
  public static var cSource: UTType { constant("public.c-source") }
  /// The type `public.objective-c-source`.
  public static var objectiveCSource: UTType { constant("public.objective-c-source") }
  /// The type `public.swift-source`.
  public static var swiftSource: UTType { constant("public.swift-source") }
  /// The type `public.c-plus-plus-source`.
  public static var cPlusPlusSource: UTType { constant("public.c-plus-plus-source") }
  /// The type `public.objective-c-plus-plus-source`.
  public static var objectiveCPlusPlusSource: UTType { constant("public.objective-c-plus-plus-source") }
  /// The type `public.c-header`.
  public static var cHeader: UTType { constant("public.c-header") }
  /// The type `public.c-plus-plus-header`.
  public static var cPlusPlusHeader: UTType { constant("public.c-plus-plus-header") }
  /// The type `public.script`.
  public static var script: UTType { constant("public.script") }
  /// The type `com.apple.applescript.text`.
  public static var appleScript: UTType { constant("com.apple.applescript.text") }
  /// The type `com.apple.applescript.script`.
  public static var osaScript: UTType { constant("com.apple.applescript.script") }
  /// The type `com.apple.applescript.script-bundle`.
  public static var osaScriptBundle: UTType { constant("com.apple.applescript.script-bundle") }
  /// The type `com.netscape.javascript-source`.
  public static var javaScript: UTType { constant("com.netscape.javascript-source") }
  /// The type `public.shell-script`.
  public static var shellScript: UTType { constant("public.shell-script") }
  /// The type `public.perl-script`.
  public static var perlScript: UTType { constant("public.perl-script") }
  /// The type `public.python-script`.
  public static var pythonScript: UTType { constant("public.python-script") }
  /// The type `public.ruby-script`.
  public static var rubyScript: UTType { constant("public.ruby-script") }
  /// The type `public.php-script`.
  public static var phpScript: UTType { constant("public.php-script") }
  /// The type `public.make-source`.
  public static var makefile: UTType { constant("public.make-source") }
  /// The type `public.json`.
  public static var json: UTType { constant("public.json") }
  /// The type `com.apple.property-list`.
  public static var propertyList: UTType { constant("com.apple.property-list") }
  /// The type `com.apple.xml-property-list`.
  public static var xmlPropertyList: UTType { constant("com.apple.xml-property-list") }
  /// The type `com.apple.binary-property-list`.
  public static var binaryPropertyList: UTType { constant("com.apple.binary-property-list") }
  /// The type `com.adobe.pdf`.
  public static var pdf: UTType { constant("com.adobe.pdf") }
  /// The type `com.apple.rtfd`.
  public static var rtfd: UTType { constant("com.apple.rtfd") }
  /// The type `com.apple.flat-rtfd`.
  public static var flatRTFD: UTType { constant("com.apple.flat-rtfd") }
  /// The type `com.apple.webarchive`.
  public static var webArchive: UTType { constant("com.apple.webarchive") }
}
