// SPDX-License-Identifier: Apache-2.0
import Detection

/// Pictures, models, drawings and fonts; `SignatureIndex` tells how a line is written.
enum ImageSignatures {
  static let table = TypeTable(
    """
    0:'!table' 6:0a 7:'!version_'||text/x-mapinfo-tab|MapInfo table|GDAL: MapInfo TAB driver; MapInfo Data Interchange documentation
    0:'!table' 6:0d0a 8:'!version_'||text/x-mapinfo-tab|MapInfo table|GDAL: MapInfo TAB driver; MapInfo Data Interchange documentation
    0:'#!WINGS-'||model/x-wings3d|Wings 3D model|Wings 3D: wings_file.erl
    0:'#?RADIANCE'||image/vnd.radiance|Radiance picture|Radiance: Picture file format
    0:'#?RGBE'||image/vnd.radiance|Radiance picture|Radiance: Picture file format
    0:'#INRIMAGE-'||image/x-inrimage|Scan or picture|INRIA: Inrimage format, version 4
    0:'#usda_1.0'|com.pixar.universal-scene-description|model/vnd.usda|Universal scene, text|Pixar: USD
    0:'%SEMI-OASIS' 11:0d0a||application/x-oasis-layout|Chip layout|SEMI P39, section 11: magic bytes
    0:'%bitmap' 7:00||image/x-fbm|Fuzzy bitmap|M. Mauldin: FBM library, FBM header
    0:'(DWF_V'||model/vnd.dwf|Design web drawing|Autodesk: DWF 6 toolkit
    0:'0_' 2:1b58||image/cgm|Computer graphics metafile of characters|ISO/IEC 8632-2, section 5
    0:'0_' 2:1b5c1b58||image/cgm|Computer graphics metafile of characters|ISO/IEC 8632-2, section 5
    0:'2SaR'||application/vnd.cups-raster|CUPS raster, little endian|CUPS: Raster format, version 2
    0:'3DMF' 4:00000010||x-world/x-3dmf|QuickDraw 3D metafile|Apple: 3DMF specification 1.0; PRONOM fmt/1050
    0:'3DMO' 8:'HEAD'||model/x-3d-model|3D model|B. Zoltan: Model 3D specification, section Header
    0:'3DMO' 8:'PRVW'||model/x-3d-model|3D model|B. Zoltan: Model 3D specification, section Preview
    0:'3DMO' 8:78||model/x-3d-model|3D model, compressed|B. Zoltan: Model 3D specification, section Header
    0:'3D_Geometry_File_Format'||model/x-3dm|Rhino model|openNURBS: 3DM archive
    0:'8BPS'|com.adobe.photoshop-image|image/vnd.adobe.photoshop|Photoshop document|Adobe: Photoshop file formats specification
    0:'8BPS' 4:0001|com.adobe.photoshop-image|image/vnd.adobe.photoshop|Photoshop document|Adobe: Photoshop file formats specification
    0:'8BPS' 4:0002|com.adobe.photoshop-large-image|image/vnd.adobe.photoshop|Photoshop large document|Adobe: Photoshop file formats specification
    0:'8BPT' 4:0001||application/x-photoshop-patterns|Photoshop patterns|Adobe: Photoshop file formats, Patterns
    0:'8BTP' 4:0003||application/x-photoshop-tool-presets|Photoshop tools|Adobe: Photoshop file formats
    0:'AC1.'||image/vnd.dwg|AutoCAD drawing|Open Design Alliance: DWG specification
    0:'AC10'||image/vnd.dwg|AutoCAD drawing|Open Design Alliance: DWG specification
    0:'AC2.'||image/vnd.dwg|AutoCAD drawing|Open Design Alliance: DWG specification
    0:'ACECAD' 6:5f 7:'DIGIMEMO' 15:5f||application/x-acecad-dhw|Handwriting|Inkscape: dhw_input.py; ACECAD: DHW format
    0:'AFF' 3:00||image/x-flir-fff|Thermal image|ExifTool: FLIR FFF format
    0:'AGD1'||image/x-freehand|FreeHand drawing|Aldus: FreeHand 5
    0:'AGD2'||image/x-freehand|FreeHand drawing|PRONOM x-fmt/301
    0:'AGD3'||image/x-freehand|FreeHand drawing|PRONOM x-fmt/300
    0:'AGD4'||image/x-freehand|FreeHand drawing|PRONOM fmt/544
    0:'ARRI' 4:12345678||image/x-arri-raw|ARRI raw picture|SMPTE RDD 30, section Header
    0:'ARRI' 4:78563412||image/x-arri-raw|ARRI raw picture|SMPTE RDD 30, section Header
    0:'ASEF'||application/x-adobe-ase|Colour swatches|Adobe: swatch exchange
    0:'ASSIMP.binary-dump.'||application/x-assbin|Scene dump|Assimp: assbin
    0:'ASTM-E57'||model/e57|3D imaging data|ASTM E2807, section 5
    0:'AT&TFORM' 12:'BM44'||image/x-iw44|Wavelet picture, grey|DjVu 3 specification, appendix on IW44
    0:'AT&TFORM' 12:'DJVI'||image/vnd.djvu|DjVu shared data|DjVu 3 specification
    0:'AT&TFORM' 12:'DJVM'||image/vnd.djvu|DjVu document|DjVu 3 specification
    0:'AT&TFORM' 12:'DJVU'||image/vnd.djvu|DjVu page|DjVu 3 specification
    0:'AT&TFORM' 12:'PM44'||image/x-iw44|Wavelet picture|DjVu 3 specification, appendix on IW44
    0:'AT&TSDJV'||image/vnd.djvu|DjVu document, secured|PRONOM fmt/318
    0:'AgHg'||application/x-lightroom-preview|Lightroom previews|J. Friedl: Lightroom's preview pyramid
    0:'AutoCAD_Binary_DXF'||image/vnd.dxf|Binary drawing exchange|Autodesk: DXF reference
    0:'AutoCAD_DXB_1.0' 15:0d0a1a00||image/vnd.dxb|Binary drawing interchange|Autodesk: AutoCAD customization guide, DXB files
    0:'AutoCAD_Slide' 13:0d0a1a||application/sld|AutoCAD slide|PRONOM x-fmt/105
    0:'BLENDER'||application/x-blender|Blender scene|Blender: file format
    0:'BLP1'||image/vnd.blp|Blizzard texture|Blizzard: BLP
    0:'BLP2'||image/vnd.blp|Blizzard texture|Blizzard: BLP
    0:'BM' ?|com.microsoft.bmp|image/bmp|Windows bitmap|Microsoft: BITMAPFILEHEADER
    0:'BMF' 3:03||application/x-angelcode-bmfont|Bitmap font|AngelCode: BMFont file format
    0:'BPG' 3:fb||image/bpg|BPG image|BPG specification, section 3.1
    0:'CDF' 3:01||application/x-netcdf|NetCDF data|NetCDF classic format specification, section magic
    0:'CDF' 3:02||application/x-netcdf|NetCDF data|NetCDF classic format specification, section magic
    0:'CDF' 3:05||application/x-netcdf|NetCDF data|NetCDF classic format specification, section magic
    0:'CPT7FILE'||image/x-corelphotopaint|Corel Photo-Paint 7 picture|PRONOM x-fmt/144
    0:'CPT8FILE'||image/x-corelphotopaint|Corel Photo-Paint 8 picture|PRONOM x-fmt/144
    0:'CPT9FILE'||image/x-corelphotopaint|Corel Photo-Paint 9 picture|PRONOM x-fmt/144
    0:'CPTFILE'||image/x-corelphotopaint|Corel Photo-Paint picture|PRONOM x-fmt/144
    0:'CWS'||application/vnd.adobe.flash.movie|Flash movie, compressed|Adobe: SWF 19, chapter The SWF header
    0:'CntZImage_'||image/x-lerc|Raster of limited error|Esri: Limited error raster compression, version 1
    0:'D1.0' 4:0d||application/x-font-speedo|Speedo font|Bitstream: Speedo font format
    0:'DDS_'|com.microsoft.dds|image/vnd.ms-dds|DirectDraw surface|Microsoft: DDS_HEADER
    0:'DDS_' 4:7c000000|com.microsoft.dds|image/vnd.ms-dds|DirectDraw surface|Microsoft: DDS_HEADER
    0:'DGIFF' 5:00||application/x-directfb-font|DirectFB font|DirectFB: dgiff.h, DGIFFHeader
    0:'DRACO'||model/x-draco|Draco geometry|Draco bitstream specification, section 3.1
    0:'DSBB'||application/x-surfer-grid|Surfer 6 grid|Golden Software: Surfer 6 grid file format
    0:'DSRB' 4:04000000||application/x-surfer-grid|Surfer 7 grid|Golden Software: Surfer 7 grid file format
    0:'DanM'||image/x-msp|Microsoft Paint picture 1|Microsoft: MSP format
    0:'EP' 2:2a00||image/vnd.ms-modi|Document imaging picture|Microsoft: MDI
    0:'FCS2.0'||application/vnd.isac.fcs|Flow cytometry data|ISAC: FCS 2.0
    0:'FCS3.'||application/vnd.isac.fcs|Flow cytometry data|ISAC: FCS 3.1
    0:'FFF' 3:00||image/x-flir-fff|Thermal image|ExifTool: FLIR FFF format
    0:'FIASCO' 6:0a||image/x-fiasco|Fractal picture|Netpbm: pnmtofiasco(1); fiasco: binerror, FIASCO_MAGIC
    0:'FIF' 3:01||image/fif|Fractal picture|PRONOM x-fmt/320
    0:'FILE' 4:00000004 8:'PFF2'||application/x-font-pf2|GRUB font|GRUB: font.c, PFF2 sections
    0:'FL32'||image/x-fl32|FilmLight picture|ImageMagick: fl32.c
    0:'FLIF'||image/flif|FLIF image|FLIF 16 specification
    0:'FLIR_Public_Image_Format'||image/x-flir-fpf|Thermal image|FLIR: public image format, fpf.h
    0:'FOR4' 8:'MAYA'||application/x-maya-binary|Maya scene|Autodesk: Maya IFF
    0:'FOR4' 8:'Maya'||application/x-maya-binary|Maya scene|Autodesk: Maya IFF
    0:'FOR8' 16:'CIMG'||image/x-maya-iff|Maya picture, wide|Autodesk: Maya IFF
    0:'FOR8' 16:'MAYA'||application/x-maya-binary|Maya scene|Autodesk: Maya IFF
    0:'FOR8' 16:'Maya'||application/x-maya-binary|Maya scene|Autodesk: Maya IFF
    0:'FORM' 8:'BM44'||image/x-iw44|Wavelet picture, grey|DjVu 3 specification, appendix on IW44
    0:'FORM' 8:'DJVM'||image/vnd.djvu|DjVu document|DjVu 3 specification
    0:'FORM' 8:'DJVU'||image/vnd.djvu|DjVu page|DjVu 3 specification
    0:'FORM' 8:'ILBM'||image/x-ilbm|Amiga bitmap|EA IFF 85
    0:'FORM' 8:'MC4D'||model/x-c4d|Cinema 4D scene|PRONOM fmt/415
    0:'FORM' 8:'PM44'||image/x-iw44|Wavelet picture|DjVu 3 specification, appendix on IW44
    0:'FOVb'||image/x-sigma-x3f|Sigma raw image|libopenraw: X3F
    0:'FPF_Public_Image_Format' 23:00||image/x-flir-fpf|Thermal image|FLIR: public image format
    0:'FUIF1'||image/x-fuif|FUIF picture|J. Sneyers: FUIF, encoding/encoding.cpp
    0:'FUIF2'||image/x-fuif|FUIF picture|J. Sneyers: FUIF, encoding/encoding.cpp
    0:'FUIF3'||image/x-fuif|FUIF picture|J. Sneyers: FUIF, encoding/encoding.cpp
    0:'FUIF4'||image/x-fuif|FUIF picture|J. Sneyers: FUIF, encoding/encoding.cpp
    0:'FUJIFILMCCD-RAW'|com.fuji.raw-image|image/x-fuji-raf|Fujifilm raw image|libopenraw: RAF
    0:'FWS'||application/vnd.adobe.flash.movie|Flash movie|Adobe: SWF 19, chapter The SWF header
    0:'GARMIN_BITMAP_01'||image/x-garmin-srf|Garmin picture|Garmin: SRF
    0:'GBIX' 16:'GVRT'||image/x-sega-gvr|GameCube texture|Puyo tools: GVR texture format
    0:'GBIX' 16:'PVRT'||image/x-sega-pvr|Dreamcast texture|Sega: PVR texture format
    0:'GCIX' 16:'GVRT'||image/x-sega-gvr|Wii texture|Puyo tools: GVR texture format
    0:'GIF87a'|com.compuserve.gif|image/gif|GIF image|CompuServe: GIF87a
    0:'GIF89a'|com.compuserve.gif|image/gif|GIF image|CompuServe: GIF89a
    0:'GdkP' 4:00||image/x-gdkpixdata|Pixels of GdkPixbuf|GdkPixbuf: GdkPixdata, GDK_PIXBUF_MAGIC_NUMBER
    0:'Gfx2' 4:00000020||image/x-nintendo-gtx|Texture|GX2 texture: header
    0:'Hx' 2:00 17:01||image/x-crunch|Crunched texture|crunch: crn_decomp.h, crn_header
    0:'Hx' 2:00 17:06||image/x-crunch|Crunched cube of textures|crunch: crn_decomp.h, crn_header
    0:'IDP2' 4:08000000||model/x-md2|Quake II model|id Software: MD2 format
    0:'IDP3' 4:0f000000||model/x-md3|Quake III model|id Software: MD3 format
    0:'IDPC' 4:02000000||model/x-mdc|Return to Castle Wolfenstein model|Assimp: MDCFileData.h
    0:'II' 6:'HEAPCCDR'|com.canon.crw-raw-image|image/x-canon-crw|Canon raw image|CIFF specification 1.0
    0:'IIRO'|com.olympus.raw-image|image/x-olympus-orf|Olympus raw image|ExifTool: ORF
    0:'IIRS'|com.olympus.raw-image|image/x-olympus-orf|Olympus raw image|ExifTool: ORF
    0:'INTERQUAKEMODEL' 15:00||model/x-iqm|Inter-Quake model|L. Salzman: IQM format, header
    0:'IT01' 12:0000||image/x-fit|Fast image|SGI: ImageVision library, FIT header
    0:'IT02' 12:0000||image/x-fit|Fast image|SGI: ImageVision library, FIT header
    0:'IWAD'||application/x-doom-wad|Doom archive|The Unofficial Doom Specs 1.666, section 2-1
    0:'Image_type:'||image/x-im|IFUNC picture|LabEye: IM format
    0:'JG' 2:030e||image/x-jg|AOL picture|PRONOM fmt/666
    0:'JG' 2:040e||image/x-jg|AOL picture|PRONOM fmt/666
    0:'Kaydara_FBX_Binary__' 20:00|com.autodesk.fbx|application/x-fbx|FBX scene|Blender: FBX binary format
    0:'KiSS' 4:10||application/x-kiss-palette|Palette of a doll|KISS/GS specification, palettes
    0:'KiSS' 4:20||image/x-kiss-cel|Cel of a doll|KISS/GS specification, cells
    0:'LASF'||application/vnd.las|Lidar points|ASPRS: LAS 1.4, table 3
    0:'LASF' 104:80||application/vnd.laszip|Lidar points, compressed|ASPRS: LAS 1.4, table 3; M. Isenburg: LASzip, point data record formats
    0:'LASF' 104:81||application/vnd.laszip|Lidar points, compressed|ASPRS: LAS 1.4, table 3; M. Isenburg: LASzip, point data record formats
    0:'LASF' 104:82||application/vnd.laszip|Lidar points, compressed|ASPRS: LAS 1.4, table 3; M. Isenburg: LASzip, point data record formats
    0:'LASF' 104:83||application/vnd.laszip|Lidar points, compressed|ASPRS: LAS 1.4, table 3; M. Isenburg: LASzip, point data record formats
    0:'LASF' 104:84||application/vnd.laszip|Lidar points, compressed|ASPRS: LAS 1.4, table 3; M. Isenburg: LASzip, point data record formats
    0:'LASF' 104:85||application/vnd.laszip|Lidar points, compressed|ASPRS: LAS 1.4, table 3; M. Isenburg: LASzip, point data record formats
    0:'LASF' 104:86||application/vnd.laszip|Lidar points, compressed|ASPRS: LAS 1.4, table 3; M. Isenburg: LASzip, point data record formats
    0:'LASF' 104:87||application/vnd.laszip|Lidar points, compressed|ASPRS: LAS 1.4, table 3; M. Isenburg: LASzip, point data record formats
    0:'LASF' 104:88||application/vnd.laszip|Lidar points, compressed|ASPRS: LAS 1.4, table 3; M. Isenburg: LASzip, point data record formats
    0:'LASF' 104:89||application/vnd.laszip|Lidar points, compressed|ASPRS: LAS 1.4, table 3; M. Isenburg: LASzip, point data record formats
    0:'LASF' 104:8a||application/vnd.laszip|Lidar points, compressed|ASPRS: LAS 1.4, table 3; M. Isenburg: LASzip, point data record formats
    0:'LBLSIZE='||image/x-vicar|VICAR picture|JPL: VICAR file format
    0:'LELR' 9:000000 25:00000000000000||image/x-light-lri|Light raw image|ExifTool: LRI format
    0:'LeoCAD_0.' 10:'_Project'||application/vnd.leocad|LeoCAD model|LeoCAD: project file
    0:'Lerc2_' 7:000000||image/x-lerc|Raster of limited error|Esri: Limited error raster compression, version 2
    0:'LinS'||image/x-msp|Microsoft Paint picture 2|Microsoft: MSP format
    0:'MAKI02__'||image/x-mag|Maki-chan picture|Maki-chan graphic format 2
    0:'MMOR'|com.olympus.raw-image|image/x-olympus-orf|Olympus raw image|ExifTool: ORF
    0:'MRF1'||image/x-mrf|Monochrome picture|Netpbm: mrftopbm
    0:'NGG' 3:00 4:0100||image/x-nokia-ngg|Group graphic of a telephone|Nokia: NGG format; Gammu: NGG file format
    0:'NITF01.'||application/vnd.nitf|National imagery|MIL-STD-2500A, file profile name and version
    0:'NITF02.'||application/vnd.nitf|National imagery|MIL-STD-2500C, table A-1
    0:'NOL' 3:00 4:0100||image/x-nokia-nol|Logo of a telephone|Nokia: NOL format; Gammu: NOL file format
    0:'NRRD000'||image/x-nrrd|Nearly raw raster data|NRRD: definition of the format, section Magic
    0:'NSIF01.'||application/vnd.nitf|Secondary imagery|STANAG 4545
    0:'OTTO'|public.opentype-font|font/otf|OpenType font|OpenType 1.9
    0:'Ogawa' 5:00|public.alembic|application/x-alembic|Alembic scene, unfinished|Alembic: Ogawa
    0:'Ogawa' 5:ff|public.alembic|application/x-alembic|Alembic scene|Alembic: Ogawa
    0:'PANDORE' 9:000000||image/x-pandore|Picture or graph|GREYC: Pandore, struct Po_header
    0:'PCD_OPA'||image/x-photo-cd|Photo CD overview|Kodak: Photo CD overview pack
    0:'PCIDSK__'||application/x-pcidsk|PCI database|PCI Geomatics: PCIDSK format definition, file header
    0:'PCO-'||image/vnd.pco.b16|Camera picture|PCO: B16 file format
    0:'PF' 2:0a|public.pbm|image/x-portable-floatmap|Portable float map|Paul Debevec: PFM format
    0:'PFR0'||application/font-tdpfr|Portable font resource|Bitstream: PFR
    0:'PFR1'||application/font-tdpfr|Portable font resource|Bitstream: PFR
    0:'PFS1' 4:0a||image/x-pfs|Picture of high dynamic range|pfstools: The PFS format, section Header
    0:'PGF' 3:36||image/pgf|Progressive graphics|libPGF: PGFMagicVersion
    0:'PGF' 3:37||image/pgf|Progressive graphics|libPGF: PGFMagicVersion
    0:'PGF' 3:56||image/pgf|Progressive graphics|libPGF: PGFMagicVersion
    0:'PG_LM_'||image/x-pgx|PGX picture|ISO/IEC 15444-4, annex B
    0:'PG_ML_'||image/x-pgx|PGX picture|ISO/IEC 15444-4, annex B
    0:'PIEH' 6:0000 10:0000||image/x-middlebury-flo|Movements between pictures|Middlebury: Optical flow, flo format
    0:'PKM_10' 6:00||image/x-pkm|ETC texture|Ericsson: etcpack, PKM header
    0:'PKM_20' 6:00||image/x-pkm|ETC2 texture|Ericsson: etcpack, PKM header
    0:'PRC'||model/prc|Product representation|ISO 14739-1
    0:'PVR' 3:03|public.pvr|image/x-pvr|PowerVR texture|Imagination: PVR 3
    0:'PVRT' 10:0000||image/x-sega-pvr|Dreamcast texture|Sega: PVR texture format
    0:'PXR-USDC'|com.pixar.universal-scene-description|model/x-usd|Universal scene, binary|Pixar: USD crate
    0:'Paint_Shop_Pro_Image_File' 25:0a1a||image/x-paintshoppro|Paint Shop picture|Jasc: Paint Shop Pro file format
    0:'Pf' 2:0a|public.pbm|image/x-portable-floatmap|Portable float map, grey|Paul Debevec: PFM format
    0:'R-AXIS4'||image/x-raxis|Picture of diffraction|Rigaku: R-AXIS image header
    0:'RAXIS___'||image/x-raxis|Picture of diffraction|Rigaku: R-AXIS image header
    0:'RECN' 4:fffe||image/x-nintendo-nitro|Cells of a sprite|Nintendo DS: NITRO-System, NCER
    0:'RIFF' 8:'CMX1'||image/x-cmx|Corel exchange graphic|Corel: CMX reference
    0:'RIVE' 4:07||application/x-rive|Rive animation|Rive: runtime format, header
    0:'RIX3'||image/x-colorix|ColoRIX picture|RIX SoftWorks: ColoRIX, header
    0:'RIX7'||image/x-colorix|ColoRIX pictures|RIX SoftWorks: ColoRIX, slide show
    0:'RNAN' 4:fffe||image/x-nintendo-nitro|Animation of a sprite|Nintendo DS: NITRO-System, NANR
    0:'RUU_CROSS_SYSTEM_MAP_FORMAT'||application/x-pcraster|PCRaster map|PCRaster: CSF, main header
    0:'RaS2'||application/vnd.cups-raster|CUPS raster|CUPS: Raster format, version 2
    0:'RaS2' 4:'PwgRaster'||image/pwg-raster|Raster for a printer|PWG 5102.4, section 4.3
    0:'SDPX'||image/dpx|DPX image|SMPTE 268M
    0:'SIMPLE__='||application/fits|FITS image|IAU: FITS 4.0, section 4.4.1
    0:'SVF_v'||image/vnd.svf|Simple vector format|SoftSource: SVF 2.0
    0:'Sfff' 4:01||image/x-sff|Structured fax file|CAPI 2.0, annex B: SFF formats
    0:'SplineFontDB'||application/vnd.font-fontforge-sfd|FontForge font|FontForge: Spline Font Database
    0:'TIM2' 4:0300||image/x-playstation-tim2|Texture|Sony: TIM2 picture format, version 3
    0:'TIM2' 4:0400||image/x-playstation-tim2|Texture|Sony: TIM2 picture format, version 4
    0:'TIM2' 4:0401||image/x-playstation-tim2|Texture|Sony: TIM2 picture format, version 4
    0:'This_is_a_BitMap_file'||image/x-lispm|Lisp machine bitmap|Netpbm: lispmtopgm
    0:'U3D'||model/u3d|Universal 3D model|ECMA-363, section 9.4.1
    0:'U3D' 3:00||model/u3d|Universal 3D model|ECMA-363, section 9.4.1
    0:'UHL1' 80:'DSI'||application/x-dted|Terrain elevation|MIL-PRF-89020B, sections 3.13.1 and 3.13.2
    0:'UNIRAST' 7:00||image/urf|Raster for a printer|CUPS: mime.types, URF; Apple: AirPrint raster
    0:'VCLMTF'||image/x-svm|StarView metafile|LibreOffice: svm, header
    0:'VOX_' 4:96000000 8:'MAIN'||model/x-vox|Voxel model|MagicaVoxel: vox file format, version 150
    0:'VOX_' 4:c8000000 8:'MAIN'||model/x-vox|Voxel model|MagicaVoxel: vox file format, version 200
    0:'VTF' 3:00||image/vnd.valve.source.texture|Valve texture|Valve: VTF, VTFHEADER
    0:'Version_' 12:'JT'||model/jt|JT model|ISO 14306, section File header
    0:'Version_' 13:'JT'||model/jt|JT model 10|ISO 14306, section File header
    0:'Version_' 79:200000000000||model/jt|JT model|ISO 14306, section File header
    0:'Version_' 79:200100000000||model/jt|JT model, big endian|ISO 14306, section File header
    0:'ViGB'||image/x-paperport|PaperPort pages|libmagic: Magdir/images, Visioneer PaperPort
    0:'ViGC'||image/x-paperport|PaperPort pages|libmagic: Magdir/images, Visioneer PaperPort
    0:'ViGE'||image/x-paperport|PaperPort pages|libmagic: Magdir/images, Visioneer PaperPort
    0:'ViGF'||image/x-paperport|PaperPort pages|libmagic: Magdir/images, Visioneer PaperPort
    0:'WMPHOTO' 7:00||image/jxr|JPEG XR codestream|ITU-T T.832, section 8.3.1
    0:'XARA' 4:89a30d0a||application/vnd.xara|Xara drawing|Xara: Xar format, section Header
    0:'XPDS'||image/dpx|DPX image|SMPTE 268M
    0:'XPR0'||image/x-xbox-xpr|Xbox texture|libmagic: Magdir/images, Xbox XPR0
    0:'Xcur' 4:10000000||image/x-xcursor|X cursor|Xcursor(3)
    0:'ZISRAWFILE'||image/x-zeiss-czi|Microscope image|Zeiss: CZI file format
    0:'ZWS'||application/vnd.adobe.flash.movie|Flash movie, LZMA compressed|Adobe: SWF 19, chapter The SWF header
    0:'ZonerBMI'||image/x-zoner-bmi|Zoner bitmap|libzmf: BMIHeader
    0:'farbfeld'||image/x-ff|Farbfeld image|suckless: farbfeld(5)
    0:'gd2' 3:00||image/x-gd2|GD2 picture|libgd: GD2 file format
    0:'gimp_xcf_'||image/x-xcf|GIMP image|GIMP: XCF, section Header
    0:'glTF' 4:01000000||model/gltf-binary|glTF binary scene|glTF 1.0, binary
    0:'glTF' 4:02000000||model/gltf-binary|glTF binary scene|glTF 2.0, section 4.4.2
    0:'icns'|com.apple.icns|image/x-icns|Apple icons|Apple: IconFamily
    0:'iiii' 4:04000000 8:'100fdata'||image/x-ipl|Laboratory image|Scanalytics: IPLab image format; Bio-Formats: IPLabReader
    0:'mmmm' 4:00000004 8:'100fdata'||image/x-ipl|Laboratory image|Scanalytics: IPLab image format; Bio-Formats: IPLabReader
    0:'msid'||image/x-mrsid|MrSID image|LizardTech: MrSID; GDAL: MrSID driver
    0:'ply' 3:0a 4:'format_'||model/ply|Polygon model|Greg Turk: The PLY polygon file format
    0:'ply' 3:0d 4:'format_'||model/ply|Polygon model|Greg Turk: The PLY polygon file format
    0:'ply' 3:0d0a 5:'format_'||model/ply|Polygon model|Greg Turk: The PLY polygon file format
    0:'ppmdfont'||application/x-ppmdfont|Font for drawings of Netpbm|Netpbm: Libnetpbm PPM drawing function manual, Ppmdfont files
    0:'qktk' 4:00||image/x-apple-quicktake|QuickTake photograph|LibRaw: QuickTake 100
    0:'qktn' 4:00||image/x-apple-quicktake|QuickTake photograph|LibRaw: QuickTake 150
    0:'qoif'||image/qoi|QOI image|QOI 1.0
    0:'quick3Do'||model/x-quick3d|Quick3D model|Assimp: Q3DLoader
    0:'quick3Ds'||model/x-quick3d|Quick3D scene|Assimp: Q3DLoader
    0:'rawzor'||image/x-rawzor|Compressed raw image|ExifTool: Rawzor tags
    0:'specver:_MIL-STD-28002'||image/x-cals|CALS raster|MIL-PRF-28002C, appendix A
    0:'srcdocid:'||image/x-cals|CALS raster|MIL-PRF-28002C, appendix A
    0:'true' 4:00||font/ttf|TrueType font|Apple: TrueType reference manual
    0:'wOF2'||font/woff2|WOFF 2 font|WOFF 2.0, section 4.1
    0:'wOFF'||font/woff|WOFF font|WOFF 1.0, section 3
    0:'xof_0302bin'||model/x-directx|DirectX mesh|Microsoft: X file format
    0:'xof_0302bzip'||model/x-directx|DirectX mesh, compressed|Microsoft: X file format
    0:'xof_0303bin'||model/x-directx|DirectX mesh|Microsoft: X file format
    0:'xof_0303bzip'||model/x-directx|DirectX mesh, compressed|Microsoft: X file format
    0:'{' 1:0a 2:'.appVersion'||font/x-glyphs|Glyphs font source|Glyphs: file format
    0:'{' 1:0d0a 3:'.appVersion'||font/x-glyphs|Glyphs font source|Glyphs: file format
    0:000000 4:00000007 8:000000||image/x-xwindowdump|X window dump|X11: XWDFile.h, version 7
    0:0000000c4a5853200d0a870a||image/jxs|JPEG XS image|ISO/IEC 21122-3, annex A
    0:0000002800000006||image/x-xwindowdump|X window dump, version 10|X10: XWDFile.h, version 6
    0:0006 4:'8BIMsamp'||image/x-photoshop-abr|Photoshop brushes|GIMP: gimpbrush-load.c, ABR version 6
    0:0006000200..001c0102||application/x-gdsii|Chip layout|Calma: GDSII stream format, records HEADER and BGNLIB
    0:000600020258001c0102||application/x-gdsii|Chip layout|Calma: GDSII stream format 6, records HEADER and BGNLIB
    0:000a 4:'8BIMsamp'||image/x-photoshop-abr|Photoshop brushes|GIMP: gimpbrush-load.c, ABR version 10
    0:004d5249||image/x-minolta-mrw|Minolta raw image, little endian|dcraw: MRI; Dalibor Jelinek: Minolta raw (MRW) format
    0:004d524d||image/x-minolta-mrw|Minolta raw image|Dalibor Jelinek: Minolta raw (MRW) format
    0:01 1:'PC_Research,_Inc'||image/g3fax|Digifax page|Netpbm: g3topbm(1), option -kludge; file(1)
    0:01000000 40:'_EMF'||image/emf|Enhanced metafile|[MS-EMF] 2.3.4.2
    0:010009000003||image/wmf|Windows metafile|[MS-WMF] 2.3.2.2
    0:01666370||application/x-font-pcf|PCF font|X11: pcf.h
    0:03022307||application/x-spirv|SPIR-V module|Khronos: SPIR-V 1.6, section 2.3
    0:03525650|public.pvr|image/x-pvr|PowerVR texture, big endian|Imagination: PVR 3
    0:07230203||application/x-spirv|SPIR-V module, big endian|Khronos: SPIR-V 1.6, section 2.3
    0:0809fe02||image/vnd.dgn|MicroStation design|Bentley: Intergraph standard file formats, type 9 element
    0:08f2a6b6||image/x-vips|VIPS image|libvips: internal.h, VIPS_MAGIC_INTEL
    0:13aba15c|org.khronos.astc|image/x-astc|ASTC texture|ARM: astcenc file header
    0:14025919||application/x-font-libgrx|GRX font|GRX: grxfont.h, magic number
    0:18 1:'TUNDRA24'||image/x-tundra|Picture of characters|TundraDraw: TND format
    0:1c0200000200||application/x-iptc|Captions of a picture|IPTC-NAA: Information interchange model 4.2, dataset 2:00
    0:28000000 12:0100 15:00|com.microsoft.bmp|image/bmp|Device-independent bitmap|Microsoft: BITMAPINFOHEADER
    0:2f0867ab||image/x-zfile|Depths of a shadow map|Pixar: PRMan z-files; OpenImageIO: zfile.cpp
    0:34000000 44:'PVR!'|public.pvr|image/x-pvr|PowerVR texture|Imagination: PVR legacy header
    0:3604 ?||application/x-font-linux-psf|PC screen font|Linux: psf.h
    0:3700001039000010||application/x-epoc-font|EPOC font|Frodo Looijaard: Psion 5 data files, UIDs
    0:370000103a000010||application/x-epoc-pdriver|EPOC printer driver|Frodo Looijaard: Psion 5 data files, UIDs
    0:370000103b000010||application/x-epoc-clipboard|EPOC clipboard|Frodo Looijaard: Psion 5 data files, UIDs
    0:370000108a000010||image/x-epoc-xmbm|EPOC pictures for export|Frodo Looijaard: Psion 5 data files, UIDs
    0:3ade68b1||image/x-dcx|DCX fax|ZSoft: DCX
    0:41000010 5:000000||image/x-epoc-mbm|EPOC pictures in ROM|Frodo Looijaard: Psion 5 data files, MBM
    0:49491a00000048454150434344523032|com.canon.crw-raw-image|image/x-canon-crw|Canon raw image|CIFF specification 1.0
    0:49495500|com.panasonic.rw2-raw-image|image/x-panasonic-rw2|Panasonic raw image|ExifTool: Panasonic raw tags
    0:4949550008000000||image/x-panasonic-rw|Panasonic raw image|ExifTool: Panasonic raw tags
    0:4949bc00||image/jxr|JPEG XR image|ITU-T T.832, annex A
    0:4949bc01||image/jxr|JPEG XR image|ITU-T T.832, annex A
    0:4c55545f31445f53495a4520||application/x-cube-lut|Table of colours|Adobe: Cube LUT specification 1.0
    0:4c55545f33445f53495a4520||application/x-cube-lut|Table of colours|Adobe: Cube LUT specification 1.0
    0:504b0808 4:'BGI_'||font/x-borland-chr|Stroked font|Borland: BGI toolkit, CHR file format
    0:52cc ?||image/x-utah-rle|Utah raster image|Utah Raster Toolkit: RLE format
    0:5380f634 88:'PICT'||image/x-pic|Softimage picture|Softimage: PIC file format
    0:59a66a95||image/x-sun-raster|Sun raster image|Sun: rasterfile.h
    0:65020102..0400||image/x-ecw|Wavelet picture|PRONOM fmt/371
    0:70000000 8:2a 13:3c00||image/x-lif|Microscope images|Leica: LIF file format
    0:72b54a86||application/x-font-linux-psf|PC screen font 2|Linux: psf.h
    0:762f3101|com.ilm.openexr-image|image/x-exr|OpenEXR image|OpenEXR file layout, Magic number
    0:7e424b00||image/x-paintshoppro|Paint Shop data|Jasc: Paint Shop Pro file format
    0:8001 6:'%!'||application/x-font-type1|Type 1 font, binary|Adobe: Technical Note 5040
    0:802a5fd7||image/cineon|Cineon image|Kodak: Cineon image file format
    0:80e80000||image/x-pixar|Pixar picture|Pillow: PixarImagePlugin.py
    0:89 1:'LFP' 4:0d0a1a0a||image/x-lytro-lfp|Light field picture|Lytro: LFP file format
    0:894f5053||image/x-ileaf|InterLeaf picture|Netpbm: leaftoppm
    0:89504e470d0a1a0a|public.png|image/png|PNG image|ISO/IEC 15948, section 5.2
    0:8a4d4e470d0a1a0a||video/x-mng|MNG animation|MNG 1.0, section 4.1
    0:8b4a4e470d0a1a0a||image/x-jng|JNG image|JNG 1.0
    0:956aa659||image/x-sun-raster|Sun raster image|Sun: rasterfile.h
    0:974a42320d0a1a0a||image/x-jbig2|JBIG2 image|ITU-T T.88, annex D.4.1
    0:ab01 2:0100||image/x-viff|Khoros image|Khoros: VIFF
    0:ab01 2:0103||image/x-viff|Khoros image|Khoros: VIFF
    0:ab4b5458203131bb0d0a1a0a||image/ktx|Khronos texture|KTX 1.0, section 2.1
    0:ab4b5458203230bb0d0a1a0a||image/ktx2|Khronos texture 2|KTX 2.0, section 3.1
    0:ab67082f||image/x-zfile|Depths of a shadow map, big endian|Pixar: PRMan z-files; OpenImageIO: zfile.cpp
    0:b6a6f208||image/x-vips|VIPS image|libvips: internal.h, VIPS_MAGIC_SPARC
    0:c5d0d3c6||image/x-eps|Encapsulated PostScript with preview|Adobe: EPS File Format 3.0, section 7
    0:c809fe02||image/vnd.dgn|MicroStation design|Bentley: Intergraph standard file formats, type 9 element
    0:cf8401 3:59||image/x-lepton|Packed JPEG image|Dropbox: Lepton format, header
    0:cf8401 3:5a||image/x-lepton|Packed JPEG image|Dropbox: Lepton format, header
    0:d75f2a80||image/cineon|Cineon image|Kodak: Cineon image file format
    0:d7cdc69a0000||image/wmf|Windows metafile|[MS-WMF] 2.3.2.3
    0:edfe0000 4:4e006f007200700069007800||image/x-norpix-seq|Images of a camera|NorPix: StreamPix, sequence format
    0:f10040bb||image/x-cmu-raster|CMU raster|CMU: window manager raster
    0:f759 ?||application/x-font-tex|TeX packed font|T. Rokicki: Packed (PK) font file format
    0:f783 ?||application/x-font-tex|TeX generic font|D. Fuchs: GF file format
    0:f7ca ?||application/x-tex-virtual-font|TeX virtual font|D. Knuth: Virtual fonts
    0:ff01 2:'Exiv2'||image/x-exv|Image metadata|Exiv2: EXV format
    0:ff0a ?|public.jpeg-xl|image/jxl|JPEG XL codestream|ISO/IEC 18181-1
    0:ff10ff50||image/jxsc|JPEG XS codestream|ISO/IEC 21122-1
    0:ff4fff51|public.jpeg-2000|image/x-jp2-codestream|JPEG 2000 codestream|ISO/IEC 15444-1, annex A
    0:ff4fff51 6:40|public.jpeg-2000|image/jphc|High-throughput JPEG 2000 codestream|ISO/IEC 15444-15, annex A
    0:ffd8ff|public.jpeg|image/jpeg|JPEG image|ITU-T T.81, annex B
    0:ffd8fff7||image/jls|JPEG-LS image|ITU-T T.87, annex C
    0:ffff30534f7f||image/x-atari-ged|Atari GED picture|libmagic: Magdir/atari, GED
    10:001102ff0c00||image/x-pict|QuickDraw picture 2|Inside Macintosh: Imaging with QuickDraw, appendix A
    1:'C4DC4D6'||model/x-c4d|Cinema 4D scene|PRONOM fmt/1180
    2048:'PCD_IPI'||image/x-photo-cd|Photo CD picture|Kodak: Photo CD image pac
    20:'GIMP'||image/x-gimp-gbr|GIMP brush|GIMP: Brush files
    20:'GPAT'||image/x-gimp-pat|GIMP pattern|GIMP: Pattern files
    256:b2578702||application/x-mapinfo-map|MapInfo geometry|GDAL: mapinfo, HDR_MAGIC_COOKIE
    34:'LP' 8:000001||application/vnd.ms-fontobject|Embedded OpenType font|W3C submission EOT, section 3
    34:'LP' 8:010002||application/vnd.ms-fontobject|Embedded OpenType font|W3C submission EOT, section 3
    34:'LP' 8:020002||application/vnd.ms-fontobject|Embedded OpenType font|W3C submission EOT, section 3
    34:'LP' ?||application/vnd.ms-fontobject|Embedded OpenType font|W3C submission EOT, section 3
    36:'acsp'|com.apple.colorsync-profile|application/vnd.iccprofile|Colour profile|ICC.1:2022, section 7.2
    4:'RED1'||video/x-red-r3d|REDCODE video|RED: R3D file format
    4:'RED2'||video/x-red-r3d|REDCODE video|RED: R3D file format
    4:e0a5 132:faf1||image/x-aseprite|Aseprite picture|Aseprite: file format specifications
    522:001102ff0c00||image/x-pict|QuickDraw picture 2|Inside Macintosh: Imaging with QuickDraw, appendix A
    65:'PNTGMPNT'|com.apple.macpaint-image|image/x-macpaint|MacPaint picture in MacBinary|Apple: MacPaint documents format; MacBinary II
    8:0000007c 124:ffd8ff||image/x-sony-pmp|Sony picture|ExifTool: PMP format
    """)
}
