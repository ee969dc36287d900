// SPDX-License-Identifier: Apache-2.0
package import Detection

extension ContainerDetector {
  /// Every type that a look into a container can show.
  package static var knownTypes: [KnownType] {
    let single = [
      CompoundDocumentTypes.wordTemplate, CompoundFilePeeker.compoundFile, DICOMPeeker.dicom, GzipPeeker.gzip,
      GzipPeeker.package, ISOMediaBrands.segment, RIFFPeeker.corelDraw, RIFFPeeker.evrc, RIFFPeeker.xboxAudio,
      SQLitePeeker.sqlite,
      ZipFront.java,
      ZipDocumentTypes.zip,
    ]
    let inOrder = [CompoundDocumentTypes.streams, ZipMemberRules.rules]
    return (tables + inOrder).flatMap(\.lines) + single
  }

  /// Every table that may be asked for keys; of others the first line that fits counts.
  static var tables: [TypeTable] {
    [
      ASFPeeker.types, ArchivePeeker.types, BlockGzip.types, CompoundDocumentTypes.byClass,
      CompoundDocumentTypes.byProgram,
      CompressedPeeker.types, ExecutablePeeker.types, FontPeeker.types, GzipPeeker.office, HDF5Peeker.types,
      ISOMediaBrands.table,
      IWorkDocument.types, MatroskaPeeker.types, OggPeeker.types, PDFPeeker.types, RIFFPeeker.forms,
      SQLitePeeker.applications, SQLitePeeker.schemas, TIFFPeeker.makers, TIFFPeeker.types, TarPeeker.types,
      XarPeeker.types,
      ZipDocumentTypes.declared, ZipDocumentTypes.packaged,
    ]
  }
}
