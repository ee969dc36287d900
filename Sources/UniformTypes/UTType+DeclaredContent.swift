// SPDX-License-Identifier: Apache-2.0

// Constants for abstract types, and types of text and source code, in the order of Apple's documentation.
extension UTType {
  /// Item: `public.item`.
  public static var item: UTType { constant("public.item") }
  /// Content: `public.content`.
  public static var content: UTType { constant("public.content") }
  /// Content of several kinds: `public.composite-content`.
  public static var compositeContent: UTType { constant("public.composite-content") }
  /// Disk image: `public.disk-image`.
  public static var diskImage: UTType { constant("public.disk-image") }
  /// Data: `public.data`.
  public static var data: UTType { UTType(TypeRegistry.current.data) }
  /// Directory: `public.directory`.
  public static var directory: UTType { constant("public.directory") }
  /// Item that refers to another item: `com.apple.resolvable`.
  public static var resolvable: UTType { constant("com.apple.resolvable") }
  /// Symbolic link: `public.symlink`.
  public static var symbolicLink: UTType { constant("public.symlink") }
  /// Something that can be executed: `public.executable`.
  public static var executable: UTType { constant("public.executable") }
  /// Mount point: `com.apple.mount-point`.
  public static var mountPoint: UTType { constant("com.apple.mount-point") }
  /// Alias: `com.apple.alias-file`.
  public static var aliasFile: UTType { constant("com.apple.alias-file") }
  /// Bookmark data: `com.apple.bookmark`.
  public static var urlBookmarkData: UTType { constant("com.apple.bookmark") }
  /// Location: `public.url`.
  public static var url: UTType { constant("public.url") }
  /// Location of a file: `public.file-url`.
  public static var fileURL: UTType { constant("public.file-url") }
  /// Text: `public.text`.
  public static var text: UTType { constant("public.text") }
  /// Plain text: `public.plain-text`.
  public static var plainText: UTType { constant("public.plain-text") }
  /// UTF-8 text: `public.utf8-plain-text`.
  public static var utf8PlainText: UTType { constant("public.utf8-plain-text") }
  /// UTF-16 text with a byte order mark: `public.utf16-external-plain-text`.
  public static var utf16ExternalPlainText: UTType { constant("public.utf16-external-plain-text") }
  /// UTF-16 text: `public.utf16-plain-text`.
  public static var utf16PlainText: UTType { constant("public.utf16-plain-text") }
  /// Delimited values: `public.delimited-values-text`.
  public static var delimitedText: UTType { constant("public.delimited-values-text") }
  /// Comma-separated values: `public.comma-separated-values-text`.
  public static var commaSeparatedText: UTType { constant("public.comma-separated-values-text") }
  /// Tab-separated values: `public.tab-separated-values-text`.
  public static var tabSeparatedText: UTType { constant("public.tab-separated-values-text") }
  /// Tab-separated values in UTF-8: `public.utf8-tab-separated-values-text`.
  public static var utf8TabSeparatedText: UTType { constant("public.utf8-tab-separated-values-text") }
  /// Rich text: `public.rtf`.
  public static var rtf: UTType { constant("public.rtf") }
  /// HTML page: `public.html`.
  public static var html: UTType { constant("public.html") }
  /// XML: `public.xml`.
  public static var xml: UTType { constant("public.xml") }
  /// YAML: `public.yaml`.
  public static var yaml: UTType { constant("public.yaml") }
  /// Style sheet: `public.css`.
  public static var css: UTType { constant("public.css") }
  /// Source code: `public.source-code`.
  public static var sourceCode: UTType { constant("public.source-code") }
  /// Assembly language source: `public.assembly-source`.
  public static var assemblyLanguageSource: UTType { constant("public.assembly-source") }
  /// C source: `public.c-source`.
  public static var cSource: UTType { constant("public.c-source") }
  /// Objective-C source: `public.objective-c-source`.
  public static var objectiveCSource: UTType { constant("public.objective-c-source") }
  /// Swift source: `public.swift-source`.
  public static var swiftSource: UTType { constant("public.swift-source") }
  /// C++ source: `public.c-plus-plus-source`.
  public static var cPlusPlusSource: UTType { constant("public.c-plus-plus-source") }
  /// Objective-C++ source: `public.objective-c-plus-plus-source`.
  public static var objectiveCPlusPlusSource: UTType { constant("public.objective-c-plus-plus-source") }
  /// C header: `public.c-header`.
  public static var cHeader: UTType { constant("public.c-header") }
  /// C++ header: `public.c-plus-plus-header`.
  public static var cPlusPlusHeader: UTType { constant("public.c-plus-plus-header") }
  /// Script: `public.script`.
  public static var script: UTType { constant("public.script") }
  /// AppleScript source text: `com.apple.applescript.text`.
  public static var appleScript: UTType { constant("com.apple.applescript.text") }
  /// Compiled AppleScript script: `com.apple.applescript.script`.
  public static var osaScript: UTType { constant("com.apple.applescript.script") }
  /// AppleScript script bundle: `com.apple.applescript.script-bundle`.
  public static var osaScriptBundle: UTType { constant("com.apple.applescript.script-bundle") }
  /// JavaScript source: `com.netscape.javascript-source`.
  public static var javaScript: UTType { constant("com.netscape.javascript-source") }
  /// Shell script: `public.shell-script`.
  public static var shellScript: UTType { constant("public.shell-script") }
  /// Perl script: `public.perl-script`.
  public static var perlScript: UTType { constant("public.perl-script") }
  /// Python script: `public.python-script`.
  public static var pythonScript: UTType { constant("public.python-script") }
  /// Ruby script: `public.ruby-script`.
  public static var rubyScript: UTType { constant("public.ruby-script") }
  /// PHP script: `public.php-script`.
  public static var phpScript: UTType { constant("public.php-script") }
  /// Makefile: `public.make-source`.
  public static var makefile: UTType { constant("public.make-source") }
  /// JSON: `public.json`.
  public static var json: UTType { constant("public.json") }
  /// Property list: `com.apple.property-list`.
  public static var propertyList: UTType { constant("com.apple.property-list") }
  /// XML property list: `com.apple.xml-property-list`.
  public static var xmlPropertyList: UTType { constant("com.apple.xml-property-list") }
  /// Binary property list: `com.apple.binary-property-list`.
  public static var binaryPropertyList: UTType { constant("com.apple.binary-property-list") }
  /// PDF document: `com.adobe.pdf`.
  public static var pdf: UTType { constant("com.adobe.pdf") }
  /// Rich text with attachments: `com.apple.rtfd`.
  public static var rtfd: UTType { constant("com.apple.rtfd") }
  /// Rich text with attachments, in one file: `com.apple.flat-rtfd`.
  public static var flatRTFD: UTType { constant("com.apple.flat-rtfd") }
  /// Web archive: `com.apple.webarchive`.
  public static var webArchive: UTType { constant("com.apple.webarchive") }
}
