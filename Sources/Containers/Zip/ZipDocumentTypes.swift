// SPDX-License-Identifier: Apache-2.0
import Detection

/// The documents that a zip archive declares itself to be.
enum ZipDocumentTypes {
  /// An archive that is no document.
  static let zip = KnownType(
    key: "zip", identifier: "public.zip-archive", mimeType: "application/zip", statement: "zip archive",
    source: "PKWARE APPNOTE 6.3.10, section 4.3")

  /// By the content of the `mimetype` member, where the answer is not simply that content.
  static let declared = TypeTable(
    """
    application/epub+zip|org.idpf.epub-container|application/epub+zip|EPUB publication|EPUB 3.3, section 4.2.6
    application/hwp+zip||application/x-hwp+zip|Hancom HWPX document|KS X 6101, section 9
    application/owpml||application/x-hwp+zip|Hancom HWPX document|KS X 6101, section 9
    application/vnd.adobe.xfl||application/vnd.adobe.fla|Adobe Animate document|Adobe: XFL format
    application/vnd.etsi.asic-e+zip||application/vnd.etsi.asic-e+zip|Signed container|ETSI EN 319 162-1, section 4.4
    application/vnd.etsi.asic-s+zip||application/vnd.etsi.asic-s+zip|Signed container of one file|ETSI EN 319 162-1, section 4.3
    application/vnd.oasis.opendocument.text-master-template||application/vnd.oasis.opendocument.text-master-template|Template of a master document|OpenDocument 1.3 part 2, annex C
    application/vnd.recordare.musicxml||application/vnd.recordare.musicxml|Compressed MusicXML|MusicXML 4.0: compressed files
    application/x-fictionbook+zip||application/x-zip-compressed-fb2|FictionBook, zipped|FictionBook 2
    application/x-ibooks+zip|com.apple.ibooks-container|application/x-ibooks+zip|Apple Books textbook|EPUB 3.3, section 4.2.6
    application/x-krita||application/x-krita|Krita picture|Krita documentation, KRA file format
    image/openraster||image/openraster|OpenRaster picture|OpenRaster 0.0.5, File layout
    """)

