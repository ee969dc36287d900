// SPDX-License-Identifier: Apache-2.0
import Detection

/// Databases, captures, disks and what systems keep; `SignatureIndex` tells how a line is written.
enum DataSignatures {
  static let table = TypeTable(
    """
    0:'"TOB1",'||application/x-campbell-tob|Records of a data logger|Campbell Scientific: LoggerNet manual, appendix Table-oriented binary format
    0:'"TOB2",'||application/x-campbell-tob|Records of a data logger|Campbell Scientific: LoggerNet manual, appendix Table-oriented binary format
    0:'"TOB3",'||application/x-campbell-tob|Records of a data logger|Campbell Scientific: LoggerNet manual, appendix Table-oriented binary format
    0:'#!rtpplay1.0_'||application/x-rtpdump|Recorded packets|RTP Tools: rtpdump format
    0:'#ROSBAG_V'||application/x-rosbag|Messages of robots|ROS: Bags, format 2.0
    0:'#_Disk_DescriptorFile'||application/x-vmdk-disk|VMware disk description|VMware: Virtual Disk Format 5.0
    0:'$EXI'||application/exi|Efficient XML|W3C: EXI 1.0, section 5.1, EXI cookie
    0:'$HDT' 4:01||application/vnd.hdt|RDF in binary form|W3C submission: HDT, section Control information
    0:'*' 2:0d0a 4:'$6' 6:0d0a 8:'SELECT'||application/x-redis-aof|Redis command log|Redis: persistence, append-only file; RESP
    0:'**_This_file_contains_an_SQLite'||application/x-sqlite2|SQLite 2 database|SQLite 2
    0:'*dvdisaster*'||application/x-dvdisaster|Error correction of a disc|dvdisaster: codec specification
    0:'--_H2_0.5/B_--_'||application/x-h2-database|H2 database|H2: PageStore file header
    0:'.DAFSA@PSL' 10:5f||application/x-dafsa|Suffixes of domains|Chromium: dafsa; libpsl: psl.c, file header
    0:'22_serialization::archive_'||application/x-boost-archive|Serialized objects|Boost: serialization, archive_iarchive_impl, BOOST_ARCHIVE_SIGNATURE
    0:'8=FIX.' 9:01 10:'9='||application/x-fix|Messages of trade|FIX: TagValue encoding 1.0, section Message structure
    0:'8=FIXT.' 10:01 11:'9='||application/x-fix|Messages of trade|FIX: TagValue encoding 1.0, section Message structure
    0:'<<<_Oracle_VM_VirtualBox_Disk_Image_>>>'||application/x-vdi-disk|VirtualBox disk|VirtualBox: VDI
    0:'ARROW1' 6:0000||application/vnd.apache.arrow.file|Arrow data|Apache Arrow: IPC file format
    0:'ASL_DB' 6:000000||application/x-asl-db|System log|Apple: asl_file.h
    0:'ASL_DB' 6:000000000000||application/x-apple-system-log|Log of an Apple system|Apple: asl_file.h, header
    0:'BDic' 4:0200||application/x-hunspell-bdic|Spelling dictionary of Chromium|Chromium: bdict.h
    0:'BasKetNP:archive'||application/x-basket-archive|BasKet notes|BasKet Note Pads: archive.cpp
    0:'CARBONDATAV3'||application/x-carbondata|CarbonData table|Apache CarbonData: file structure
    0:'CBM1'||application/x-catboost|Trees of CatBoost|CatBoost: model serialization, magic
    0:'CMMM' 5:000000||application/x-windows-thumbcache|Thumbnail cache|libyal: Windows Explorer thumbnail cache database format
    0:'COWD'||application/x-vmdk-disk|VMware disk|VMware: Virtual Disk Format 5.0
    0:'CREG' 6:0100||application/x-win9x-registry|Registry of Windows 95|libyal: Windows 9x registry file (CREG) format
    0:'CROMFS'||application/x-cromfs|Cromfs image|J. Yliluoma: Cromfs format
    0:'Caml1999A'||application/x-ocaml-library|OCaml library|OCaml: config.mlp, cma_magic_number
    0:'Caml1999I'||application/x-ocaml-interface|OCaml interface|OCaml: config.mlp, cmi_magic_number
    0:'Caml1999O'||application/x-ocaml-object|OCaml object|OCaml: config.mlp, cmo_magic_number
    0:'Caml1999Y'||application/x-ocaml-object|OCaml native object|OCaml: config.mlp, cmx_magic_number
    0:'ClamAV-Diff:'||application/x-clamav-cdiff|Changes of a virus database|ClamAV: cdiff.c
    0:'Client_UrlCache_MMF_Ver_'||application/x-ie-cache|Index of a browser's cache|libyal: MSIE cache file format
    0:'CoSA' 4:05000000||application/x-alsa-topology|Topology of a sound card|Linux: uapi/sound/asoc.h, SND_SOC_TPLG_MAGIC
    0:'DLT' 3:01||application/x-dlt|Log of a vehicle|COVESA DLT: dlt_common.h, DltStorageHeader
    0:'DPDB' 4:68||application/x-perl-dbm-deep|Tree of a Perl program|DBM::Deep: File.pm, SIG_FILE and SIG_HEADER
    0:'E2UNDO02'||application/x-e2undo|Undo file of a file system|e2fsprogs: undo_io.c
    0:'EMiL' 4:01000000||application/x-lime-memory|Memory of a machine|LiME: doc, LiME format
    0:'EVF' 3:090d0aff00||application/x-ewf|Forensic image|libyal: EWF format
    0:'EVF2' 4:0d0a81||application/x-ewf|Forensic image|libyal: EWF2 format
    0:'EyeSDN'||application/x-eyesdn|Captured packets|EyeSDN: trace format
    0:'FAC' 3:00 4:'010' 7:00||application/x-iso19794-face|Image of a face|ISO/IEC 19794-5:2005, section 5.4
    0:'FEA1'||application/vnd.apache.arrow.file|Feather data|Apache Arrow: Feather V1
    0:'FILE0' 5:0003||application/x-ntfs-mft|Table of NTFS files|libyal: NTFS, MFT entry
    0:'FIR' 3:00 4:'010' 7:00||application/x-iso19794-finger-image|Image of a finger|ISO/IEC 19794-4:2005, section 7
    0:'FMR' 3:00 4:'_20' 7:00||application/x-iso19794-finger-minutiae|Minutiae of a finger|ISO/IEC 19794-2:2005, section 7.3
    0:'FS21' 20:20||application/x-zodb|ZODB storage|ZODB: FileStorage format
    0:'FS30' 20:20||application/x-zodb|ZODB storage|ZODB: FileStorage format
    0:'FasdUAS_'|com.apple.applescript.script|application/x-applescript|Compiled AppleScript|Apple: Open Scripting Architecture, storage of scripts
    0:'GBSDIF42'||application/x-courgette-patch|Difference of programs|Chromium: third_party/bspatch
    0:'GGUF'||application/x-gguf|Language model|GGML: GGUF specification
    0:'GMBU' 5:02||application/x-netmon|Network Monitor 2 capture|Wireshark: wiretap/netmon.c
    0:'GNU_Parted_Loopback_'||application/vnd.efi.img|Disk without partitions|GNU Parted: labels/loop.c, LOOP_SIGNATURE
    0:'GOBJ' 4:0a 5:'METADATA' 13:0d0a1a||application/x-gi-typelib|Introspection data|GObject Introspection: gitypelib-internal.h, Header
    0:'GVariant' 8:00000000||application/x-gvdb|GVariant database|GLib: gvdb-format.h, gvdb_header
    0:'H:2,block'||application/x-h2-database|H2 database|H2: MVStore, file format
    0:'H:3,block'||application/x-h2-database|H2 database|H2: MVStore, file format
    0:'HIBR' 7:00||application/x-windows-hibernation|Hibernated Windows|libyal: Windows hibernation file format
    0:'HyPe'||application/x-tableau-hyper|Tableau extract|Tableau: Hyper API, file format versions
    0:'HyperTerminal_1.0_--'||application/x-ms-ht|Session of HyperTerminal|Hilgraeve: HyperTerminal, session files
    0:'IDA0' 4:0000||application/x-ida-database|IDA database|Hex-Rays: IDA, database header
    0:'IDA1' 4:000044000000||application/x-ida-database|IDA database|Hex-Rays: IDA, database header
    0:'IDA2' 4:000044000000||application/x-ida-database|IDA database, 64 bits|Hex-Rays: IDA, database header
    0:'IHNf' 6:0000||application/x-faiss-index|Index of vectors|FAISS: index_write.cpp
    0:'IMMM' 5:000000||application/x-windows-thumbcache|Index of thumbnails|libyal: Windows Explorer thumbnail database, index
    0:'INDX(' 5:00||application/x-ntfs-index|Index of an NTFS folder|libyal: NTFS, index node
    0:'IwFl' 6:0000||application/x-faiss-index|Index of vectors|FAISS: index_write.cpp
    0:'IwPQ' 6:0000||application/x-faiss-index|Index of vectors|FAISS: index_write.cpp
    0:'IxF2' 6:0000||application/x-faiss-index|Index of vectors|FAISS: index_write.cpp
    0:'IxFI' 6:0000||application/x-faiss-index|Index of vectors|FAISS: index_write.cpp
    0:'JAM' 3:00||application/x-jam-message-base|Messages of a mailbox|J. Homrighausen: JAM(mbp)
    0:'JMF6'||application/x-ms-oe-mailbox|Outlook Express 4 folder|libdbx: Outlook Express 4, MBX header
    0:'JMF9'||application/x-ms-oe-mailbox|Outlook Express 4 list of folders|libdbx: Outlook Express 4, MBX header
    0:'KC' 2:0a00 8:30||application/x-kyotocabinet|Kyoto Cabinet hash database|Kyoto Cabinet: kchashdb.h, HDBMAGICDATA
    0:'KC' 2:0a00 8:31||application/x-kyotocabinet|Kyoto Cabinet tree database|Kyoto Cabinet: kchashdb.h, HDBMAGICDATA
    0:'KDMV'||application/x-vmdk-disk|VMware disk|VMware: Virtual Disk Format 5.0
    0:'KDUMP___'||application/x-kdump|Dump of a kernel|makedumpfile: diskdump_mod.h
    0:'KDUMP___' 9:000000||application/x-kdump|Crash dump of Linux|makedumpfile: diskdump_mod.h, KDUMP_SIGNATURE
    0:'KSLPHHRH'||application/x-systemd-hwdb|Hardware database|systemd: hwdb-internal.h, HWDB_SIG
    0:'KWALLET' 7:0a0d000d0a||application/x-kwallet|Wallet of KDE|KDE: kwalletd, backendpersisthandler.cpp
    0:'LOGG' 4:90000000||application/x-vector-blf|Frames of a bus|Vector: BLF file header
    0:'LPKSHHRH'||application/x-systemd-journal|Journal|systemd: JOURNAL_FILE_FORMAT
    0:'LTTB' 4:0000000000||application/x-apertium-transducer|Morphological transducer|lttoolbox: file_utils, HEADER_TRANSDUCER
    0:'LVF' 3:090d0aff00||application/x-ewf|Forensic image|libyal: EWF format
    0:'LibvirtQemudSave'||application/x-libvirt-save|Saved machine|libvirt: qemu_saveimage.h
    0:'LinuxGuestRecord'||application/x-xen-save|Saved machine|Xen: xc_domain_save, record
    0:'MAG#' 8:'CDIC#SIZ'||application/x-canna-dictionary|Canna dictionary|Canna: RK library, dictionary header
    0:'MDF_____2.'||application/x-asam-mdf|Measurements of a vehicle|Vector: MDF 3.3, IDBLOCK
    0:'MDF_____3.'||application/x-asam-mdf|Measurements of a vehicle|Vector: MDF 3.3, IDBLOCK
    0:'MIME-Magic' 10:000a||application/x-mime-magic|Signatures of file types|freedesktop.org: Shared MIME-info Database, section The magic files
    0:'MetaView_Service_Assurance_Export_File'||application/x-metaview-sas|Export of a telephone network|libmagic: Magdir/database, MetaView SAS
    0:'Nettrace' 8:14000000||application/x-nettrace|Events of a runtime|.NET: NetTrace file format
    0:'NgramBin' 8:5f||application/x-est-ngram|Language model|Edinburgh Speech Tools: EST_Ngrammar, binary format
    0:'OPENCC' 6:5f4d41524953415f||application/x-opencc-dictionary|Dictionary for Chinese conversion|OpenCC: MarisaDict, OCD2_HEADER
    0:'OPENCCDATRIE'||application/x-opencc-dictionary|Dictionary for Chinese conversion|OpenCC: DartsDict, OCDHEADER
    0:'ORC'||application/vnd.apache.orc|ORC data|Apache ORC specification v1
    0:'Obj' 3:01||application/vnd.apache.avro|Avro data|Apache Avro 1.11: object container files
    0:'ObserverPktBuffe'||application/x-netinstobserver|Observer capture|Wireshark: wiretap/observer.c
    0:'PAR1'||application/vnd.apache.parquet|Parquet data|Apache Parquet: file format
    0:'PARE'||application/vnd.apache.parquet|Parquet data, encrypted|Apache Parquet: modular encryption
    0:'PERFFILE'||application/x-perf-data|Samples of perf, version 1|Linux: perf.data-file-format.txt
    0:'PFA1'||application/x-iceberg-puffin|Statistics of a table|Apache Iceberg: Puffin spec
    0:'PGCOPY' 6:0aff0d0a00||application/x-postgresql-copy|PostgreSQL table data|PostgreSQL: COPY, section Binary Format
    0:'PGDMP'||application/x-postgresql-dump|PostgreSQL dump|PostgreSQL: pg_backup_archiver.h
    0:'PGPdMAIN'||application/x-pgp-disk|PGP disk|PGP Disk: header
    0:'PILfont' 7:0a||application/x-pil-font|Font of the Python Imaging Library|Pillow: FontFile, save
    0:'PMCC'||application/x-ms-program-group|Program group of Windows|Microsoft: Windows 3.1 SDK, Group file format
    0:'PReg' 4:01000000||application/x-ms-registry-policy|Policies of Windows|[MS-GPREG] 2.2.1.1
    0:'PaRtImAgE-VoLuMe'||application/x-partimage|Partimage image|Partimage: header of volumes
    0:'RCF' 3:01||application/x-hive-rcfile|Columns of Hive|Apache Hive: RCFile.java
    0:'REDIS0'||application/x-redis-dump|Redis snapshot|Redis: RDB file format
    0:'RGDB' 4:000000||application/x-wireless-regdb|Rules of radio|Linux: net/wireless/reg.c, FWDB_MAGIC
    0:'RHHHKSLP'||application/x-systemd-catalog|Message catalog of the journal|systemd: catalog.c, CATALOG_SIGNATURE
    0:'RKNN'||application/x-rknn|Network for an accelerator|Rockchip: RKNN toolkit
    0:'RRD' 3:00||application/x-rrd|Round-robin data|RRDtool: rrd_format.h
    0:'RSTR' 4:1e000900||application/x-ntfs-logfile|Log of NTFS|libyal: NTFS, metadata transaction journal
    0:'RTSS' 5:01||application/x-netmon|Network Monitor capture|Wireshark: wiretap/netmon.c
    0:'SEQ' 3:04||application/x-hadoop-sequence|Hadoop sequence file|Apache Hadoop: SequenceFile, BLOCK_COMPRESS_VERSION
    0:'SEQ' 3:05||application/x-hadoop-sequence|Hadoop sequence file|Apache Hadoop: SequenceFile, CUSTOM_COMPRESS_VERSION
    0:'SEQ' 3:06||application/x-hadoop-sequence|Hadoop sequence file|Apache Hadoop: SequenceFile
    0:'SHCC3.10'||application/x-win31-registry|Registry of Windows 3.1|libmagic: Magdir/windows, Windows 3.1 registry
    0:'SQLite_format_3'||application/vnd.sqlite3|SQLite 3 database|SQLite database file format, section 1.3.1
    0:'SQLite_format_3' 15:00||application/vnd.sqlite3|SQLite 3 database|SQLite database file format, section 1.3.1
    0:'TDB_file' 8:0a||application/x-tdb|Trivial database|Samba: tdb_private.h
    0:'TDF$'||application/x-telegram-desktop|Telegram data|Telegram Desktop: storage_file_utilities.cpp, TdfMagic
    0:'TRSNIFF_data____' 16:1a||application/x-ngsniffer|Sniffer capture|Wireshark: wiretap/ngsniffer.c
    0:'TSPMAP01'||application/x-ki18n-pmap|Property map of translations|KDE: ki18n, ktranscript.cpp, compiled property maps
    0:'TZif'||application/tzif|Time zone data|RFC 8536, section 3.1
    0:'UnityArchive' 12:00||application/vnd.unity|Unity assets|Unity manual, section AssetBundles
    0:'UnityFS' 7:00||application/vnd.unity|Unity assets|Unity manual, section AssetBundles
    0:'UnityRaw' 8:00||application/vnd.unity|Unity assets|Unity manual, section AssetBundles
    0:'UnityWeb' 8:00||application/vnd.unity|Unity assets|Unity manual, section AssetBundles
    0:'UrlCache_MMF_Ver_'||application/x-ie-cache|Index of a browser's cache|libyal: MSIE cache file format
    0:'VIMspell' 8:32||application/x-vim-spell|Spell file|Vim: spellfile.c, VIMSPELLMAGIC
    0:'VIMsug' 6:01||application/x-vim-spell|Spelling suggestions|Vim: spellfile.c, VIMSUGMAGIC
    0:'VL' 2:0000 ?||application/x-netxray|NetXRay capture|Wireshark: wiretap/netxray.c
    0:'VMGP'||application/vnd.mophun.application|Mophun game|Synergenix: Mophun, VMGP header
    0:'Vim' 3:9f 4:'UnDo' 8:e5||application/x-vim-undo|Changes to take back|Vim: undo.c, UF_START_MAGIC
    0:'WDB2' 7:00||application/x-wow-dbc|World of Warcraft table|wowdev wiki: DB2
    0:'WDBC' 7:00||application/x-wow-dbc|World of Warcraft table|wowdev wiki: DBC
    0:'We_love_Marisa.' 15:00||application/x-marisa-trie|Dictionary trie|marisa-trie: grimoire/trie/header.h
    0:'WithouFreSpacExt'|com.parallels.vm.vmhdd|application/x-parallels-disk|Parallels disk|QEMU: Parallels expandable image
    0:'WithoutFreeSpace'|com.parallels.vm.vmhdd|application/x-parallels-disk|Parallels disk|QEMU: Parallels expandable image
    0:'XCP' 3:00 4:'00'||application/x-netxray|Windows Sniffer capture|Wireshark: wiretap/netxray.c
    0:'YARA'||application/x-yara-rules|Compiled rules of YARA|YARA: arena.h, YR_ARENA_FILE_HEADER
    0:'ZF0x' 21:78||application/x-joblib|Compressed Python objects|joblib: numpy_pickle_compat.py, _ZFILE_PREFIX
    0:'[DEPOT]' 7:0a0c||application/x-qdbm|QDBM database, big endian|QDBM: depot.c, DP_MAGNUMB
    0:'[depot]' 7:0a0c||application/x-qdbm|QDBM database|QDBM: depot.c, DP_MAGNUMB
    0:'askw40' 6:00||application/x-asksam|askSam database|libmagic: Magdir/database, askSam
    0:'b0nano'||application/x-nano-swap|Lock of an editor|GNU nano: files.c, write_lockfile
    0:'btrfs-stream' 12:00||application/x-btrfs-stream|Sent subvolume|Btrfs: send stream format
    0:'btsnoop' 7:00||application/x-btsnoop|Bluetooth capture|Wireshark: wiretap/btsnoop.c
    0:'cook' 4:0000||application/x-binarycookies|Cookies of a browser|S. Joshi: Safari's Cookies.binarycookies
    0:'d10:created'||application/x-bittorrent|Torrent|BEP 3
    0:'d13:announce-list'||application/x-bittorrent|Torrent|BEP 12
    0:'d13:creation_date'||application/x-bittorrent|Torrent|BEP 3
    0:'d18:azureus' 11:5f 12:'properties'||application/x-bittorrent|Torrent|BEP 3; Vuze: torrent file
    0:'d4:info'||application/x-bittorrent|Torrent|BEP 3
    0:'d7:comment'||application/x-bittorrent|Torrent|BEP 3
    0:'d8:announce'||application/x-bittorrent|Torrent|BEP 3
    0:'d8:encoding'||application/x-bittorrent|Torrent|BEP 3
    0:'d9:httpseeds'||application/x-bittorrent|Torrent|BEP 17
    0:'diff_--git_a/'|public.patch-file|text/x-diff|Differences between files, binary ones among them|git-diff(1), section Generating patch text
    0:'fmgg' 5:000000||application/x-ggml|Weights of a model|llama.cpp: GGMF file
    0:'ftrt'||application/x-tensorrt|Network for an accelerator|NVIDIA: TensorRT, serialized engine
    0:'ggml'||application/x-ggml|Language model|GGML: ggml.h, GGML_FILE_MAGIC
    0:'glibc-ld.so.auxcache-'||application/x-ld-so-cache|Cache of shared libraries, auxiliary|glibc: cache.c, AUX_CACHEMAGIC
    0:'glibc-ld.so.cache1.1'||application/x-ld-so-cache|Cache of shared libraries|glibc: dl-cache.h, CACHEMAGIC_NEW
    0:'hdfm' 4:00|com.apple.itunes.db|application/x-itunes-library|iTunes library|libitl: library file header
    0:'hibr' 7:00||application/x-windows-hibernation|Hibernated Windows|libyal: Windows hibernation file format
    0:'iRivDB'||application/x-iriver-db|Songs of a player|libmagic: Magdir/iriver
    0:'iptrace_1.0'||application/x-iptrace|AIX packet capture|Wireshark: wiretap/iptrace.c
    0:'iptrace_2.0'||application/x-iptrace|AIX packet capture|Wireshark: wiretap/iptrace.c
    0:'kxzipped'||application/x-kdb-compressed|Compressed kdb+ column|Kx: File compression
    0:'lCRF'||application/x-crfsuite|Conditional random field|CRFsuite: crf1d_model.c
    0:'ld.so-1.7.0'||application/x-ld-so-cache|Cache of shared libraries|glibc: dl-cache.h, CACHEMAGIC
    0:'lmgg'||application/x-ggml|Weights of a model|ggml: GGML file, unversioned
    0:'makedumpfile' 12:00||application/x-kdump|Dump of a kernel, flattened|makedumpfile: makedumpfile.h
    0:'makedumpfile' 12:00000000||application/x-kdump|Crash dump of Linux, flattened|makedumpfile: makedumpfile.h, makedumpfile_header
    0:'mbdb' 4:0500||application/x-apple-mbdb|Manifest of a backup|iPhone wiki: Manifest.mbdb
    0:'mmap_lm_http://kheafield.com/code'||application/x-kenlm|Language model|KenLM: lm/binary_format.cc
    0:'ptrt'||application/x-tensorrt|Network for an accelerator|NVIDIA: TensorRT, serialized engine
    0:'qMap' 4:0004||application/x-teckit-mapping|Mapping of encodings|SIL: TECkit_Format.h, kMagicNumber
    0:'qMap' 4:0005||application/x-teckit-mapping|Mapping of encodings|SIL: TECkit_Format.h, kMagicNumber
    0:'raVGtnai' 8:00000000||application/x-gvdb|GVariant database, big endian|GLib: gvdb-format.h, gvdb_header
    0:'rust-regex-automata-dfa'||application/x-regex-automata-dfa|Automaton|regex-automata: DFA, to_bytes
    0:'screen_mode_id:i:'||application/x-rdp|Remote desktop settings|Microsoft: RDP properties
    0:'snoop' 5:000000||application/x-snoop|Network capture|RFC 1761
    0:'tjgg' 5:000000||application/x-ggml|Weights of a model|llama.cpp: GGJT file
    0:'trace32_analyzer_data'||application/x-trace32-data|Trace of a debugger|Lauterbach: TRACE32, analyzer data
    0:'unqlite' 7:db7c2712||application/x-unqlite|UnQLite database|UnQLite: pager, UNQLITE_DB_SIG and magic
    0:'xFSdump0'||application/x-xfsdump|Dump of XFS|xfsdump: global.h, GLOBAL_HDR_MAGIC
    0:'zQmp' 4:00||application/x-teckit-mapping|Mapping of encodings|SIL: TECkit_Format.h, kMagicNumberCmp
    0:..110320 5:000000||application/x-glibc-locale|Compiled locale|GNU C library: localeinfo.h, LIMAGIC
    0:00 1:'LOCATE02' 9:00||application/x-locate|Index of file names|GNU findutils: locatedb(5)
    0:000000 3:'ReFS' 7:0000||application/vnd.efi.img|ReFS volume|libyal: Resilient File System, volume header
    0:00000000 8:00000002f5bacbac||application/x-zfs-stream|Sent ZFS file system, big endian|OpenZFS: zfs_ioctl.h, DMU_BACKUP_MAGIC
    0:00000000 8:accbbaf502000000||application/x-zfs-stream|Sent ZFS file system|OpenZFS: zfs_ioctl.h, DMU_BACKUP_MAGIC
    0:0000000000000000 8:0400 16:edda0ced02000000||application/x-boltdb|Bolt database|bbolt: db.go, meta
    0:00000001 4:'Bud1'||application/x-apple-ds-store|Finder settings|Apple: .DS_Store, buddy allocator
    0:0000000100000000 8:0007d000||application/x-nettl|HP-UX 9 trace|Wireshark: wiretap/nettl.c
    0:000000124b61746520537761702046696c6520||application/x-kate-swap|Changes of an open text|KTextEditor: kateswapfile.cpp, swapFileVersionString
    0:00000084 4:50052602||application/x-pcp-archive|Archive of performance data|pcp(5): LOGARCHIVE, version 2
    0:0000020012050010||application/x-tektronix-rf5|Tektronix K12 capture|Wireshark: wiretap/k12.c
    0:0000ffff0000ffff||application/x-cdf|Common data format, before 2.6|NASA: CDF internal format description
    0:00010000 4:'Standard_ACE_DB'||application/vnd.ms-access|Access database|mdbtools: HACKING
    0:00010000 4:'Standard_Jet_DB'||application/vnd.ms-access|Access database|mdbtools: HACKING
    0:0001000000020001000500020002c0||application/x-filemaker|FileMaker Pro 3 or 5 database|PRONOM x-fmt/318, x-fmt/319
    0:000204..00000004 8:04||application/x-firebird-backup|Firebird backup|Firebird: burp.h, rec_burp and att_backup_format
    0:00051600||application/applefile|AppleSingle file|RFC 1740, appendix A
    0:00051607||multipart/appledouble|AppleDouble header|RFC 1740, appendix A
    0:00053162 4:00000003||application/x-berkeley-db|Berkeley DB 1.85 B-tree|BSD: db/btree/btree.h, BTREEMAGIC
    0:00061561 4:00000002||application/x-berkeley-db|Berkeley DB 1.85 hash|BSD: db/hash/hash.h, HASHMAGIC
    0:004f70656e54696d657374616d7073||application/x-opentimestamps|Proof of time|OpenTimestamps: timestamp.py
    0:006d6c6f63617465||application/x-mlocate|Index of file names|mlocate.db(5)
    0:00706c6f63617465||application/x-plocate|Index of file names|plocate: db.h
    0:01 1:'gpg' 4:03||application/x-gnupg-trustdb|GnuPG trust database|GnuPG: doc/DETAILS, Format of the Trust DB
    0:01 3:'NetScaler_V20_Performance_Data'||application/x-netscaler|NetScaler capture|Wireshark: wiretap/netscaler.c
    0:01 3:'Netscaler_V30_Performance_Data'||application/x-netscaler|NetScaler capture|Wireshark: wiretap/netscaler.c
    0:01 3:'Netscaler_V35_Performance_Data'||application/x-netscaler|NetScaler capture|Wireshark: wiretap/netscaler.c
    0:0100000000000000 23:01 25:00 26:3a005c00||application/x-windows-recycled|Record of a deleted file|libyal: Windows Recycle.Bin file formats, version 1
    0:0101 8:'NetScaler_Performance_Data'||application/x-netscaler|NetScaler capture|Wireshark: wiretap/netscaler.c
    0:010f0000 32:000000000100||application/x-mssql-database|SQL Server database|OrcaMDF: page header of the file header page
    0:01b3a11322||application/x-openafs-dump|Dump of an AFS volume|OpenAFS: dump.h
    0:0200000000000000 23:01 29:00 30:3a005c00||application/x-windows-recycled|Record of a deleted file|libyal: Windows Recycle.Bin file formats, version 2
    0:03d9a29a65fb4bb5||application/x-keepass|KeePass database|KeePass: kdb file format
    0:03d9a29a67fb4bb5||application/x-keepass2|KeePass database|KeePass: kdbx file format
    0:040b 2:'streamtyped'||application/x-typedstream|Archived objects|NeXT: typed streams, little endian; PyObjC: NSArchiver
    0:040b 2:'typedstream'||application/x-typedstream|Archived objects|NeXT: typed streams, big endian; PyObjC: NSArchiver
    0:04fc02fc||application/x-fontconfig-cache|Cache of fonts|fontconfig: fcint.h, FC_CACHE_MAGIC_MMAP
    0:05 1:'VNF'||application/x-visualnetworks|Visual Networks capture|Wireshark: wiretap/visual.c
    0:0504000c00010008||application/x-kerberos-ccache|Kerberos credentials|MIT Kerberos: ccache_file_format
    0:05fc02fc||application/x-fontconfig-cache|Cache of fonts|Fontconfig: fcint.h, FC_CACHE_MAGIC_ALLOC
    0:090102de||application/x-locale-archive|Locales|glibc: locarchive.h, AR_MAGIC
    0:0a0d0d0a||application/x-pcapng|Network capture|draft-ietf-opsawg-pcapng, section 4.1
    0:0aa16776657273696f6e02||application/vnd.ipld.car|Content-addressed archive|IPLD: CARv2, section Pragma
    0:0ca50100||application/x-nfdump|Network flows|nfdump: nffile.h, MAGIC and LAYOUT_VERSION_1
    0:0ca50200||application/x-nfdump|Network flows|nfdump: nffileV2.h, MAGIC and LAYOUT_VERSION_2
    0:0cdb1bde||application/x-ocdbt|Versions of a key-value store|TensorStore: OCDBT driver, storage format
    0:0cdb20de||application/x-ocdbt|Node of a key-value store|TensorStore: OCDBT driver, storage format
    0:0cdb3a2a||application/x-ocdbt|Manifest of a key-value store|TensorStore: OCDBT driver, storage format
    0:0d04 4:'KryoFlux'||application/x-kryoflux|Flux of a floppy|KryoFlux stream protocol, section KFInfo
    0:0d04 4:'host_date='||application/x-kryoflux|Flux of a floppy|KryoFlux stream protocol, section KFInfo
    0:0d04 4:'name=KryoFlux'||application/x-kryoflux|Flux of a floppy|KryoFlux stream protocol, section KFInfo
    0:0f0d 2:'Xapian_Chert'||application/x-xapian|Xapian database|Xapian: chert_version.cc, MAGIC_STRING
    0:0f0d 2:'Xapian_Glass'||application/x-xapian|Xapian database|Xapian: glass_version.cc, GLASS_VERSION_MAGIC
    0:1500 3:00 4:0200020000000000||application/x-ms-clfs|Log of Windows transactions|A. Ionescu: CLFS internals, log block header
    0:16d116d1 4:01||application/x-influxdb-tsm|Values over time|InfluxDB: TSM format, header
    0:1708 2:'tracing'||application/x-trace-cmd|Trace of a kernel|trace-cmd.dat(5), section Initial format
    0:170844 3:'tracing'||application/x-trace-cmd|Trace of a kernel|trace-cmd: trace-cmd.dat(5)
    0:17100520 5:000000||application/x-glibc-locale|Compiled locale, collation|GNU C library: localeinfo.h, LIMAGIC
    0:18e22d00 48:18e22d00||application/x-sqlite-shm|SQLite index of a log|SQLite: WAL-mode file format, section 2.1
    0:18e22d00 4:00000000||application/x-sqlite-shm|Index of a SQLite write-ahead log|SQLite: walformat, WAL index header
    0:1a45dfa3||application/x-ebml|EBML data|RFC 8794
    0:1c0001ab 4:00020004||application/vnd.tcpdump.pcap|Network capture of Ixia software|Wireshark: wiretap/libpcap.h, magic numbers of Ixia
    0:1c0001ac 4:00020004||application/vnd.tcpdump.pcap|Network capture of Ixia hardware|Wireshark: wiretap/libpcap.h, magic numbers of Ixia
    0:1c041ef1||application/x-magic-database|Compiled signatures of file(1)|file: apprentice, MAGICNO
    0:1e7b22||application/json-seq|JSON text sequence|RFC 7464, section 2
    0:1ee70f42||application/x-eet|Data of the Enlightenment libraries|EFL: Eet, EET_MAGIC_FILE2
    0:1ee7ff00||application/x-eet|Data of the Enlightenment libraries|EFL: Eet, EET_MAGIC_FILE
    0:20070920 5:000000||application/x-glibc-locale|Compiled locale, characters|GNU C library: localeinfo.h, LIMAGIC
    0:24030120||application/x-gconv-cache|Cache of converters|glibc: gconv_int.h, GCONVCACHE_MAGIC
    0:27052012||application/vnd.genozip|Genozip archive|Genozip: sections.h, GENOZIP_MAGIC
    0:31567770||application/x-cracklib|Index of words|CrackLib: packer.h, PIH_MAGIC
    0:34cdb2a1||application/vnd.tcpdump.pcap|Network capture, modified by Kuznetsov|libpcap: sf-pcap.c, KUZNETZOV_TCPDUMP_MAGIC
    0:377f0682||application/x-sqlite-wal|SQLite write-ahead log|SQLite database file format, section 4.1
    0:377f0683||application/x-sqlite-wal|SQLite write-ahead log|SQLite database file format, section 4.1
    0:3cb86418caef9c95cd211cbf60a1bddd||application/x-qm|Qt translation, compiled|Qt: qtranslator.cpp, magic
    0:3fd76c17||application/x-lucene|Part of a search index|Apache Lucene: CodecUtil, CODEC_MAGIC
    0:41d80100 4:0100||application/x-wiredtiger|WiredTiger file|WiredTiger: block.h, WT_BLOCK_MAGIC
    0:42d2003412662288||application/x-radcom|Captured packets|Wireshark: radcom.c, file header
    0:4b430a00||application/x-kyotocabinet|Kyoto Cabinet database|Kyoto Cabinet: kchashdb.h, HDBMAGICDATA
    0:4d3cb2a1||application/vnd.tcpdump.pcap|Network capture, nanoseconds|draft-ietf-opsawg-pcap, section 4
    0:4d414d04||application/x-ms-prefetch|Compressed prefetch data|libyal: Windows prefetch file format, section Compressed
    0:4d414d84||application/x-ms-prefetch|Compressed prefetch data|libyal: Windows prefetch file format, section Compressed
    0:5452006400||application/x-nettl|HP-UX trace|Wireshark: wiretap/nettl.c
    0:554c6f67011235||application/x-ulog|Log of a flight|PX4: ULog file format, section Header
    0:571dd175||application/x-ctf-metadata|Metadata of a trace|CTF 1.8.3, section 7.1
    0:61150600 4:02000000||application/x-berkeley-db|Berkeley DB 1.85 hash|BSD: db/hash/hash.h, HASHMAGIC
    0:62310500 4:03000000||application/x-berkeley-db|Berkeley DB 1.85 B-tree|BSD: db/btree/btree.h, BTREEMAGIC
    0:6d726d5f707269||application/x-ms-pri|Package resource index|Microsoft: MakePri; mrm_pri headers
    0:6e3a0100fa510300||application/x-voikko-vfst|Finite-state transducer|libvoikko: VFST format
    0:706c5f6361636865 9:000000||application/x-libplacebo-cache|Cache of shaders|libplacebo: cache.c
    0:70775631||application/x-cracklib|Index of words, big endian|CrackLib: packer.h, PIH_MAGIC
    0:75d11d57||application/x-ctf-metadata|Metadata of a trace|CTF 1.8.3, section 7.1
    0:7e 1:10 2:04||application/x-mie|MIE metadata|ExifTool: MIE 1.1
    0:7e 1:18 2:04||application/x-mie|MIE metadata|ExifTool: MIE 1.1
    0:7e1004fe||application/x-mie|MIE metadata|ExifTool: MIE 1.1
    0:7e1804fe||application/x-mie|MIE metadata|ExifTool: MIE 1.1
    0:7f 1:'ver'||application/x-etherpeek|Captured packets|Wireshark: peektagged.c, version section
    0:7f0c442b||application/vnd.digilite.prolights|ProLights show|IANA: application/vnd.digilite.prolights
    0:80028a0a6cfc9c46f9206aa850192e||application/x-pytorch|PyTorch model, one pickle after another|PyTorch: torch/serialization.py, MAGIC_NUMBER
    0:8350 6:78||application/x-erlang-binary|Erlang term, compressed|Erlang: external term format, section Introduction
    0:8368 3:64 ?||application/x-erlang-binary|Erlang term|Erlang: external term format, SMALL_TUPLE_EXT and ATOM_EXT
    0:8368 3:77 ?||application/x-erlang-binary|Erlang term|Erlang: external term format, SMALL_TUPLE_EXT and SMALL_ATOM_UTF8_EXT
    0:85bd40dd 4:01000000||application/x-prometheus-chunks|Values over time|Prometheus: TSDB format, chunks
    0:894d43415030 6:0d0a||application/x-mcap|Messages of robots|MCAP format specification, section Magic
    0:8b669572e2255cbd||application/x-btrfs-image-dump|Dump of a file system's structure|btrfs-progs: btrfs-image, META_MAGIC
    0:8cff7cf9||application/x-selinux-policy|Policy of SELinux|SELinux: policydb.h, POLICYDB_MAGIC
    0:8dff7cf9||application/x-selinux-module|Module of a policy|SELinux: policydb.h, POLICYDB_MOD_MAGIC
    0:8fff7cf9||application/x-selinux-module|Package of a policy|SELinux: module.h, SEPOL_MODULE_PACKAGE_MAGIC
    0:950412de||application/x-gettext-translation|Message catalog|gettext manual, section MO files
    0:960408de||application/x-nls-catalog|Message catalogue|GNU C library: catgets/catgetsinfo.h, CATGETS_MAGIC
    0:96d57521||application/x-sysstat|System activity data|sysstat: sa.h, SYSSTAT_MAGIC and FORMAT_MAGIC
    0:98fe76dc||application/x-apt-cache|Cache of packages|APT: pkgcache.h, header, big endian
    0:a1028b0d 4:'skiplist_file'||application/x-cyrusdb|Cyrus database|Cyrus IMAP: cyrusdb_skiplist.c
    0:a1028b0d 4:'twoskip_file'||application/x-cyrusdb|Cyrus database|Cyrus IMAP: cyrusdb_twoskip.c
    0:a1b23c4d||application/vnd.tcpdump.pcap|Network capture, nanoseconds|draft-ietf-opsawg-pcap, section 4
    0:a1b2c3d4||application/vnd.tcpdump.pcap|Network capture|draft-ietf-opsawg-pcap, section 4
    0:a1b2cd34||application/vnd.tcpdump.pcap|Network capture, modified by Kuznetsov|libpcap: sf-pcap.c, KUZNETZOV_TCPDUMP_MAGIC
    0:a3958080 4:59 5:'FMT'||application/x-ardupilot-log|Log of a flight|ArduPilot: DataFlash logs, FMT message
    0:a3d7a3eea3eea4cea5d5a5a1a5a4a5eb||application/x-wnn-dictionary|Wnn file|FreeWnn: jslib.h, WNN_FILE_STRING
    0:aaaaaaaa 8:00000100||application/x-5view|Captured packets|Wireshark: wiretap/5views.c
    0:ab01001c 4:02000400||application/vnd.tcpdump.pcap|Network capture of Ixia software|Wireshark: wiretap/libpcap.h, magic numbers of Ixia
    0:ac01001c 4:02000400||application/vnd.tcpdump.pcap|Network capture of Ixia hardware|Wireshark: wiretap/libpcap.h, magic numbers of Ixia
    0:ba164f2f 5:000000||application/x-fasttext|Vectors of words|fastText: fasttext.h, FASTTEXT_FILEFORMAT_MAGIC_INT32
    0:baaad700||application/x-prometheus-index|Index of values over time|Prometheus: TSDB format, index
    0:c11ffcc1||application/x-ctf-trace|Trace stream, little endian|CTF 1.8.3, section 5.1
    0:c1fc1fc1||application/x-ctf-trace|Trace stream, big endian|CTF 1.8.3, section 5.1
    0:d4c3b2a1||application/vnd.tcpdump.pcap|Network capture|draft-ietf-opsawg-pcap, section 4
    0:d90114 3:5842||application/x-eris-link+cbor|ERIS link|ERIS: Encoding for robust immutable storage 1.0, section CBOR tag 276
    0:d9d505f920a163d7||application/x-sqlite-journal|SQLite rollback journal|SQLite database file format, section 3
    0:d9fcd9fc||application/x-datrie|Trie of words|libdatrie: DA_SIGNATURE
    0:dc76fe98||application/x-apt-cache|Cache of packages|APT: pkgcache.h, header, little endian
    0:de080496||application/x-nls-catalog|Message catalogue|GNU C library: catgets/catgetsinfo.h, CATGETS_MAGIC
    0:de120495||application/x-gettext-translation|Message catalog|gettext manual, section MO files
    0:dec0efbe||application/x-lmdb-lock|Lock of an LMDB database|OpenLDAP: mdb.c, MDB_MAGIC of a lock file
    0:dec0ffee||application/vnd.rim.cod|BlackBerry program|RIM: COD modules
    0:efbeedfe||application/x-atop-log|atop log|atop: rawlog.h, MYMAGIC
    0:f11e041c||application/x-magic-database|Compiled signatures of file(1)|file: apprentice, MAGICNO
    0:f1c50102||application/x-nss-checksum|Checksum of a library|NSS: shsign.h, NSS_SIGN_CHK_MAGIC
    0:f9beb4d9||application/x-bitcoin-block|Block of Bitcoin|Bitcoin: chainparams.cpp, pchMessageStart
    0:fc02fc04||application/x-fontconfig-cache|Cache of fonts, big endian|Fontconfig: fcint.h, FC_CACHE_MAGIC_MMAP
    0:fe0107||application/x-mysql-table-definition|MySQL table definition|MySQL internals: FRM file, header
    0:fe0108||application/x-mysql-table-definition|MySQL table definition|MySQL internals: FRM file, header
    0:fe0109||application/x-mysql-table-definition|MySQL table definition|MySQL internals: FRM file, header
    0:fe010a||application/x-mysql-table-definition|MySQL table definition|MySQL internals: FRM file, header
    0:fe010b||application/x-mysql-table-definition|MySQL table definition|MySQL internals: FRM file, header
    0:fe62696e 8:0f||application/x-mysql-binlog|MySQL binary log|MySQL internals: binary log, BINLOG_MAGIC and FORMAT_DESCRIPTION_EVENT
    0:fefe03||application/x-mysql-misam-index|MySQL index|MySQL: mi_static.c, myisam_file_magic
    0:fefe05||application/x-mysql-misam-index|MySQL index|MySQL: ISAM, index header
    0:fefe06||application/x-mysql-misam-compressed-index|MySQL compressed data|MySQL: ISAM, packed header
    0:fefe07||application/x-mysql-misam-index|MySQL index|MySQL: mi_static.c, myisam_file_magic
    0:fefe08||application/x-mysql-misam-compressed-index|MySQL compressed data|MySQL: mi_static.c, myisam_pack_file_magic
    0:fefe09||application/x-maria-index|Aria index|MariaDB: ma_static.c, maria_file_magic
    0:fefe0b 4:'MARIALOG'||application/x-maria-log|Aria log|MariaDB: ma_static.c, maria_trans_file_magic
    0:fefe0c||application/x-maria-log-control|Aria log control|MariaDB: ma_static.c, maria_control_file_magic
    0:ff74786612345678||application/x-texture-font|Font as a texture|Kilgard: texfont, TexFont.h
    0:ff74786678563412||application/x-texture-font|Font as a texture|Kilgard: texfont, TexFont.h
    0:ffffffff 8:10000000||application/vnd.apache.arrow.stream|Arrow stream|Apache Arrow: IPC streaming format
    10:0008 16:beefc0de||application/x-lmdb|Memory-mapped database, big endian|LMDB: mdb.c, MDB_MAGIC and P_META
    12:00042253||application/x-berkeley-db|Berkeley DB queue|Oracle: db_page.h, DB_QAMMAGIC
    12:00053162||application/x-berkeley-db|Berkeley DB B-tree|Oracle: db_page.h, DB_BTREEMAGIC
    12:00061561||application/x-berkeley-db|Berkeley DB hash|Oracle: db_page.h, DB_HASHMAGIC
    12:00074582||application/x-berkeley-db|Berkeley DB heap|Oracle: db_page.h, DB_HEAPMAGIC
    12:53220400||application/x-berkeley-db|Berkeley DB queue|Oracle: db_page.h, DB_QAMMAGIC
    12:61150600||application/x-berkeley-db|Berkeley DB hash|Oracle: db_page.h, DB_HASHMAGIC
    12:62310500||application/x-berkeley-db|Berkeley DB B-tree|Oracle: db_page.h, DB_BTREEMAGIC
    12:82450700||application/x-berkeley-db|Berkeley DB heap|Oracle: db_page.h, DB_HEAPMAGIC
    14:c0 15:'HBAM'||application/x-filemaker|FileMaker Pro 7 database|PRONOM fmt/194
    16:'T-DB'||application/x-realm|Realm database|Realm Core: file header
    16:dec0efbe||application/x-lmdb|Memory-mapped database|LMDB: mdb.c, MDB_MAGIC
    1:000000 8:'sdbf'||application/x-ms-shim-database|Compatibility database|Microsoft: Shim database, header; Wine: apphelp, sdbapi.c
    1:a265726f6f7473||application/vnd.ipld.car|Content-addressed archive|IPLD: CARv1, section Header
    2:0000 4:'BFBS'||application/x-flatbuffers-schema|Compiled FlatBuffers schema|FlatBuffers: reflection.fbs, file_identifier
    2:a265726f6f7473||application/vnd.ipld.car|Content-addressed archive|IPLD: CARv1, section Header
    2:c9d5d4d9f0f1||application/x-ibm-netdata|Transmitted mainframe data|IBM: z/OS TSO/E customization, INMR01
    2:da27 4:00140000 8:01 10:0200||application/x-icu-data|Data of the Unicode library|ICU: udata.h, UDataInfo; ucmndata.h, MappedData
    2:da27 4:14000000 8:00 10:0200||application/x-icu-data|Data of the Unicode library|ICU: udata.h, UDataInfo; ucmndata.h, MappedData
    32:'SIF' 35:5f 36:'MAGIC' 41:00||application/vnd.sylabs.sif.layer.v1.sif|Singularity image|Sylabs: SIF specification, Global header
    4120:c68573f66ece90a9d96a60cf803df7ef||application/vnd.efi.img|bcachefs volume|bcachefs: bcachefs_format.h, BCHFS_MAGIC
    4:'ET12' 2:0000||application/x-executorch|Network for a device|ExecuTorch: schema/program.fbs
    4:'ORTM' 2:0000||application/x-onnxruntime|Network of ONNX Runtime|ONNX Runtime: ort.fbs
    4:'TFL3'||application/x-tflite|TensorFlow Lite model|TensorFlow: schema.fbs
    4:'gtktalog_'||application/x-gtktalog|GTKtalog catalogue|GTKtalog: catalogue file
    4:10000000 8:00000a000c000600 16:050008000a000000 24:0001 27:00||application/vnd.apache.arrow.stream|Arrow stream without marks of continuation|Apache Arrow: IPC streaming format, messages before 0.15
    4:efcdab8920060000||application/x-ms-ese|Extensible storage engine database|libyal: ESE database file, file header
    64:7f10dabe||application/x-vdi-disk|VirtualBox disk|VirtualBox: VDI
    6:0008 12:beefc0de||application/x-lmdb|Memory-mapped database of 32 bits, big endian|LMDB: mdb.c, MDB_MAGIC and P_META
    6:01011a 9:'leveldb.BytewiseComparator'||application/x-leveldb-manifest|Files of a LevelDB database|LevelDB: version_edit.cc, log_format.h
    6:0800 12:dec0efbe||application/x-lmdb|Memory-mapped database of 32 bits|LMDB: mdb.c, MDB_MAGIC and P_META
    8:'DUCK'||application/x-duckdb|DuckDB database|DuckDB: storage format
    8:'littlefs'||application/vnd.efi.img|littlefs volume|littlefs: SPEC.md, superblock
    8:01470012 12:'attributes-charset'||application/ipp|Print request|RFC 8010, section 3.1
    """)
}
