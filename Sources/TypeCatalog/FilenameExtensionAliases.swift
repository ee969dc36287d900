// SPDX-License-Identifier: Apache-2.0

/// Double extensions and the single ones that mean the same, as lines of `written|declared`.
///
/// No declaration carries a tag with a period, and macOS does not look for one; people write them all the same.
package enum FilenameExtensionAliases {
  /// The lines, sorted.
  package static let table = """
    cpio.gz|cpgz
    tar.br|tbr
    tar.bz|tbz
    tar.bz2|tbz
    tar.gz|tgz
    tar.lz|tlz
    tar.lz4|tlz4
    tar.xz|txz
    tar.zst|tzst
    """
}
