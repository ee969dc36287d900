// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// HDF5 files and the formats that are one inside.
enum HDF5Peeker: ContainerPeeker {
  static let types = TypeTable(
    """
    hdf5||application/x-hdf5|HDF5 data|HDF5 file format specification 3.0, section II.A
    loom||application/vnd.loom|Matrix of single cells in HDF5|Linnarsson Lab: Loom file format specification 3.0
    matlab||application/x-matlab-data|MATLAB 7.3 data|MathWorks: MAT-file versions
    minc|ca.mcgill.mni.bic.mnc|application/x-minc|MINC medical image|MINC 2.0 file format, section Hierarchical structure
    netcdf||application/x-netcdf|NetCDF-4 data in HDF5|NetCDF-4 file format specification, section Provenance
    """)

  private static let signature: [UInt8] = [0x89, 0x48, 0x44, 0x46, 0x0d, 0x0a, 0x1a, 0x0a]

  /// Bytes that programs keep in front for themselves, as far as the largest head reaches.
  private static let userBlocks = (9...19).map { 1 << $0 }

  static func recognizes(_ head: [UInt8]) -> Bool {
    // The superblock stands at 0, 512, and every doubling of it.
    head.first == 0x89 ? head.matches(signature, at: 0) : userBlocks.contains { head.matches(signature, at: $0) }
  }

  static func findings(in subject: Subject) -> Findings {
    let head = subject.head
    let key =
      head.matches("MATLAB 7.3", at: 0)
      ? "matlab" : head.contains("minc-2.0") ? "minc" : isNetCDF(head) ? "netcdf" : isLoom(head) ? "loom" : "hdf5"
    guard let known = types[key] else { return Findings() }
    return Findings(known.evidence(in: subject.types, from: .container, weight: .certain))
  }

  /// Attributes that only the NetCDF library writes, and its remark in dimensions without values (NetCDF-4 file format
  /// specification, sections Provenance, Limitations and Dimensions).
  private static func isNetCDF(_ head: [UInt8]) -> Bool {
    head.contains("_NCProperties") || head.contains("_Netcdf4") || head.contains("_nc3_strict")
      || head.contains("This is a netCDF dimension but not a netCDF variable")
  }

  /// The version of the format, or the groups that every file has (Loom file format specification, section Specification).
  private static func isLoom(_ head: [UInt8]) -> Bool {
    head.contains("LOOM_SPEC_VERSION")
      || head.contains("col_attrs") && head.contains("row_attrs") && head.contains("matrix")
  }
}
