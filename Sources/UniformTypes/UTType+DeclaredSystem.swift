// SPDX-License-Identifier: Apache-2.0

// Constants for folders, programs, archives, documents and what the system itself uses, in the order of Apple's documentation.
extension UTType {
  /// The type `public.folder`.
  public static var folder: UTType { constant("public.folder") }
  /// The type `public.volume`.
  public static var volume: UTType { constant("public.volume") }
  /// The type `com.apple.package`.
  public static var package: UTType { constant("com.apple.package") }
  /// The type `com.apple.bundle`.
  public static var bundle: UTType { constant("com.apple.bundle") }
  /// The type `com.apple.plugin`.
  public static var pluginBundle: UTType { constant("com.apple.plugin") }
  /// The type `com.apple.metadata-importer`.
  public static var spotlightImporter: UTType { constant("com.apple.metadata-importer") }
  /// The type `com.apple.quicklook-generator`.
  public static var quickLookGenerator: UTType { constant("com.apple.quicklook-generator") }
  /// The type `com.apple.xpc-service`.
  public static var xpcService: UTType { constant("com.apple.xpc-service") }
  /// The type `com.apple.framework`.
  public static var framework: UTType { constant("com.apple.framework") }
  /// The type `com.apple.application`.
  public static var application: UTType { constant("com.apple.application") }
  /// The type `com.apple.application-bundle`.
  public static var applicationBundle: UTType { constant("com.apple.application-bundle") }
  /// The type `com.apple.application-and-system-extension`.
  public static var applicationExtension: UTType { constant("com.apple.application-and-system-extension") }
  /// The type `public.unix-executable`.
  public static var unixExecutable: UTType { constant("public.unix-executable") }
  /// The type `com.microsoft.windows-executable`.
  public static var exe: UTType { constant("com.microsoft.windows-executable") }
  /// The type `com.apple.systempreference.prefpane`.
  public static var systemPreferencesPane: UTType { constant("com.apple.systempreference.prefpane") }
  /// The type `public.archive`.
  public static var archive: UTType { constant("public.archive") }
  /// The type `org.gnu.gnu-zip-archive`.
  public static var gzip: UTType { constant("org.gnu.gnu-zip-archive") }
  /// The type `public.bzip2-archive`.
  public static var bz2: UTType { constant("public.bzip2-archive") }
  /// The type `public.zip-archive`.
  public static var zip: UTType { constant("public.zip-archive") }
  /// The type `com.apple.archive`.
  public static var appleArchive: UTType { constant("com.apple.archive") }
  /// The type `public.tar-archive`.
  public static var tarArchive: UTType { constant("public.tar-archive") }
  /// The type `public.spreadsheet`.
  public static var spreadsheet: UTType { constant("public.spreadsheet") }
  /// The type `public.presentation`.
  public static var presentation: UTType { constant("public.presentation") }
  /// The type `public.database`.
  public static var database: UTType { constant("public.database") }
  /// The type `public.message`.
  public static var message: UTType { constant("public.message") }
  /// The type `public.contact`.
  public static var contact: UTType { constant("public.contact") }
  /// The type `public.vcard`.
  public static var vCard: UTType { constant("public.vcard") }
  /// The type `public.to-do-item`.
  public static var toDoItem: UTType { constant("public.to-do-item") }
  /// The type `public.calendar-event`.
  public static var calendarEvent: UTType { constant("public.calendar-event") }
  /// The type `public.email-message`.
  public static var emailMessage: UTType { constant("public.email-message") }
  /// The type `com.apple.internet-location`.
  public static var internetLocation: UTType { constant("com.apple.internet-location") }
  /// The type `com.microsoft.internet-shortcut`.
  public static var internetShortcut: UTType { constant("com.microsoft.internet-shortcut") }
  /// The type `public.font`.
  public static var font: UTType { constant("public.font") }
  /// The type `public.bookmark`.
  public static var bookmark: UTType { constant("public.bookmark") }
  /// The type `com.rsa.pkcs-12`.
  public static var pkcs12: UTType { constant("com.rsa.pkcs-12") }
  /// The type `public.x509-certificate`.
  public static var x509Certificate: UTType { constant("public.x509-certificate") }
  /// The type `org.idpf.epub-container`.
  public static var epub: UTType { constant("org.idpf.epub-container") }
  /// The type `public.log`.
  public static var log: UTType { constant("public.log") }
  /// The type `com.apple.haptics.ahap`.
  public static var ahap: UTType { constant("com.apple.haptics.ahap") }
  /// The type `public.geojson`.
  public static var geoJSON: UTType { constant("public.geojson") }
  /// The type `com.apple.linkpresentation.metadata`.
  public static var linkPresentationMetadata: UTType { constant("com.apple.linkpresentation.metadata") }
  /// The type `net.daringfireball.markdown`.
  public static var markdown: UTType { constant("net.daringfireball.markdown") }
}
