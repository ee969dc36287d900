// SPDX-License-Identifier: Apache-2.0
import Detection

/// The documents that are OLE compound files, by their streams and by the class identifier of the root.
enum CompoundDocumentTypes {
  /// What the streams make.
  ///
  /// The key of a line is the streams and storages that must all be there, joined by `&`; a control character in a name
  /// is written as `^` and its number, of one digit. The first line that fits decides: what may embed other documents stands first.
  static let streams = TypeTable(
    """
    EncryptedPackage&EncryptionInfo||application/x-ole-storage|Office document, encrypted|[MS-OFFCRYPTO] 2.3.4.4
    EncryptedPackage&^6DataSpaces||application/x-ole-storage|Office document with restricted rights|[MS-OFFCRYPTO] 2.2
    ^4JSRV_SummaryInformation||application/x-js-taro|Ichitaro document|JustSystems: Ichitaro 8 document, storage
    DocumentText&JSRV_SegmentInformation||application/x-js-taro|Ichitaro document|JustSystems: Ichitaro 8 document, storage
    __properties_version1.0||application/vnd.ms-outlook|Outlook message|[MS-OXMSG] 2.2.1
    ^5HwpSummaryInformation&FileHeader||application/x-hwp|Hangul document|Hancom: HWP 5.0 file format, section 3.2
    HwpSummaryInformation&FileHeader||application/x-hwp|Hangul document|Hancom: HWP 5.0 file format, section 3.2
    PowerPoint Document|com.microsoft.powerpoint.ppt|application/vnd.ms-powerpoint|PowerPoint presentation|[MS-PPT] 2.1.2
    PP97_DUALSTORAGE|com.microsoft.powerpoint.ppt|application/vnd.ms-powerpoint|PowerPoint presentation|[MS-PPT] 2.1
    PP40|com.microsoft.powerpoint.ppt|application/vnd.ms-powerpoint|PowerPoint 4 presentation|[MS-PPT] 2.1
    VisioDocument||application/vnd.visio|Visio drawing|libvisio: VisioDocument stream
    StarWriterDocument||application/vnd.stardivision.writer|StarWriter document|OpenOffice.org: binary filter sources
    StarCalcDocument||application/vnd.stardivision.calc|StarCalc spreadsheet|OpenOffice.org: binary filter sources
    StarDrawDocument3||application/vnd.stardivision.draw|StarDraw drawing|OpenOffice.org: binary filter sources
    StarDrawDocument||application/vnd.stardivision.draw|StarDraw drawing|OpenOffice.org: binary filter sources
    StarImpressDocument||application/vnd.stardivision.impress|StarImpress presentation|OpenOffice.org: binary filter sources
    StarMathDocument||application/vnd.stardivision.math|StarMath formula|OpenOffice.org: binary filter sources
    StarChartDocument||application/vnd.stardivision.chart|StarChart chart|OpenOffice.org: binary filter sources
    Quill&Contents||application/vnd.ms-publisher|Publisher publication|libmspub: Quill storage
    MatOST||application/vnd.ms-works|Works document|libwps: Works 4 MatOST stream
    MN0||application/vnd.ms-works|Works document|libwps: Works 4 MN0 stream
    SPELLING&CONTENTS||application/vnd.ms-works|Works document|libwps: Works 2000 CONTENTS stream
    WksSSWorkBook||application/vnd.ms-works|Works spreadsheet|libwps: Works 2000 spreadsheet
    NativeContent_MAIN||application/x-quattropro|Quattro Pro spreadsheet|PRONOM fmt/837
    PerfectOffice_MAIN&SlideShow||application/x-corelpresentations|Corel slide show|Corel WordPerfect SDK
    PerfectOffice_MAIN||application/vnd.wordperfect|WordPerfect document|Corel WordPerfect SDK: OLE storage
    WordDocument|com.microsoft.word.doc|application/msword|Word document|[MS-DOC] 2.1.1
    Workbook|com.microsoft.excel.xls|application/vnd.ms-excel|Excel workbook|[MS-XLS] 2.1.2
    WORKBOOK|com.microsoft.excel.xls|application/vnd.ms-excel|Excel workbook|[MS-XLS] 2.1.2
    Book|com.microsoft.excel.xls|application/vnd.ms-excel|Excel 5.0/95 workbook|[MS-XLS] 2.1.2
    BOOK|com.microsoft.excel.xls|application/vnd.ms-excel|Excel 5.0/95 workbook|[MS-XLS] 2.1.2
    Props8||application/vnd.ms-project|Project 98 plan|MPXJ: Microsoft Project Props streams
    Props9||application/vnd.ms-project|Project plan|MPXJ: Microsoft Project Props streams
    Props12||application/vnd.ms-project|Project plan|MPXJ: Microsoft Project Props streams
    Props14||application/vnd.ms-project|Project plan|MPXJ: Microsoft Project Props streams
    ClassDirectory3&DllDirectory||application/x-max|3ds Max scene|Autodesk: 3ds Max scene streams
    Catalog&1||application/vnd.microsoft.windows.thumbnail-cache|Windows thumbnail cache|libyal: Thumbs.db format
    DestList||application/x-ms-jump-list|Jump list of Windows|libyal: Jump lists format
    Binder||application/x-msbinder|Office binder|PRONOM fmt/240
    MetaDictionary-1&Header-2|org.aafassociation.advanced-authoring-format||Advanced Authoring Format project|AMWA: AAF stored format 1.0.1, section 3
    PageMaker||application/x-pagemaker|PageMaker publication|PRONOM fmt/876
    Page 1&Contents||application/vnd.adobe.fla|Adobe Flash document|PRONOM container signatures
    SwDocContentMgr&SwDocMgrTempStorage||model/x-sldprt|SolidWorks document|PRONOM container signatures
    Dgn~H||image/vnd.dgn|MicroStation V8 design|PRONOM fmt/502
    BasicFileInfo&Formats||application/x-revit|Revit model|PRONOM fmt/1347 to fmt/1351
    DataGraphs&Maps&PageLayout||application/x-arcmap|ArcMap document|PRONOM fmt/916
    DataGraphsT&3D Analyst||application/x-arcglobe|ArcGlobe document|PRONOM fmt/989
    DataGraphsT&Scene||application/x-arcscene|ArcScene document|PRONOM fmt/988
    DesignerDoc||image/x-micrografx-designer|Micrografx Designer drawing|PRONOM x-fmt/151
    Callisto_doc.zmf||image/x-zoner-zmf|Zoner Callisto drawing|PRONOM fmt/1213
    ProducerData&WmtoolsValid||application/x-windows-movie-maker|Movie Maker project|PRONOM fmt/971
    PMW Document||application/x-print-shop|Print Shop project|PRONOM fmt/1300
    ITEM000FMT||application/x-ms-shell-scrap|Shell scrap|PRONOM fmt/1303
    MagicTab||application/x-602tab|602Tab spreadsheet|PRONOM fmt/1294
    NAME.NDX&GENERAL.DB||application/x-family-tree-maker|Family Tree Maker file|PRONOM fmt/1352, fmt/1353
    PROJECT&VBA||application/vnd.ms-office.vbaproject|Macros of an Office document|[MS-OVBA] 2.2.1
    Data Object Store 000001||image/vnd.fpx|FlashPix picture|FlashPix 1.0.2, section 3
    Equation Native||application/vnd.ms-equation|Equation|Design Science: MathType MTEF storage
    """)

