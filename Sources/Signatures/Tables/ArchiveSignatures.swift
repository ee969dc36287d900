// SPDX-License-Identifier: Apache-2.0
import Detection

/// Archives, compressed data, packages and images of discs; `SignatureIndex` tells how a line is written.
enum ArchiveSignatures {
  static let table = TypeTable(
    """
    0:'!<arch>'||application/x-archive|ar archive|System V: ar.h
    0:'%XDZ00'||application/x-xdelta|xdelta 1 patch|xdelta 1.1: xdelta.c, XDELTA_PREFIX
    0:'0.939000' 8:0a||application/vnd.debian.binary-package|Debian package, first format|deb-old(5)
    0:'070701'||application/x-cpio|cpio archive|POSIX.1-2001, pax
    0:'070702'||application/x-cpio|cpio archive|POSIX.1-2001, pax
    0:'070707'||application/x-cpio|cpio archive|POSIX.1-2001, pax
    0:'070727' 30:'m' 85:'n'||application/x-cpio|cpio archive of afio|afio: large ASCII header; libarchive: archive_read_support_format_cpio.c
    0:'7kSt'||application/x-zpaq|ZPAQ archive|ZPAQ specification 2.06
    0:'86BF' 5:02||application/x-86box-floppy-image|Floppy of a PC|86Box: 86F format 2, header
    0:'A2R1' 4:ff0a0d0a||application/x-a2r|Flux of an Apple II disk|Applesauce: A2R 1.x
    0:'A2R2' 4:ff0a0d0a||application/x-a2r|Flux of an Apple II disk|Applesauce: A2R 2.x
    0:'A2R3' 4:ff0a0d0a||application/x-a2r|Flux of an Apple II disk|Applesauce: A2R 3.x
    0:'AA01' 6:'TYP'|com.apple.archive|application/x-apple-archive|Apple archive|Apple: Apple Archive, AAHeader
    0:'ADB.' 4:'indx'||application/x-alpine-index|Index of Alpine packages|apk-tools 3: adb.h, apk_adb.h
    0:'ADB.' 4:'pckg'||application/x-alpine-package|Alpine package|apk-tools 3: adb.h, apk_adb.h
    0:'ADBc' 4:01||application/x-alpine-package|Alpine package, deflated|apk-tools 3: adb_comp.c
    0:'ADBc' 4:02||application/x-alpine-package|Alpine package, compressed by zstd|apk-tools 3: adb_comp.c
    0:'ADBd'||application/x-alpine-package|Alpine package, deflated|apk-tools 3: adb_comp.c
    0:'AEA1' 5:0000|com.apple.encrypted-archive|application/x-apple-encrypted-archive|Apple archive, encrypted|Apple: Apple Encrypted Archive, profiles
    0:'AFF10' 5:0d0a00||application/x-aff|Forensic image|AFFLIB: aff.h, AF_HEADER
    0:'ALZ' 3:01||application/x-alz|ALZip archive|ESTsoft: ALZ
    0:'APS10' 6:00||application/x-aps-patch|Patch of a Nintendo 64 ROM|S. Thaler: APS format
    0:'AT8X' 4:01||application/x-atx|Protected Atari floppy|AtariAge: ATX file format
    0:'ATN!'||application/x-imploder|Imploder compressed data|ancient: IMPDecompressor.cpp
    0:'ArC' 3:01||application/x-freearc|FreeArc archive|FreeArc 0.67: archive structure
    0:'Archive' 7:00||application/x-arcfs|ArcFS archive|libmagic: Magdir/archive, RISC OS; deark: arcfs.c
    0:'BCFS'||application/x-guitar-pro|Guitar Pro 6 score|TuxGuitar: GPXFileSystem, BCFS header
    0:'BCFZ'||application/x-guitar-pro|Guitar Pro 6 score, compressed|TuxGuitar: GPXFileSystem, BCFZ header
    0:'BH' 2:0507||application/x-blakhole|BlakHole archive|PeaZip and TrID: BlakHole, archive header
    0:'BOMStore'|com.apple.bom-archive|application/x-bom|Apple bill of materials|Apple: bom(5)
    0:'BORG' 4:5f 5:'SEG'||application/x-borg-segment|Borg backup segment|Borg 1: data structures, Segments
    0:'BSDIFN40'||application/x-bsdiff|Binary patch|bsdiff 4: Gentoo's variant
    0:'BWT5_STREAM_SIGN'||application/x-blindwrite|BlindWrite disc layout|libmirage: B6T parser
    0:'BZ0'||application/x-bzip|bzip 1 compressed data|bzip 0.21
    0:'BZ3v1'||application/x-bzip3|bzip3 compressed data|bzip3: file format
    0:'BZh' 4:314159265359|public.bzip2-archive|application/x-bzip2|bzip2 compressed data|bzip2 1.0.8 manual
    0:'BZh' ?|public.bzip2-archive|application/x-bzip2|bzip2 compressed data|bzip2 1.0.8 manual
    0:'Bochs_Virtual_HD_Image'||application/x-bochs-disk|Bochs disk|Bochs: hdimage.h, redolog_header_t
    0:'CAR_2.00'||application/vnd.sar|SAP archive|pysap: SAPCAR format
    0:'CAT_' 4:00 ?||application/x-iff|Catalogue of IFF data|EA IFF 85, section Group CAT
    0:'CKD_C064'||application/x-hercules-ckd|Mainframe disk|Hercules: dasdblks.h
    0:'CKD_C370'||application/x-hercules-ckd|Mainframe disk|Hercules: dasdblks.h
    0:'CKD_P064'||application/x-hercules-ckd|Mainframe disk|Hercules: dasdblks.h
    0:'CKD_P370'||application/x-hercules-ckd|Mainframe disk|Hercules: dasdblks.h
    0:'CKD_S064'||application/x-hercules-ckd|Mainframe disk|Hercules: dasdblks.h
    0:'CKD_S370'||application/x-hercules-ckd|Mainframe disk|Hercules: dasdblks.h
    0:'Cr24'|org.chromium.extension|application/x-google-chrome-extension|Chrome extension|Chromium: CRX3 format
    0:'CrM!'||application/x-crunchmania|CrunchMania compressed data|ancient: CRMDecompressor.cpp
    0:'CrM2'||application/x-crunchmania|CrunchMania compressed data|ancient: CRMDecompressor.cpp
    0:'Crm!'||application/x-crunchmania|CrunchMania compressed data|ancient: CRMDecompressor.cpp
    0:'Crm2'||application/x-crunchmania|CrunchMania compressed data|ancient: CRMDecompressor.cpp
    0:'DAA' 3:0000000000||application/x-daa|Direct access archive|L. Auriemma: daa2iso, header
    0:'DCM' 3:01 4:'PA30'||application/x-ms-delta|Difference of Windows files|Microsoft: Delta compression, PA30; wcpex
    0:'DFS_File' 8:0d0a 10:'http://www.difstream.com' 34:0d0a||application/x-smartversion|Differences of SmartVersion|libmagic: Magdir/archive, SmartVersion
    0:'DGCA'||application/x-dgc-compressed|DGCA archive|libmagic: Magdir/archive, DGCA
    0:'DMS!'||application/x-dms|Disk Masher archive|xDMS: info header
    0:'DWARFS' 6:02||application/x-dwarfs|DwarFS image|DwarFS: dwarfs-format
    0:'ECM' 3:00||application/x-ecm|Disc image without error correction|N. Corlett: ECM format
    0:'EGGA'||application/x-egg|EGG archive|ESTsoft: EGG specification 1.0
    0:'FORM' 4:00 ?||application/x-iff|IFF data|EA IFF 85, section Group FORM
    0:'FOXSQZ'||application/x-foxsqz|FoxSQZ archive|libmagic: Magdir/archive, FoxSQZ
    0:'FUJI' 6:0000||application/x-atari-cassette|Atari cassette|Atari: CAS file format
    0:'Formatted_Disk_Image_file' 25:0d0a||application/x-fdi-floppy|Floppy image|V. Gheorghita: FDI 2.0
    0:'FsA0'||application/x-fsarchiver|File system archive|FSArchiver: archinfo.h, FSA_MAGIC_VOLH
    0:'GCAX'||application/x-gca-compressed|GCA archive|T. Noguchi: GCA archive header
    0:'GRZipII' 7:0002043a29||application/x-grzip|GRZip compressed data|libarchive: archive_read_support_filter_grzip.c
    0:'HG10BZ'||application/x-hg-bundle|Mercurial bundle|Mercurial: help internals.bundles
    0:'HG10GZ'||application/x-hg-bundle|Mercurial bundle|Mercurial: help internals.bundles
    0:'HG10UN'||application/x-hg-bundle|Mercurial bundle|Mercurial: help internals.bundles
    0:'HG20' 4:0000||application/x-hg-bundle|Mercurial bundle, version 2|Mercurial: help internals.bundle2
    0:'HGS1UN'||application/x-hg-bundle|Mercurial stream bundle|Mercurial: streamclone.py, generatebundlev1
    0:'HLSQZ'||application/x-squeeze-it|Squeeze It archive|J. I. Hammarberg: SQZ archive header
    0:'HPAK'||application/x-hpack|HPACK archive|P. Gutmann: HPACK 0.79, archive format; libmagic
    0:'HXCHFEV3'||application/x-hfe-floppy-image|Floppy emulator image|HxC: HFE file format 3
    0:'ICE!' 4:00||application/x-pack-ice|Pack-Ice compressed data|Axe of Delight: Pack-Ice 2.4
    0:'IMD_' 5:'.'||application/x-imd-floppy|ImageDisk floppy|D. Dunfield: ImageDisk, appendix File format
    0:'IMP!'||application/x-imploder|Imploder compressed data|ancient: IMPDecompressor.cpp
    0:'IMP!' 4:00||application/x-amiga-imploder|Imploder compressed data|A. Brouwer: File Imploder; xfdmaster.library
    0:'ISc('||application/x-installshield|InstallShield cabinet|unshield: cabfile.h, CAB_SIGNATURE
    0:'ISc(' 4:....00||application/x-installshield|InstallShield cabinet|unshield: cabfile.h, CAB_SIGNATURE
    0:'Inno_Setup_Setup_Data_('||application/x-innosetup-data|Data of an installer|innoextract: version.cpp
    0:'Inter@ctive_Pager_Backup/Restore_File' 37:0a||application/x-blackberry-ipd|Backup of a telephone|Research In Motion: IPD file format
    0:'IsZ!'||application/x-isz|Compressed disc image|EZB Systems: ISZ file format specification
    0:'IsZ!' 4:30||application/x-isz|Zipped disc image|EZB Systems: ISO zipped file format 1.00
    0:'IsZ!' 4:40||application/x-isz|Zipped disc image|EZB Systems: ISO zipped file format 1.00
    0:'JRchive'||application/x-jrchive|JRC archive|libmagic: Magdir/archive, JRC
    0:'JigsawDownload_template_'||application/x-jigdo-template|Jigdo template|jigdo: jigdo-file, Template data
    0:'KGB' 3:5f 4:'arch'||application/x-kgb|KGB archive|KGB Archiver: archive header
    0:'LEOLZW'||application/x-pakleo|PAKLeo archive|libmagic: Magdir/archive, PAKLeo
    0:'LIST' 4:00 ?||application/x-iff|List of IFF data|EA IFF 85, section Group LIST
    0:'LRZI'||application/x-lrzip|lrzip compressed data|lrzip: magic.header.txt
    0:'LZIP'||application/x-lzip|lzip compressed data|draft-diaz-lzip, section 3
    0:'LZX' 3:00||application/x-lzx|Amiga LZX archive|unlzx.c: info header
    0:'MAR1'||application/x-mozilla-archive|Mozilla archive|Mozilla: MAR file format
    0:'MEDIA_DESCRIPTOR' 16:01||application/x-mds|Disc image description|libmirage: MDS parser, header
    0:'MEDIA_DESCRIPTOR' 16:02||application/x-mdx|Disc image|libmirage: MDX parser, header
    0:'MLA' 3:01000000||application/x-mla|MLA archive, version 1|ANSSI: MLA format, section Archive header
    0:'MLAFAAAA'||application/x-mla|MLA archive|ANSSI: MLA format 2, section Header
    0:'MNIB-1541-RAW'||application/x-commodore-disk|Commodore disk, raw|MNIB: nibtools, nib files; VICE: raw images
    0:'MOOF' 4:ff0a0d0a||application/x-moof|Macintosh floppy|Applesauce: MOOF 1.0
    0:'MPQ' 3:1a||application/x-mpq|Mo'PaQ archive|Zezula: MPQ archive format
    0:'MPQ' 3:1b||application/x-mpq|Mo'PaQ archive behind user data|Zezula: MPQ archive format
    0:'MSCF'||application/vnd.ms-cab-compressed|Cabinet archive|[MS-CAB] 2.1
    0:'MSCF' 4:00000000||application/vnd.ms-cab-compressed|Cabinet archive|[MS-CAB] 2.1
    0:'MSWIM' 5:000000||application/x-ms-wim|Windows image|Microsoft: WIM file format
    0:'NINJA2' 6:00||application/x-ninja-patch|Patch of a ROM|NINJA 2.0: RUP format
    0:'NINJA2' 6:01||application/x-ninja-patch|Patch of a ROM|NINJA 2.0: RUP format
    0:'P64-1541'||application/x-commodore-disk|Flux of a Commodore disk|VICE: P64 format
    0:'PA30' 11:01||application/x-ms-delta|Difference of Windows files|Microsoft: Delta compression, PA30 and its FILETIME
    0:'PA31' 11:01||application/x-ms-delta|Difference of Windows files|Microsoft: Delta compression, PA31 and its FILETIME
    0:'PAR' 3:0000000000||application/x-par|Parity archive|Parity Volume Set 1.0
    0:'PAR2' 4:00504b54||application/x-par2|Parity archive|Parity Volume Set 2.0
    0:'PMa4'||application/x-packit|PackIt archive, compressed|The Unarchiver: PackIt
    0:'PMag'||application/x-packit|PackIt archive|The Unarchiver: PackIt
    0:'PP20'||application/x-powerpacker|PowerPacker data|Amiga: powerpacker.library, PPLOADER
    0:'PPF1' 4:'0' 5:00||application/x-ppf-patch|PPF patch|Paradox: PPF 1.0
    0:'PPF2' 4:'0' 5:01||application/x-ppf-patch|PPF patch|Paradox: PPF 2.0
    0:'PPF3' 4:'0' 5:02||application/x-ppf-patch|PPF patch|Paradox: PPF 3.0
    0:'QED' 3:00||application/x-qed-disk|QEMU enhanced disk|QEMU: QED specification
    0:'QFI' 3:fb||application/x-qemu-disk|QEMU disk image|QEMU: qcow2 specification
    0:'RDP8bmp' 7:00||application/x-rdp-bitmap-cache|Cache of a remote desktop|ANSSI: bmc-tools, cache of mstsc
    0:'RIFF' ?||application/x-riff|RIFF data|Microsoft: Multimedia programming interface 1.0
    0:'RIFX' ?||application/x-riff|RIFF data, big-endian|Microsoft: Multimedia programming interface 1.0
    0:'RNC' 3:01||application/x-rnc|Rob Northen compressed data|ancient: RNCDecompressor.cpp
    0:'RNC' 3:01 4:00||application/x-rnc-compressed|Pro-Pack compressed data|R. Northen: Pro-Pack 2.08, header
    0:'RNC' 3:02||application/x-rnc|Rob Northen compressed data|ancient: RNCDecompressor.cpp
    0:'RNC' 3:02 4:00||application/x-rnc-compressed|Pro-Pack compressed data|R. Northen: Pro-Pack 2.08, header
    0:'RS-IDE' 6:1a||application/x-spectrum-hdf|Hard disk image|R. Alcantara: HDF format
    0:'RVZ' 3:01||application/x-rvz|GameCube or Wii disc, compressed|Dolphin: WIA and RVZ
    0:'RZIP'||application/x-rzip|rzip compressed data|rzip 2.1: rzip.c
    0:'Rar!' 4:1a07|com.rarlab.rar-archive|application/vnd.rar|RAR archive|RAR 5.0 archive format
    0:'S401'||application/x-stonecracker|StoneCracker compressed data|ancient: StoneCrackerDecompressor.cpp
    0:'S403'||application/x-stonecracker|StoneCracker compressed data|ancient: StoneCrackerDecompressor.cpp
    0:'S404'||application/x-stonecracker|StoneCracker compressed data|ancient: StoneCrackerDecompressor.cpp
    0:'SBx' 3:01||application/x-sbx|SeqBox container|SeqBox 1.0, section Common blocks header
    0:'SBx' 3:02||application/x-sbx|SeqBox container|SeqBox 1.0, section Common blocks header
    0:'SBx' 3:03||application/x-sbx|SeqBox container|SeqBox 1.0, section Common blocks header
    0:'SCP' 16:b0020000||application/x-scp-floppy-image|Flux of a floppy|J. Drew: SuperCard Pro image specification
    0:'SINCLAIR' ?||application/x-spectrum-scl|TR-DOS floppy|World of Spectrum: SCL format
    0:'SIT!' 10:'rLau'|com.stuffit.archive.sit|application/x-stuffit|StuffIt archive|The Unarchiver: StuffIt
    0:'SQSH'||application/x-riscos-squash|Squash compressed data|RISC OS Programmer's reference manual, Squash module; libmagic: Magdir/archive
    0:'ST' 10:'rLau'||application/x-stuffit|StuffIt archive of an installer|The Unarchiver: StuffIt
    0:'SZ' 2:0a04||application/x-szip|SZip archive|libmagic: Magdir/archive, SZip
    0:'StuffIt!'||application/x-stuffitx|StuffIt X archive|The Unarchiver: StuffIt X
    0:'StuffIt?'||application/x-stuffitx|StuffIt X archive|The Unarchiver: StuffIt X
    0:'StuffIt_(c)1997-'|com.stuffit.archive.sit|application/x-stuffit|StuffIt 5 archive|The Unarchiver: StuffIt 5
    0:'T98FDDIMAGE.R' 14:00||application/x-nfd|PC-98 floppy|T98-Next: NFD format, revisions 0 and 1
    0:'T98HDDIMAGE.R0' 14:00||application/x-nhd|PC-98 hard disk|T98-Next: NHD header
    0:'TAPE' 20:0000000000000000||application/x-ms-backup|Backup on tape or disk|Seagate: Microsoft Tape Format 1.00a, MTF_TAPE
    0:'TAPE' 5:0000||application/x-mtf-backup|Backup of Windows|Seagate: Microsoft Tape Format specification 1.00a
    0:'UAE--ADF'||application/x-amiga-disk-format|Extended image of an Amiga floppy|UAE: disk.cpp, extended ADF
    0:'UAE-1ADF'||application/x-amiga-disk-format|Extended image of an Amiga floppy|UAE: disk.cpp, extended ADF
    0:'UC2' 3:1a||application/x-uc2-compressed|UltraCompressor archive|UltraCompressor II: UC2 format
    0:'UFA' 3:c6d2c1||application/x-ufa|UFA archive|libmagic: Magdir/archive, UFA
    0:'UHA' 3:05||application/x-uharc|UHARC archive|libmagic: Magdir/archive, UHarc
    0:'UHA' 3:06||application/x-uharc|UHARC archive|libmagic: Magdir/archive, UHarc
    0:'VMA' 3:00 4:00000001||application/x-proxmox-vma|Backup of a virtual machine|Proxmox: VMA, vma_spec.txt
    0:'VPAT' 5:0000||application/x-vpatch|Patch for an installer|NSIS: VPatch, file format
    0:'WARC/'||application/warc|Web archive|ISO 28500, section 5
    0:'WIA' 3:01||application/x-wia|Wii disc, compressed|Dolphin: WIA and RVZ
    0:'XBSTCK01'||application/x-xbstream|Streamed backup|Percona XtraBackup: xbstream, chunk header
    0:'XFSM'||application/x-xfs-metadump|Metadata of XFS|xfsprogs: xfs_metadump.h
    0:'XPKF' 8:........||application/x-xpk|XPK packed data|Amiga xpkmaster.library: XPKF stream
    0:'YAA1' 6:'TYP'|com.apple.archive|application/x-apple-archive|Apple archive|Apple: Apple Archive, first version of AAHeader
    0:'ZIM' 3:04||application/x-openzim|ZIM archive|openZIM: ZIM file format
    0:'ZISO' 4:18000000||application/x-zso|Compressed disc image|OpenPS2Loader: ZSO format
    0:'ZOO_' 20:dca7c4fd||application/x-zoo|zoo archive|zoo 2.1: zoo.h
    0:'bvx-'||application/x-lzfse|LZFSE compressed data|Apple: lzfse_internal.h
    0:'bvx1'||application/x-lzfse|LZFSE compressed data|Apple: lzfse_internal.h
    0:'bvx2'||application/x-lzfse|LZFSE compressed data|Apple: lzfse_internal.h
    0:'bvxn'||application/x-lzfse|LZFSE compressed data|Apple: lzfse_internal.h
    0:'conectix'||application/x-vhd-disk|Virtual hard disk|Microsoft: VHD specification
    0:'encrcdsa' 8:00000002||application/x-apple-diskimage|Apple disk image, encrypted|libyal: Mac OS encrypted disk image format, version 2
    0:'flatpak' 7:000100||application/vnd.flatpak|Flatpak bundle|OSTree: static delta superblock, Flatpak
    0:'hpkg' 4:0050||application/x-vnd.haiku-package|Haiku package|Haiku: HPKG file format, header
    0:'hpkr' 4:0048||application/x-vnd.haiku-package|Haiku package repository|Haiku: HPKG file format, repository header
    0:'hsqs'||application/vnd.squashfs|Squashfs image|Squashfs 4.0 format
    0:'hsqt' 28:0300||application/vnd.squashfs|Squashfs image of a router|binwalk: signatures of squashfs; Linux: squashfs_fs.h, s_major
    0:'hsqt' 28:0400||application/vnd.squashfs|Squashfs image of a router|binwalk: signatures of squashfs; Linux: squashfs_fs.h, s_major
    0:'koly' 4:00000004||application/x-apple-diskimage|Apple disk image|Apple: UDIF
    0:'paq8'||application/x-paq8|PAQ8 archive|M. Mahoney: PAQ8, archive header
    0:'partclone-image'||application/x-partclone|Partition image|partclone: partclone.h, image_head
    0:'pbz-' 4:00000000||application/x-pbzx|Blocks of an Apple archive|Apple: Apple Archive, AACompressionOutputStream; The Apple Wiki: pbzx
    0:'pbz4' 4:00000000||application/x-pbzx|Blocks of an Apple archive, LZ4|Apple: Apple Archive, AACompressionOutputStream; The Apple Wiki: pbzx
    0:'pbze' 4:00000000||application/x-pbzx|Blocks of an Apple archive, LZFSE|Apple: Apple Archive, AACompressionOutputStream; The Apple Wiki: pbzx
    0:'pbzx' 4:00000000||application/x-pbzx|Blocks of an Apple package|Apple: Apple Archive, AACompressionOutputStream; The Apple Wiki: pbzx
    0:'pbzz' 4:00000000||application/x-pbzx|Blocks of an Apple archive, zlib|Apple: Apple Archive, AACompressionOutputStream; The Apple Wiki: pbzx
    0:'pcxLib' 6:00||application/x-pcxlib|Library of pictures|Genus: pcxLib
    0:'qshs' 28:0003||application/vnd.squashfs|Squashfs image of a router|binwalk: signatures of squashfs; Linux: squashfs_fs.h, s_major
    0:'qshs' 28:0004||application/vnd.squashfs|Squashfs image of a router|binwalk: signatures of squashfs; Linux: squashfs_fs.h, s_major
    0:'shdw' 4:00000001|com.apple.disk-image-sparse|application/x-apple-asif|Apple sparse image|Apple: hdiutil(1), ASIF; header
    0:'shsq' 28:0300||application/vnd.squashfs|Squashfs image of a router|binwalk: signatures of squashfs; Linux: squashfs_fs.h, s_major
    0:'shsq' 28:0400||application/vnd.squashfs|Squashfs image of a router|binwalk: signatures of squashfs; Linux: squashfs_fs.h, s_major
    0:'sprs' 4:00000003||application/x-apple-diskimage|Apple sparse disk image|libyal: Mac OS disk image types, sparse image
    0:'sqlz' 28:0003||application/vnd.squashfs|Squashfs image of a router|binwalk: signatures of squashfs; Linux: squashfs_fs.h, s_major
    0:'sqlz' 28:0004||application/vnd.squashfs|Squashfs image of a router|binwalk: signatures of squashfs; Linux: squashfs_fs.h, s_major
    0:'sqsh'||application/vnd.squashfs|Squashfs image|Squashfs 4.0 format
    0:'tqsh' 28:0003||application/vnd.squashfs|Squashfs image of a router|binwalk: signatures of squashfs; Linux: squashfs_fs.h, s_major
    0:'tqsh' 28:0004||application/vnd.squashfs|Squashfs image of a router|binwalk: signatures of squashfs; Linux: squashfs_fs.h, s_major
    0:'verity' 6:0000 8:01000000||application/x-dm-verity|Hashes of a verified volume|cryptsetup: dm-verity, superblock
    0:'vhdxfile'||application/x-vhdx-disk|Virtual hard disk 2|[MS-VHDX] 2.2.1
    0:'xar!'||application/x-xar|xar archive|xar: file format
    0:'xdg-app' 7:000100||application/vnd.flatpak|Flatpak bundle|OSTree: static delta superblock, xdg-app
    0:'zPQ' 3:01||application/x-zpaq|ZPAQ archive|ZPAQ specification 2.06
    0:'zPQ' 3:02||application/x-zpaq|ZPAQ archive|ZPAQ specification 2.06
    0:00 1:'ZCK1'||application/x-zchunk|zchunk compressed data|zchunk: zchunk_format.txt
    0:00 1:'ZHR1'||application/x-zchunk|Detached header of zchunk data|zchunk: zchunk_format.txt
    0:00000001 24:0000ea6c||application/x-dump|Backup of a file system, big endian|BSD: protocols/dumprestore.h, NFS_MAGIC
    0:0000007b 14:'E'||application/x-dar|Disk archive|libdar: header.cpp, SAUV_MAGIC_NUMBER and flag
    0:0000007b 14:'N'||application/x-dar|Disk archive|libdar: header.cpp, SAUV_MAGIC_NUMBER and flag
    0:0000007b 14:'T'||application/x-dar|Disk archive|libdar: header.cpp, SAUV_MAGIC_NUMBER and flag
    0:0000007b ?||application/x-dar|Disk archive|libdar: SAUV_MAGIC_NUMBER
    0:0010000011000000d000000000000000||application/x-apple-tracev3|Unified log of an Apple system|libyal: Apple unified logging and activity tracing formats, header chunk
    0:006e746673636c6f6e652d696d616765||application/x-ntfsclone|Clone of a volume|ntfsclone: image header
    0:00e9 2:'LZO' 5:ff1a||application/x-lzopack|LZO compressed data|LZO: examples, lzopack
    0:00e955434cff011a||application/x-ucl|UCL compressed data|UCL: uclpack.c, magic
    0:00ffffffffffffffffffff00 15:01||application/x-cd-sectors|Raw sectors of a disc|ECMA-130, section 14
    0:00ffffffffffffffffffff00 15:02||application/x-cd-sectors|Raw sectors of a disc|ECMA-130, section 14
    0:00ffffffffffffffffffff00 37649:'CD001'|public.iso-image|application/x-iso9660-image|ISO 9660 disc image, raw sectors|ECMA-130, section 14; ECMA-119, section 8.1
    0:00ffffffffffffffffffff00 37657:'CD001'|public.iso-image|application/x-iso9660-image|ISO 9660 disc image, raw sectors of mode 2|CD-ROM XA, mode 2 form 1; ECMA-119, section 8.1
    0:01000000 24:6cea0000||application/x-dump|Backup of a file system|BSD: protocols/dumprestore.h, NFS_MAGIC
    0:0108 56:'USE_LYNX_TO'||application/x-commodore-lnx|Commodore archive|libmagic: Magdir/c64, LyNX
    0:01c00bb1||application/x-gcz|GameCube disc, compressed|Dolphin: CompressedBlob.h
    0:04000000 16:'{"files":'||application/x-asar|Electron archive|Electron: ASAR format
    0:04224d18||application/x-lz4|LZ4 compressed data|LZ4 Frame Format 1.6
    0:05224d18||application/x-lz5|LZ5 compressed data|LZ5: frame format, magic number
    0:06224d18||application/x-lizard|Lizard compressed data|Lizard: frame format, magic number
    0:0a474c 18:02||application/x-binary-ii|Apple II archive|Apple II file type notes: $E0, auxiliary type $8000
    0:0d00000000000000 8:'nix-archive-1'||application/x-nix-archive|Nix archive|Nix: Nix archive format
    0:135d658c||application/x-installshield|InstallShield 3 archive|V. Fuchs: stix; The Unarchiver: InstallShield Z
    0:16161624||application/x-oric-tape|Oric tape|Oric: TAP format
    0:1a61726368697665||application/x-arcfs|ArcFS archive|libmagic: Magdir/archive, ArcFS
    0:1f8b ?|org.gnu.gnu-zip-archive|application/gzip|gzip compressed data|RFC 1952, section 2.3
    0:1f8b08|org.gnu.gnu-zip-archive|application/gzip|gzip compressed data|RFC 1952, section 2.3
    0:1f9d ?|public.z-archive|application/x-compress|compress'd data|ncompress 5.0
    0:1f9f4a100a||application/x-freeze|Frozen data|libmagic: Magdir/archive, Freeze
    0:1fa0 ?|public.z-archive|application/x-compress|LZH compress'd data|SCO: compress(C), option -H; libmagic: Magdir/compress
    0:28b52ffd||application/zstd|Zstandard compressed data|RFC 8878, section 3.1.1
    0:377abcaf271c|org.7-zip.7-zip-archive|application/x-7z-compressed|7-zip archive|7zFormat.txt, section Signature Header
    0:37e45396c9dbd607||application/x-zisofs|Compressed file of a disc|zisofs: zisofs_format.txt
    0:3aff26ed 4:0100||application/x-android-sparse-image|Android sparse image|Android: sparse_format.h
    0:4169 2:010000||application/x-compress-ai|Ai archive|libmagic: Magdir/compress, Ai
    0:4169 2:010100||application/x-compress-ai|Ai archive|libmagic: Magdir/compress, Ai
    0:4351 2:14||application/x-copyqm|CopyQM floppy image|libdsk: drvqm.c
    0:502a4d18||application/zstd|Zstandard skippable frame|RFC 8878, section 3.1.2
    0:504b0304|public.zip-archive|application/zip|zip archive|PKWARE APPNOTE 6.3.10
    0:504b0506|public.zip-archive|application/zip|zip archive|PKWARE APPNOTE 6.3.10
    0:504b0708|public.zip-archive|application/zip|zip archive|PKWARE APPNOTE 6.3.10
    0:52535900||application/x-atari-stx|Atari floppy with protection|Pasti: STX
    0:544400 4:13||application/x-teledisk|Teledisk floppy|D. Dunfield: Teledisk notes
    0:544400 4:14||application/x-teledisk|Teledisk floppy|D. Dunfield: Teledisk notes
    0:544400 4:15||application/x-teledisk|Teledisk floppy|D. Dunfield: Teledisk notes
    0:57555830 4:2ed09910||application/x-wux|Wii U disc, compressed|Cemu: WUX
    0:60ea ?||application/x-arj|ARJ archive|ARJ 3.10: TECHNOTE.TXT
    0:655d138c08010300||application/x-tscomp-compressed|TSComp archive|libmagic: Magdir/compress, TSComp
    0:72730136||application/x-rdiff|rdiff signature|librsync: librsync.h, rs_magic_number
    0:72730137||application/x-rdiff|rdiff signature|librsync: librsync.h, rs_magic_number
    0:72730146||application/x-rdiff|rdiff signature|librsync: librsync.h, rs_magic_number
    0:72730147||application/x-rdiff|rdiff signature|librsync: librsync.h, rs_magic_number
    0:72730236||application/x-rdiff|rdiff delta|librsync: librsync.h, rs_magic_number
    0:746400 4:13||application/x-teledisk|Teledisk floppy, advanced compression|D. Dunfield: Teledisk notes
    0:746400 4:14||application/x-teledisk|Teledisk floppy, advanced compression|D. Dunfield: Teledisk notes
    0:746400 4:15||application/x-teledisk|Teledisk floppy, advanced compression|D. Dunfield: Teledisk notes
    0:82 1:'SNAPPY' 7:00||application/x-snappy-java|Snappy compressed data of Java|snappy-java: SnappyCodec
    0:89474e440d0a1a0a||application/gnunet-directory|GNUnet directory|GNUnet: directory format
    0:894c5a4f000d0a1a0a||application/x-lzop|lzop compressed data|lzop: lzop.c
    0:8fafac84||application/x-ppmd|PPMd archive|D. Shkarin: PPMd var. J, archive header
    0:aa404e5a||application/x-nanozip|NanoZip archive|NanoZip: archive header
    0:ae014e616e6f5a6970||application/x-nanozip|NanoZip archive|The Unarchiver: NanoZip format
    0:b46e6844||application/x-acronis-tib|Acronis backup|PRONOM; Acronis True Image
    0:ceb2cf81||application/x-brotli|Brotli compressed data in a frame|Brotli: draft-kucherawy, framing; libmagic: Magdir/compress
    0:d0bed2be||application/x-vmware-state|State of a virtual machine|Volatility: vmem and vmss, PTR_MAGIC
    0:d1bad1ba||application/x-vmware-state|State of a virtual machine|Volatility: vmem and vmss, PTR_MAGIC
    0:d1ffd1ff04||application/gdiff|Difference of files|W3C: Generic Diff Format, NOTE-gdiff-19970901
    0:d1ffd1ff05||application/gdiff|Difference of files|javaxdelta: GDIFF 5
    0:d2bed2be||application/x-vmware-state|State of a virtual machine|Volatility: vmem and vmss, PTR_MAGIC
    0:d3bed3be||application/x-vmware-state|State of a virtual machine|Volatility: vmem and vmss, PTR_MAGIC
    0:edabeedb||application/x-rpm|RPM package|LSB 5.0 Core, section 22.2
    0:fd377a585a00|org.tukaani.xz-archive|application/x-xz|XZ compressed data|The .xz File Format 1.2
    0:feef0100||application/x-ghost|Ghost image|libmagic: Magdir/dump, Norton Ghost
    0:feef0101||application/x-ghost|Ghost image|libmagic: Magdir/dump, Norton Ghost
    0:feef0102||application/x-ghost|Ghost image|Symantec: Ghost image, compression 2
    0:feef0103||application/x-ghost|Ghost image|Symantec: Ghost image, compression 3
    0:feef0104||application/x-ghost|Ghost image|Symantec: Ghost image, compression 4
    0:feef0105||application/x-ghost|Ghost image|Symantec: Ghost image, compression 5
    0:feef0106||application/x-ghost|Ghost image|Symantec: Ghost image, compression 6
    0:feef0107||application/x-ghost|Ghost image|Symantec: Ghost image, compression 7
    0:feef0108||application/x-ghost|Ghost image|Symantec: Ghost image, compression 8
    0:feef0109||application/x-ghost|Ghost image|Symantec: Ghost image, compression 9
    0:ff060000734e61507059||application/x-snappy-framed|Snappy compressed data|Snappy framing format, section 4.1
    1:'-lh' 6:'-'||application/x-lha|LHA archive|LHa for UNIX: header.doc
    257:'ustar'|public.tar-archive|application/x-tar|tar archive|POSIX.1-2017, pax
    2:'-lh' 6:'-'||application/x-lha|LHA archive|LHa for UNIX: header.doc
    2:'-lz' 6:'-'||application/x-lha|LArc archive|LHa for UNIX: header.doc
    2:'-pc' 6:'-'||application/x-lha|PMarc archive|LHa for UNIX: lha_macro.h, PMARC methods
    2:'-pm' 6:'-'||application/x-lha|PMarc archive|LHa for UNIX: lha_macro.h, PMARC methods
    30:'PRG_formatted_GEOS_file'||application/x-geos-convert|GEOS file|GEOS: Convert 2.5, CVT format
    30:'SEQ_formatted_GEOS_file'||application/x-geos-convert|GEOS file|GEOS: Convert 2.5, CVT format
    32769:'CD001'|public.iso-image|application/x-iso9660-image|ISO 9660 disc image|ECMA-119, section 8.1
    32776:01 32777:'CDROM'|public.iso-image|application/x-iso9660-image|High Sierra disc image|High Sierra Group: CD-ROM volume descriptors, 1986
    34817:'CD001'|public.iso-image|application/x-iso9660-image|ISO 9660 disc image|ECMA-119, section 8.1
    37385:'CD001'|public.iso-image|application/x-iso9660-image|ISO 9660 disc image, sectors of mode 2|ECMA-119, section 8.1; ECMA-130
    3:'-FVE-FS-'||application/x-bitlocker|Encrypted volume|libyal: BDE format
    3:'EXPORT:V'||application/x-oracle-export|Export of an Oracle database|Oracle: export utility, header
    3:'OctSqu' 9:00||application/x-squash|RISC OS squashed data|Acorn: Squash, archive header
    424:3bd66749292ed84a8399f6a339e3d001||application/x-bitlocker|Encrypted volume, to go|libyal: BDE format
    4:efbeadde4e756c6c736f6674496e7374||application/x-nsis-data|Data of an installer|NSIS: fileform.h, firstheader
    7:'**ACE**'||application/x-ace-compressed|ACE archive|ACE: technical information
    7:'-sqx-'||application/x-sqx|SQX archive|SQX archive format 2.0
    """)
}
