// SPDX-License-Identifier: Apache-2.0
import Detection

/// Models, plots, spectra, disk images and parts of programs; `SignatureIndex` tells how a line is written.
enum DesignSignatures {
  static let table = TypeTable(
    """
    0:'!<<PDB:'||application/x-pact-pdb|Portable database|LLNL: PACT PDB; PRONOM fmt/1065, fmt/1066
    0:'!<><PDB><>!'||application/x-pact-pdb|Portable database|LLNL: PACT PDB; PRONOM fmt/1064
    0:'#LcUStream-V1.1'||application/x-navisworks|Navisworks model|PRONOM fmt/857
    0:'#PEC0' 8:'LA:'||application/x-pec|Embroidery|Embroidermodder: libembroidery, formats
    0:'#PES0' 11:00||application/x-pes|Embroidery|Embroidermodder: libembroidery, formats
    0:'#PHB0003'||application/x-phb|Embroidery design|Brother: PHB format; Embroidermodder: format-phb
    0:'#PHC0001'||application/x-phc|Embroidery design|Brother: PHC format; Embroidermodder: format-phc
    0:'#PHC0002'||application/x-phc|Embroidery design|Brother: PHC format; Embroidermodder: format-phc
    0:'#_AmiraMesh'||application/x-amiramesh|AmiraMesh data|Amira reference guide: AmiraMesh; PRONOM fmt/917 to fmt/921
    0:'#_Avizo_'||application/x-amiramesh|Avizo data|Avizo user guide: AmiraMesh
    0:'#_ptGui_project_file'||application/x-ptgui|Panorama project|PRONOM fmt/1343
    0:'#format:_frame_checksums'||text/x-framemd5|Checksums of frames|FFmpeg: framehash and framemd5 muxers
    0:'%vsm%' 5:00||application/x-vp3|Embroidery|Embroidermodder: libembroidery, formats
    0:'3DMetafile_('||x-world/x-3dmf|QuickDraw 3D metafile, text|Apple: QuickDraw 3D metafile reference 1.0
    0:'3DScan3.0_Range_File.'||application/x-3dscan-range|Range scan|PRONOM fmt/1506
    0:'8BCB' 4:0001||application/x-adobe-acb|Photoshop colour book|Adobe: Photoshop file formats specification, Color books
    0:'8BGR'||application/x-adobe-grd|Photoshop gradients|Adobe: Photoshop file formats specification
    0:'<hCNF' 5:00||application/x-aim-xrk|Log of a racing car|libxrk: chunks of AIM loggers
    0:'ACIS_BinaryFile'||application/x-acis-sab|ACIS model|Spatial: ACIS binary save file, header
    0:'ACTRHEAD'||model/x-unreal-psk|Unreal mesh|UE Viewer: PSK format
    0:'ADCRYPT'||application/x-ad1|Encrypted forensic image|PRONOM fmt/843
    0:'ADSEGMENTEDFILE'||application/x-ad1|Forensic image|PRONOM fmt/842
    0:'ANIMHEAD'||model/x-unreal-psa|Unreal animation|UE Viewer: PSA format
    0:'ANYCUBIC' 8:00000000||application/x-photon-workshop|Layers for a resin printer|UVtools: file formats of resin printers
    0:'ASM_BinaryFile'||application/x-acis-sab|ACIS model|Autodesk: ASM binary save file, header
    0:'ASM_BinaryFile4'||application/x-acis-sab|ShapeManager model|Autodesk: ASM save file format
    0:'ASM_BinaryFile8'||application/x-acis-sab|ShapeManager model|Autodesk: ASM save file format
    0:'AWD' 3:02||model/x-awd|Away3D model|Away3D: AWD 2 file format specification
    0:'AutoCAD-86_'||application/x-autocad-shx|AutoCAD shapes|PRONOM x-fmt/103
    0:'AutoCAD_Slide_Library'||application/x-autocad-slb|AutoCAD slide library|Autodesk: DXF reference, Slide library file; PRONOM x-fmt/104
    0:'AutoShade_Rendering_Slide'||image/x-autoshade-slide|AutoShade rendering|PRONOM fmt/1044
    0:'BB3D' 12:'BRUS'||model/x-b3d|Blitz3D model|Blitz3D: B3D file format
    0:'BB3D' 12:'NODE'||model/x-b3d|Blitz3D model|Blitz3D: B3D file format
    0:'BB3D' 12:'TEXS'||model/x-b3d|Blitz3D model|Blitz3D: B3D file format
    0:'BB3D' 8:01000000||model/x-b3d|Blitz3D model|Blitz3D: B3D file format, version 1
    0:'CATIA___'||application/x-catia-v4|CATIA model|PRONOM fmt/1714
    0:'CI' 2:2c00 6:0100||video/x-phantom-cine|High-speed film|Vision Research: Cine file format, CINEFILEHEADER
    0:'CRAM' 4:01||application/x-cram|Sequence alignment, compressed|CRAM 1.0
    0:'CSFCHUNK'||image/x-clip-studio|Clip Studio picture|Celsys: Clip Studio Paint, CSF chunks
    0:'Caligari_V00.0'||model/x-caligari-truespace|trueSpace scene|Caligari: trueSpace file formats; PRONOM fmt/913, fmt/914
    0:'ERDAS' 5:5f 6:'IMG' 9:5f 10:'EXTERNAL' 18:5f 19:'RASTER'||application/x-erdas-ige|ERDAS Imagine raster|ERDAS: HFA, external raster; PRONOM fmt/1563
    0:'Embroidery_disk_created_using_software_licensed'||application/x-shv|Embroidery design|Viking: SHV format; Embroidermodder: format-shv
    0:'GCDE' 4:01000000||application/x-bgcode|Binary G-code|Prusa: libbgcode, specifications
    0:'Gamebryo_File_Format'||model/x-gamebryo-nif|Gamebryo model|NifTools: nif.xml, header
    0:'HMP4' 4:04000000||model/x-hmp|Terrain of 3D GameStudio|Assimp: HMPFileData.h
    0:'HMP5' 4:05000000||model/x-hmp|Terrain of 3D GameStudio|Assimp: HMPFileData.h
    0:'HMP7'||model/x-hmp|Terrain of 3D GameStudio|Assimp: HMPFileData.h
    0:'H_Product:Blackbox_flight_data_recorder'||application/x-blackbox-log|Log of a flight controller|Betaflight: Blackbox internals
    0:'IESNA:LM-63-'||text/x-iesna|Photometric data|IES LM-63
    0:'JEOL.NMR'||application/x-jeol-jdf|Nuclear resonance data|JEOL: Delta data format; PRONOM fmt/895
    0:'Kvxl'||model/x-kv6|Voxel model|K. Silverman: slab6.txt, KV6
    0:'LA:' 19:0d 20:'ST:'||application/x-dst|Embroidery|Embroidermodder: libembroidery, formats
    0:'MCVS'||application/vnd.vectorworks|VectorWorks plug-in|PRONOM fmt/1142
    0:'MD20' 6:0000||model/x-wow-m2|World of Warcraft model|wowdev wiki: M2
    0:'MD21' 8:'MD20'||model/x-wow-m2|World of Warcraft model|wowdev wiki: M2
    0:'MDL7' 7:00||model/x-3dgs-mdl|Model of 3D GameStudio|Assimp: MDLFileData.h, Header_MDL7
    0:'MDLXVERS' 8:04000000||model/x-warcraft-mdx|Warcraft III model|Magos: MDX specifications
    0:'MS3D000000'||model/x-ms3d|MilkShape 3D model|M. Ciragan: MilkShape 3D viewer, ms3d specification
    0:'MSFT' 4:02000100||application/x-ms-typelib|Type library|Wine: tools/widl/write_msft.c; PRONOM fmt/1602
    0:'MicroStation_Resource_File'||application/x-microstation-resource|MicroStation resources|PRONOM fmt/1626
    0:'NanoVDB'||application/x-nanovdb|Sparse volume|OpenVDB: NanoVDB.h, NANOVDB_MAGIC
    0:'Nemo_Fi' 7:00||application/x-virtools|Virtools composition|PRONOM fmt/1208
    0:'NetImmerse_File_Format'||model/x-gamebryo-nif|Gamebryo model|NifTools: nif.xml, header
    0:'NetWare_Loadable_Module' 23:1a||application/x-netware-loadable-module|NetWare module|PRONOM fmt/1551
    0:'PIAFILEVERSION' 14:5f 15:'2.0,CTB'||application/x-autocad-ctb|AutoCAD plot styles|PRONOM x-fmt/37
    0:'PIAFILEVERSION' 14:5f 15:'2.0,PC3'||application/x-autocad-pc3|AutoCAD plotter configuration|PRONOM x-fmt/78
    0:'PIAFILEVERSION' 14:5f 15:'2.0,STB'||application/x-autocad-stb|AutoCAD named plot styles|PRONOM x-fmt/107
    0:'PIC' 3:dc3030||image/x-psion-pic|Psion 3 picture|Psion: OPL, PIC files; PRONOM fmt/1744
    0:'PMX_' 4:00000040||model/x-mmd-pmx|MikuMikuDance model|PMX 2.0 specification
    0:'PMX_' 4:66660640||model/x-mmd-pmx|MikuMikuDance model|PMX 2.1 specification
    0:'PS' 2:0000 6:':_TRANSMIT_FILE'||model/vnd.parasolid.transmit.binary|Parasolid part|Siemens: Parasolid XT format reference, section Binary
    0:'Pmd' 3:0000803f||model/x-mmd-pmd|MikuMikuDance model|MikuMikuDance: PMD, header
    0:'Ptex' 5:000000||image/x-ptex|Texture by faces|Disney: Ptex file format
    0:'QSplat'||model/x-qsplat|QSplat model|Stanford: QSplat; PRONOM fmt/830
    0:'RAW1.0' 7:00||application/x-bruker-raw|X-ray diffraction data|Bruker: DIFFRACplus RAW; PRONOM fmt/1120, fmt/1121
    0:'REVM' 4:04000000||application/x-wow-chunks|World of Warcraft map or building|wowdev wiki: chunks, MVER
    0:'RFI{date:'||application/x-raw-flux|Raw flux of a disk|PRONOM fmt/1252
    0:'RIFX' 8:'FaFX'||application/x-aftereffects-preset|Preset of After Effects|Adobe: RIFX form of presets
    0:'RMN.LEOJ'||application/x-jeol-jdf|Nuclear resonance data|JEOL: Delta data format
    0:'SDJV'||image/vnd.djvu|Secure DjVu document|PRONOM fmt/318
    0:'SLTG'||application/x-ms-typelib|Type library|Wine: typelib.h; PRONOM fmt/1601
    0:'STX' 3:00||application/x-stx-embroidery|Embroidery design|Data Stitch: STX format; Embroidermodder: format-stx
    0:'SVR' 3:0800000001ec||x-world/x-svr|Superscape world|PRONOM fmt/734
    0:'Spectral_Data_File'||application/x-omnic-spa|Infrared spectrum|PRONOM fmt/963
    0:'UCSF_NMR' 8:00||application/x-ucsf-nmr|Sparky spectrum|Sparky: UCSF file format; PRONOM fmt/1226
    0:'UEF_File!' 9:00||application/x-uef|Acorn tape|Unified Emulator Format 0.10
    0:'V5' 2:5f 3:'CFV2' 7:00||application/x-catia-v5|CATIA V5 document|PRONOM x-fmt/438 to x-fmt/440
    0:'VREP' 5:000000||model/x-coppeliasim|Scene or model of robots|Coppelia Robotics: CoppeliaSim, scene files
    0:'Vocaloid_Motion_Data'||model/x-mmd-vmd|MikuMikuDance motion|MikuMikuDance: VMD, header
    0:'XBF' 3:00||application/x-ms-xbf|Compiled XAML|PRONOM fmt/805
    0:'ZBrush_File.'||application/x-zbrush|ZBrush material|PRONOM fmt/1673
    0:'ZEXP' 4:0000||application/x-zope-export|Zope export|ZODB: ExportImport.py; PRONOM fmt/756
    0:'[TRIM_Context_Reference]'||application/x-trim-reference|Reference to a record|PRONOM fmt/1085
    0:'_CDX_A_b_'||text/x-cdx|Index of a web archive|Internet Archive: CDX file format; PRONOM fmt/869
    0:'_CDX_N_b_'||text/x-cdx|Index of a web archive|Internet Archive: CDX file format; PRONOM fmt/869
    0:'aLuZ' 4:0000||application/x-installshield-script|InstallShield script|PRONOM fmt/197
    0:'b0VIM_'||application/x-vim-swap|Vim swap file|Vim: memline.c, block zero
    0:'b3dm' 4:01000000||application/x-3d-tiles|Tile of models|OGC 22-025: 3D Tiles, section Tile formats
    0:'cmpt' 4:01000000||application/x-3d-tiles|Tile of tiles|OGC 22-025: 3D Tiles, section Tile formats
    0:'cool' 4:00000003 40:'CodeWarrior'||application/x-codewarrior-project|CodeWarrior project|Metrowerks: CodeWarrior IDE, project files
    0:'cush' 4:00000002||application/x-adobe-csh|Photoshop shapes|Adobe: Photoshop file formats specification, Custom shapes
    0:'fig-jam.' 10:0000||application/x-figma|FigJam board|E. Wallace: Figma's files, kiwi
    0:'fig-kiwi' 10:0000||application/x-figma|Figma drawing|E. Wallace: Figma's files, kiwi
    0:'i3dm' 4:01000000||application/x-3d-tiles|Tile of instances|OGC 22-025: 3D Tiles, section Tile formats
    0:'mapsforge_binary_OSM'||application/x-mapsforge-map|Map of Mapsforge|Mapsforge: binary map file format, file header
    0:'mdipack' 7:00||image/x-medibang|MediBang picture|MediBang: MDP container
    0:'ncif'||image/x-hvif|Haiku vector icon|Haiku: FlatIconFormat.h
    0:'nendo_1.'||model/x-nendo|Nendo model|Assimp: NDOLoader.cpp
    0:'pbj' 3:000a0d||model/x-panda3d-bam|Panda3D objects|Panda3D: bam.h, _bam_header
    0:'pnts' 4:01000000||application/x-3d-tiles|Tile of points|OGC 22-025: 3D Tiles, section Tile formats
    0:00000000 8:4016147b||application/x-nmrpipe|NMRPipe spectrum|NMRPipe: fdatp.h, FDFLTORDER
    0:00000000 8:7b141640||application/x-nmrpipe|NMRPipe spectrum|NMRPipe: fdatp.h, FDFLTORDER
    0:0000081c00000000||application/vnd.vectorworks|MiniCAD 6 drawing|PRONOM fmt/1136
    0:0000082200000000||application/vnd.vectorworks|MiniCAD 7 drawing|PRONOM fmt/1137
    0:0000094e00000000||application/vnd.vectorworks|VectorWorks 8 drawing|PRONOM fmt/1138
    0:0000270afffffc14||application/x-arcinfo-grid|ArcInfo grid|GDAL: AIGrid, F. Warmerdam: Arc/Info binary grid format
    0:0002 2:'8BSL'||application/x-adobe-asl|Photoshop styles|Adobe: Photoshop file formats specification, Styles
    0:0010 2:'[MeshSerializer' 17:5f 18:'v1'||model/x-ogre-mesh|Ogre mesh|OGRE: OgreMeshFileFormat.h, M_HEADER
    0:00ff4b41||application/x-affinity|Affinity document|Serif: Affinity, file header
    0:0100000004000000 8:'DVCC'||image/x-cintel-raw|Cintel raw image|PRONOM fmt/1716; FFmpeg: cri.c
    0:01002c00 4:'OrCAD_INC.'||application/x-orcad-layout|OrCAD Layout board|PRONOM fmt/1465
    0:03 1:'0010111100101011'||application/x-pro-tools-session|Pro Tools session|PRONOM fmt/1727
    0:0601fd12||application/x-chitubox|Layers for a resin printer|UVtools: file formats of resin printers
    0:0701fd12||application/x-chitubox|Layers for a resin printer|UVtools: file formats of resin printers
    0:0902060000000001||application/vnd.ms-excel|Excel 3 workspace|OpenOffice.org: Excel file format, BOF
    0:090a 2:'ics' 5:5f 6:'version'||image/x-ics|Image of a microscope|Image Cytometry Standard 2, section Syntax; PRONOM fmt/577, fmt/578
    0:1900fd12||application/x-chitubox|Layers for a resin printer|UVtools: file formats of resin printers
    0:1a574c463130||application/x-fontlab-vfb|FontLab font|FontLab: VFB, header WLF10
    0:1b 1:'%-1B'||application/vnd.hp-HPGL|HP-GL/2 plot|HP: PCL 5 technical reference, Enter HP-GL/2 mode
    0:1b 1:'%0B'||application/vnd.hp-HPGL|HP-GL/2 plot|HP: PCL 5 technical reference, Enter HP-GL/2 mode
    0:1b 1:'%1B'||application/vnd.hp-HPGL|HP-GL/2 plot|HP: PCL 5 technical reference, Enter HP-GL/2 mode
    0:2042445600000000||model/x-openvdb|Sparse volume|OpenVDB: io/Archive.cc, magic
    0:2aab79d8||application/x-installshield-compressed|InstallShield file|PRONOM fmt/1466
    0:3f3f3f3f02570257||application/x-powercadd|PowerCADD drawing|PRONOM fmt/1201
    0:4ef546e96ce5||application/x-nufx|ShrinkIt archive|Apple II File Type Note $E0/8002; PRONOM fmt/850
    0:5bafc800||application/x-hus|Embroidery|Embroidermodder: libembroidery, formats
    0:5dfc9001||application/x-vip-embroidery|Embroidery design|Pfaff: VIP format; Embroidermodder: format-vip
    0:5dfcc800||application/x-vip|Embroidery|Embroidermodder: libembroidery, formats
    0:6400000000000080 9:000000ffffffff||application/x-ansys-binary|Finite element results|ANSYS Mechanical APDL: Programmer's reference, section Standard ANSYS file header
    0:8600fd12||application/x-chitubox|Layers for a resin printer|UVtools: file formats of resin printers
    0:8f 1:'StudioPacketFile'||model/x-wire|Alias model|Autodesk Alias: wire files
    0:9602 4:0001||application/x-atari-floppy-disk-image|Atari floppy|SIO2PC: ATR header; Apache Tika
    0:9602 4:8000||application/x-atari-floppy-disk-image|Atari floppy|SIO2PC: ATR header; Apache Tika
    0:a10e916c4545fb1a||model/x-osgb|Scene of OpenSceneGraph|OpenSceneGraph: osgDB, DataTypes.h, OSG_HEADER_LOW and HIGH
    0:ab4a5352313834bb 8:0d0a1a0a||application/m3g|Scene for telephones|JSR 184, file format, section File identifier
    0:abcd0054|com.symantec.diskdoubler-archive|application/x-diskdoubler|DiskDoubler archive|PRONOM fmt/1399
    0:e80300000b000000 8:'AB.POD.2.0'||model/x-pod|PowerVR model|PowerVR: POD file format
    0:ea 10:0000 12:'POD' 15:00||application/x-pea|PEA archive|PEA file format; PRONOM fmt/1095
    0:eb7690 3:'EXFAT___' 11:00||application/vnd.efi.img|exFAT file system|Microsoft: exFAT specification, main boot sector
    0:f9b22ad1||application/x-maxwell-mxs|Maxwell Render scene|PRONOM fmt/1147
    0:fffeff0e53006b0065007400630068005500700020004d006f00640065006c00||application/vnd.sketchup.skp|SketchUp model|PRONOM x-fmt/451
    12:'Alias_PowerAnimator'||model/x-wire|PowerAnimator model|PRONOM fmt/1171
    12:'Alias_Studio'||model/x-wire|Alias Studio model|PRONOM fmt/1170, fmt/1175
    2:'MXI._Maxwell_Image_format'||image/x-maxwell-mxi|Maxwell Render picture|PRONOM fmt/1146
    80:'CATIA___'||application/x-catia-v4|CATIA V4 model|PRONOM x-fmt/436
    """)
}
