// SPDX-License-Identifier: Apache-2.0

/// The formats in which files of a type are stored where conformance does not say so, as lines of
/// `identifier|formats`.
///
/// A format is a type identifier or, where nobody declares one, a MIME type. Subtypes are stored as their
/// supertypes are.
package enum StorageFormats {
  /// The lines, sorted.
  package static let table = """
    com.microsoft.word.doc|application/x-ole-storage
    org.idpf.epub-container|public.zip-archive
    org.openxmlformats.wordprocessingml.document|public.zip-archive
    """
}
