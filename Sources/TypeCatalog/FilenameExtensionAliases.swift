// SPDX-License-Identifier: Apache-2.0

/// Double extensions and the single ones that mean the same, as lines of `written|declared`.
///
/// No declaration carries a tag with a period, and macOS does not look for one; people write them all the same.
package enum FilenameExtensionAliases {
  /// The lines, sorted.
  package static let table = """
    cpio.gz|cpgz
    tar.bz|tbz
    tar.bz2|tbz
    tar.gz|tgz
    tar.lz|tlz
    tar.lzma|tlzma
    tar.xz|txz
    tar.z|taz
    tar.zst|tzst
    """
}
