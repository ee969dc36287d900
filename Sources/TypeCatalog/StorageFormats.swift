// SPDX-License-Identifier: Apache-2.0

/// The formats in which files of a type are stored where conformance does not say so, as lines of
/// `identifier|formats`.
///
/// A format is a type identifier or, where nobody declares one, a MIME type: Word 97 documents are OLE compound
/// files, which libmagic calls `application/x-ole-storage` or `application/CDFV2`. Subtypes are stored as their
/// supertypes are.
package enum StorageFormats {
  /// The lines, sorted.
  package static let table = """
    ca.mcgill.mni.bic.mnc|org.hdfgroup.hdf5 application/x-netcdf
    com.adobe.fdf|public.plain-text
    com.adobe.illustrator.ai-image|com.adobe.encapsulated-postscript com.adobe.pdf com.adobe.postscript
    com.adobe.postscript|public.plain-text
    com.adobe.postscript-pfa-font|public.plain-text com.adobe.postscript
    com.adobe.raw-image|public.tiff
    com.adobe.xfdf|public.xml
    com.android.package-archive|public.zip-archive
    com.apple.addressbook.group|com.apple.binary-property-list com.apple.property-list com.apple.xml-property-list
    com.apple.addressbook.person|com.apple.binary-property-list com.apple.property-list com.apple.xml-property-list
    com.apple.binhex-archive|public.plain-text
    com.apple.bom-compressed-cpio|org.gnu.gnu-zip-archive
    com.apple.disk-image-cdr|public.iso-image
    com.apple.drawing|public.zip-archive
    com.apple.finalcutpro.colorboard|com.apple.binary-property-list com.apple.property-list com.apple.xml-property-list
    com.apple.finder.smart-folder|com.apple.binary-property-list com.apple.property-list com.apple.xml-property-list public.xml
    com.apple.freeform.board|public.zip-archive
    com.apple.ibooks-container|public.zip-archive
    com.apple.installer-package-archive|com.apple.xar-archive
    com.apple.internet-location|com.apple.binary-property-list com.apple.property-list com.apple.xml-property-list public.xml
    com.apple.itunes-timed-text|public.xml
    com.apple.itunes.ipa|public.zip-archive
    com.apple.itunes.ipsw|public.zip-archive
    com.apple.iWork.Keynote.sffkey|public.zip-archive
    com.apple.iWork.Keynote.sffkth|public.zip-archive
    com.apple.iWork.Numbers.sffnumbers|public.zip-archive
    com.apple.iWork.Numbers.sfftemplate|public.zip-archive
    com.apple.iWork.Pages.sffpages|public.zip-archive
    com.apple.iWork.Pages.sfftemplate|public.zip-archive
    com.apple.keynote.key|public.xml
    com.apple.linkpresentation.metadata|com.apple.binary-property-list
    com.apple.m4a-audio|public.mpeg-4
    com.apple.mail.email|public.plain-text
    com.apple.mail.emlx|public.plain-text
    com.apple.mobileprovision|public.xml
    com.apple.mpeg-4-ringtone|public.mpeg-4 com.apple.m4a-audio
    com.apple.photos.apple-adjustment-envelope|com.apple.binary-property-list com.apple.property-list com.apple.xml-property-list public.xml
    com.apple.pkpass|public.zip-archive
    com.apple.pkpass-data|public.zip-archive
    com.apple.pkpasses-data|public.zip-archive
    com.apple.profile-font-and-color|com.apple.binary-property-list com.apple.property-list com.apple.xml-property-list
    com.apple.property-list|public.xml public.plain-text
    com.apple.protected-mpeg-4-audio|public.mpeg-4
    com.apple.quicktime-audio|com.apple.quicktime-movie
    com.apple.reality|public.zip-archive
    com.apple.shortcuts.workflow-file|public.xml com.apple.binary-property-list
    com.apple.terminal.session|com.apple.binary-property-list com.apple.property-list com.apple.xml-property-list public.xml
    com.apple.web-internet-location|com.apple.binary-property-list com.apple.property-list com.apple.xml-property-list
    com.apple.webarchive|com.apple.binary-property-list com.apple.property-list com.apple.xml-property-list
    com.apple.xcode.mom|com.apple.binary-property-list
    com.autodesk.dxf|public.plain-text
    com.autodesk.fbx|public.plain-text
    com.autoit.au3|public.plain-text
    com.bohemiancoding.sketch.drawing|public.zip-archive
    com.c-command.mbox|public.plain-text
    com.canon.cr2-raw-image|public.tiff
    com.canon.cr3-raw-image|public.mpeg-4
    com.canon.tif-raw-image|public.tiff
    com.dxo.raw-image|public.tiff
    com.eastgate.tinderbox|public.xml
    com.epson.raw-image|public.tiff
    com.evernote.note-metadata2|public.xml
    com.gaussian.cube|public.plain-text
    com.github.xournalpp.xopp|public.xml
    com.google.earth.kmz|public.zip-archive
    com.google.gdoc|public.json
    com.google.gsheet|public.json
    com.hasselblad.3fr-raw-image|public.tiff
    com.hasselblad.fff-raw-image|public.tiff
    com.intel.nw.app|public.zip-archive
    com.kodak.flashpix-image|application/x-ole-storage application/cdfv2
    com.kodak.flashpix.image|application/x-ole-storage application/cdfv2
    com.kodak.raw-image|public.tiff
    com.leafamerica.raw-image|public.tiff
    com.leica.raw-image|public.tiff
    com.leica.rwl-raw-image|public.tiff
    com.macitbetter.cbr-archive|com.rarlab.rar-archive
    com.macitbetter.cbz-archive|public.zip-archive
    com.macitbetter.zip-archive|public.zip-archive
    com.microsoft.appx-archive|public.zip-archive
    com.microsoft.cur|com.microsoft.ico
    com.microsoft.excel.openxml.addin|public.zip-archive
    com.microsoft.excel.slk|public.plain-text
    com.microsoft.excel.xla|application/x-ole-storage application/cdfv2
    com.microsoft.excel.xlb|application/x-ole-storage application/cdfv2
    com.microsoft.excel.xls|application/x-ole-storage application/cdfv2 application/encrypted public.xml
    com.microsoft.excel.xlt|application/x-ole-storage application/cdfv2 com.microsoft.excel.xls
    com.microsoft.excel.xlw|application/x-ole-storage application/cdfv2
    com.microsoft.internet-shortcut|public.plain-text
    com.microsoft.msi-installer|application/x-ole-storage application/cdfv2
    com.microsoft.office.openxml.theme|public.zip-archive
    com.microsoft.outlook.template|public.plain-text
    com.microsoft.powerpoint.pot|application/x-ole-storage application/cdfv2 com.microsoft.powerpoint.ppt
    com.microsoft.powerpoint.ppa|application/x-ole-storage application/cdfv2
    com.microsoft.powerpoint.ppam|public.zip-archive
    com.microsoft.powerpoint.pps|application/x-ole-storage application/cdfv2 com.microsoft.powerpoint.ppt
    com.microsoft.powerpoint.ppt|application/x-ole-storage application/cdfv2 application/encrypted
    com.microsoft.windows-dynamic-link-library|com.microsoft.windows-executable
    com.microsoft.word.dictionary|public.plain-text
    com.microsoft.word.doc|application/x-ole-storage application/cdfv2 application/encrypted
    com.microsoft.word.dot|application/x-ole-storage application/cdfv2
    com.microsoft.word.mhtml|public.plain-text
    com.nikon.nrw-raw-image|public.tiff
    com.nikon.raw-image|public.tiff
    com.olympus.raw-image|public.tiff
    com.p5sys.jump.file.rdp|public.plain-text
    com.panasonic.raw-image|public.tiff
    com.panasonic.rw2-raw-image|public.tiff
    com.pentax.raw-image|public.tiff
    com.phaseone.raw-image|public.tiff
    com.pixar.universal-scene-description|public.plain-text public.zip-archive
    com.pixar.universal-scene-description-mobile|public.zip-archive
    com.real.realaudio|com.real.realmedia
    com.samsung.raw-image|public.tiff
    com.seriflabs.affinityphoto.document|application/x-affinity
    com.seriflabs.affinitypublisher.document|application/x-affinity
    com.sony.arw-raw-image|public.tiff
    com.sony.raw-image|public.tiff
    com.sony.sr2-raw-image|public.tiff
    com.sunsetlakesoftware.molecules.sdf|public.plain-text
    com.sunsetlakesoftware.molecules.xyz|public.plain-text
    com.winzip.zipx-archive|public.zip-archive
    net.sourceforge.openbabel.smiles|public.plain-text
    net.sourceforge.skim-app.skimnotes|com.apple.binary-property-list
    net.sourceforge.xournal.xoj|public.xml
    net.webrecorder.wacz-archive|public.zip-archive
    org.aafassociation.advanced-authoring-format|application/x-ole-storage application/cdfv2
    org.blenderfoundation.blender.file|com.facebook.zstandard-archive org.gnu.gnu-zip-archive
    org.chromium.extension|public.zip-archive
    org.debian.deb-archive|application/x-archive
    org.idpf.epub-container|public.zip-archive
    org.json.jsonc|org.json5.json5 public.json public.plain-text
    org.oasis-open.opendocument|public.zip-archive public.xml
    org.oasis-open.opendocument.database|public.zip-archive
    org.openoffice.formula|public.zip-archive application/x-ole-storage
    org.openoffice.graphics|public.zip-archive application/x-ole-storage
    org.openoffice.graphics-template|public.zip-archive
    org.openoffice.presentation|public.zip-archive application/x-ole-storage
    org.openoffice.presentation-template|public.zip-archive
    org.openoffice.spreadsheet|public.zip-archive application/x-ole-storage
    org.openoffice.spreadsheet-template|public.zip-archive
    org.openoffice.text|public.zip-archive application/x-ole-storage
    org.openoffice.text-master|public.zip-archive
    org.openoffice.text-template|public.zip-archive
    org.openxmlformats.openxml|public.zip-archive application/x-ole-storage
    org.python.python-egg|public.zip-archive
    org.sagemath.source|public.plain-text
    org.tukaani.tar-xz-archive|org.tukaani.xz-archive
    org.videolan.aob|public.mpeg
    org.videolan.axa|application/annodex
    org.videolan.axv|application/annodex
    org.videolan.divx|public.avi
    org.videolan.mpeg-stream|public.mpeg public.mpeg-2-transport-stream
    org.videolan.rmi|public.midi-audio
    org.videolan.tod|public.mpeg-2-transport-stream
    org.videolan.vlc|public.plain-text
    org.videolan.vob|public.mpeg
    org.videolan.vro|public.mpeg
    org.webmproject.webm|org.matroska.mkv
    org.xiph.ogv|org.xiph.ogg-audio
    org.xiph.opus|org.xiph.ogg-audio
    public.3gpp|public.mpeg-4
    public.3gpp2|public.mpeg-4
    public.enhanced-ac3-audio|public.ac3-audio
    public.heic|public.heif
    public.heif-standard|public.mpeg-4
    public.mpeg-2-video|public.mpeg
    public.mpeg-4-audio|public.mpeg-4
    public.mpo-image|public.jpeg
    public.ofd|public.zip-archive
    public.pbm|public.plain-text
    public.polygon-file-format|public.plain-text
    public.standard-tesselated-geometry-format|public.plain-text
    public.text|public.plain-text
    public.uuencoded-archive|public.plain-text
    public.x509-certificate|public.plain-text
    public.xbitmap-image|public.plain-text
    public.xhtml|public.html
    """
}
