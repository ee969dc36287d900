// SPDX-License-Identifier: Apache-2.0

/// MIME types that libmagic alone uses, and what IANA or the shared MIME database call the format.
package enum LibMagicMIMETypes {
  /// Sorted lines of `libmagic's name|standard name`.
  package static let table = """
    application/vnd-ms-works|application/vnd.ms-works
    application/x-ia-arc|application/x-internet-archive
    application/x-quark-xpress-3|application/vnd.quark.quarkxpress
    application/x-scribus|application/vnd.scribus
    image/x-pgf|image/pgf
    model/x3d+vrml|model/x3d-vrml
    text/x-gawk|text/x-awk
    text/x-m4|application/x-m4
    text/x-nawk|text/x-awk
    text/x-xmcd|text/xmcd
    """
}
