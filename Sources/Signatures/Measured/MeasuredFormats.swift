// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// Formats without a signature worth the name, which lengths, counts and checks within them prove.
enum MeasuredFormats {
  static let types = TypeTable(
    """
    aai||image/x-aai|Dune HD picture|Dune HD: AAI format
    acpi|org.acpica.aml|application/x-intel-aml|ACPI table|ACPI 6.5, section 5.2.6
    adx||audio/x-adx|ADX sound|CRI: ADX header; multimedia.cx: CRI ADX file
    alias-pix||image/x-alias-pix|Alias picture|Alias: PIX file format
    analyze||application/x-analyze|Header of a scan|Mayo Clinic: ANALYZE 7.5, section Header file
    aout||application/x-a-out|Assembler output|a.out(5)
    arc||application/x-arc|ARC archive|SEA: ARC 5.2, file format; Kuhn: ARC-FILE.INF
    art-studio||image/x-art-studio|Art Studio picture|Rainbird: OCP Art Studio; Recoil: Commodore 64 formats
    atari-fat||application/vnd.efi.img|Floppy of an Atari|Atari: GEMDOS reference manual, BIOS parameter block
    atari-xex||application/x-atari-xex|Atari program|Atari: DOS 2.5 manual, Binary file format
    avs||image/x-avs|AVS picture|Stardent: AVS image format
    bio-rad||image/x-biorad-pic|Confocal images|Bio-Rad: PIC file format
    blast-index||application/x-blast-index|Index of sequences|NCBI: BLAST database format, versions 3 to 5
    blast-sequences||application/x-blast-sequences|Sequences of proteins|NCBI: BLAST database format, sequence file
    bson||application/bson|BSON document|BSON 1.1
    btrfs||application/vnd.efi.img|Btrfs file system|Linux: btrfs on-disk format, superblock
    bulletin-bufr||application/bufr|Observations in a bulletin of weather|WMO-No. 306, FM 94 BUFR; WMO-No. 386, attachment II-15
    bulletin-grib||application/grib|Fields in a bulletin of weather|WMO-No. 306, FM 92 GRIB; WMO-No. 386, attachment II-15
    c3d||application/x-c3d|Motion capture|C3D format user guide, sections Header and Parameter
    cache-operation||application/vnd.wap.coc|Cache operation of WAP|WAP-175, cache operation; OMNA: WBXML public identifiers
    caffe||application/protobuf|Caffe network|Caffe: caffe.proto, NetParameter
    car||application/x-apple-asset-catalog|Catalogue of assets|Apple: CoreUI, CARHEADER in a store of bom(5)
    cd-text||application/x-cd-text|Text of a disc|MMC-3, annex J
    cdo-extra||application/x-cdo-extra|Fields of a climate model|CDO user's guide, section EXTRA
    cdo-service||application/x-cdo-service|Fields of a climate model|CDO user's guide, section SERVICE
    cff||application/x-font-cff|Compact font|Adobe: Technical Note 5176, section 6
    chromium-pak||application/x-chromium-pak|Chromium resources|Chromium: ui/base/resource/data_pack.cc
    cinematic||video/x-id-cinematic|Film of a game|id Software: Quake 2, cl_cin.c
    clipboard||application/x-msclip|Saved clipboard|D. Winder: Windows clipboard file format; libmagic
    coleco||application/x-colecovision-rom|ColecoVision cartridge|Coleco: ColecoVision programmers' manual, cartridge header
    commview||application/x-commview|Captured packets|TamoSoft: CommView, NCF and NCFX formats
    compact-pro||application/mac-compactpro|Compact Pro archive|The Unarchiver: Compact Pro
    composer||audio/x-mod|Composer 669 module|Tran: 669 format, header
    composer-667||audio/x-667|Composer 667 module|OpenMPT: Load_667.cpp
    composer-670||audio/x-c67|CDFM Composer 670 module|OpenMPT: Load_c67.cpp
    crunched||application/x-crunch|Crunched file|S. Greenberg: CRUNCH 2.x, file format
    d64|public.retro.d64|application/x-c64-datadisk|Commodore 1541 floppy|VICE manual: D64 format; Commodore 1541: block availability map
    d71||application/x-c64-datadisk|Commodore 1571 floppy|VICE manual: D71 format
    d81||application/x-c64-datadisk|Commodore 1581 floppy|VICE manual: D81 format
    dbase||application/vnd.dbf|dBASE table|Borland: dBASE table file structure; Microsoft: Visual FoxPro table structure
    dbase-memo||application/x-dbase-memo|Memos of a dBASE table|Borland: dBASE III and IV, memo file structure
    degas||image/x-atari-degas|DEGAS picture|Atari: DEGAS Elite, picture file formats
    delphi||application/x-delphi-form|Delphi form|Delphi: VCL, WriteResourceHeader
    deltavision||image/x-deltavision|Images of a microscope|Applied Precision: DeltaVision file format
    descriptors||application/protobuf|Description of messages|Protocol Buffers: descriptor.proto, FileDescriptorSet
    dib|com.microsoft.bmp|image/bmp|Windows bitmap without the header of a file|Microsoft: BITMAPV4HEADER, BITMAPV5HEADER
    digital-micrograph||image/x-digital-micrograph|Image of an electron microscope|C. Boothroyd: DM3 format
    dns||application/dns-message|Message about names|RFC 1035, section 4; RFC 8484, section 6
    dol||application/x-dol|GameCube or Wii program|Yet Another GameCube Documentation, section 14.1
    doodle||image/x-doodle|Doodle picture|OMNI: Doodle; Recoil: Commodore 64 formats
    dos-command|com.microsoft.windows-executable|application/x-dosexec|DOS program without a header|Microsoft: MS-DOS programmer's reference, section Program loading
    dr-halo||image/x-dr-halo|Dr. Halo picture|Media Cybernetics: Dr. Halo, CUT file format
    eagle||application/x-eagle|Circuit, board or library|EAGLE 4 and 5: binary sections; KiCad: Eagle importer
    ecoff||application/x-ecoff|Extended COFF object|MIPS: Assembly language programmer's guide, Object file format
    edf||application/x-edf|Biosignals|Kemp and others 1992: European Data Format
    email-notification||application/vnd.wap.emn+wbxml|Notification of mail|OMA: E-Mail notification 1.0
    emblcd||application/x-emblcd-index|Index of sequences|EMBL: CD-ROM indices; EMBOSS: dbiflat
    endace||application/x-erf|Captured packets|Endace: ERF types reference guide
    esp||application/x-esp-image|Firmware for an ESP microcontroller|Espressif: esptool, Firmware image format
    espeak||application/x-espeak-dictionary|Words and how they are spoken|eSpeak NG: dictionary.c, LoadDictionary
    etags||text/x-etags|Tag file of Emacs|etags(1); Emacs: etags.c, put_entries
    fdi||application/x-fdi-floppy|Spectrum floppy|UKV: FDI format
    filegdb||application/x-filegdb-table|Table of a geodatabase|Even Rouault: FGDB specification, .gdbtable files
    filegdb-attributes||application/x-filegdb-attribute-index|Index of values of a geodatabase|Even Rouault: FGDB specification; GDAL: filegdbindex.cpp
    filegdb-definitions||application/x-filegdb-index-definitions|Indexes of a table of a geodatabase|GDAL: OpenFileGDB, filegdbtable.cpp
    filegdb-index||application/x-filegdb-index|Places of rows of a geodatabase|Even Rouault: FGDB specification, .gdbtablx files
    firebird||application/x-firebird|Firebird database|Firebird: ods.h, header_page
    foxpro-memo||application/x-fpt|Memos of a FoxPro table|Microsoft: Visual FoxPro, Memo file structure
    freesurfer-curv||application/x-freesurfer-curv|Curvature of a brain|FreeSurfer: curv files, new format
    gallery||application/x-openoffice-gallery|Theme of a gallery|LibreOffice: galtheme.cxx
    game-music||audio/x-gmc|Game Music Creator module|OpenMPT: Load_gmc.cpp
    gemdos||application/x-gemdos-executable|Atari program|Atari: GEMDOS reference manual, Program files
    gfs2||application/vnd.efi.img|GFS2 file system|Linux: gfs2_ondisk.h, GFS2_MAGIC
    gimp-brush||image/x-gimp-gbr|GIMP brush|GIMP: Brush files, version 1
    gtk-icons||application/x-gtk-icon-cache|Icon cache|GTK: gtkiconcache.c, header
    gtx||application/x-gtx|Grid of heights|NOAA: VDatum, GTX files; GDAL: gtxdataset.cpp
    ha||application/x-ha|HA archive|H. Hirvola: HA 0.999, file format
    half-map||image/x-portable-halfmap|Portable half float map|FFmpeg: pnm.c, phm; Paul Debevec: PFM format
    hcidump||application/x-hcidump|Bluetooth packets|BlueZ: hcidump.c, struct hcidump_hdr
    hfs||application/vnd.efi.img|HFS file system|Apple: Inside Macintosh, Files, master directory blocks
    hpgl||application/vnd.hp-HPGL|HP-GL plot|HP: 7475A interfacing and programming manual, device control instructions
    htk||audio/x-htk|Speech parameters|HTK book, section HTK format parameter files
    human68k||application/x-human68k-executable|X68000 program|Sharp: Human68k, X type executables
    idx||application/x-idx|Array of numbers|Y. LeCun: The MNIST database, The IDX file format
    igor-wave||application/x-igor-binary-wave|Wave of Igor|WaveMetrics: Technical note 003, Igor binary format
    innodb||application/x-mysql-innodb|InnoDB tablespace|MySQL: fil0types.h, FIL header; fsp0types.h, FSP header
    iso8211||application/x-iso8211|Exchange records|ISO/IEC 8211, section 5
    jbig||image/x-jbig|Bilevel image|ITU-T T.82, section 6.2
    jedec||application/x-jedec|Fuses of a chip|JEDEC: JESD3-C, Standard data transfer format
    jef||application/x-jef|Embroidery design|Janome: JEF format; Embroidermodder: format-jef
    jls||image/jls|JPEG-LS image behind other segments|ITU-T T.87, annex C
    jnx||application/x-garmin-jnx|Map of raster tiles|Garmin: BirdsEye; GraphicsMagick: jnx.c
    jps||image/x-jps|Picture for both eyes|VRex: JPEG stereoscopic file format 1.2, section 3
    kaldi||application/x-kaldi-ark|Matrices of a speech recogniser|Kaldi: I/O mechanisms; kaldi-matrix.cc, Write
    keytab||application/x-kerberos-keytab|Kerberos key table|MIT Kerberos: keytab_file_format
    koala||image/x-koala|Koala picture|Audio Light: KoalaPainter; Recoil: Commodore 64 formats
    leveldb-table||application/x-leveldb-table|LevelDB table|LevelDB: table_format.md
    macbinary|com.apple.macbinary-archive|application/x-macbinary|MacBinary file|MacBinary III; MacBinary II, section Header
    macpaint|com.apple.macpaint-image|image/x-macpaint|MacPaint picture|Apple: Technical Note PT24, MacPaint documents format
    mbr||application/vnd.efi.img|Partitioned disk image|UEFI 2.10, section 5.2.1
    mcidas||image/x-mcidas|Picture of a satellite|SSEC: McIDAS-X, AREA file directory
    mdx-song||audio/x-mdx|X68000 song|MXDRV: MDX format
    memory-card||application/x-playstation-memory-card|Memory card|Sony: PlayStation memory card; Nocash PSX specifications
    mgh||application/x-mgh|Scan of a brain|FreeSurfer: MGH and MGZ format
    mgr||image/x-mgr|Picture of a window|MGR: lib/dump.h, struct b_header
    microcode||application/x-intel-microcode|Microcode of a processor|Intel: Software developer's manual, volume 3, section Microcode update
    mime-cache||application/x-mime-cache|Cache of file types|freedesktop.org: Shared MIME-info Database, section The mime.cache files
    minecraft||application/x-minecraft-nbt|Named binary tags|Minecraft: NBT specification
    minecraft-region||application/x-minecraft-region|Region of a world|Minecraft Wiki: Region file format
    minix||application/vnd.efi.img|Minix file system|Linux: minix_fs.h
    mrc||application/x-mrc|Density map|MRC: image format of 1996; CCP4: map format
    mrt||application/x-mrt|Messages of routers|IETF RFC 6396
    mseed||application/vnd.fdsn.mseed|Seismic data|FDSN: SEED 2.4, fixed section of data header
    msx-bload||application/x-msx-bload|Memory of an MSX|ASCII: MSX Disk BASIC, BSAVE
    msx-rom||application/x-msx-rom|MSX cartridge|ASCII: MSX technical data book, section Cartridge header
    mtv||image/x-mtv|Traced picture|Van de Hoef: MTV ray tracer, output
    mvt||application/vnd.mapbox-vector-tile|Vector tile|Mapbox: Vector tile specification 2.1, section 4.1
    mxf||application/mxf|Material exchange behind other bytes|SMPTE ST 377-1, section 6.5, Run-In sequence
    namd||chemical/x-namd-coordinates|Molecular coordinates|NAMD user's guide, section NAMD binary coordinates
    neochrome||image/x-atari-neo|NEOchrome picture|NEOchrome: NEO file format
    newgrf||application/x-newgrf|NewGRF add-on|OpenTTD: NewGRF specification, container version 1
    nibbles||application/x-apple2-disk|Apple II floppy as its nibbles|Worth and Lechner: Beneath Apple DOS, chapter 3
    novatel||application/x-novatel|Logs of a receiver|NovAtel: OEM7 commands and logs reference manual
    omf||application/x-omf|Object module|TIS: OMF 1.1, section THEADR
    onnx||application/x-onnx|Neural network|ONNX: onnx.proto, ModelProto
    openflight||model/x-openflight|Scene of a simulator|Presagis: OpenFlight scene description database, Header record
    openmesh||model/x-openmesh|Mesh|OpenMesh: OMFormat.hh, Header
    operations||application/protobuf|TensorFlow graph|TensorFlow: graph.proto, GraphDef; node_def.proto
    os2-pointer||image/x-ibm-pointer|OS/2 pointer|IBM: Presentation Manager, BITMAPFILEHEADER
    os9||application/x-os9-module|OS-9 module|Microware: OS-9 technical reference, Module format
    osu-replay||application/x-osu-replay|Recorded play|osu! wiki: .osr file format
    otb||image/x-otb|Over-the-air bitmap|Nokia: Smart Messaging specification 3.0
    owner||application/x-ms-owner|Owner of an open document|PRONOM fmt/473; Apache Tika
    pack||application/x-pack|packed data|System V: pack(1); GNU gzip: unpack.c
    packetlogger||application/x-apple-packetlogger|Bluetooth packets|Apple: PacketLogger
    paddle||application/protobuf|PaddlePaddle network|PaddlePaddle: framework.proto, ProgramDesc
    pak-archive||application/x-arc|PAK archive|NoGate Consulting: PAK 2.51, technical information
    palm||image/x-palm|Palm OS bitmap|Palm OS 68K SDK: Bitmap.h
    paradox||application/x-paradox|Paradox table|R. Mikkelsen: Paradox 4.x file formats
    pc-88||application/x-d88|PC-88 floppy|D88 disk image format
    pcl||application/vnd.hp-pcl|PCL page|HP: PCL 5 technical reference, section Printer reset
    phar||application/x-phar|PHP archive|PHP manual: Phar file format, signature
    pickle||application/x-python-pickle|Python pickle|CPython: pickletools; PEP 3154
    pict||image/x-pict|QuickDraw picture|Apple: Inside Macintosh, Imaging with QuickDraw, appendix A
    pieces||application/protobuf|Pieces of words|SentencePiece: sentencepiece_model.proto, ModelProto
    pjl||application/vnd.hp-pjl|Printer job|HP: PJL technical reference, section Kernel commands
    plan9||application/x-plan9-executable|Plan 9 program|Plan 9: a.out(6)
    png-transferred|public.png|image/png|PNG image that a transfer has damaged|W3C: PNG 3, sections 5.2 and 11.2.1
    postscript|com.adobe.postscript|application/postscript|PostScript in a printer job|HP: PJL technical reference, ENTER command; CUPS: mime.types
    presentation-graphics||application/x-hdmv-pgs|Blu-ray subtitles|US patent 20090185789, presentation graphic stream
    profile||application/x-python-profile|Times of a Python program|CPython: profile, dump_stats; marshal.c
    provisioning||application/vnd.wap.connectivity-wbxml|Provisioning of a telephone|WAP-183, provisioning content
    psf||application/x-font-linux-psf|PC screen font|Linux: psf.h
    puma||audio/x-puma|PumaTracker module|OpenMPT: Load_puma.cpp
    pxl||application/vnd.hp-pclxl|PCL XL in a printer job|HP: PJL technical reference, ENTER command
    quake-level||application/x-quake-bsp|Quake or Half-Life level|id Software: Quake, bspfile.h; Valve: Half-Life SDK, bspfile.h
    r-objects||application/x-r-lazyload|Objects of R|R: serialize.c, lazyLoadDBfetch
    reftek||application/x-reftek|Seismic data|REF TEK: 130 data acquisition system, record formats
    regis||image/x-regis|ReGIS drawing|DEC: VT330/VT340 programmer reference, chapter 1
    reiser4||application/vnd.efi.img|Reiser4 file system|Reiser4: format40, master superblock
    reiserfs||application/vnd.efi.img|ReiserFS file system|Linux: reiserfs_fs.h
    renderware||application/x-renderware|RenderWare stream|Criterion: RenderWare binary streams; GTAMods wiki
    rights||application/vnd.oma.drm.rights+wbxml|Rights to contents|OMA: DRM rights expression language 1.0
    rla||image/x-rla|Wavefront picture|Wavefront: RLA and RLB headers
    rocksdb-table||application/x-rocksdb-table|RocksDB table|RocksDB: BlockBasedTable format, footer
    rtcm||application/x-rtcm3|Corrections of satellites|RTCM 10403.3, section 4, transport layer
    s57||application/x-s57|Electronic chart|IHO: S-57 3.1, part 3
    sac||application/x-sac|Seismic samples|SAC manual, section Data file format
    safetensors||application/x-safetensors|Tensors|safetensors: Format
    saved-model||application/protobuf|TensorFlow model|TensorFlow: saved_model.proto, SavedModel; meta_graph.proto
    sbf||application/x-septentrio-sbf|Blocks of a receiver|Septentrio: SBF reference guide
    seed||application/vnd.fdsn.seed|Seismic volume|FDSN: SEED 2.4, control headers
    segd||application/x-segd|Seismic field record|SEG-D rev 2.1, section General header block 1
    segy||application/x-segy|Seismic section|SEG-Y rev 1, sections 3 and 4
    selafin||application/x-selafin|Finite elements|TELEMAC: SERAFIN format
    service-indication||application/vnd.wap.sic|Service indication of WAP|WAP-167, service indication
    service-loading||application/vnd.wap.slc|Service loading of WAP|WAP-168, service loading
    sirf||application/x-sirf|Messages of a receiver|SiRF: Binary protocol reference manual
    sixel||image/x-sixel|Sixel picture|DEC: VT330/VT340 programmer reference, chapter 14
    sna||application/x-spectrum-sna|ZX Spectrum state|Mirage Microdrive: SNA format; World of Spectrum: SNA
    snappy||application/x-snappy|Snappy data without frames|Google: Snappy compressed format description
    snes||application/vnd.nintendo.snes.rom|SNES cartridge|Nintendo: SNES development manual, ROM registration
    soundtracker||audio/x-mod|Soundtracker module of fifteen samples|K. Obarski: The Ultimate Soundtracker; OpenMPT: Load_mod.cpp
    spdif||audio/x-spdif|Bursts of packed sound|IEC 61937-1, section 6
    spectra||application/x-galactic-spc|Spectra|Thermo Galactic: Universal data format specification
    spectrum-512||image/x-spectrum512|Spectrum 512 picture|Trio Engineering: Spectrum 512, SPU and SPC
    spider||image/x-spider|Picture of particles|SPIDER: Header of SPIDER image files
    squeezed||application/x-squeeze|Squeezed file|R. Greenlaw: SQ, USQ
    srtm||application/x-srtm-hgt|Heights of a degree|NASA: SRTM documentation, section Data formats
    stl||model/stl|Binary stereolithography model|3D Systems: StereoLithography interface 1989
    sun||application/vnd.efi.img|Sun partitioned disk|Sun: sys/dklabel.h, DKL_MAGIC
    syncml||application/vnd.syncml+wbxml|Synchronization message|OMA: SyncML representation protocol 1.1
    sysex||audio/x-sysex|Messages for a synthesiser|MIDI 1.0 detailed specification, System exclusive
    tap||application/x-spectrum-tap|ZX Spectrum tape|Sinclair: tape header; Z80 emulator: TAP format
    tex-gf||application/x-font-tex|TeX generic font|D. Fuchs: GF file format
    tex-pk||application/x-font-tex|TeX packed font|T. Rokicki: Packed (PK) font file format
    tex-vf||application/x-tex-virtual-font|TeX virtual font|D. Knuth: Virtual fonts
    tfrecord||application/x-tfrecord|Records to learn from|TensorFlow: TFRecord, lengths with masked check sums
    tiny-stuff||image/x-tiny-stuff|Tiny picture|D. Mumper: Tiny Stuff
    tracker||audio/x-mod|Module of a relative of ProTracker|OpenMPT: Load_mod.cpp, GetMODMagicResult
    traineddata||application/x-tesseract-traineddata|Data for reading a language|Tesseract: tessdatamanager.cpp
    trd||application/x-trd|Spectrum floppy|Technology Research: TR-DOS, system sector
    ttyrec||application/x-ttyrec|Recorded terminal|Satoru Takabayashi: ttyrec, io.c
    ubjson||application/ubjson|Universal binary JSON|Universal Binary JSON, draft 12
    ubx||application/x-ubx|Messages of a receiver of satellites|u-blox: Receiver description and protocol specification, section UBX packet structure
    ufs||application/vnd.efi.img|UFS file system|FreeBSD: ufs/ffs/fs.h, FS_UFS2_MAGIC
    unreal-pak||application/x-unreal-pak|Package of a game|Epic: Unreal Engine, IPlatformFilePak.h
    utah-rle||image/x-utah-rle|Utah raster image|Utah Raster Toolkit: RLE format
    utmp||application/x-utmp|Log-ins of users|Linux: utmp(5)
    varian-fid||application/x-varian-fid|Resonances|Varian: VnmrJ user programming, FID file format
    vc1-file||video/x-rcv|VC-1 film of the simple or main profile|SMPTE ST 421, annex L
    virtual-boy||application/x-virtual-boy-rom|Virtual Boy cartridge|Planet Virtual Boy: Sacred Tech Scroll, section ROM information
    wal||image/x-wal|Texture of a game|id Software: Quake 2, qfiles.h, miptex_t
    wbmp||image/vnd.wap.wbmp|Wireless bitmap|WAP-237, section 6
    wbxml||application/vnd.wap.wbxml|Binary XML|WAP-192: WBXML 1.3
    whisper||application/x-whisper|Series of measures|Graphite: Whisper, file format
    windows-task||application/x-windows-task|Scheduled task|[MS-TSCH] 2.4.1
    winview||application/x-winview-spe|Frames of a camera|Princeton Instruments: WinSpec 2.6 manual, Data structure
    wmlc||application/vnd.wap.wmlc|Compiled WML|WAP-191: WML 1.3; WBXML 1.3
    wonderswan||application/x-wonderswan-rom|WonderSwan cartridge|WSMan: hardware of the WonderSwan, section Cartridge metadata
    wonderswan-color||application/x-wonderswan-color-rom|WonderSwan Color cartridge|WSMan: hardware of the WonderSwan, section Cartridge metadata
    wordstar||application/x-wordstar|WordStar document|MicroPro: WordStar 5 file format, symmetrical sequences
    wordstar-3||application/x-wordstar|WordStar document|MicroPro: WordStar 3 and 4, file format
    xdna||application/x-xdna|Plasmid|Serial Cloner: xdna format; Biopython: XdnaIO
    xdvdfs||application/x-xdvdfs|Xbox disc|XboxDevWiki: XDVDFS, volume descriptor
    xtc||application/x-gromacs-xtc|Molecular trajectory|GROMACS manual: file formats, xtc
    xwd||image/x-xwindowdump|X window dump, version 10|X10: XWDFile.h, version 6
    z80||application/x-spectrum-z80|ZX Spectrum state|G. Lunter: Z80 file format
    """)