  /// The template flag of a Word document decides between two types.
  static let wordTemplate = KnownType(
    key: "WordDocument", identifier: "com.microsoft.word.dot", mimeType: "application/msword-template",
    statement: "Word template", source: "[MS-DOC] 2.5.2")

  /// A rule of the table of streams, read.
  struct StreamRule: Sendable {
    /// The names that must all be there.
    let streams: Set<String>
    /// What they make.
    let known: KnownType
  }

  /// The rules in the order of the table.
  static let streamRules: [StreamRule] = streams.lines.map { line in
    StreamRule(streams: Set(line.key.split(separator: "&").map(name)), known: line)
  }

  /// The name of a stream as the table writes it, with its control character.
  private static func name(_ written: Substring) -> String {
    guard written.first == "^", let number = written.dropFirst().first?.wholeNumberValue else { return String(written) }
    return String(UnicodeScalar(UInt8(number))) + written.dropFirst(2)
  }

  /// What the first rule that fits makes of the names of streams and storages; nil for none.
  static func document(of names: Set<String>) -> KnownType? {
    streamRules.first { $0.streams.isSubset(of: names) }?.known
  }

  /// What the rule with exactly that key makes; nil for none.
  static func document(ofRule key: String) -> KnownType? { streamRules.first { $0.known.key == key }?.known }

