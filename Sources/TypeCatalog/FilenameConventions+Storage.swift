// SPDX-License-Identifier: Apache-2.0

extension FilenameConventions {
  /// What formats of applications without an identifier are stored in, as lines of `MIME type|identifier or MIME type`, sorted;
  /// those that begin with `application/x-` are in `storageOfUnregistered`.
  ///
  /// Left out are those whose MIME type says it by its suffix (RFC 6839), such as `+xml`, and text of the top-level
  /// type `text` that is stored in nothing else.
  package static let storage = """
    application/a2l|public.plain-text
    application/aaigrid|public.plain-text
    application/andrew-inset|public.plain-text
    application/appxbundle|public.zip-archive
    application/bizagi-modeler|public.zip-archive
    application/cwl|public.yaml
    application/edn|public.plain-text
    application/envi.hdr|public.plain-text
    application/express|public.plain-text
    application/geopackage+sqlite3|application/vnd.sqlite3
    application/gopher-menu|public.plain-text
    application/graphql|public.plain-text
    application/grass-ascii-grid|public.plain-text
    application/hjson|public.plain-text
    application/hl7-v2|public.plain-text
    application/hocon|public.plain-text
    application/hta|public.html public.plain-text
    application/inf|public.plain-text
    application/interlis+txt|public.plain-text
    application/jose|public.plain-text
    application/jsgf|public.plain-text
    application/kate|public.plain-text
    application/link-format|public.plain-text
    application/mathematica|public.plain-text
    application/microsoftpatch|application/x-ole-storage
    application/msix|public.zip-archive application/vnd.ms-appx
    application/msixbundle|public.zip-archive application/vnd.ms-appx.bundle
    application/msword-template|application/x-ole-storage
    application/n-quads|public.plain-text
    application/n-triples|public.plain-text
    application/nbib|public.plain-text
    application/odx|public.xml
    application/oxps|public.zip-archive
    application/pgp-keys|public.plain-text
    application/pgp-signature|public.plain-text
    application/pics-rules|public.plain-text
    application/pkcs10|public.plain-text
    application/pkcs7-signature|public.plain-text
    application/pkcs8|public.plain-text
    application/qif|public.plain-text
    application/ram|public.plain-text
    application/raml+yaml|public.yaml
    application/relax-ng-compact-syntax|public.plain-text
    application/sdp|public.plain-text
    application/sgml-open-catalog|public.plain-text
    application/sieve|public.plain-text
    application/sldworks|application/x-ole-storage
    application/sparql-query|public.plain-text
    application/srgs|public.plain-text
    application/sweethome3d|public.zip-archive
    application/trig|public.plain-text
    application/vnd.adobe.aftereffects.template|application/vnd.adobe.aftereffects.project
    application/vnd.adobe.fla|public.zip-archive application/x-ole-storage
    application/vnd.adobe.indesign-idml-package|public.zip-archive
    application/vnd.android.aab|public.zip-archive
    application/vnd.android.aar|public.zip-archive
    application/vnd.android.ota|public.zip-archive
    application/vnd.anki|public.zip-archive
    application/vnd.apkm|public.zip-archive
    application/vnd.apple.keynote|public.zip-archive
    application/vnd.apple.numbers|public.zip-archive
    application/vnd.apple.pages|public.zip-archive
    application/vnd.balsamiq.bmpr|application/vnd.sqlite3
    application/vnd.cinderella|public.zip-archive
    application/vnd.cloanto.rp9|public.zip-archive
    application/vnd.coffeescript|public.plain-text
    application/vnd.collabio.xodocuments.document|public.zip-archive
    application/vnd.collabio.xodocuments.presentation|public.zip-archive
    application/vnd.collabio.xodocuments.spreadsheet|public.zip-archive
    application/vnd.cups-ppd|public.plain-text
    application/vnd.datalog|public.plain-text
    application/vnd.fdo.journal|public.plain-text
    application/vnd.flatpak.ref|public.plain-text
    application/vnd.flatpak.repo|public.plain-text
    application/vnd.font-fontforge-sfd|public.plain-text
    application/vnd.gentoo.ebuild|public.plain-text
    application/vnd.gentoo.eclass|public.plain-text
    application/vnd.geogebra.file|public.zip-archive
    application/vnd.geogebra.slides|public.zip-archive
    application/vnd.geogebra.tool|public.zip-archive
    application/vnd.gerber|public.plain-text
    application/vnd.gtkwave-gtkw|public.plain-text
    application/vnd.gtkwave-vcd|public.plain-text
    application/vnd.hp-hpgl|public.plain-text
    application/vnd.ims.imsccv1p1|public.zip-archive
    application/vnd.ims.imsccv1p2|public.zip-archive
    application/vnd.ims.imsccv1p3|public.zip-archive
    application/vnd.intergeo|public.zip-archive
    application/vnd.jgraph.mxfile|public.xml
    application/vnd.kde.okular-archive|public.zip-archive
    application/vnd.kdl|public.plain-text
    application/vnd.loom|org.hdfgroup.hdf5
    application/vnd.mapbox.mbtiles|application/vnd.sqlite3
    application/vnd.mindjet.mindmanager|public.zip-archive
    application/vnd.ms-developer|public.plain-text
    application/vnd.ms-equation|application/x-ole-storage
    application/vnd.ms-office.vbaproject|application/x-ole-storage
    application/vnd.ms-outlook|application/x-ole-storage
    application/vnd.ms-powerpoint.slide.macroEnabled.12|public.zip-archive
    application/vnd.ms-project|application/x-ole-storage public.xml
    application/vnd.ms-publisher|application/x-ole-storage
    application/vnd.ms-word2006ml|public.xml
    application/vnd.ms-works|application/x-ole-storage
    application/vnd.ms-wpl|public.xml
    application/vnd.ms-xpsdocument|public.zip-archive
    application/vnd.mysql-workbench-model|public.zip-archive
    application/vnd.nok-s40theme|public.zip-archive
    application/vnd.nuget.package|public.zip-archive
    application/vnd.oai.openapi|public.yaml
    application/vnd.oasis.opendocument.presentation-flat-xml|public.xml
    application/vnd.oasis.opendocument.spreadsheet-flat-xml|public.xml
    application/vnd.oasis.opendocument.text-flat-xml|public.xml
    application/vnd.oasis.opendocument.text-master-template|public.zip-archive
    application/vnd.ogc.se_xml|public.xml
    application/vnd.ogc.wms_xml|public.xml
    application/vnd.olpc-sugar|public.zip-archive
    application/vnd.oma.drm.rights+wbxml|application/vnd.wap.wbxml
    application/vnd.openofficeorg.autotext|public.zip-archive
    application/vnd.openofficeorg.extension|public.zip-archive
    application/vnd.openxmlformats-officedocument.presentationml.slide|public.zip-archive
    application/vnd.osgi.dp|public.zip-archive
    application/vnd.osgi.subsystem|public.zip-archive
    application/vnd.php.serialized|public.plain-text
    application/vnd.qt.xml.resource|public.xml
    application/vnd.recordare.musicxml|public.zip-archive
    application/vnd.scribus|public.xml org.gnu.gnu-zip-archive
    application/vnd.sigrok.session|public.zip-archive
    application/vnd.smart.notebook|public.zip-archive
    application/vnd.snap|com.plougher.squashfs-archive
    application/vnd.software602.filler.form-xml-zip|public.zip-archive public.xml
    application/vnd.stardivision.chart|application/x-ole-storage
    application/vnd.stardivision.mail|application/x-ole-storage
    application/vnd.stepmania.package|public.zip-archive
    application/vnd.stepmania.stepchart|public.plain-text
    application/vnd.syncml+wbxml|application/vnd.wap.wbxml
    application/vnd.tableau.packaged-workbook|public.zip-archive
    application/vnd.tizen.package|public.zip-archive
    application/vnd.uof.presentation|public.xml
    application/vnd.uof.spreadsheet|public.xml
    application/vnd.uof.text|public.xml
    application/vnd.valve.source.material|public.plain-text
    application/vnd.visio|public.xml application/x-ole-storage
    application/vnd.wap.coc|application/vnd.wap.wbxml
    application/vnd.wap.connectivity-wbxml|application/vnd.wap.wbxml
    application/vnd.wap.emn+wbxml|application/vnd.wap.wbxml
    application/vnd.wap.sic|application/vnd.wap.wbxml
    application/vnd.wap.slc|application/vnd.wap.wbxml
    application/vnd.wap.wmlc|application/vnd.wap.wbxml
    application/vnd.wolfram.mathematica.package|public.plain-text
    application/vnd.wolfram.wl|public.plain-text
    application/vnd.wordperfect|application/x-ole-storage
    application/vnd.xfdl|public.xml
    application/vnd.youtube.yt|public.zip-archive
    application/vrt|public.xml
    application/widget|public.zip-archive
    application/x.scratch.sb3|public.zip-archive
    application/xapk-package-archive|public.zip-archive
    application/xquery|public.plain-text
    application/yang|public.plain-text
    application/zip+dotlottie|public.zip-archive
    message/disposition-notification|public.plain-text
    text/x-dsl|public.plain-text public.xml text/x-scheme
    """
}
