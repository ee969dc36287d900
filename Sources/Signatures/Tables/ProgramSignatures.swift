// SPDX-License-Identifier: Apache-2.0
import Detection

/// Programs, bytecode and debugging data; `SignatureIndex` tells how a line is written.
enum ProgramSignatures {
  static let table = TypeTable(
    """
    0:'#!/usr/bin/ocamlrun' 19:0a||application/x-ocaml-bytecode|OCaml bytecode|OCaml manual, section ocamlrun: the runtime system
    0:'#!/usr/local/bin/ocamlrun' 25:0a||application/x-ocaml-bytecode|OCaml bytecode|OCaml manual, section ocamlrun: the runtime system
    0:'#!_/usr/bin/env_gbr3'||application/x-gambas3|Gambas program|Gambas: archiver, gbc_archive.c
    0:'#_v2_git_bundle'||application/x-git-bundle|Git bundle|Git: gitformat-bundle
    0:'#_v3_git_bundle'||application/x-git-bundle|Git bundle|Git: gitformat-bundle
    0:'#~' 2:03 6:06 7:'racket'||application/x-racket-bytecode|Compiled Racket|Racket: linklet/write.rkt
    0:'#~' 2:03 6:0b 7:'chez-scheme'||application/x-racket-bytecode|Compiled Racket|Racket: linklet/write.rkt
    0:'#~' 2:04 7:06 8:'racket'||application/x-racket-bytecode|Compiled Racket|Racket: linklet/write.rkt
    0:'#~' 2:04 7:0b 8:'chez-scheme'||application/x-racket-bytecode|Compiled Racket|Racket: linklet/write.rkt
    0:'#~' 2:07 10:06 11:'racket'||application/x-racket-bytecode|Compiled Racket|Racket: linklet/write.rkt
    0:'#~' 2:07 10:0b 11:'chez-scheme'||application/x-racket-bytecode|Compiled Racket|Racket: linklet/write.rkt
    0:'-rom1fs-'||application/x-romfs|ROM file system|Linux: romfs
    0:'2IMG'||application/x-apple2-disk|Apple II disk|2IMG format
    0:'3DSX'||application/x-nintendo-3ds-executable|Nintendo 3DS homebrew|3DBrew: 3DSX format
    0:'ANDROID!'||application/x-android-boot|Android boot image|Android: bootimg.h
    0:'AVML' 4:02000000||application/x-lime-memory|Image of memory, compressed|Microsoft: AVML, image.rs
    0:'BCGI' 4:010c0000||application/x-clang-module-index|Index of modules|LLVM: GlobalModuleIndex.cpp, emitBlockInfoBlock
    0:'BITM' 4:0001||application/x-git|Git bitmap index|Git: gitformat-bitmap
    0:'BORG2IDX'||application/x-borg-index|Index of a backup|Borg: hashindex, HashHeader
    0:'BPS1'||application/x-bps-patch|BPS patch|byuu: BPS
    0:'BSDIFF40'||application/x-bsdiff|Binary patch|bsdiff 4
    0:'BSJB'||application/x-portable-pdb|Portable program database|Portable PDB 1.0
    0:'C64-TAPE-RAW'||application/x-commodore-tape|Commodore tape|VICE: TAP format
    0:'C64File' 7:00|public.retro.p00|application/x-commodore-p00|Commodore 64 file|VICE manual: P00 format
    0:'C64S_tape_'|public.retro.t64|application/x-commodore-tape|Commodore tape|VICE: T64 format
    0:'C64_CARTRIDGE'||application/x-commodore-64-cartridge|Commodore 64 cartridge|VICE: CRT format
    0:'C64_tape_image'|public.retro.t64|application/x-commodore-tape|Commodore tape|VICE: T64 format
    0:'CAPS'||application/x-ipf-floppy|Preserved floppy|SPS: IPF
    0:'CGPH' 4:0101||application/x-git|Git commit graph|Git: gitformat-commit-graph
    0:'CGPH' 4:0102||application/x-git|Git commit graph|Git: gitformat-commit-graph
    0:'CISO'||application/x-compressed-iso|Compressed disc|CISO: ciso.h, header
    0:'CON_' 4:01a8||application/x-xbox360-package|Xbox 360 package, signed by a console|Free60: STFS
    0:'CPCH'||application/x-clang-pch|Precompiled header|Clang: ASTWriter.cpp
    0:'CPCH' 4:01||application/x-clang-ast|Precompiled header or module|Clang: ASTWriter, file signature; LLVM bitstream container
    0:'Caml1999L'||application/x-ocaml-object|OCaml intermediate code|OCaml: config.mlp, linear_magic_number
    0:'Caml1999M'||application/x-ocaml-ast|OCaml syntax tree|OCaml: config.mlp, ast_impl_magic_number
    0:'Caml1999N'||application/x-ocaml-ast|OCaml syntax tree of an interface|OCaml: config.mlp, ast_intf_magic_number
    0:'Caml1999T'||application/x-ocaml-object|OCaml typed tree|OCaml: config.mlp, cmt_magic_number
    0:'Caml1999Z'||application/x-ocaml-library|OCaml native library|OCaml: config.mlp, cmxa_magic_number
    0:'Compressed_Square_Wave' 22:1a||application/x-spectrum-csw|Tape signal|Ramsoft: CSW 2.00, header
    0:'Coq!' 4:00||application/x-coq-object|Compiled Coq library|Coq: ObjFile, magic number
    0:'Core' 4:01||application/x-core|Core dump|SunOS: core(5)
    0:'Core' 4:02||application/x-core|Core dump|SunOS: core(5)
    0:'DI' 2:00004c01||application/x-ms-dbg|Separate symbols|Microsoft: winnt.h, IMAGE_SEPARATE_DEBUG_HEADER
    0:'DI' 2:00006486||application/x-ms-dbg|Separate symbols|Microsoft: winnt.h, IMAGE_SEPARATE_DEBUG_HEADER
    0:'DIAG' 4:01||application/x-clang-diagnostics|Serialised diagnostics|Clang: SerializedDiagnostics, file signature; LLVM bitstream container
    0:'DIRC' 4:00000002||application/x-git|Git index|Git: gitformat-index
    0:'DIRC' 4:00000003||application/x-git|Git index|Git: gitformat-index
    0:'DIRC' 4:00000004||application/x-git|Git index|Git: gitformat-index
    0:'DTJPCH0' 7:00||application/x-msvc-pch|Precompiled header|libmagic: Magdir/msvc, pch
    0:'DUMPEDGNUEMACS' 14:00||application/x-emacs-pdump|Dumped Emacs|Emacs: pdumper.c
    0:'DUMPEDGNUEMACS' 14:0000||application/x-emacs-pdump|Dumped Emacs|GNU Emacs: pdumper.c, dump_magic
    0:'DXBC' 20:01000000||application/x-dxbc|Compiled shader|Microsoft: d3d11TokenizedProgramFormat; Wine: d3dcompiler, dxbc.c
    0:'DfuSe' 5:01||application/x-dfu|Firmware for DFU|ST: UM0391, DfuSe file format
    0:'EXTENDED_CPC_DSK'||application/x-amstrad-disk|Amstrad disk|CPCEMU: extended DSK
    0:'ElfFile' 7:00||application/x-ms-evtx|Windows event log|libyal: EVTX format
    0:'FDS' 3:1a||application/x-fds-disk|Famicom disk|fwNES: FDS header
    0:'FLR' 3:00||application/x-java-jfr|Flight recording|OpenJDK: jfrChunkWriter, chunk header
    0:'FOR1' 8:'BEAM'||application/x-erlang-beam|Erlang module|Erlang: BEAM file format
    0:'GCR-1541'|public.retro.g64|application/x-commodore-disk|Commodore disk|VICE: G64 format
    0:'GNU_tar-'||application/x-gtar-snapshot|Snapshot of a backup|GNU tar manual, section Format of the incremental snapshot files
    0:'GOOF----'||application/x-guile-object|Compiled Guile, before 2.2|Guile 2.0: objcodes.c
    0:'GSTIm' 5:0000||application/x-gst-image|Image of Smalltalk|GNU Smalltalk: save.c
    0:'GSYM' 4:0001||application/x-gsym|Symbols of a program|LLVM: GSYM, Header
    0:'Glul' 4:0003||application/x-glulx|Glulx story|Glulx 3.1.3, section 1.4
    0:'HIE' 3:38 7:0a||application/x-ghc-hie|Haskell source with its types|GHC: GHC.Iface.Ext.Binary, hieMagic and version
    0:'HIE' 3:39 7:0a||application/x-ghc-hie|Haskell source with its types|GHC: GHC.Iface.Ext.Binary, hieMagic and version
    0:'HSP' 3:01||application/x-os2-inf|OS/2 information|IBM: IPF
    0:'HSP' 3:10||application/x-os2-hlp|OS/2 help|IBM: IPF
    0:'HXCPICFE'||application/x-hfe-floppy-image|HxC floppy image|HxC: HFE format
    0:'IBSP'||application/x-quake-bsp|Quake level|id Software: BSP format
    0:'IDA1' 4:0000||application/x-ida-database|Disassembly|Hex-Rays: IDB format
    0:'IDA2' 4:0000||application/x-ida-database|Disassembly|Hex-Rays: IDB format
    0:'IDXR' 4:01||application/x-clang-index|Index record|Clang: IndexRecordWriter, file signature
    0:'IDXU' 4:01||application/x-clang-index|Index unit|Clang: IndexUnitWriter, file signature
    0:'ITOLITLS'||application/x-ms-reader|Microsoft Reader book|ConvertLIT: litlib, header
    0:'ITSF'||application/vnd.ms-htmlhelp|HTML help|CHMLib: chm_lib.c, chmItsfHeader
    0:'ITSF' 4:03000000||application/vnd.ms-htmlhelp|HTML help|Microsoft: CHM; CHMLib
    0:'JARCS'||application/x-jarcs|JARCS archive|libmagic: Magdir/archive, JARCS
    0:'JAVA_PROFILE_1.0'||application/vnd.java.hprof|Java heap dump|OpenJDK: HPROF agent
    0:'Joy!peff'|com.apple.pef-binary|application/x-pef-executable|Preferred executable|Apple: Mac OS runtime architectures, chapter 8
    0:'KXTS'||application/vnd.keyman.kmx|Compiled keyboard|Keyman: kmx_file.h
    0:'LCBS' 4:00000000||application/x-sbcl-core|Image of SBCL|SBCL: core.h, CORE_MAGIC
    0:'LIVE' 260:0000000000000000||application/x-xbox360-package|Xbox 360 package|Free60: STFS
    0:'MCLF' 8:000000||application/x-mobicore-trustlet|Trustlet|Trustonic: MobiCore load format
    0:'MComprHD'||application/x-mame-chd|Compressed hunks|MAME: chd.h
    0:'MDMP'||application/x-dmp|Windows minidump|Microsoft: MINIDUMP_HEADER
    0:'MDMP' 4:93a7||application/x-dmp|Windows minidump|Microsoft: MINIDUMP_HEADER
    0:'MENUET0'||application/x-menuet-executable|Menuet program|MenuetOS: application header
    0:'MIDX' 4:0101||application/x-git|Git index of packs|Git: gitformat-pack, section multi-pack-index
    0:'MIDX' 4:0102||application/x-git|Git index of packs|Git: gitformat-pack, section multi-pack-index
    0:'MOARVM' 6:0d0a||application/x-moarvm-bytecode|MoarVM bytecode|MoarVM: Bytecode specification, Bytecode header
    0:'MOOO' 4:01000000||application/x-uml-cow|Changes to a disk|User-mode Linux: cow_user.c, version 1
    0:'MTLB'||application/x-metallib|Metal shader library|Apple: Metal libraries, container header
    0:'MV_-_CPC'||application/x-amstrad-disk|Amstrad disk|CPCEMU: DSK format
    0:'MV_-_SNA'||application/x-amstrad-snapshot|Amstrad snapshot|CPCEMU: SNA format
    0:'MYSG' 4:0100||application/x-gsym|Symbols of a program|LLVM: GSYM, Header
    0:'Microsoft_C/C++_MSF_7.00' 24:0d0a1a4453000000||application/x-ms-pdb|Program database|LLVM: The MSF file format
    0:'Microsoft_C/C++_program_database_2.00'||application/x-ms-pdb|Program database 2.00|LLVM: The PDB file format
    0:'Microsoft_Linker_Database'||application/x-ms-ilk|State of the linker|Microsoft: link.exe, incremental linking
    0:'NIBArchive'||application/x-nibarchive|Compiled user interface|Apple: NIBArchive, header
    0:'NSO0'||application/x-nintendo-switch-executable|Nintendo Switch program|SwitchBrew: NSO
    0:'NextV1.'||application/x-zx-next|ZX Spectrum Next program|SpecNext wiki: NEX file format
    0:'OOOM' 4:000000||application/x-uml-cow|Changes to a disk|User-mode Linux: cow_user.c, versions 1 to 3
    0:'OPCACHE'||application/x-php-opcache|Compiled PHP|PHP: zend_file_cache.c
    0:'OPCACHE' 7:00||application/x-php-opcache|Compiled PHP|PHP: zend_file_cache.c, zend_file_cache_metainfo
    0:'PACK'||application/x-pak|Quake archive|id Software: PAK format
    0:'PACK' 4:00000002||application/x-git|Git pack|Git: gitformat-pack
    0:'PACK' 4:00000003||application/x-git|Git pack|Git: gitformat-pack
    0:'PAGEDU64'||application/x-dmp|Windows crash dump|Microsoft: DUMP_HEADER64
    0:'PAGEDUMP'||application/x-dmp|Windows crash dump|Microsoft: DUMP_HEADER32
    0:'PATCH'||application/x-ips-patch|IPS patch|IPS: header PATCH
    0:'PBLAPP' 6:0000||application/x-pebble-app|Pebble application|Pebble: process info, header
    0:'PERFILE2'||application/x-perf-data|Performance data|Linux: perf.data file format
    0:'PFS0'||application/x-nintendo-switch-package|Nintendo Switch package|SwitchBrew: NCA format, PFS0
    0:'PIRS' 260:0000000000000000||application/x-xbox360-package|Xbox 360 package|Free60: STFS
    0:'PLUS3DOS' 8:1a||application/x-plus3dos|+3DOS file|Sinclair: ZX Spectrum +3 manual, chapter 8 part 27, Format of headers
    0:'POLYMODU'||application/x-polyml|Saved module of Poly/ML|Poly/ML: savestate.cpp
    0:'POLYSAVE'||application/x-polyml|Saved state of Poly/ML|Poly/ML: savestate.cpp
    0:'PPU1'||application/x-fpc-ppu|Pascal unit|Free Pascal: ppu.pas, tppuheader
    0:'PPU2'||application/x-fpc-ppu|Pascal unit|Free Pascal: ppu.pas, tppuheader
    0:'PS-X_EXE'||application/x-psx-executable|PlayStation executable|Martin Korth: PSX specifications, CDROM file formats
    0:'PSBV'||model/vnd.valve.source.compiled-map|Source level, big endian|Valve: BSP format
    0:'PWAD'||application/x-doom-wad|Doom archive|The Unofficial Doom Specs 1.666, section 2-1
    0:'PYZ' 3:00 6:0d0a||application/x-pyinstaller-pyz|Modules of a bundled program|PyInstaller: archive/writers.py, ZlibArchiveWriter
    0:'PZXT'||application/x-spectrum-pzx|ZX Spectrum tape|PZX 1.0, section Header
    0:'RDOFF1' 6:00||application/x-object|Relocatable object|NASM: Relocatable dynamic object file format
    0:'RDOFF2'||application/x-object|Relocatable object|NASM: Relocatable dynamic object file format 2
    0:'RDSK'||application/vnd.efi.img|Amiga partitioned disk|Commodore: devices/hardblocks.h, RigidDiskBlock
    0:'RIDX' 4:00000001||application/x-git|Git reverse index|Git: gitformat-pack, section pack-*.rev
    0:'RITE0'||application/x-mruby-bytecode|Compiled Ruby|mruby: dump.h, RITE_BINARY_IDENT
    0:'RMRK'||application/x-llvm-remarks|Optimisation remarks|LLVM: remarks, bitstream container
    0:'RSRC' 4:0d0a0003 8:'LVAR'||application/x-labview-library|Library of LabVIEW programs|pylabview: RSRC container
    0:'RSRC' 4:0d0a0003 8:'LVIN'||application/x-labview-vi|LabVIEW program|pylabview: RSRC container
    0:'SCgf' 4:0000||application/x-supercollider-synthdef|Synthesizer definition|SuperCollider: Synth Definition File Format
    0:'SMDH' 4:00000000||application/x-nintendo-3ds-smdh|Nintendo 3DS icon and names|3DBrew: SMDH
    0:'SWI-Prolog_.qlf'||application/x-prolog-qlf|SWI-Prolog quick load file|SWI-Prolog: pl-wic.c, qlfMagic
    0:'TPF0'||application/x-delphi-form|Delphi form|Delphi: VCL, TReader, FilerSignature
    0:'UBI#' 4:01||application/x-ubi|UBI image|Linux: ubi-media.h, UBI_EC_HDR_MAGIC
    0:'UDI!'||application/x-spectrum-udi|ZX Spectrum floppy|A. Makeev: UDI 1.0
    0:'UF2' 3:0a 4:'WQ' 6:5d9e||application/x-uf2|Firmware in UF2 blocks|Microsoft: UF2 file format
    0:'UPS1'||application/x-ups-patch|UPS patch|byuu: UPS
    0:'Uzna'||application/x-object|cc65 object|cc65: objdefs.h, OBJ_MAGIC
    0:'VBSP'||model/vnd.valve.source.compiled-map|Source level|Valve: BSP format
    0:'VIC20_CARTRIDGE_'||application/x-commodore-64-cartridge|VIC-20 cartridge|VICE: CRT format
    0:'VICE_Snapshot_File' 18:1a||application/x-vice-snapshot|Emulator state|VICE manual: snapshot format
    0:'WOZ1' 4:ff0a0d0a||application/x-woz|Apple II disk|Applesauce: WOZ 1.0
    0:'WOZ2' 4:ff0a0d0a||application/x-woz|Apple II disk|Applesauce: WOZ 2.0
    0:'XALZ'||application/x-xamarin-lz4|Packed assembly|Xamarin: compressed assemblies, header
    0:'XBEH'||application/x-xbox-executable|Xbox executable|Xbox: XBE header
    0:'XEX1'||application/x-xbox360-executable|Xbox 360 executable|Free60: XEX
    0:'XEX2'||application/x-xbox360-executable|Xbox 360 executable|Xbox 360: XEX2
    0:'XFSB'||application/vnd.efi.img|XFS file system|XFS: Algorithms and data structures
    0:'XPCOM' 5:0a 6:'TypeLib' 13:0d0a1a||application/x-xpcom-typelib|Interfaces of Mozilla|Mozilla: xpt_struct.h, XPT_MAGIC
    0:'YARB'||application/x-ruby-bytecode|Ruby bytecode|Ruby: compile.c, IBF_HEADER
    0:'ZXST' 4:01||application/x-spectrum-szx|ZX Spectrum state|Spectaculator: ZX-State format, header
    0:'ZXTape!' 7:1a||application/x-spectrum-tzx|ZX Spectrum tape|TZX 1.20
    0:'Zend' 4:00||application/x-zend-encoded|Encoded PHP script|libmagic: Magdir/zend, Zend Optimizer
    0:'adcg'||application/x-gcov-data|Coverage data|GCC: gcov-io.h, GCOV_DATA_MAGIC
    0:'art' 3:0a||application/x-android-art|Android image|Android: image.h
    0:'bFLT' 4:000000||application/x-bflt|Flat executable|Linux: flat.h, struct flat_hdr
    0:'book' 4:00000000 8:'mark'||application/x-apple-alias|Apple bookmark|Apple: bookmark data
    0:'book' 8:'mark'||application/x-apple-alias|Apple bookmark|Apple: bookmark data
    0:'book' 9:00..10 12:30000000||application/x-apple-alias|Apple bookmark|mac_alias: bookmark format, header
    0:'bplist'|com.apple.binary-property-list|application/x-plist|Binary property list|Apple: CFBinaryPList.c
    0:'cdex'||application/vnd.android.dex|Compact Dalvik executable|Android: compact_dex_file.h
    0:'dex' 3:0a||application/vnd.android.dex|Dalvik executable|Android: Dalvik executable format
    0:'dey' 3:0a||application/vnd.android.dey|Optimised Dalvik executable|Android: dexopt
    0:'gcda'||application/x-gcov-data|Coverage data, big endian|GCC: gcov-io.h, GCOV_DATA_MAGIC
    0:'gcno'||application/x-gcov-notes|Coverage notes, big endian|GCC: gcov-io.h, GCOV_NOTE_MAGIC
    0:'gmon' 4:00000001||application/x-profile|Profile|GNU binutils: gmon_out.h
    0:'gmon' 4:01000000||application/x-profile|Profile|GNU binutils: gmon_out.h
    0:'go_1.' 7:'_trace' 13:000000||application/x-go-trace|Go execution trace|Go: runtime/trace.go, header
    0:'go_object_'||application/x-go-object|Go object|Go: cmd/internal/goobj
    0:'gpch' 5:'01'||application/x-gcc-pch|Precompiled header|GCC: c-pch.c, get_ident
    0:'gpchC'||application/x-gcc-pch|Precompiled header of GCC|GCC: c-pch.cc, IDENT
    0:'naUz'||application/x-cc65-library|cc65 library|cc65: libdefs.h, LIB_MAGIC
    0:'oncg'||application/x-gcov-notes|Coverage notes|GCC: gcov-io.h, GCOV_NOTE_MAGIC
    0:'package0' 48:0000||application/x-newton-compatible-pkg|Newton package|Apple: Newton formats, Package format
    0:'package1' 48:0000||application/x-newton-compatible-pkg|Newton package|Apple: Newton formats, Package format
    0:'pst0'||application/x-perl-storable|Perl data|Storable: file magic
    0:'qres' 4:000000||application/x-qt-resource|Compiled resources of Qt|Qt: rcc, Resource Compiler, binary output
    0:'qv4cdata'||application/x-qml-cache|Compiled QML|Qt: qv4compileddata_p.h, magic
    0:'regf'||application/x-windows-registry-hive|Windows registry hive|libyal: REGF format
    0:'rust' 4:000000||application/x-rust-metadata|Rust metadata|rustc: rmeta, METADATA_HEADER
    0:'vdex'||application/x-android-vdex|Verified Dalvik executable|Android: vdex_file.h
    0:'xgcode_1.0'||text/x-gcode-gx|G-code with preview|FlashForge: GX file
    0:'{L' 2:0000000000000007 10:'learner'||application/x-xgboost|Trees of XGBoost|XGBoost: Introduction to model IO, Universal Binary JSON
    0:'{{~~__/-----'||application/x-ipod-firmware|iPod firmware|iPodLinux: make_fw.c
    0:00000000 4:'chez'||application/x-chez-scheme-object|Compiled Scheme|Chez Scheme: cmacros.ss, fasl-header
    0:0000000020000000ffff0000ffff0000000000000000000000000000||application/x-windows-resource|Compiled resources|Microsoft: Resource file formats, RESOURCEHEADER
    0:00000020 4:49730000||application/x-wii-wad|Wii package|Wiibrew: WAD files
    0:00000020 4:69620000||application/x-wii-wad|Wii boot package|Wiibrew: WAD files
    0:00000070 4:426b0001||application/x-wii-wad|Wii backup package|Wiibrew: WAD files
    0:000003e7 4:000000||application/x-amiga-object|Amiga object|Commodore: AmigaDOS manual, HUNK_UNIT
    0:000003f3 4:00000000||application/x-amiga-executable|Amiga program|AmigaDOS manual: HUNK_HEADER
    0:0000a0e1 16:110000ef||application/x-riscos-executable|RISC OS program|Acorn: AIF, header
    0:0000ffff 12:38feb30ca5d9ab4dac9bd6b6222653c2||application/x-coff|Object for link-time code generation|Microsoft: ANON_OBJECT_HEADER
    0:0000ffff 12:c7a1bad1eebaa94baf20faf66aa4dcb8||application/x-coff|COFF object with many sections|Microsoft: ANON_OBJECT_HEADER_BIGOBJ
    0:0000ffff 4:0000||application/x-coff|Import of a library|Microsoft: PE format, section Import library format
    0:0000ffff0200 12:c7a1bad1eebaa94baf20faf66aa4dcb8||application/x-coff|COFF object of many sections|Microsoft: winnt.h, ANON_OBJECT_HEADER_BIGOBJ
    0:0001face||application/x-haskell-interface|Compiled Haskell interface|GHC: Iface.Binary, binaryInterfaceMagic
    0:00112233 4:09082004||application/x-smlnj-heap|SML/NJ heap|SML/NJ: heap-io.h, image header
    0:00505346 4:01010000||application/x-playstation-sfo|Description of PlayStation software|PS3 Developer wiki: PARAM.SFO
    0:0061736d||application/wasm|WebAssembly module|WebAssembly 2.0, section 5.5.16
    0:0061736d01000000||application/wasm|WebAssembly module|WebAssembly 2.0, section 5.5.16
    0:00860107||application/x-object|a.out object|NetBSD: exec_aout.h, OMAGIC and MID_I386
    0:01 1:'h' 7:0a||text/x-sccs|SCCS history|POSIX.1-2017 utilities; sccsfile(4)
    0:01006f3635||application/x-o65|6502 object|A. Fachat: o65 file format
    0:0102030406070809||application/x-erlang-disk-log|Erlang disk log|Erlang: disk_log.hrl, LOGMAGIC
    0:0102030463584d0b||application/x-erlang-disk-log|Erlang disk log|Erlang: disk_log.hrl, LOGMAGIC and OPENED or CLOSED
    0:01031004 4:20000000|public.unix-executable|application/x-minix-executable|Minix program|Minix: a.out.h, exec
    0:01031010 4:20000000|public.unix-executable|application/x-minix-executable|Minix program|Minix: a.out.h, exec
    0:01032004 4:20000000|public.unix-executable|application/x-minix-executable|Minix program|Minix: a.out.h, exec
    0:01032010 4:20000000|public.unix-executable|application/x-minix-executable|Minix program|Minix: a.out.h, exec
    0:0138b0034c||application/x-apple2-disk|Apple II disk, order of ProDOS|Apple: ProDOS boot block
    0:01a527c909d0||application/x-apple2-disk|Apple II disk, order of DOS|Apple: DOS 3.3, boot sector
    0:01face64||application/x-haskell-interface|Compiled Haskell interface|GHC: Iface.Binary, binaryInterfaceMagic
    0:02000c00 12:01001c00||application/vnd.android.arsc|Android resource table|Android: ResourceTypes.h, ResTable_header
    0:02000c00 ?||application/vnd.android.arsc|Android resource table|Android: ResourceTypes.h
    0:020b0106||application/x-som|PA-RISC 1.0 object|HP-UX: a.out(4), SOM header
    0:020b0107||application/x-som|PA-RISC 1.0 program|HP-UX: a.out(4), SOM header
    0:020b0108||application/x-som|PA-RISC 1.0 shared program|HP-UX: a.out(4), SOM header
    0:020b010b||application/x-som|PA-RISC 1.0 demand-loaded program|HP-UX: a.out(4), SOM header
    0:020b010e||application/x-som|PA-RISC 1.0 shared library|HP-UX: a.out(4), SOM header
    0:02100106||application/x-som|PA-RISC 1.1 object|HP-UX: a.out(4), SOM header
    0:02100107||application/x-som|PA-RISC 1.1 program|HP-UX: a.out(4), SOM header
    0:02100108||application/x-som|PA-RISC 1.1 shared program|HP-UX: a.out(4), SOM header
    0:0210010b||application/x-som|PA-RISC 1.1 demand-loaded program|HP-UX: a.out(4), SOM header
    0:0210010e||application/x-som|PA-RISC 1.1 shared library|HP-UX: a.out(4), SOM header
    0:02140106||application/x-som|PA-RISC 2.0 object|HP-UX: a.out(4), SOM header
    0:02140107||application/x-som|PA-RISC 2.0 program|HP-UX: a.out(4), SOM header
    0:02140108||application/x-som|PA-RISC 2.0 shared program|HP-UX: a.out(4), SOM header
    0:0214010b||application/x-som|PA-RISC 2.0 demand-loaded program|HP-UX: a.out(4), SOM header
    0:0214010e||application/x-som|PA-RISC 2.0 shared library|HP-UX: a.out(4), SOM header
    0:02999900 8:'C'||application/x-bytecode.python|Python bytecode|CPython 1.0: import.c, MAGIC
    0:03000800 8:01001c00||application/vnd.android.axml|Android binary XML|Android: ResourceTypes.h, ResXMLTree_header
    0:03000800 ?||application/vnd.android.axml|Android binary XML|Android: ResourceTypes.h
    0:03999900 8:'C'||application/x-bytecode.python|Python bytecode|CPython 1.1 and 1.2: import.c, MAGIC
    0:03f00000 80:03||application/x-object|Object of a mainframe, GOFF|IBM: z/OS program management, appendix C, generalized object file format
    0:04050607 9:'.'||application/x-zsh-compiled|Compiled zsh scripts|zsh: zcompile, FD_MAGIC
    0:0408 2:'I' 3:22||application/x-ruby-marshal|Ruby data|Ruby: Marshal, format 4.8, string with variables
    0:0408 2:'U' 3:3a||application/x-ruby-marshal|Ruby data|Ruby: Marshal, format 4.8, object that writes itself
    0:0408 2:'[' ?||application/x-ruby-marshal|Ruby data|Ruby: Marshal, format 4.8
    0:0408 2:'o' 3:3a||application/x-ruby-marshal|Ruby data|Ruby: Marshal, format 4.8, object
    0:0408 2:'{' 4:3a||application/x-ruby-marshal|Ruby data|Ruby: Marshal, format 4.8, symbol as first key
    0:0408 2:'{' ?||application/x-ruby-marshal|Ruby data|Ruby: Marshal, format 4.8
    0:07016400||application/x-object|a.out object|Linux: a.out.h, OMAGIC and M_386
    0:07060504 9:'.'||application/x-zsh-compiled|Compiled zsh scripts|zsh: zcompile, FD_MAGIC
    0:0707 2:'chibi' 7:0a||application/x-chibi-image|Image of Chibi-Scheme|Chibi-Scheme: gc_heap.c
    0:08016400||application/x-a-out|Linux program with a text that cannot be written|Linux: a.out.h, NMAGIC and M_386
    0:0be5a941||application/vnd.efi.img|SGI partitioned disk|SGI: sys/dvh.h, VHMAGIC
    0:0d0cface 4:0000||application/x-haddock-interface|Haddock interface|Haddock: InterfaceFile, binaryInterfaceMagic
    0:10ff10ad 4:01000000||application/x-llvm-offload|Offloaded program|LLVM: OffloadBinary, header
    0:14a67ffd2326e845||application/x-mono-mdb|Mono debugging symbols|Mono: MonoSymbolFile, OffsetTable.Magic
    0:19852003||application/x-jffs2|JFFS2 file system|Linux: jffs2.h, JFFS2_MAGIC_BITMASK
    0:1985e001||application/x-jffs2|JFFS2 file system|Linux: jffs2.h, JFFS2_MAGIC_BITMASK
    0:1985e002||application/x-jffs2|JFFS2 file system|Linux: jffs2.h, JFFS2_MAGIC_BITMASK
    0:1b4c4a||application/x-luajit-bytecode|LuaJIT bytecode|LuaJIT: lj_bcdump.h
    0:1b4c7561||application/x-lua-bytecode|Lua bytecode|Lua: lundump.h
    0:1d3d154f||application/x-playstation-self|PlayStation 4 program|PS4 developer wiki: SELF
    0:20200000 4:00000000 8:000a0000 12:50030000||application/x-nintendo-3ds-cia|Nintendo 3DS title to install|3DBrew: CIA
    0:20200000 8:000a0000 12:50030000||application/x-nintendo-3ds-cia|Installable of the Nintendo 3DS|3dbrew: CIA
    0:27051956||application/x-uimage|U-Boot image|U-Boot: image.h
    0:28cd3d45||application/x-cramfs|Compressed ROM file system, big endian|Linux: cramfs_fs.h
    0:30000000 4:'LfLe'||application/x-ms-evt|Windows event log|libyal: EVT format
    0:31181006||application/x-ubifs|UBIFS file system|Linux: ubifs-media.h, UBIFS_NODE_MAGIC
    0:32ffffffffffbfc0||application/x-sancov|Coverage of a run|LLVM: SanitizerCoverage, sancov data format
    0:33221100 4:04200809||application/x-smlnj-heap|SML/NJ heap|SML/NJ: heap-io.h, image header
    0:3f5f0300||application/winhlp|Windows help|Winhelp: helpdeco
    0:4243c0de||application/x-llvm|LLVM bitcode|LLVM bitcode file format, section Magic Numbers
    0:424f52475f494458||application/x-borg-index|Index of a backup|Borg: hashindex, HashHeader
    0:453dcd28||application/x-cramfs|Compressed ROM file system|Linux: cramfs_fs.h
    0:4c00000001140200||application/x-ms-shortcut|Windows shortcut|[MS-SHLLINK] 2.1
    0:4c0000000114020000000000c000000000000046||application/x-ms-shortcut|Windows shortcut|[MS-SHLLINK] 2.1
    0:4f153d1d||application/x-playstation-self|PlayStation 4 executable|PS4 developer wiki: SELF
    0:5000001075000010||application/x-epoc-backlite|EPOC backup settings|Frodo Looijaard: Psion 5 data files, UIDs
    0:50000010e4000010||application/x-epoc-ini|EPOC settings|Frodo Looijaard: Psion 5 data files, UIDs
    0:5ca1ab1f||application/x-tasty|Scala TASTy|Scala 3: TastyFormat
    0:64ffffffffffbfc0||application/x-sancov|Coverage of a run|LLVM: SanitizerCoverage, sancov data format
    0:6de29981||application/x-mongodump-archive|Dump of a database|MongoDB: mongodump, archive format
    0:706b0808 4:'BGI_'||application/x-borland-bgi|Graphics driver|Borland: BGI toolkit, driver header
    0:70768bd2||application/x-clisp-image|Image of CLISP, big endian|CLISP: spvw_memfile.d, memdump_magic
    0:79000010 16:'EPOC'||application/x-symbian-executable|Symbian library|Symbian: e32image.h, E32ImageHeader
    0:7900001000000000||application/x-epoc-dll|EPOC library|Frodo Looijaard: Psion 5 data files, UIDs
    0:7900001040010010||application/x-epoc-ppd|EPOC printer definition|Frodo Looijaard: Psion 5 data files, UIDs
    0:7900001049000010||application/x-epoc-chlib|EPOC communication library|Frodo Looijaard: Psion 5 data files, UIDs
    0:790000104a000010||application/x-epoc-cplib|EPOC protocol library|Frodo Looijaard: Psion 5 data files, UIDs
    0:790000105d000010||application/x-epoc-opx|EPOC extension of OPL|Frodo Looijaard: Psion 5 data files, UIDs
    0:790000106c000010||application/x-epoc-app|EPOC application|Frodo Looijaard: Psion 5 data files, UIDs
    0:790000108d000010||application/x-epoc-dll|EPOC library|Frodo Looijaard: Psion 5 data files, UIDs
    0:79000010ac000010||application/x-epoc-ldd|EPOC device driver|Frodo Looijaard: Psion 5 data files, UIDs
    0:79000010ad000010||application/x-epoc-pdd|EPOC device driver|Frodo Looijaard: Psion 5 data files, UIDs
    0:79000010e5000010||application/x-epoc-ftp|EPOC file transfer|Frodo Looijaard: Psion 5 data files, UIDs
    0:7a000010 16:'EPOC'||application/x-symbian-executable|Symbian program|Symbian: e32image.h, E32ImageHeader
    0:7f434743||application/x-cgc-executable|Program of the Cyber Grand Challenge|DARPA: CGC executable format
    0:8103010b||application/x-a-out|SunOS program with shared libraries|SunOS: a.out.h, ZMAGIC and M_SPARC
    0:8152666f72706cff||application/x-llvm-profile|Raw profile, 32 bits|LLVM: InstrProfData.inc, INSTR_PROF_RAW_MAGIC_32
    0:8172666f72706cff||application/x-llvm-profile|Raw profile|LLVM: InstrProfData.inc, INSTR_PROF_RAW_MAGIC_64
    0:8172666f72706dff||application/x-llvm-profile|Profile of memory|LLVM: MemProfData.inc, MEMPROF_RAW_MAGIC_64
    0:82e4d0b1f4c994a853||application/x-llvm-profile|Samples of a profile|LLVM: SampleProf.h, SPMagic
    0:8301 20:5000 24:0b01||application/x-ecoff|Alpha program|Digital: Tru64 UNIX Object file and symbol table format, section 2
    0:8495a6be||application/x-ocaml-marshal|OCaml data|OCaml: intext.h, Intext_magic_number_small
    0:8495a6bf||application/x-ocaml-marshal|OCaml data|OCaml: intext.h, Intext_magic_number_big
    0:84e4d0b1f4c994a853||application/x-llvm-profile|Samples of a profile|LLVM: SampleProf.h, SPMagic
    0:851901e0||application/x-jffs2|JFFS2 file system|Linux: jffs2.h, JFFS2_MAGIC_BITMASK
    0:851902e0||application/x-jffs2|JFFS2 file system|Linux: jffs2.h, JFFS2_MAGIC_BITMASK
    0:85190320||application/x-jffs2|JFFS2 file system|Linux: jffs2.h, JFFS2_MAGIC_BITMASK
    0:88168858||application/x-mediatek-image|Image of a partition|MediaTek: LK, partition header
    0:90abcdef 4:000000||application/x-dart-kernel|Dart kernel|Dart: pkg/kernel/binary.md, ComponentFile
    0:9feb0100||application/x-btf|Types for BPF programs|Linux: BPF Type Format, little endian
    0:a2ab0bf0||application/x-java-cds|Shared classes|OpenJDK: cdsConstants, CDS_ARCHIVE_MAGIC
    0:a386 2:01002a||application/x-object|as86 object|ld86: obj.h, object header
    0:a8ab0bf0||application/x-java-cds|Shared classes of a program|OpenJDK: cdsConstants, CDS_DYNAMIC_ARCHIVE_MAGIC
    0:aced0005||application/x-java-serialized-object|Java serialised object|Java object serialization, section 6.4
    0:af1bb1fa||application/x-il2cpp-metadata|Metadata of a program|Unity: il2cpp, GlobalMetadataFileInternals.h, sanity
    0:c0 1:'HRB'||application/x-harbour-hrb|Harbour bytecode|Harbour: hbpcode, portable objects
    0:c3cbc6c5||application/x-arm-object|ARM object|ARM: object file format, chunk file header, big endian
    0:c5c6cbc3||application/x-arm-object|ARM object|ARM: object file format, chunk file header
    0:c61fbc03c103191f||application/x-hermes-bytecode|Compiled JavaScript|Hermes: BytecodeFileFormat.h, MAGIC
    0:c9c5e6d7d3d4c840||application/x-zos-program|Mainframe program object|IBM: z/OS MVS program management, IEWPLMH
    0:cafebabe 4:000000||application/x-java|Java class|JVM specification SE 21, section 4.1
    0:cafed00d||application/x-java-pack200|Pack200 archive|JSR 200
    0:cafedada||application/x-java-image|Java run-time image, big endian|OpenJDK: imageFile.hpp, IMAGE_MAGIC
    0:cc006400||application/x-a-out|Linux program loaded on demand|Linux: a.out.h, QMAGIC and M_386
    0:cecaefbe01000000||application/x-dotnet-resources|Resources of a .NET program|.NET: ResourceManager.MagicNumber
    0:cececece00000001||application/x-java-jce-keystore|Java key store|OpenJDK: JceKeyStore, version 1
    0:cececece00000002||application/x-java-jce-keystore|Java key store|OpenJDK: JceKeyStore
    0:cef5b368||application/x-haddock-interface|Haddock interface|Haddock: InterfaceFile, binaryInterfaceMagic; GHC: Binary, LEB128
    0:cefaad1b||application/vnd.efi.img|SCO boot file system|Linux: bfs_fs.h, BFS_MAGIC
    0:d00dfeed||application/x-dtb|Device tree blob|Devicetree specification 0.4, section 5.2
    0:d28b7670||application/x-clisp-image|Image of CLISP|CLISP: spvw_memfile.d, memdump_magic
    0:d6c3c4||application/x-vcdiff|VCDIFF delta|RFC 3284, section 4.1
    0:dadafeca||application/x-java-image|Java run-time image|OpenJDK: imageFile.hpp, IMAGE_MAGIC
    0:dec0170b||application/x-llvm|LLVM bitcode, wrapped|LLVM bitcode file format, section Bitcode Wrapper Format
    0:e29ca807||application/x-swift-module|Documentation of a Swift module|Swift: DocFormat, SWIFTDOC_SIGNATURE
    0:e29ca80e||application/x-swift-module|Swift module|Swift: ModuleFormat, SWIFTMODULE_SIGNATURE
    0:e3100001||application/x-amiga-icon|Workbench icon|Commodore: Amiga ROM kernel reference manual, Libraries, chapter Workbench and icon library
    0:eb9f0100||application/x-btf|Types for BPF programs|Linux: BPF Type Format, big endian
    0:f00baba2||application/x-java-cds|Shared classes, big endian|OpenJDK: cdsConstants, CDS_ARCHIVE_MAGIC
    0:f00baba8||application/x-java-cds|Shared classes of a program, big endian|OpenJDK: cdsConstants, CDS_DYNAMIC_ARCHIVE_MAGIC
    0:f09f8f8e||application/x-swift-module|Source information of a Swift module|Swift: SourceInfoFormat, SWIFTSOURCEINFO_SIGNATURE
    0:f5f5dcdc||application/x-dart-snapshot|Dart snapshot|Dart: runtime/vm/snapshot.h, kMagicValue
    0:fb 1:'jli' 4:0d0a1a0a||application/x-julia-cache|Compiled Julia|Julia: staticdata_utils.c, JI_MAGIC
    0:fc4e2ba901000000||application/vnd.efi.img|Member of a RAID|Linux: md_p.h, MD_SB_MAGIC
    0:fe5042430d0a1a0a||application/x-parrot-bytecode|Parrot bytecode|Parrot: PDD 13
    0:feedfeed||application/x-java-keystore|Java key store|OpenJDK: JavaKeyStore
    0:ff4b455942202020 8:000000||application/x-dos-keyb|Keyboard layout|Microsoft: KEYBOARD.SYS
    0:ff6c70726f665281||application/x-llvm-profile|Raw profile, 32 bits, big endian|LLVM: InstrProfData.inc, INSTR_PROF_RAW_MAGIC_32
    0:ff6c70726f666981||application/x-llvm-profile|Indexed profile|LLVM: InstrProfData.inc, IndexedInstrProf magic
    0:ff6c70726f667281||application/x-llvm-profile|Raw profile, big endian|LLVM: InstrProfData.inc, INSTR_PROF_RAW_MAGIC_64
    0:ff744f63||application/x-git|Git pack index|Git: gitformat-pack, section Version 2 pack-*.idx
    0:ff88ff89 4:0000||application/x-nls-catalog|Message catalogue|NetBSD: msgcat.h, _NLS_MAGIC
    0:ffe5d0b1f4c994a853||application/x-llvm-profile|Samples of a profile|LLVM: SampleProf.h, SPMagic
    1024:'OCFSV2'||application/vnd.efi.img|OCFS2 file system|Linux: ocfs2_fs.h, OCFS2_SUPER_BLOCK_SIGNATURE
    1024:'RDSK'||application/vnd.efi.img|Amiga partitioned disk|Commodore: devices/hardblocks.h, RigidDiskBlock
    1024:0200000000003434||application/vnd.efi.img|NILFS2 file system|Linux: nilfs2_ondisk.h, NILFS_SUPER_MAGIC
    1024:1020f5f2||application/vnd.efi.img|F2FS file system|Linux: f2fs_fs.h
    1024:482b0004||application/vnd.efi.img|HFS Plus file system|Apple: TN1150, section Volume header
    1024:48580005||application/vnd.efi.img|HFSX file system|Apple: TN1150, section HFSX
    1024:e2e1f5e0||application/x-erofs|EROFS file system|Linux: erofs_fs.h
    1080:53ef 1082:0100||application/vnd.efi.img|ext file system|Linux: ext4.h, s_magic and s_state
    16374:'SWAPSPACE2'||application/vnd.efi.img|Swap space, pages of 16 KiB|Linux: swap.h
    16:'EPOC' 3:10||application/x-epoc-executable|EPOC program|Symbian: E32 image header
    16:'NRO0'||application/x-nintendo-switch-executable|Nintendo Switch program|SwitchBrew: NRO
    1:'SYSTEME_D' 11:'ARCHIVAGE_PUKALL'||application/x-thomson-sap-image|Thomson floppy image|Alexandre Pukall: SAP format
    2048:'OCFSV2'||application/vnd.efi.img|OCFS2 file system|Linux: ocfs2_fs.h, OCFS2_SUPER_BLOCK_SIGNATURE
    256:'HEAD'||application/x-nintendo-switch-xci|Nintendo Switch card|SwitchBrew: XCI
    32768:'JFS1'||application/vnd.efi.img|JFS file system|Linux: jfs_superblock.h
    32769:'BEA01'||application/x-udf-image|UDF disc image|ECMA-167, part 2, section 9.2
    32:'NXSB'||application/vnd.efi.img|APFS container|Apple: Apple File System reference, nx_superblock_t
    3:'EXFAT___' 510:55aa||application/vnd.efi.img|exFAT file system|Microsoft: exFAT specification, section 3.1
    3:'NTFS____' 510:55aa||application/vnd.efi.img|NTFS file system|libyal: NTFS
    4086:'SWAPSPACE2'||application/vnd.efi.img|Swap space|Linux: swap.h
    4096:'OCFSV2'||application/vnd.efi.img|OCFS2 file system|Linux: ocfs2_fs.h, OCFS2_SUPER_BLOCK_SIGNATURE
    4096:fc4e2ba901000000||application/vnd.efi.img|Member of a RAID|Linux: md_p.h, MD_SB_MAGIC
    4120:c68573f64e1a45ca8265f57f48ba6d81||application/vnd.efi.img|Block cache|Linux: bcache_ondisk.h, bcache_magic
    4:'IPL1' 510:55aa||application/vnd.efi.img|PC-98 partitioned disk|GNU Parted: pc98.c, PC9800_EXTFMT_MAGIC and IPL1
    4:'SCCA'||application/x-ms-prefetch|Windows prefetch|libyal: SCCA format
    4:00abcdef||application/x-erlang-dets|Erlang table|Erlang: dets.hrl, MAGIC
    512:'EFI_PART'||application/vnd.efi.img|Partitioned disk image|UEFI 2.10, section 5.3.2
    512:'LABELONE' 536:'LVM2_001'||application/vnd.efi.img|Physical volume|LVM2: label.h, LABEL_ID
    512:'RDSK'||application/vnd.efi.img|Amiga partitioned disk|Commodore: devices/hardblocks.h, RigidDiskBlock
    512:57455682 644:57455682||application/vnd.efi.img|BSD partitioned disk|BSD: sys/disklabel.h, DISKMAGIC
    54:'FAT12___' 510:55aa||application/vnd.efi.img|FAT file system|Microsoft: FAT specification, section 3.1
    54:'FAT16___' 510:55aa||application/vnd.efi.img|FAT file system|Microsoft: FAT specification, section 3.1
    64:57455682 196:57455682||application/vnd.efi.img|BSD partitioned disk|BSD: sys/disklabel.h, DISKMAGIC
    65526:'SWAPSPACE2'||application/vnd.efi.img|Swap space, pages of 64 KiB|Linux: swap.h
    8182:'SWAPSPACE2'||application/vnd.efi.img|Swap space, pages of 8 KiB|Linux: swap.h
    8192:'OCFSV2'||application/vnd.efi.img|OCFS2 file system|Linux: ocfs2_fs.h, OCFS2_SUPER_BLOCK_SIGNATURE
    82:'FAT32___' 510:55aa||application/vnd.efi.img|FAT file system|Microsoft: FAT specification, section 3.1
    """)
}
