// SPDX-License-Identifier: Apache-2.0

// Constants for folders, programs, archives, documents and what the system itself uses, in the order of Apple's documentation.
extension UTType {
  /// Folder: `public.folder`.
  public static var folder: UTType { constant("public.folder") }
  /// Volume: `public.volume`.
  public static var volume: UTType { constant("public.volume") }
  /// Package: `com.apple.package`.
  public static var package: UTType { constant("com.apple.package") }
  /// Bundle: `com.apple.bundle`.
  public static var bundle: UTType { constant("com.apple.bundle") }
  /// Plug-in: `com.apple.plugin`.
  public static var pluginBundle: UTType { constant("com.apple.plugin") }
  /// Spotlight importer: `com.apple.metadata-importer`.
  public static var spotlightImporter: UTType { constant("com.apple.metadata-importer") }
  /// Quick Look generator: `com.apple.quicklook-generator`.
  public static var quickLookGenerator: UTType { constant("com.apple.quicklook-generator") }
  /// XPC service: `com.apple.xpc-service`.
  public static var xpcService: UTType { constant("com.apple.xpc-service") }
  /// Framework: `com.apple.framework`.
  public static var framework: UTType { constant("com.apple.framework") }
  /// Application: `com.apple.application`.
  public static var application: UTType { constant("com.apple.application") }
  /// Application bundle: `com.apple.application-bundle`.
  public static var applicationBundle: UTType { constant("com.apple.application-bundle") }
  /// Application extension: `com.apple.application-and-system-extension`.
  public static var applicationExtension: UTType { constant("com.apple.application-and-system-extension") }
  /// Unix executable: `public.unix-executable`.
  public static var unixExecutable: UTType { constant("public.unix-executable") }
  /// Windows executable: `com.microsoft.windows-executable`.
  public static var exe: UTType { constant("com.microsoft.windows-executable") }
  /// Preference pane: `com.apple.systempreference.prefpane`.
  public static var systemPreferencesPane: UTType { constant("com.apple.systempreference.prefpane") }
  /// Archive: `public.archive`.
  public static var archive: UTType { constant("public.archive") }
  /// Gzip archive: `org.gnu.gnu-zip-archive`.
  public static var gzip: UTType { constant("org.gnu.gnu-zip-archive") }
  /// Bzip2 archive: `public.bzip2-archive`.
  public static var bz2: UTType { constant("public.bzip2-archive") }
  /// Zip archive: `public.zip-archive`.
  public static var zip: UTType { constant("public.zip-archive") }
  /// Apple archive: `com.apple.archive`.
  public static var appleArchive: UTType { constant("com.apple.archive") }
  /// Tar archive: `public.tar-archive`.
  public static var tarArchive: UTType { constant("public.tar-archive") }
  /// Spreadsheet: `public.spreadsheet`.
  public static var spreadsheet: UTType { constant("public.spreadsheet") }
  /// Presentation: `public.presentation`.
  public static var presentation: UTType { constant("public.presentation") }
  /// Database: `public.database`.
  public static var database: UTType { constant("public.database") }
  /// Message: `public.message`.
  public static var message: UTType { constant("public.message") }
  /// Contact: `public.contact`.
  public static var contact: UTType { constant("public.contact") }
  /// VCard: `public.vcard`.
  public static var vCard: UTType { constant("public.vcard") }
  /// Item to do: `public.to-do-item`.
  public static var toDoItem: UTType { constant("public.to-do-item") }
  /// Calendar event: `public.calendar-event`.
  public static var calendarEvent: UTType { constant("public.calendar-event") }
  /// Email message: `public.email-message`.
  public static var emailMessage: UTType { constant("public.email-message") }
  /// Internet location: `com.apple.internet-location`.
  public static var internetLocation: UTType { constant("com.apple.internet-location") }
  /// Internet shortcut: `com.microsoft.internet-shortcut`.
  public static var internetShortcut: UTType { constant("com.microsoft.internet-shortcut") }
  /// Font: `public.font`.
  public static var font: UTType { constant("public.font") }
  /// Bookmark: `public.bookmark`.
  public static var bookmark: UTType { constant("public.bookmark") }
  /// PKCS #12 keys and certificates: `com.rsa.pkcs-12`.
  public static var pkcs12: UTType { constant("com.rsa.pkcs-12") }
  /// X.509 certificate: `public.x509-certificate`.
  public static var x509Certificate: UTType { constant("public.x509-certificate") }
  /// EPUB book: `org.idpf.epub-container`.
  public static var epub: UTType { constant("org.idpf.epub-container") }
  /// Log: `public.log`.
  public static var log: UTType { constant("public.log") }
  /// Haptic and audio pattern: `com.apple.haptics.ahap`.
  public static var ahap: UTType { constant("com.apple.haptics.ahap") }
  /// GeoJSON geographic data: `public.geojson`.
  public static var geoJSON: UTType { constant("public.geojson") }
  /// Link preview: `com.apple.linkpresentation.metadata`.
  public static var linkPresentationMetadata: UTType { constant("com.apple.linkpresentation.metadata") }
  /// Markdown text: `net.daringfireball.markdown`.
  public static var markdown: UTType { constant("net.daringfireball.markdown") }
}
