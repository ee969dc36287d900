// SPDX-License-Identifier: Apache-2.0

/// Office documents, electronic books, mail and notes.
enum DocumentTypes {
  /// Types that the operating system exports.
  static let exported = #"""
    com.apple.flat-rtfd|public.data public.composite-content|||rich text with attachments, in one file|ostype='rtfd';nspboard=NeXT RTFD pasteboard type;nspboard=NSRTFDPboardType
    com.apple.ical.ics|public.text public.item public.calendar-event|ics|text/calendar|iCalendar event
    com.apple.ical.vcs|public.text public.item public.calendar-event|vcs vcal|text/x-vcalendar|vCalendar event
    com.apple.txn.text-multimedia-data|public.data public.composite-content|||Textension document|ostype='txtn'
    com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive|web archive|ostype='weba';nspboard=Apple Web Archive pasteboard type
    org.aafassociation.advanced-authoring-format|public.data public.composite-content|aaf||Advanced Authoring Format project|ostype='AAF '
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB book
    org.oasis-open.opendocument|public.data|||OpenDocument file
    org.openxmlformats.openxml|public.data|||Office Open XML file
    public.calendar-event||||calendar event
    public.composite-content|public.content|||content of several kinds
    public.contact||||contact
    public.email-message|public.message|||email message
    public.message||||message
    public.presentation|public.composite-content|||presentation
    public.spreadsheet|public.content|||spreadsheet
    public.vcard|public.text public.contact|vcf vcard|text/vcard text/directory text/x-vcard|vCard|ostype='vCrd';nspboard=Apple VCard pasteboard type;see=https://tools.ietf.org/html/rfc6350
    """#

  /// Types of others that the operating system imports.
  static let imported = #"""
    com.adobe.encapsulated-postscript|com.adobe.postscript|eps||Encapsulated PostScript image|ostype='EPSF';nspboard=NeXT Encapsulated PostScript v1.2 pasteboard type;nspboard=NSPostScriptPboardType
    com.adobe.fdf|public.data|fdf||PDF form data
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document|ostype='PDF ';nspboard=Apple PDF pasteboard type
    com.adobe.postscript|public.data public.composite-content|ps|application/postscript|PostScript document
    com.adobe.xfdf|public.data public.composite-content|xfdf||PDF form data in XML
    com.apple.iWork.Keynote.sffkey|public.data public.presentation|key|application/x-iwork-keynote-sffkey|Keynote presentation|see=http://www.apple.com/iwork/keynote/
    com.apple.iWork.Keynote.sffkth|public.data public.presentation|kth|application/x-iwork-keynote-sffkth|Keynote theme|see=http://www.apple.com/iwork/keynote/
    com.apple.iWork.Numbers.sffnumbers|public.data public.composite-content public.spreadsheet|numbers|application/x-iwork-numbers-sffnumbers|Numbers spreadsheet|see=http://www.apple.com/iwork/numbers/
    com.apple.iWork.Numbers.sfftemplate|public.data public.composite-content public.spreadsheet|nmbtemplate|application/x-iwork-numbers-sfftemplate|Numbers template|see=http://www.apple.com/iwork/numbers/
    com.apple.iWork.Pages.sffpages|public.data public.composite-content|pages|application/x-iwork-pages-sffpages|Pages document|see=http://www.apple.com/iwork/pages/
    com.apple.iWork.Pages.sfftemplate|public.data public.composite-content|template|application/x-iwork-pages-sfftemplate|Pages template|see=http://www.apple.com/iwork/pages/
    com.microsoft.excel.xla|public.data|xla||Excel 97 add-in|ostype='XLA5'
    com.microsoft.excel.xls|public.data public.composite-content public.spreadsheet|xls|application/vnd.ms-excel application/msexcel|Excel 97 workbook|ostype='XLS8'
    com.microsoft.excel.xlt|public.data public.spreadsheet|xlt|application/vnd.ms-excel application/msexcel|Excel 97 template|ostype='sLS8'
    com.microsoft.excel.xlw|public.data public.spreadsheet|xlw|application/vnd.ms-excel application/msexcel|Excel 97 workspace|ostype='XLW8'
    com.microsoft.powerpoint.pot|public.data public.presentation|pot|application/vnd.ms-powerpoint~ application/mspowerpoint~|PowerPoint 97 template|ostype='PPOT'
    com.microsoft.powerpoint.pps|public.data public.presentation|pps|application/vnd.ms-powerpoint~ application/mspowerpoint~|PowerPoint 97 slide show|ostype='PPSS'
    com.microsoft.powerpoint.ppt|public.data public.presentation|ppt|application/vnd.ms-powerpoint application/mspowerpoint|PowerPoint 97 presentation|ostype='SLD8'
    com.microsoft.word.doc|public.data public.composite-content|doc|application/msword|Word 97 document|ostype='W8BN'
    com.microsoft.word.dot|public.data public.composite-content|dot|application/msword|Word 97 template|ostype='W8TN'
    com.microsoft.word.wordml|public.xml public.composite-content|xml||Word 2003 XML document
    org.oasis-open.opendocument.chart|org.oasis-open.opendocument public.composite-content|odc|application/vnd.oasis.opendocument.chart|OpenDocument chart
    org.oasis-open.opendocument.chart-template|org.oasis-open.opendocument public.composite-content|otc|application/vnd.oasis.opendocument.chart-template|OpenDocument chart template
    org.oasis-open.opendocument.database|public.data public.content public.database|odb|application/vnd.oasis.opendocument.database|OpenDocument database
    org.oasis-open.opendocument.formula|org.oasis-open.opendocument public.content|odf|application/vnd.oasis.opendocument.formula|OpenDocument formula
    org.oasis-open.opendocument.formula-template|org.oasis-open.opendocument public.content|otf|application/vnd.oasis.opendocument.formula-template|OpenDocument formula template
    org.oasis-open.opendocument.graphics|org.oasis-open.opendocument public.composite-content|odg|application/vnd.oasis.opendocument.graphics|OpenDocument drawing
    org.oasis-open.opendocument.graphics-template|org.oasis-open.opendocument public.composite-content|otg|application/vnd.oasis.opendocument.graphics-template|OpenDocument drawing template
    org.oasis-open.opendocument.presentation|org.oasis-open.opendocument public.composite-content public.presentation|odp|application/vnd.oasis.opendocument.presentation|OpenDocument presentation
    org.oasis-open.opendocument.presentation-template|org.oasis-open.opendocument public.composite-content public.presentation|otp|application/vnd.oasis.opendocument.presentation-template|OpenDocument presentation template
    org.oasis-open.opendocument.spreadsheet|org.oasis-open.opendocument public.composite-content public.spreadsheet|ods|application/vnd.oasis.opendocument.spreadsheet|OpenDocument spreadsheet
    org.oasis-open.opendocument.spreadsheet-template|org.oasis-open.opendocument public.composite-content public.spreadsheet|ots|application/vnd.oasis.opendocument.spreadsheet-template|OpenDocument spreadsheet template
    org.oasis-open.opendocument.text|org.oasis-open.opendocument public.composite-content|odt|application/vnd.oasis.opendocument.text|OpenDocument text
    org.oasis-open.opendocument.text-master|org.oasis-open.opendocument public.composite-content|odm|application/vnd.oasis.opendocument.text-master|OpenDocument master document
    org.oasis-open.opendocument.text-template|org.oasis-open.opendocument public.composite-content|ott|application/vnd.oasis.opendocument.text-template|OpenDocument text template
    org.oasis-open.opendocument.text-web|org.oasis-open.opendocument public.composite-content|oth|application/vnd.oasis.opendocument.text-web|OpenDocument web page template
    org.openoffice.formula|public.data public.content|sxm smf|application/vnd.sun.xml.math application/vnd.stardivision.math|OpenOffice.org 1 formula
    org.openoffice.graphics|public.data public.content|sxd sda|application/vnd.sun.xml.draw application/vnd.stardivision.draw|OpenOffice.org 1 drawing
    org.openoffice.graphics-template|public.data public.content|std|application/vnd.sun.xml.draw.template|OpenOffice.org 1 drawing template
    org.openoffice.presentation|public.data public.content public.presentation|sxi sdd sdp|application/vnd.sun.xml.impress application/vnd.stardivision.impress application/vnd.stardivision.impress-packed|OpenOffice.org 1 presentation
    org.openoffice.presentation-template|public.data public.content public.presentation|sti|application/vnd.sun.xml.impress.template|OpenOffice.org 1 presentation template
    org.openoffice.spreadsheet|public.data public.spreadsheet|sxc sdc|application/vnd.sun.xml.calc application/vnd.stardivision.calc|OpenOffice.org 1 spreadsheet
    org.openoffice.spreadsheet-template|public.data public.spreadsheet|stc|application/vnd.sun.xml.calc.template|OpenOffice.org 1 spreadsheet template
    org.openoffice.text|public.data public.content|sxw sdw|application/vnd.sun.xml.writer application/vnd.stardivision.writer|OpenOffice.org 1 text
    org.openoffice.text-master|public.data public.content|sxg|application/vnd.sun.xml.writer.global|OpenOffice.org 1 master document
    org.openoffice.text-template|public.data public.content|stw|application/vnd.sun.xml.writer.template|OpenOffice.org 1 text template
    org.openxmlformats.presentationml.presentation|org.openxmlformats.openxml public.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation|PowerPoint presentation
    org.openxmlformats.presentationml.presentation.macroenabled|org.openxmlformats.openxml public.presentation public.executable|pptm|application/vnd.ms-powerpoint.presentation.macroEnabled.12|PowerPoint presentation with macros
    org.openxmlformats.presentationml.slideshow|org.openxmlformats.openxml public.presentation|ppsx|application/vnd.openxmlformats-officedocument.presentationml.slideshow|PowerPoint slide show
    org.openxmlformats.presentationml.slideshow.macroenabled|org.openxmlformats.openxml public.presentation public.executable|ppsm|application/vnd.ms-powerpoint.slideshow.macroEnabled.12|PowerPoint slide show with macros
    org.openxmlformats.presentationml.template|org.openxmlformats.openxml public.presentation|potx|application/vnd.openxmlformats-officedocument.presentationml.template|PowerPoint template
    org.openxmlformats.presentationml.template.macroenabled|org.openxmlformats.openxml public.presentation public.executable|potm|application/vnd.ms-powerpoint.template.macroEnabled.12|PowerPoint template with macros
    org.openxmlformats.spreadsheetml.sheet|org.openxmlformats.openxml public.composite-content public.spreadsheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|Excel workbook
    org.openxmlformats.spreadsheetml.sheet.macroenabled|org.openxmlformats.openxml public.composite-content public.spreadsheet public.executable|xlsm|application/vnd.ms-excel.sheet.macroEnabled.12|Excel workbook with macros
    org.openxmlformats.spreadsheetml.template|org.openxmlformats.openxml public.composite-content public.spreadsheet|xltx|application/vnd.openxmlformats-officedocument.spreadsheetml.template|Excel template
    org.openxmlformats.spreadsheetml.template.macroenabled|org.openxmlformats.openxml public.composite-content public.spreadsheet public.executable|xltm|application/vnd.ms-excel.template.macroEnabled.12|Excel template with macros
    org.openxmlformats.wordprocessingml.document|org.openxmlformats.openxml public.composite-content|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document|Word document
    org.openxmlformats.wordprocessingml.document.macroenabled|org.openxmlformats.openxml public.composite-content public.executable|docm|application/vnd.ms-word.document.macroEnabled.12|Word document with macros
    org.openxmlformats.wordprocessingml.template|org.openxmlformats.openxml public.composite-content|dotx|application/vnd.openxmlformats-officedocument.wordprocessingml.template|Word template
    org.openxmlformats.wordprocessingml.template.macroenabled|org.openxmlformats.openxml public.composite-content public.executable|dotm|application/vnd.ms-word.template.macroEnabled.12|Word template with macros
    public.ofd|public.data public.composite-content|ofd|application/ofd|Open Fixed-layout Document
    """#

  /// Types that the operating system does not declare.
  static let thirdParty = #"""
    com.apple.appleworks.document|public.data|cwk||AppleWorks document
    com.apple.freeform.board|public.data public.composite-content|board||Freeform board
    com.apple.ibooks-container|public.data public.composite-content|ibooks|application/x-ibooks+zip|Apple Books textbook
    com.apple.ibooksauthor.book|public.data public.composite-content|iba book||iBooks Author book
    com.apple.ichat.transcript|public.data|ichat chat||iChat transcript
    com.apple.iwork.keynote.kpdc|public.data|kpdc||recorded Keynote presentation
    com.apple.mail.email|public.data public.email-message|eml|message/rfc822|mail message
    com.apple.mail.emlx|public.data public.email-message|emlx||message of Apple Mail
    com.c-command.eaglefiler.index|public.data|efindex||EagleFiler index
    com.c-command.mbox|public.data|mbox|application/mbox|mailbox
    com.eastgate.tinderbox|public.data|tbx||Tinderbox document
    com.evernote.enex|public.xml|enex||Evernote notes
    com.evernote.note-metadata2|public.data|enspot||Evernote metadata
    com.finaldraft.fdx|public.xml|fdx||Final Draft script
    com.getdropbox.dropbox.binder|public.data|binder||Dropbox binder
    com.getdropbox.dropbox.paper|public.data|paper||link to a Dropbox Paper document
    com.getdropbox.dropbox.papert|public.data|papert||link to a Dropbox Paper template
    com.getdropbox.dropbox.shortcut|public.data|web||Dropbox shortcut
    com.github.xournalpp.xopp|org.gnu.gnu-zip-archive public.data|xopp|application/x-xopp|Xournal++ notes
    com.google.gdoc|public.data|gdoc||link to a Google document
    com.google.gsheet|public.data|gsheet||link to a Google spreadsheet
    com.microsoft.excel.openxml.addin|public.data|xlam|application/vnd.ms-excel.addin.macroenabled.12|Excel add-in
    com.microsoft.excel.slk|public.data|slk|application/x-sylk|symbolic link spreadsheet
    com.microsoft.excel.space-separated-values-text|public.text|prn||space-separated values
    com.microsoft.excel.xlb|public.data|xlb||Excel toolbars
    com.microsoft.excel.xld|public.data|xld||Excel dialog
    com.microsoft.excel.xll|public.data|xll||Excel native add-in
    com.microsoft.excel.xlm|public.data|xlm||Excel macro sheet
    com.microsoft.office.openxml.theme|public.data|thmx|application/vnd.ms-officetheme|Office theme
    com.microsoft.outlook.dat|public.data|dat|application/vnd.ms-tnef|Outlook message attachment
    com.microsoft.outlook.template|public.data public.email-message|emltpl||Outlook template
    com.microsoft.powerpoint.ppa|public.data|ppa||PowerPoint 97 add-in
    com.microsoft.powerpoint.ppam|public.data|ppam|application/vnd.ms-powerpoint.addin.macroenabled.12|PowerPoint add-in
    com.microsoft.word.dictionary|public.data|dic||Word dictionary
    com.microsoft.word.mhtml|public.data|mht mhtm mhtml|multipart/related|web page in one file
    com.postbox-inc.postbox.pbeml|public.data|pbeml||Postbox message
    net.sourceforge.skim-app.skimnotes|public.data|skim||Skim notes
    net.sourceforge.xournal.xoj|org.gnu.gnu-zip-archive public.data|xoj|application/x-xojpp|Xournal notes
    org.textbundle.package|com.apple.package|textbundle||TextBundle
    """#
}
