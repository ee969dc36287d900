// SPDX-License-Identifier: Apache-2.0

/// MIME types that libmagic alone uses, and what IANA or the shared MIME database call the format.
package enum LibMagicMIMETypes {
  /// Sorted lines of `libmagic's name|standard name`.
  package static let table = """
    application/avro|application/vnd.apache.avro
    application/javascript|text/javascript
    application/msaccess|application/vnd.ms-access
    application/msonenote|application/onenote
    application/vnd-ms-works|application/vnd.ms-works
    application/vnd.ms-opentype|font/otf
    application/winhelp|application/winhlp
    application/x-atari-msa|application/vnd.msa-disk-image
    application/x-dbf|application/vnd.dbf
    application/x-dbm|application/x-berkeley-db
    application/x-grib|application/grib
    application/x-grib2|application/grib
    application/x-ia-arc|application/x-internet-archive
    application/x-java-applet|application/x-java
    application/x-kdelnk|application/x-desktop
    application/x-msaccess|application/vnd.ms-access
    application/x-numpy-data|application/x-npy
    application/x-quark-xpress-3|application/vnd.quark.quarkxpress
    application/x-scribus|application/vnd.scribus
    application/x-setupscript|application/inf
    application/x-shockwave-flash|application/vnd.adobe.flash.movie
    application/x-virtualbox-vhd|application/x-vhd-disk
    application/x-winhelp|application/winhlp
    audio/vnd.dolby.dd-raw|audio/ac3
    audio/x-hx-aac-adts|audio/aac
    audio/x-xbox-executable|application/x-xbox-executable
    biosig/edf|application/x-edf
    image/x-dpx|image/dpx
    image/x-pcx|image/vnd.zbrush.pcx
    image/x-pgf|image/pgf
    image/x-portable-greymap|image/x-portable-graymap
    image/x-qoi|image/qoi
    image/x-x3f|image/x-sigma-x3f
    model/x3d+vrml|model/x3d-vrml
    text/x-c|text/x-csrc
    text/x-c++|text/x-c++src
    text/x-gawk|text/x-awk
    text/x-m4|application/x-m4
    text/x-msdos-batch|application/x-bat
    text/x-nawk|text/x-awk
    text/x-objective-c|text/x-objcsrc
    text/x-po|text/x-gettext-translation
    text/x-script.python|text/x-python
    text/x-xmcd|text/xmcd
    video/x-jng|image/x-jng
    """
}
