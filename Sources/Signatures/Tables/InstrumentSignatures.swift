// SPDX-License-Identifier: Apache-2.0
import Detection

/// What probe, laser and electron microscopes, profilers and the programs of desktops write; `SignatureIndex` tells how a line is
/// written.
enum InstrumentSignatures {
  static let table = TypeTable(
    """
    0:'ALAN' 4:03||application/x-alan3-adventure-game|ALAN 3 story|T. Nilefalk: ALAN, acode.h, ACodeHeader
    0:'Binary_TrueMap_Data_File'||application/x-ambios-amb|Surface of a profiler|Ambios: TrueMap data file
    0:'EST' 3:5f 4:'File_'||application/x-est-file|Speech data|Edinburgh Speech Tools: EST_FileType.cc, file headers
    0:'FLAT0100'||application/x-omicron-flat|Scan of a probe microscope|Omicron: MATRIX flat file format, File Identifier
    0:'Fyre_Animation' 14:0a0dff0a||application/x-fyre-animation|Fyre animation|Fyre: animation.c, file magic
    0:'GDEF' 4:00||application/x-gdef-spm|Scan of a probe microscope|Gwyddion user guide: supported file formats, DME GDEF
    0:'ISO/TC_201_SPM_data_transfer_format'||application/x-iso28600-spm|Scan of a probe microscope|ISO 28600, format identifier
    0:'MISFIT3D'||model/x-mm3d|Misfit model|Misfit Model 3D: MM3D file specification
    0:'MoHP'||application/x-monodoc-tree|Contents of a manual|Mono: monodoc, Tree.cs
    0:'NPXZ000AFM'||application/x-seiko-spm|Scan of a probe microscope|Gwyddion user guide: supported file formats, Seiko
    0:'OLYMPUSRAWFORMAT'||application/x-olympus-oir|Microscope image|Olympus: FluoView raw image
    0:'ONTMATRX0101'||application/x-omicron-matrix-spm|Scan of a probe microscope|Omicron: MATRIX result files
    0:'PS-PPT/v1'||application/x-park-ps-ppt-spm|Curves of a probe microscope|Gwyddion user guide: supported file formats, Park PS-PPT
    0:'RDOC' 4:00000000||application/x-renderdoc-capture|Frame of a program|RenderDoc: rdcfile.cpp, FileHeader
    0:'SPIZ000AFM'||application/x-seiko-spm|Scan of a probe microscope|Gwyddion user guide: supported file formats, Seiko
    0:'SPIZ000DFM'||application/x-seiko-spm|Scan of a probe microscope|Gwyddion user guide: supported file formats, Seiko
    0:'SPIZ000STM'||application/x-seiko-spm|Scan of a probe microscope|Gwyddion user guide: supported file formats, Seiko
    0:'Survex_3D_Image_File'||application/x-survex-3d|Survey of a cave|Survex: 3D file format
    0:'VCA_DATA' 8:01000055||application/x-dektak-opdx|Surface of a profiler|Gwyddion user guide: supported file formats, Dektak OPDx
    0:'VK3_'||application/x-keyence-vk3|Surface of a laser microscope|Keyence: VK3
    0:'VK4_'||application/x-keyence-vk4|Surface of a laser microscope|Keyence: VK4
    0:'VK6' 7:'BM'||application/x-keyence-vk6|Surface of a laser microscope|Keyence: VK6
    0:'VK7' 7:'BM'||application/x-keyence-vk7|Surface of a laser microscope|Keyence: VK7
    0:'WIT_PR06'||application/x-wipfile-spm|Project of a Raman microscope|WITec: WIT tag format, WITec Project
    0:'WIT_PRCT'||application/x-wipfile-spm|Project of a Raman microscope|WITec: WIT tag format, WITec Project
    0:'[Paramco32]'||application/x-createc-spm|Scan of a probe microscope|Createc: image file, Paramco32
    0:'[Paramet32]'||application/x-createc-spm|Scan of a probe microscope|Createc: image file, Paramet32
    0:'fileformat_=_bcrf' 17:0a||application/x-bcrf-spm|Scan of a probe microscope|Image Metrology: BCR-STM file format
    0:'fileformat_=_bcrstm' 19:0a||application/x-bcr-spm|Scan of a probe microscope|Image Metrology: BCR-STM file format
    0:0100 2:'Directory'||application/x-wyko-opd|Surface of a profiler|Veeco: Wyko OPD, block directory
    0:01b093ff||application/x-nt-mdt-spm|Scan of a probe microscope|NT-MDT: MDT file format, signature
    0:49499701||application/x-tiaser-tem|Series of an electron microscope|FEI: TIA series file, ByteOrder and SeriesID
    0:4d7fa0c8||model/x-qtquick3d-mesh|Qt Quick mesh|Qt: qssgmesh_p.h, MeshDataHeader
    0:58c7c151||application/x-agt|Adventure Game Toolkit story|R. Masenten: AGiliTy, agx format
    0:b600000003 5:'VAD'||application/x-virtuoso-vad|Virtuoso package|OpenLink Virtuoso: vad_dav.sql, VAD
    2:a09d8b8e888e||application/x-advsys|AdvSys story|D. Betz: AdvSys, header
    """)
}