  /// By the content type of the main part, in lower case.
  static let packaged = TypeTable(
    """
    application/vnd.circuitdiagram.document.main+xml||application/vnd.circuitdiagram.document.main+xml|Circuit diagram|Circuit Diagram: document format
    application/vnd.ms-excel.addin.macroenabled.main+xml||application/vnd.ms-excel.addin.macroenabled.12|Excel add-in|[MS-OE376]
    application/vnd.ms-excel.sheet.binary.macroenabled.main||application/vnd.ms-excel.sheet.binary.macroenabled.12|Excel binary workbook|[MS-XLSB] 2.1.7.64
    application/vnd.ms-excel.sheet.macroenabled.main+xml||application/vnd.ms-excel.sheet.macroenabled.12|Excel workbook with macros|[MS-OFFMACRO2] 2.2
    application/vnd.ms-excel.template.macroenabled.main+xml||application/vnd.ms-excel.template.macroenabled.12|Excel template with macros|[MS-OFFMACRO2] 2.2
    application/vnd.ms-office.thememanager+xml||application/vnd.ms-officetheme|Office theme|[MS-OE376]
    application/vnd.ms-package.3dmanufacturing-3dmodel+xml||model/3mf|3D Manufacturing Format|3MF Core 1.3, section 2.1
    application/vnd.ms-package.xps-fixeddocumentsequence+xml||application/vnd.ms-xpsdocument|XPS document|XML Paper Specification 1.0, section 2.1
    application/vnd.ms-powerpoint.addin.macroenabled.main+xml||application/vnd.ms-powerpoint.addin.macroenabled.12|PowerPoint add-in|[MS-OFFMACRO2] 2.2
    application/vnd.ms-powerpoint.presentation.macroenabled.main+xml||application/vnd.ms-powerpoint.presentation.macroenabled.12|PowerPoint presentation with macros|[MS-OFFMACRO2] 2.2
    application/vnd.ms-powerpoint.slide.macroenabled.main+xml||application/vnd.ms-powerpoint.slide.macroenabled.12|PowerPoint slide with macros|[MS-OFFMACRO2] 2.2
    application/vnd.ms-powerpoint.slideshow.macroenabled.main+xml||application/vnd.ms-powerpoint.slideshow.macroenabled.12|PowerPoint slide show with macros|[MS-OFFMACRO2] 2.2
    application/vnd.ms-powerpoint.template.macroenabled.main+xml||application/vnd.ms-powerpoint.template.macroenabled.12|PowerPoint template with macros|[MS-OFFMACRO2] 2.2
    application/vnd.ms-visio.drawing.macroenabled.main+xml||application/vnd.ms-visio.drawing.macroenabled.main+xml|Visio drawing with macros|[MS-VSDX] 2.2.1
    application/vnd.ms-visio.drawing.main+xml||application/vnd.ms-visio.drawing.main+xml|Visio drawing|[MS-VSDX] 2.2.1
    application/vnd.ms-visio.stencil.macroenabled.main+xml||application/vnd.ms-visio.stencil.macroenabled.main+xml|Visio stencil with macros|[MS-VSDX] 2.2.1
    application/vnd.ms-visio.stencil.main+xml||application/vnd.ms-visio.stencil.main+xml|Visio stencil|[MS-VSDX] 2.2.1
    application/vnd.ms-visio.template.macroenabled.main+xml||application/vnd.ms-visio.template.macroenabled.main+xml|Visio template with macros|[MS-VSDX] 2.2.1
    application/vnd.ms-visio.template.main+xml||application/vnd.ms-visio.template.main+xml|Visio template|[MS-VSDX] 2.2.1
    application/vnd.ms-word.document.macroenabled.main+xml||application/vnd.ms-word.document.macroenabled.12|Word document with macros|[MS-OFFMACRO2] 2.2
    application/vnd.ms-word.template.macroenabledtemplate.main+xml||application/vnd.ms-word.template.macroenabled.12|Word template with macros|[MS-OFFMACRO2] 2.2
    application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml|org.openxmlformats.presentationml.presentation|application/vnd.openxmlformats-officedocument.presentationml.presentation|PowerPoint presentation|ECMA-376 part 1, 13.3.6
    application/vnd.openxmlformats-officedocument.presentationml.slide.main+xml||application/vnd.openxmlformats-officedocument.presentationml.slide|PowerPoint slide|ECMA-376 part 1, 13.3
    application/vnd.openxmlformats-officedocument.presentationml.slideshow.main+xml||application/vnd.openxmlformats-officedocument.presentationml.slideshow|PowerPoint slide show|ECMA-376 part 1, 13.3.6
    application/vnd.openxmlformats-officedocument.presentationml.template.main+xml||application/vnd.openxmlformats-officedocument.presentationml.template|PowerPoint template|ECMA-376 part 1, 13.3.6
    application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml|org.openxmlformats.spreadsheetml.sheet|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|Excel workbook|ECMA-376 part 1, 12.3.23
    application/vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml||application/vnd.openxmlformats-officedocument.spreadsheetml.template|Excel template|ECMA-376 part 1, 12.3.23
    application/vnd.openxmlformats-officedocument.thememanager+xml||application/vnd.ms-officetheme|Office theme|[MS-OE376]
    application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml|org.openxmlformats.wordprocessingml.document|application/vnd.openxmlformats-officedocument.wordprocessingml.document|Word document|ECMA-376 part 1, 11.3.10
    application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml||application/vnd.openxmlformats-officedocument.wordprocessingml.template|Word template|ECMA-376 part 1, 11.3.10
    model/vnd.dwfx+xps||model/vnd.dwfx+xps|Autodesk DWFx drawing|Autodesk DWFx specification
    openxps||application/oxps|OpenXPS document|ECMA-388, annex E
    """)

  /// The type that a member names for the whole archive; nil where the name is none of a MIME type.
  static func type(named name: String, by member: String) -> KnownType? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.count < 100 && $0.allSatisfy(isTokenCharacter) })
    else {
      return nil
    }
    let listed = ZipDocumentTypes.declared[name]
    return KnownType(
      key: name, identifier: listed?.identifier ?? "", mimeType: listed?.mimeType ?? name,
      statement: "\(member) says \(name)", source: listed?.source ?? "")
  }

  /// RFC 6838, section 4.2.
  private static func isTokenCharacter(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "!#$&-^_.+".contains(character))
  }
}