  /// What the first check that fits finds.
  static func match(_ subject: Subject) -> KnownFinding? {
    if let found = escapedJobOrPicture(subject.head) { return found }
    if let found = compactFont(subject.head) { return found }
    if let found = stlTriangles(subject) { return found }
    if let found = wirelessBitmap(subject) { return found }
    if let found = bsonDocument(subject) { return found }
    if let found = pickle(subject) { return found }
    if let found = pythonProfile(subject.head) { return found }
    if let found = macBinary(subject) { return found }
    if let found = masterBootRecord(subject.head) ?? transferredPicture(subject.head) { return found }
    if let found = pictures(subject) { return found }
    if let found = picturesInRows(subject) { return found }
    if let found = microscopes(subject) { return found }
    if let found = data(subject) { return found }
    if let found = science(subject) { return found }
    if let found = discs(subject) { return found }
    if let found = databases(subject) { return found }
    if let found = archives(subject) { return found }
    if let found = programs(subject) { return found }
    if let found = binaryMarkup(subject) { return found }
    if let found = sequences(subject) { return found }
    if let found = geography(subject) { return found }
    if let found = models(subject) { return found }
    if let found = documents(subject) { return found }
    if let found = games(subject) { return found }
    if let found = sound(subject) ?? film(subject) { return found }
    if let found = fonts(subject) { return found }
    if let found = records(subject) { return found }
    if let found = captures(subject) ?? messages(subject) { return found }
    if let found = instruments(subject) ?? cartridges(subject) ?? cartridgesByEnd(subject) { return found }
    if let found = packed(subject) { return found }
    if let found = speechParameters(subject) { return found }
    if let found = atomCoordinates(subject) ?? AudioFrames.cut(subject) { return found }
    return barePixels(subject.head, subject.length)
  }

