// SPDX-License-Identifier: Apache-2.0
import Detection

/// Maps, scans, measurements and waveforms; `SignatureIndex` tells how a line is written.
enum ScienceSignatures {
  static let table = TypeTable(
    """
    0:'#!TDV'||application/x-tecplot|Tecplot data|Tecplot: Data Format Guide, section Binary data file format
    0:'-_of_Ulm'||application/x-ase-ulm|Atomistic simulation|ASE: ase.io.ulm, header
    0:'CSI' 3:01||application/x-csi|Index of sorted records|SAM: CSIv1, section 2
    0:'GHDLwave' 8:0a||application/vnd.gtkwave-ghw|Waveforms|GHDL: grt-waves.adb, header
    0:'HEAD74'||application/x-erdas-lan|ERDAS 7 image|ERDAS: ERDAS 7.x LAN and GIS, header
    0:'HF2' 3:000000||application/x-hf2|Height field|L3DT: HF2 file format 1.0
    0:'HGPC1'||application/x-nwt-grid|Vertical Mapper grid|Northwood: GRD format; GDAL: NWT_GRD
    0:'HGPC8'||application/x-nwt-grid|Vertical Mapper classified grid|Northwood: GRC format; GDAL: NWT_GRC
    0:'KRO' 3:01||application/x-kro|KOLOR raw image|Autopano: KOLOR raw format
    0:'MTW' 3:00..020000||application/x-rmf|Raster map matrix|GIS Panorama: raster map format; GDAL: RMF
    0:'OCTM' 4:05000000||model/x-openctm|Compressed mesh|OpenCTM file format specification 5, header
    0:'Octave-1-B'||application/x-octave-data|Octave data|GNU Octave: ls-oct-binary.cc
    0:'Octave-1-L'||application/x-octave-data|Octave data|GNU Octave: ls-oct-binary.cc
    0:'RSW' 3:00..020000||application/x-rmf|Raster map|GIS Panorama: raster map format; GDAL: RMF
    0:'SIGDEM'||application/x-sigdem|Scaled integer terrain|GDAL: SIGDEM
    0:'SQT' 3:0101||application/x-qix|Spatial index of a shapefile|MapServer: maptree.c, SHPTree header
    0:'SQT' 3:0201||application/x-qix|Spatial index of a shapefile|MapServer: maptree.c, SHPTree header
    0:'TBI' 3:01||application/x-tbi|Index of sorted records|HTSlib: The Tabix index file format
    0:'TERRAGENTERRAIN_'||application/terragen|Terrain|Planetside: Terragen .ter file format
    0:'TRACK' 5:00 996:000003e8||application/x-trackvis|Fibre tracks|TrackVis: track file format, header size
    0:'TRACK' 5:00 996:e8030000||application/x-trackvis|Fibre tracks|TrackVis: track file format, header size
    0:'YMOB'||chemical/x-yob|YASARA object|YASARA: object files; Open Babel: yasaraformat.cpp
    0:'_sxN' 4:02000000||model/x-nexus-mesh|Mesh of many resolutions|Nexus: Signature, version 2
    0:'binterr1.'||application/x-binary-terrain|Terrain|Virtual Terrain Project: BT file format
    0:000000000000000149||application/vnd.gtkwave-fst|Waveforms|GTKWave: fstapi.c, header block of 329 bytes
    0:0000270afffffe70||application/x-sbn|Spatial index of a shapefile|pyshp and J. Rouault: SBN format
    0:01380004||application/vnd.gtkwave-lxt|Waveforms|GTKWave: lxt_write.h, LT_HDRID and version
    0:13800001||application/vnd.gtkwave-lxt2|Waveforms|GTKWave: lxt2_write.h, LXT2_WR_HDRID and version
    0:3a290a00||application/x-jackson-smile|Smile data|Smile format specification, section High-level format
    0:3a290a01||application/x-jackson-smile|Smile data|Smile format specification, section High-level format
    0:3a290a02||application/x-jackson-smile|Smile data|Smile format specification, section High-level format
    0:3a290a03||application/x-jackson-smile|Smile data|Smile format specification, section High-level format
    0:3a290a04||application/x-jackson-smile|Smile data|Smile format specification, section High-level format
    0:3a290a05||application/x-jackson-smile|Smile data|Smile format specification, section High-level format
    0:3a290a06||application/x-jackson-smile|Smile data|Smile format specification, section High-level format
    0:3a290a07||application/x-jackson-smile|Smile data|Smile format specification, section High-level format
    0:3a3de96b||application/x-nib|Genome sequence|UCSC: File Formats, .nib format
    0:3a550001||application/x-seg2|Seismic data|SEG-2, file descriptor block
    0:553a0100||application/x-seg2|Seismic data|SEG-2, file descriptor block
    0:6be93d3a||application/x-nib|Genome sequence|UCSC: File Formats, .nib format
    0:e00100ea||application/x-ion|Ion data|Amazon Ion binary encoding, version marker
    0:ff 1:'BIOSEMI'||biosig/bdf|Biosignals of 24 bits|BioSemi: BDF, header record
    0:fffffe 3:'created_by'||application/x-freesurfer-surface|Surface of a brain|FreeSurfer: triangle surface files
    252:2ae389b8||application/x-gipl|Medical image|Guy's Image Processing Lab: magic number
    """)
}
