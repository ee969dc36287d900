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

  /// Formats whose files always start with a signature that the detectors know, so that a file without it is none.
  ///
  /// Their specifications are named where the signatures are, in the tables of Signatures and Containers.
  package static let signed = """
    application/vnd.android.dex
    application/vnd.apache.arrow.file
    application/vnd.apache.avro
    application/vnd.apache.orc
    application/vnd.isac.fcs
    application/vnd.java.hprof
    application/vnd.las
    application/vnd.rim.cod
    application/vnd.sqlite3
    application/vnd.tcpdump.pcap
    application/wasm
    application/x-abif
    application/x-amiga-disk-format
    application/x-asar
    application/x-bethesda-ba2
    application/x-bethesda-bsa
    application/x-bps-patch
    application/x-btsnoop
    application/x-ccp4-mtz
    application/x-cram
    application/x-doom-wad
    application/x-ewf
    application/x-flstudio
    application/x-font-pcf
    application/x-garmin-gdb
    application/x-gettext-translation
    application/x-gguf
    application/x-gi-typelib
    application/x-git
    application/x-godot-pack
    application/x-gromacs-checkpoint
    application/x-haskell-interface
    application/x-ips-patch
    application/x-java-keystore
    application/x-java-serialized-object
    application/x-lua-bytecode
    application/x-lzop
    application/x-ms-dos-executable
    application/x-ms-shortcut
    application/x-nintendo-narc
    application/x-nintendo-sarc
    application/x-nintendo-sound-archive
    application/x-npy
    application/x-pak
    application/x-par2
    application/x-pcapng
    application/x-perf-data
    application/x-pocket-word
    application/x-qm
    application/x-quake-wad
    application/x-redis-dump
    application/x-renpy-archive
    application/x-sas-data
    application/x-sibelius
    application/x-snoop
    application/x-spectrum-szx
    application/x-spectrum-tzx
    application/x-spirv
    application/x-spss-sav
    application/x-swift-module
    application/x-tdms
    application/x-vhdx-disk
    application/x-vim-swap
    application/x-xp3
    application/x-zoo
    audio/prs.sid
    audio/x-fsb
    audio/x-lpac
    audio/x-mo3
    audio/x-nsf
    audio/x-okt
    audio/x-shorten
    audio/x-spc
    audio/x-wwise-bank
    audio/x-xact-wave-bank
    audio/x-xi
    com.adobe.pdf
    com.adobe.photoshop-image
    com.apple.binary-property-list
    com.apple.icns
    com.apple.installer-package-archive
    com.apple.macbinary-archive
    com.apple.quicktime-movie
    com.apple.xar-archive
    com.compuserve.gif
    com.epson.raw-image
    com.microsoft.bmp
    com.microsoft.cab
    com.microsoft.ico
    com.microsoft.outlook.dat
    com.microsoft.waveform-audio
    com.microsoft.wim-archive
    com.microsoft.windows-executable
    com.rarlab.rar-archive
    com.rileytestut.delta.game.nes
    com.sgi.sgi-image
    com.sun.java-class
    font/woff
    font/woff2
    image/x-corelphotopaint
    image/x-jg
    org.7-zip.7-zip-archive
    org.blenderfoundation.blender.file
    org.gnu.gnu-zip-archive
    org.matroska.mkv
    org.tukaani.xz-archive
    org.webmproject.webm
    org.webmproject.webp
    org.xiph.flac
    public.aiff-audio
    public.avi
    public.bzip2-archive
    public.jpeg
    public.jpeg-2000
    public.lrzip-archive
    public.lzip-archive
    public.midi-audio
    public.opentype-font
    public.png
    public.tiff
    public.truetype-ttf-font
    public.z-archive
    public.zip-archive
    """

  /// Formats of text whose every file begins with a mark that the readers of text know, by identifier or, where they have
  /// none, by MIME type: the specification of each demands it.
  package static let marked = """
    application/envi.hdr
    application/pgp-keys
    application/x-chemtool
    application/x-desktop
    application/x-font-bdf
    chemical/x-cache
    com.adobe.encapsulated-postscript
    com.adobe.illustrator.ai-image
    com.apple.ical.ics
    com.microsoft.internet-shortcut
    image/x-xpixmap
    model/vrml
    org.w3.webvtt
    public.rtf
    public.standard-tesselated-geometry-format
    public.vcard
    public.x509-certificate
    text/cache-manifest
    text/x-lin-description
    text/x-peak-symbols
    """

  /// Headers, and the sources that they belong to and whose words they have, as lines of `identifier|identifier`.
  package static let headers = """
    public.c-header|public.c-source
    public.c-plus-plus-header|public.c-plus-plus-source
    """

  /// Sources of which none goes without words that the readers of text know, while others share their extensions: a program
  /// in Objective-C imports a framework or declares a class (Apple: The Objective-C Programming Language, Defining a Class),
  /// a script of MATLAB may consist of anything.
  package static let outspoken = """
    public.objective-c-source
    """
}