  /// Whether only the end may tell what begins so: objects in the old form, which is a text, or an archive behind a program that
  /// stops in front of it (PHP manual, Phar file stub).
  static func isToldByEnd(_ head: [UInt8]) -> Bool {
    guard let first = head.first else { return false }
    if first == UInt8(ascii: "<") || first == UInt8(ascii: "#") {
      return (head.matches("<?php", at: 0) || head.matches("#!", at: 0)) && head[...].contains("__HALT_COMPILER")
    }
    return isOldPickle(head)
  }

  // MARK: Fonts and models

  /// Version 1.0, and an index of one name that is printable.
  private static func compactFont(_ head: [UInt8]) -> KnownFinding? {
    guard head.count > 12, head[0] == 1, head[1] == 0, (4...16).contains(head[2]), (1...4).contains(head[3]) else {
      return nil
    }
    let index = Int(head[2])
    guard head.bigEndian(UInt16.self, at: index) == 1, head.count > index + 5, head[index + 2] == 1,
      head[index + 3] == 1, head[index + 4] > 1
    else { return nil }
    let name = head[(index + 5)...].prefix(Int(head[index + 4]) - 1)
    return name.allSatisfy { (0x21...0x7e).contains($0) } ? KnownFinding(types["cff"], .strong) : nil
  }