  /// Classes of StarOffice with the streams of another document: presentations from version 4 on (in version 3 one program made
  /// them and drawings), global documents, and pages of the Web.
  static let tellingClasses: Set = [
    "012d3cc0-4216-11d0-89cb-008029e4b0b1", "340ac970-e30d-11d0-a53f-00a0249d57b1",
    "565c7221-85bc-11d1-89d0-008029e4b0b1", "a8bbb60c-7c60-4550-91ce-39c3903fac5e",
    "b21a0a7c-e403-41fe-9562-bd13ea6f15a0", "c20cf9d2-85ae-11d1-aab4-006097da561a",
    "f0caa840-7821-11d0-a4a7-00a0249d57b1",
  ]

  /// The class of a graphic of WordPerfect.
  static let graphicClass = "402efe60-1999-101b-99ae-04021c007002"

  /// By a word of the class's description, where neither streams nor the class identifier tell.
  static let byProgram = TypeTable(
    """
    FlashPix Object||image/vnd.fpx|FlashPix picture|PRONOM x-fmt/56
    MSProject.||application/vnd.ms-project|Project plan|PRONOM x-fmt/243 to fmt/440
    MSPublisher||application/vnd.ms-publisher|Publisher publication|PRONOM x-fmt/252 to fmt/1511
    Microsoft PhotoDraw||image/vnd.mix|PhotoDraw picture|PRONOM fmt/594
    Microsoft Picture It!||image/vnd.mix|Picture It! picture|PRONOM fmt/936
    Microsoft Works||application/vnd.ms-works|Works document|PRONOM fmt/233, fmt/258
    StarCalc||application/vnd.stardivision.calc|StarCalc spreadsheet|PRONOM fmt/808, fmt/809, x-fmt/359
    StarDraw 3||application/vnd.stardivision.draw|StarDraw drawing|PRONOM fmt/810
    StarDraw 5||application/vnd.stardivision.draw|StarDraw drawing|PRONOM x-fmt/401
    StarImpress||application/vnd.stardivision.impress|StarImpress presentation|PRONOM fmt/815, x-fmt/360
    StarWriter/GlobalDocument||application/vnd.stardivision.writer-global|StarWriter global document|OpenOffice.org: SwGlobalDocShell::FillClass
    StarWriterGlob||application/vnd.stardivision.writer-global|StarWriter global document|OpenOffice.org: SwGlobalDocShell::FillClass
    draw_StarDraw_||application/vnd.stardivision.draw|StarDraw drawing|PRONOM fmt/810, x-fmt/401
    """)

