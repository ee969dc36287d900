// SPDX-License-Identifier: Apache-2.0
import Detection

/// Documents, books, letters and what publishing makes; `SignatureIndex` tells how a line is written.
enum DocumentSignatures {
  static let table = TypeTable(
    """
    0:'!BDN'||application/vnd.ms-outlook|Outlook folder|[MS-PST] 2.2.2.6
    0:'%FDF'||application/vnd.fdf|Forms data|ISO 32000-1, section 12.7.7
    0:'%PDF-'|com.adobe.pdf|application/pdf|PDF document|ISO 32000-1, section 7.5.2
    0:'*mbx*' 5:0d0a||application/x-mbx|Mailbox of a server|UW IMAP: mbx driver, file header
    0:'<BookFile'||application/vnd.framemaker|FrameMaker book|Adobe: FrameMaker
    0:'<Book_'||application/vnd.framemaker|FrameMaker book|Adobe: FrameMaker
    0:'<MIFFile'||application/vnd.mif|FrameMaker interchange|Adobe: MIF reference
    0:'<Maker'||application/vnd.framemaker|FrameMaker file|Adobe: FrameMaker
    0:'<MakerDictionary'||application/vnd.framemaker|FrameMaker dictionary|Adobe: FrameMaker
    0:'<MakerFile'||application/vnd.framemaker|FrameMaker document|Adobe: FrameMaker
    0:'<MakerScreenFont'||application/vnd.framemaker|FrameMaker screen font|Adobe: FrameMaker
    0:'@PJL_'||application/vnd.hp-pjl|Printer job|HP: PJL technical reference, section Kernel commands
    0:'ActiveMime' 10:0000||application/x-mso|Office macros in a web page|[MS-OFFMACRO] ActiveMime part
    0:'CANON_OPTIONAL_DATA' 19:00||application/x-canon-vrd|Settings of a raw developer|ExifTool: Canon VRD tags, header
    0:'CONT' 4:0100||application/vnd.amazon.ebook|Kindle KFX book|MobileRead: KFX, version 1
    0:'CONT' 4:0200||application/vnd.amazon.ebook|Kindle KFX book|MobileRead: KFX
    0:'ENDNENZ'||application/x-endnote-connect|EndNote connection|PRONOM fmt/326
    0:'HDOC' 4:00||application/x-st-guide|Hypertext of the Atari|ST-Guide: HYP format
    0:'HREF' 4:00||application/x-st-guide|References of a hypertext of the Atari|ST-Guide: REF format
    0:'HWP_Document_File'||application/x-hwp|Hangul document|Hancom: HWP 3.0
    0:'IIII' 4:04000400||application/x-canon-dr4|Settings of a raw developer|ExifTool: Canon VRD tags, DR4 header
    0:'JZJZ'||application/x-zjstream|Page of a printer|Zenographics: ZjStream, start
    0:'RIFX' 8:'FGDM'||application/x-director|Director movie, protected|Macromedia Director: RIFX
    0:'RIFX' 8:'MC95'||application/x-director|Director cast|Macromedia Director: RIFX
    0:'RIFX' 8:'MV93'||application/x-director|Director movie|Macromedia Director: RIFX
    0:'RIFX' 8:'NIFF'||application/vnd.music-niff|Notation interchange|NIFF 6a.3, section 2
    0:'SNBP000B'||application/x-snb-ebook|Bambook edition|calibre: snbfile.py
    0:'TPZ'||application/x-topaz-ebook|Topaz book|MobileRead: Topaz
    0:'Visio_(TM)_Drawing'||application/vnd.visio|Visio drawing|PRONOM x-fmt/113
    0:'WordGrinder_dumpfile'||application/x-wordgrinder|WordGrinder document|WordGrinder: fileio.lua
    0:'WordPro' 7:00||application/vnd.lotus-wordpro|WordPro document|PRONOM x-fmt/340
    0:'WordPro' 7:0dfb||application/vnd.lotus-wordpro|WordPro document|PRONOM x-fmt/340
    0:'XFIR' 8:'39VM'||application/x-director|Director movie|Macromedia Director: RIFX, little endian
    0:'XFIR' 8:'59CM'||application/x-director|Director cast|Macromedia Director: RIFX, little endian
    0:'XFIR' 8:'MDGF'||application/x-director|Director movie, protected|Macromedia Director: RIFX, little endian
    0:'aspell_default_speller_rowl'||application/x-aspell-dictionary|Dictionary of aspell|GNU Aspell: readonly_ws.cpp
    0:'personal' 8:5f7265706c2d||text/x-aspell-dictionary|Replacements of a user|GNU Aspell manual, section Format of the replacement dictionary
    0:'personal' 8:5f77732d||text/x-aspell-dictionary|Words of a user|GNU Aspell manual, section Format of the personal dictionary
    0:'{\\pwi'||application/x-pocket-word|Pocket Word document|Microsoft: Pocket Word
    0:'{\\rt' ?|public.rtf|text/rtf|Rich text, cut keyword|Microsoft Word reads any document that begins so
    0:'{\\rtf'|public.rtf|text/rtf|Rich text|Rich Text Format 1.9.1
    0:0000001b01 5:'@EJL_'||application/x-epson-ejl|Printer job|Epson: ESC/P reference manual, exit packet mode
    0:00000100 6:000010000000 14:0000||application/x-emf-spool|Job of a printer queue|MS-EMFSPOOL, section 2.2.2
    0:000002000110||application/x-quattropro|Quattro Pro spreadsheet|Borland: WB1, BOF record
    0:000002000210||application/x-quattropro|Quattro Pro spreadsheet|Borland: WB1
    0:000002000404||application/vnd.lotus-1-2-3|Lotus 1-2-3 worksheet|Lotus: WKS format, BOF record
    0:00000200040405540200||application/vnd.ms-works|Works spreadsheet|libwps: WKS4, records of type 54
    0:0000020004040600080000000000||application/vnd.lotus-1-2-3|Lotus 1-2-3 worksheet|Lotus: WKS format
    0:000002000504||application/vnd.lotus-1-2-3|Symphony worksheet|Lotus: Worksheet file format, BOF record
    0:0000020006040600||application/vnd.lotus-1-2-3|Lotus 1-2-3 worksheet|Lotus: WK1 format
    0:000002002051||application/x-quattropro|Quattro Pro spreadsheet|Borland: WQ1
    0:000002002151||application/x-quattropro|Quattro Pro spreadsheet|Borland: WQ2, BOF record
    0:00000858 11:9400 14:'VW'||application/vnd.vectorworks|VectorWorks drawing|PRONOM fmt/450
    0:000008a8 11:9400 14:'VW'||application/vnd.vectorworks|VectorWorks drawing|PRONOM fmt/684
    0:00001a00....0400||application/vnd.lotus-1-2-3|Lotus 1-2-3 worksheet|Lotus: WK3 format
    0:0001 6:'Copyright'||application/x-font-printer-metric|Printer font metrics|Microsoft: PFM file format
    0:00010000 4:'MSISAM_Database'||application/x-msmoney|Money file|Microsoft Money: Jet header; mdbtools: HACKING
    0:00010f00 4:'FREELANCE'||application/vnd.lotus-freelance|Freelance presentation|PRONOM fmt/1216
    0:000142 3:4f4f4b444f5547||application/x-softbook|SoftBook edition|N. Schulze: IMP format
    0:000242 3:4f4f4b444f5547||application/x-softbook|SoftBook edition|N. Schulze: IMP format
    0:001c001c ?||application/vnd.quark.quarkxpress|QuarkXPress document|PRONOM fmt/1442
    0:00260026 ?||application/vnd.quark.quarkxpress|QuarkXPress document|PRONOM fmt/1442
    0:00360036 ?||application/vnd.quark.quarkxpress|QuarkXPress document|PRONOM fmt/1443
    0:010101010a||application/x-mmdf|Mailbox of MMDF|MMDF: mailbox format, mbox(5)
    0:01fe ?||application/vnd.ms-works|Works document|libwps: WPS 2
    0:0606edf5d81d46e5bd31efe7fe74b71d||application/x-adobe-indesign|InDesign document|XMP specification part 3, InDesign
    0:09000400....1000||application/vnd.ms-excel|Excel 2 worksheet|OpenOffice.org: Excel file format, section 5.8.1
    0:09000400....2000||application/vnd.ms-excel|Excel 2 chart|OpenOffice.org: Excel file format, section 5.8.1
    0:09000400....4000||application/vnd.ms-excel|Excel 2 macro sheet|OpenOffice.org: Excel file format, section 5.8.1
    0:09020600....1000||application/vnd.ms-excel|Excel 3 worksheet|OpenOffice.org: Excel file format, section 5.8.1
    0:09020600....2000||application/vnd.ms-excel|Excel 3 chart|OpenOffice.org: Excel file format, section 5.8.1
    0:09020600....4000||application/vnd.ms-excel|Excel 3 macro sheet|OpenOffice.org: Excel file format, section 5.8.1
    0:09040600....0001||application/vnd.ms-excel|Excel 4 workbook|OpenOffice.org: Excel file format, section 5.8.1
    0:09040600....1000||application/vnd.ms-excel|Excel 4 worksheet|OpenOffice.org: Excel file format, section 5.8.1
    0:09040600....2000||application/vnd.ms-excel|Excel 4 chart|OpenOffice.org: Excel file format, section 5.8.1
    0:09040600....4000||application/vnd.ms-excel|Excel 4 macro sheet|OpenOffice.org: Excel file format, section 5.8.1
    0:09080800 4:00050500|com.microsoft.excel.xls|application/vnd.ms-excel|Excel 5 workbook without its container|Microsoft: BIFF5, BOF
    0:09080800 4:00051000|com.microsoft.excel.xls|application/vnd.ms-excel|Excel 5 worksheet without its container|Microsoft: BIFF5, BOF
    0:09080800 4:00052000|com.microsoft.excel.xls|application/vnd.ms-excel|Excel 5 chart without its container|Microsoft: BIFF5, BOF
    0:09080800 4:00054000|com.microsoft.excel.xls|application/vnd.ms-excel|Excel 5 macro sheet without its container|Microsoft: BIFF5, BOF
    0:09081000 4:00060500|com.microsoft.excel.xls|application/vnd.ms-excel|Excel 97 workbook without its container|MS-XLS, section 2.4.21
    0:09081000 4:00061000|com.microsoft.excel.xls|application/vnd.ms-excel|Excel 97 worksheet without its container|MS-XLS, section 2.4.21
    0:0baddeed||application/vnd.ms-powerpoint|PowerPoint 2 presentation|PRONOM x-fmt/84
    0:0d1a2701||application/x-kword-crypt|KWord document, encrypted|KOffice: encrypted store
    0:0d1a2702||application/x-kspread-crypt|KSpread document, encrypted|KOffice: encrypted store
    0:10101010101010 7:11111111111153||application/x-foxmail|Foxmail mailbox|Foxmail: BOX file
    0:1a00000400||application/vnd.lotus-notes|Notes database|IBM: C API, NSF header
    0:1b01 2:'@EJL_'||application/x-epson-ejl|Printer job|Epson: Remote printing language guide, EJL
    0:1b25401b50||application/vnd.canon-lips|Printer job|Canon: LIPS IV, soft reset
    0:1b401b ?||application/x-epson-escp|Printer job|Epson: ESC/P reference manual, ESC @
    0:1b401b2847||application/x-epson-escp|Printer job|Epson: ESC/P reference manual, ESC @ and ESC ( G
    0:1d7d0000 125:7d001d||application/x-wordstar|WordStar document|MicroPro: WordStar 5 to 7, header in a symmetrical sequence
    0:1d7d00005000||application/x-wordstar|WordStar 5 document|PRONOM x-fmt/205
    0:1d7d00005500||application/x-wordstar|WordStar 5.5 document|PRONOM x-fmt/236
    0:1d7d00006000||application/x-wordstar|WordStar 6 document|PRONOM x-fmt/237
    0:20540200000005540200||application/vnd.ms-works|Works database|libwps: WDB
    0:29204850 4:'-PCL_XL;'||application/vnd.hp-pclxl|PCL XL page|HP: PCL XL feature reference 2.1
    0:2c585158 4:00000001||application/x-hp-xqx|Page of a printer|foo2zjs: xqx.h
    0:31be0000||application/x-mswrite|Windows Write document|Microsoft Write 3.0
    0:31be0000 96:0000||application/msword|Word for DOS document|PRONOM x-fmt/274; Microsoft Write 3.0, pnMac
    0:31be0100 5:ab||application/msword|Word for DOS glossary|PRONOM fmt/1689
    0:31be0200 5:ab||application/msword|Word for DOS style sheet|PRONOM fmt/1690
    0:31be0300 5:ab||application/msword|Word for DOS printer description|PRONOM fmt/1691
    0:32be0000||application/x-mswrite|Windows Write document with objects|Microsoft Write 3.1
    0:4c0052004600||application/x-sony-bbeb|Broadband e-book|MobileRead: LRF
    0:504b0304 30:'mimetypeapplication/epub+zip'||application/epub+zip|EPUB book|EPUB OCF 3.3, section 4.3
    0:504f5e51||application/msword|Word document|libmagic: Magdir/msdos, PO^Q
    0:5a....d3a8a8||application/vnd.afpc.modca|Mixed object document|IBM: MO:DCA reference, begin document
    0:789f3e22||application/vnd.ms-tnef|TNEF attachment|[MS-OXTNEF] 2.1.3
    0:7f 1:'_WS2000'||application/x-wordstar|WordStar 2000 document|PRONOM fmt/882
    0:899b9ade||application/x-umd|Book of a telephone|UMD e-book format, file header
    0:9ba5..00 ?||application/msword|Word 1 for Windows document|PRONOM fmt/37
    0:9ba52100||application/msword|Word 1 for Windows document|PRONOM fmt/37
    0:a12fff43d9ef764c9ee210ea5722765f||application/onenote|OneNote table of contents|[MS-ONESTORE] 2.3.1
    0:aced00057372 8:'geogebra'||application/vnd.geogebra.file|GeoGebra construction|PRONOM fmt/618
    0:b00cb00c||application/x-rocketbook|Rocket eBook|MobileRead: RB format
    0:cb0a01||application/vnd.wordperfect|WordPerfect 4.2 document|WordPerfect 4.2: prefix
    0:cdca1000||application/x-canon-cpca|Printer job|Canon: Common peripheral controlling architecture, packet header
    0:cfad12fec5fd746f66e3d1119a4e00c04fa309d4||application/x-ms-dbx|Outlook Express messages|Outlook Express: DBX file format, header
    0:cfad12fec6fd746f66e3d1119a4e00c04fa309d4||application/x-ms-dbx|Outlook Express folders|Outlook Express: DBX file format, header
    0:d0cf11e0a1b11ae1||application/x-ole-storage|OLE compound file|[MS-CFB] 2.2
    0:dba5..00 ?||application/msword|Word 2.0 document|PRONOM fmt/38
    0:dba52d00||application/msword|Word 2.0 document|Microsoft: Word 2 FIB, wIdent and nFib
    0:e0000001 ?||application/fastinfoset|Fast infoset document|ITU-T X.891, section 12.6
    0:e4525c7b8cd8a74daeb15378d02996d3||application/onenote|OneNote section|[MS-ONESTORE] 2.3.1
    0:e7ac2c00||application/vnd.ms-publisher|Publisher 1 document|PRONOM fmt/1511
    0:ea44524d494f4eee||application/vnd.amazon.ebook|Kindle KFX book, protected|MobileRead: KFX
    0:eddead0b||application/vnd.ms-powerpoint|PowerPoint 3 presentation|PRONOM x-fmt/87
    0:f702018392c0||application/x-dvi|TeX device-independent output|D. Fuchs: The format of TeX's DVI files; DVItype
    0:f706018392c0|org.tug.tex.xdv|application/octet-stream|XeTeX device-independent output|XeTeX: XDV, DVI with number 6 in its preamble
    0:f707018392c0|org.tug.tex.xdv|application/octet-stream|XeTeX device-independent output|XeTeX: XDV, DVI with number 7 in its preamble
    0:fe3200 ?||application/msword|Word 1 for Macintosh document|PRONOM fmt/346
    0:fe3400||application/msword|Word 3 for Macintosh document|PRONOM x-fmt/1
    0:fe37001c||application/msword|Word 4 for Macintosh document|PRONOM x-fmt/64
    0:fe370023||application/msword|Word 5 for Macintosh document|PRONOM x-fmt/65
    0:ff00020004040554||application/vnd.ms-works|Works spreadsheet|libwps: WKS, BOF record
    0:ff000200040405540200||application/vnd.ms-works|Works spreadsheet|libwps: WKS
    0:ff575043||application/vnd.wordperfect|WordPerfect document|Corel: WordPerfect SDK, file prefix, product and file type
    0:ff575043 8:010a||application/vnd.wordperfect|WordPerfect document|Corel: WordPerfect SDK, file prefix, product and file type
    0:ff575043 8:010f||application/x-corelpresentations|Corel slide show|Corel: WordPerfect SDK, file prefix, product and file type
    0:ff575043 8:0116||image/x-wpg|WordPerfect graphic|Corel: WordPerfect SDK, file prefix, product and file type
    0:ff575043 8:090a||application/x-planperfect|PlanPerfect worksheet|Corel: WordPerfect SDK, file prefix, product and file type
    0:ff575043 9:0f||application/x-corelpresentations|Corel slide show|Corel: WordPerfect SDK, file prefix, product and file type
    0:ff575043 9:16||image/x-wpg|WordPerfect graphic|Corel: WordPerfect SDK, file prefix, product and file type
    11:9400 14:'VW'||application/vnd.vectorworks|VectorWorks drawing|PRONOM fmt/1139
    14:'VectorWorks_'||application/vnd.vectorworks|VectorWorks drawing|PRONOM fmt/1139
    2:'IIXPR'||application/vnd.quark.quarkxpress|QuarkXPress document|PRONOM x-fmt/182
    2:'MMXPR'||application/vnd.quark.quarkxpress|QuarkXPress document, big endian|PRONOM x-fmt/182
    4:'BOBO'|com.apple.appleworks.document|application/x-appleworks-document|ClarisWorks or AppleWorks document|PRONOM fmt/736 to fmt/753
    60:'BOOKMOBI'||application/x-mobipocket-ebook|Mobipocket book|MobileRead: MOBI
    60:'DataPlkr'||application/x-plucker|Plucker document|Plucker: DBFormat
    60:'PNRdPPrs'||application/x-pdb-ereader|eReader book|MobileRead: eReader
    60:'TEXtREAd'||application/x-aportisdoc|PalmDoc book|MobileRead: PalmDOC
    60:'TEXtTlDc'||application/vnd.palm|TealDoc book|TealPoint: TealDoc, type TEXt and creator TlDc
    60:'TlIfTlDc'||application/vnd.palm|TealInfo database|TealPoint: TealInfo, type TlIf and creator TlDc
    60:'applpalm'||application/vnd.palm|Palm application|Palm OS file formats: PRC, type appl
    60:'zTXTGPlm'||application/x-ztxt|zTXT book|Weasel Reader: zTXT
    8:'0M3C'||application/x-prt|CAD part|Siemens NX: part file
    8:'ENDNENFT'||application/x-endnote-style|EndNote style|PRONOM fmt/324
    8:'RSFTSTYL'||application/x-endnote-style|EndNote style|PRONOM fmt/324
    """)
}