  /// Bytes in front of the triangles of a model, and of each of them.
  private static let (modelHeader, triangle) = (84, 50)
  /// Triangles that must look like some where nobody knows how long the file is.
  private static let provenTriangles = 8

  /// A comment of 80 bytes, the number of triangles, and 50 bytes for each up to the end.
  private static func stlTriangles(_ subject: Subject) -> KnownFinding? {
    guard let count = subject.head.littleEndian(UInt32.self, at: 80), count > 0 else { return nil }
    let isWhole = subject.length.map { $0 == Int64(modelHeader) + Int64(triangle) * Int64(count) }
    if isWhole == true { return KnownFinding(types["stl"], .strong) }
    // Where the end is cut off, or something follows it, all of them have a direction.
    let isSTL = areTriangles(subject.head, count, allDirected: isWhole == false)
    return isSTL ? KnownFinding(types["stl"], .strong) : nil
  }

  /// Whether the first triangles have directions of length one, or some of them none, and zeros behind their corners.
  private static func areTriangles(_ head: [UInt8], _ count: UInt32, allDirected: Bool) -> Bool {
    guard count >= provenTriangles, head.count >= modelHeader + provenTriangles * triangle else { return false }
    return (0..<provenTriangles).allSatisfy { number in
      let place = modelHeader + number * triangle
      let values = (0..<12).map { Float(bitPattern: head.littleEndian(UInt32.self, at: place + 4 * $0) ?? 0) }
      let length = values[0] * values[0] + values[1] * values[1] + values[2] * values[2]
      return values.allSatisfy(\.isFinite) && (length == 0 && !allDirected || abs(length - 1) < 0.1)
        && head[place + 48] == 0
        && head[place + 49] == 0
    }
  }