  /// By the class identifier of the root storage.
  static let byClass = TypeTable(
    """
    00020810-0000-0000-c000-000000000046|com.microsoft.excel.xls|application/vnd.ms-excel|Excel 5.0/95 workbook|[MS-XLS] 2.1.1
    00020820-0000-0000-c000-000000000046|com.microsoft.excel.xls|application/vnd.ms-excel|Excel workbook|[MS-XLS] 2.1.1
    00020900-0000-0000-c000-000000000046|com.microsoft.word.doc|application/msword|Word 6.0/95 document|[MS-DOC] 2.1
    00020906-0000-0000-c000-000000000046|com.microsoft.word.doc|application/msword|Word document|[MS-DOC] 2.1
    00020d0b-0000-0000-c000-000000000046||application/vnd.ms-outlook|Outlook message|[MS-OXMSG] 2.1
    00021201-0000-0000-00c0-000000000046||application/vnd.ms-publisher|Publisher publication|libmspub
    00021302-0000-0000-c000-000000000046||application/vnd.ms-works|Works document|libwps
    00021303-0000-0000-c000-000000000046||application/vnd.ms-works-db|Works database|libwps
    00021a13-0000-0000-c000-000000000046||application/vnd.visio|Visio drawing|libvisio
    00021a14-0000-0000-c000-000000000046||application/vnd.visio|Visio drawing|libvisio
    00044851-0000-0000-c000-000000000046|com.microsoft.powerpoint.ppt|application/vnd.ms-powerpoint|PowerPoint 4 presentation|PRONOM fmt/179
    000c1082-0000-0000-c000-000000000046||application/x-msi|Windows Installer transform|PRONOM container signatures
    000c1084-0000-0000-c000-000000000046||application/x-msi|Windows Installer package|PRONOM container signatures
    000c1086-0000-0000-c000-000000000046||application/microsoftpatch|Windows Installer patch|PRONOM container signatures
    012d3cc0-4216-11d0-89cb-008029e4b0b1||application/vnd.stardivision.impress|StarImpress 4 presentation|OpenOffice.org: comphelper/classids.hxx
    02b3b7e0-4225-11d0-89ca-008029e4b0b1||application/vnd.stardivision.chart|StarChart 4 chart|OpenOffice.org: comphelper/classids.hxx
    02b3b7e1-4225-11d0-89ca-008029e4b0b1||application/vnd.stardivision.math|StarMath 4 formula|OpenOffice.org: comphelper/classids.hxx
    0ea45ab2-9e0a-11d1-a407-00c04fb932ba||application/vnd.ms-works|Works document|libwps
    1cdd8c7b-81c0-45a0-9fed-04143144cc1e||application/x-max|3ds Max scene|Autodesk: 3ds Max scene storage
    28cddbc2-0ae2-11ce-a29a-00aa004a1a72||application/vnd.ms-works|Works document|libwps
    28cddbc3-0ae2-11ce-a29a-00aa004a1a72||application/vnd.ms-works|Works spreadsheet|libwps
    2e8905a0-85bd-11d1-89d0-008029e4b0b1||application/vnd.stardivision.draw|StarDraw 5 drawing|OpenOffice.org: comphelper/classids.hxx
    340ac970-e30d-11d0-a53f-00a0249d57b1||application/vnd.stardivision.writer-global|StarWriter global document|OpenOffice.org: comphelper/classids.hxx
    3f543fa0-b6a6-101b-9961-04021c007002||application/vnd.stardivision.calc|StarCalc 3 spreadsheet|OpenOffice.org: comphelper/classids.hxx
    402efe60-1999-101b-99ae-04021c007002||image/x-wpg|WordPerfect graphic|J. Jenderek: WordPerfect graphics in OLE
    402efe61-1999-101b-99ae-04021c007002||application/x-corelpresentations|Corel drawing|Corel WordPerfect SDK
    402efe62-1999-101b-99ae-04021c007002||application/x-corelpresentations|Corel slide show|J. Jenderek: Presentations 7 to X3
    4d29b490-49b2-11d0-93c3-7e0706000000||model/x-ipt|Inventor part|PRONOM container signatures
    519873ff-2dad-0220-1937-0000929679cd||application/vnd.wordperfect|WordPerfect document|J. Jenderek: WordPerfect 7 in OLE
    565c7221-85bc-11d1-89d0-008029e4b0b1||application/vnd.stardivision.impress|StarImpress 5 presentation|OpenOffice.org: comphelper/classids.hxx
    56616700-c154-11ce-8553-00aa00a1f95b||image/vnd.fpx|FlashPix picture|FlashPix 1.0.2, section 3
    597caa70-72aa-11cf-831e-524153480000||application/vnd.adobe.fla|Flash document|Macromedia: Flash authoring storage
    6361d441-4235-11d0-89cb-008029e4b0b1||application/vnd.stardivision.calc|StarCalc 4 spreadsheet|OpenOffice.org: comphelper/classids.hxx
    64818d10-4f9b-11cf-86ea-00aa00b929e8|com.microsoft.powerpoint.ppt|application/vnd.ms-powerpoint|PowerPoint presentation|[MS-PPT] 2.1.1
    64818d11-4f9b-11cf-86ea-00aa00b929e8|com.microsoft.powerpoint.ppt|application/vnd.ms-powerpoint|PowerPoint slide show|[MS-PPT] 2.1.1
    74b78f3a-c8c8-11d1-be11-00c04fb6faf1||application/vnd.ms-project|Project plan|MPXJ
    76283a80-50dd-11d3-a7e3-00c04f79d7bc||model/x-ipn|Inventor presentation|PRONOM container signatures
    83a33d30-27c5-11ce-bfd4-00400513bb57||model/x-sldprt|SolidWorks part|SolidWorks: document storage
    83a33d34-27c5-11ce-bfd4-00400513bb57||model/x-slddrw|SolidWorks drawing|SolidWorks: document storage
    83a33d36-27c5-11ce-bfd4-00400513bb57||model/x-sldasm|SolidWorks assembly|SolidWorks: document storage
    8b04e9b0-420e-11d0-a45e-00a0249d57b1||application/vnd.stardivision.writer|StarWriter 4 document|OpenOffice.org: comphelper/classids.hxx
    a8bbb60c-7c60-4550-91ce-39c3903fac5e||application/vnd.stardivision.writer-web|StarWriter 6 page of the Web|OpenOffice.org: comphelper/classids.hxx
    af10aae0-b36d-101b-9961-04021c007002||application/vnd.stardivision.impress|StarImpress 3 presentation|OpenOffice.org: comphelper/classids.hxx
    b21a0a7c-e403-41fe-9562-bd13ea6f15a0||application/vnd.stardivision.writer-global|StarWriter 6 global document|OpenOffice.org: comphelper/classids.hxx
    b4f235fe-dca6-4803-b7b2-c25a453c836b||application/vnd.adobe.fla|Flash document|Macromedia: Flash authoring storage
    bbf9fdf1-52dc-11d0-8c04-0800090be8ec||model/x-idw|Inventor drawing|PRONOM container signatures
    bf884321-85dd-11d1-89d0-008029e4b0b1||application/vnd.stardivision.chart|StarChart 5 chart|OpenOffice.org: comphelper/classids.hxx
    c20cf9d1-85ae-11d1-aab4-006097da561a||application/vnd.stardivision.writer|StarWriter 5 document|OpenOffice.org: comphelper/classids.hxx
    c20cf9d2-85ae-11d1-aab4-006097da561a||application/vnd.stardivision.writer-web|StarWriter 5 page of the Web|OpenOffice.org: comphelper/classids.hxx
    c6a5b861-85d6-11d1-89cb-008029e4b0b1||application/vnd.stardivision.calc|StarCalc 5 spreadsheet|OpenOffice.org: comphelper/classids.hxx
    d4590460-35fd-101c-b12a-04021c007002||application/vnd.stardivision.math|StarMath 3 formula|OpenOffice.org: comphelper/classids.hxx
    dc5c7e40-b35c-101b-9961-04021c007002||application/vnd.stardivision.writer|StarWriter 3 document|OpenOffice.org: comphelper/classids.hxx
    e60f81e1-49b3-11d0-93c3-7e0706000000||model/x-iam|Inventor assembly|PRONOM container signatures
    ea7bae70-fb3b-11cd-a903-00aa00510ea3|com.microsoft.powerpoint.ppt|application/vnd.ms-powerpoint|PowerPoint 95 presentation|PRONOM container signatures
    f0caa840-7821-11d0-a4a7-00a0249d57b1||application/vnd.stardivision.writer-web|StarWriter 4 page of the Web|OpenOffice.org: comphelper/classids.hxx
    fb9c99e0-2c6d-101c-8e2c-00001b4cc711||application/vnd.stardivision.chart|StarChart 3 chart|OpenOffice.org: comphelper/classids.hxx
    ffb5e640-85de-11d1-89d0-008029e4b0b1||application/vnd.stardivision.math|StarMath 5 formula|OpenOffice.org: comphelper/classids.hxx
    """)

  /// The written form of a class identifier: three little-endian numbers and eight bytes ([MS-DTYP] 2.3.4.2).
  static func text(ofClass bytes: [UInt8]) -> String {
    let order = [3, 2, 1, 0, -1, 5, 4, -1, 7, 6, -1, 8, 9, -1, 10, 11, 12, 13, 14, 15]
    let digits = Array("0123456789abcdef".unicodeScalars)
    var text = ""
    for index in order {
      if index < 0 {
        text += "-"
      } else if index < bytes.count {
        text.unicodeScalars.append(digits[Int(bytes[index] >> 4)])
        text.unicodeScalars.append(digits[Int(bytes[index] & 15)])
      }
    }
    return text
  }
}
