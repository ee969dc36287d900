// SPDX-License-Identifier: Apache-2.0

/// What is true of formats as such, as sorted lines of identifiers, or of MIME types where nobody declares one.
package enum FormatTraits {
  /// Formats that many others are stored in, so that an answer may be one of those and not have been recognised.
  package static let general = """
    application/x-ebml
    application/x-ole-storage
    org.hdfgroup.hdf5
    org.xiph.ogg-audio
    public.data
    public.json
    public.mpeg-4
    public.plain-text
    public.tiff
    public.xml
    public.zip-archive
    """

  /// Formats of text whose every file begins with a mark that the readers of text know, by identifier or, where they have
  /// none, by MIME type: the specification of each demands it.
  package static let marked = """
    application/envi.hdr
    application/jsgf
    application/pgp-keys
    application/pgp-signature
    application/pics-rules
    application/pkcs10
    application/pkcs7-signature
    application/pkcs8
    application/sdp
    application/srgs
    application/vnd.cups-ppd
    application/vnd.flatpak.ref
    application/vnd.flatpak.repo
    application/vnd.font-fontforge-sfd
    application/vnd.ms-developer
    application/x-applix-word
    application/x-chemtool
    application/x-clonecd
    application/x-compact-rinex
    application/x-desktop
    application/x-figlet-font
    application/x-font-adobe-metric
    application/x-font-afm
    application/x-font-bdf
    application/x-font-type42
    application/x-go-sgf
    application/x-godot-scene
    application/x-intel-hex
    application/x-isi-export-format
    application/x-lyx
    application/x-maya-ascii
    application/x-octave-data
    application/x-pem-file
    application/x-reaper-project
    application/x-research-info-systems
    application/x-srecord
    application/x-synctex
    chemical/seq-na-genbank
    chemical/x-cache
    chemical/x-gamess-input
    chemical/x-maestro
    chemical/x-mdl-rdfile
    chemical/x-vamas-iso14976
    com.adobe.encapsulated-postscript
    com.adobe.fdf
    com.adobe.illustrator.ai-image
    com.apple.ical.ics
    com.apple.ical.vcs
    com.c-command.mbox
    com.goldenhawk.cdrwin-cuesheet
    com.microsoft.excel.slk
    com.microsoft.internet-shortcut
    image/x-applix-graphics
    image/x-facesaver
    image/x-lws
    image/x-miff
    image/x-skencil
    image/x-xpixmap
    model/step
    model/vnd.parasolid.transmit.text
    model/vrml
    model/x-bvh
    model/x-idtf
    model/x-iqe
    model/x-md5mesh
    model/x3d-vrml
    org.videolan.srt
    org.videolan.ssa
    org.w3.webvtt
    public.polygon-file-format
    public.rtf
    public.standard-tesselated-geometry-format
    public.vcard
    public.x509-certificate
    public.xbitmap-image
    text/cache-manifest
    text/vnd.familysearch.gedcom
    text/vnd.rn-realtext
    text/x-avid-ale
    text/x-framemd5
    text/x-gct
    text/x-geo-soft
    text/x-gettext-translation
    text/x-gettext-translation-template
    text/x-imelody
    text/x-kif
    text/x-lin-description
    text/x-microdvd
    text/x-ms-regedit
    text/x-ms-visualstudio.project
    text/x-ms2
    text/x-peak-symbols
    text/x-phd
    text/x-php-test
    text/x-puredata
    text/x-rpki-tal
    text/x-saif
    text/x-seabird-cnv
    text/x-signify
    text/x-sinex
    text/x-slow5
    text/x-vmessage
    text/x-xxencode
    """

  /// Headers, and the sources that they belong to and whose words they have, as lines of `identifier|identifier`.
  package static let headers = """
    public.c-header|public.c-source
    public.c-plus-plus-header|public.c-plus-plus-source
    """

  /// Texts of which none goes without words that the readers of text know, while others share their extensions, by identifier
  /// or, where they have none, by MIME type: a program in Objective-C imports a framework or declares a class (Apple: The
  /// Objective-C Programming Language, Defining a Class), a script of MATLAB may consist of anything; `rc` ends the names of the
  /// settings of many programs, `me` that of what is to be read.
  package static let outspoken = """
    application/x-abaqus-inp
    public.objective-c-source
    text/x-bsl
    text/x-mpsub
    text/x-ms-rc
    text/x-troff-me
    text/x-wkt
    """

  /// XML whose root element its specification fixes, and the reader of markup knows, by identifier or, where they have none, by
  /// MIME type.
  ///
  /// A document with another root is none of them; a property list in any form, where it is XML, has its root. The specifications
  /// are named where the roots are, in `XMLRoots`.
  package static let rooted = """
    application/atom+xml
    application/gexf+xml
    application/graphml+xml
    application/mei+xml
    application/metalink+xml
    application/metalink4+xml
    application/mets+xml
    application/mods+xml
    application/sbml+xml
    application/tei+xml
    application/vnd.garmin.tcx+xml
    application/vnd.recordare.musicxml+xml
    application/x-abiword
    application/x-designer
    application/x-fictionbook+xml
    application/x-gtk-builder
    application/x-mzml+xml
    application/x-nzb
    application/x-openstreetmap+xml
    application/x-xbel
    application/xspf+xml
    com.apple.ascii-property-list
    com.apple.binary-property-list
    com.apple.itunes-timed-text
    com.apple.property-list
    com.apple.xml-property-list
    com.google.earth.kml
    com.real.smil
    com.topografix.gpx
    model/x3d+xml
    org.idpf.ncx
    org.khronos.collada.digital-asset-exchange
    org.mpeg.mpd
    org.oasis-open.xliff
    org.opml.opml
    public.rss
    public.svg-image
    public.xhtml
    text/x-opml+xml
    """
}