  /// Type 0, no extensions, width and height in seven bits a byte, and as many bytes as they take.
  private static func wirelessBitmap(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 5, head[0] == 0, head[1] == 0, let length = subject.length else { return nil }
    var index = 2
    var sizes: [Int64] = []
    while sizes.count < 2, index < min(head.count, 8) {
      var value: Int64 = 0
      while index < head.count, head[index] & 0x80 != 0, value < 1 << 14 {
        value = value << 7 | Int64(head[index] & 0x7f)
        index += 1
      }
      guard index < head.count, head[index] & 0x80 == 0 else { return nil }
      sizes.append(value << 7 | Int64(head[index]))
      index += 1
    }
    guard sizes.count == 2, sizes[0] > 0, sizes[1] > 0, length == Int64(index) + (sizes[0] + 7) / 8 * sizes[1] else {
      return nil
    }
    return KnownFinding(types["wbmp"], .fair)
  }

  // MARK: Data

  /// Bytes of the name of the first element of a BSON document.
  private static let longestElementName = 64

  /// The length of the whole, an element of a known type with a printable name, and a zero at the end.
  private static func bsonDocument(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 8, let size = head.littleEndian(UInt32.self, at: 0), (1...19).contains(head[4]),
      let length = subject.length, Int64(size) <= length, size >= 8
    else { return nil }
    let name = head[5...].prefix(longestElementName).prefix { $0 >= 0x20 && $0 != 0x7f }
    guard !name.isEmpty, name.endIndex < head.count, head[name.endIndex] == 0 else { return nil }
    let end = SubjectReader(subject).bytes(1, at: Int64(size) - 1)
    guard end.first == 0 else { return nil }
    if Int64(size) == length { return KnownFinding(types["bson"], .strong) }
    // A dump is one document after another.
    let next = SubjectReader(subject).bytes(6, at: Int64(size))
    guard let nextSize = next.littleEndian(UInt32.self, at: 0), nextSize >= 8, Int64(size) + Int64(nextSize) <= length,
      let kind = next.dropFirst(4).first, (1...19).contains(kind), let letter = next.last, letter > 0x20
    else { return nil }
    return KnownFinding(types["bson"], .weak)
  }

  /// CRC-16 of the polynomial 1021, as XMODEM computes it.
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt16 {
    bytes.reduce(0) { sum, byte in
      (0..<8).reduce(sum ^ UInt16(byte) << 8) { value, _ in value & 0x8000 != 0 ? value << 1 ^ 0x1021 : value << 1 }
    }
  }

  /// Four partitions, each active or not, the first after the table itself and at least one of them used.
  private static func masterBootRecord(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 512, head[510] == 0x55, head[511] == 0xaa else { return nil }
    var used = 0
    for entry in 0..<4 {
      let start = 446 + 16 * entry
      guard head[start] & 0x7f == 0 else { return nil }
      guard head[start + 4] != 0 else { continue }
      guard let first = head.littleEndian(UInt32.self, at: start + 8), first > 0,
        let count = head.littleEndian(UInt32.self, at: start + 12), count > 0
      else { return nil }
      used += 1
    }
    return used > 0 ? KnownFinding(types["mbr"], .strong) : nil
  }
}
