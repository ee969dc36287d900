// SPDX-License-Identifier: Apache-2.0
import Detection

/// Databases, scientific data, documents, captures and keys; `SignatureIndex` tells how a line is written.
enum DataSignatures {
  static let table = TypeTable(
    """
    0:'!BDN'||application/vnd.ms-outlook|Outlook folder|[MS-PST] 2.2.2.6
    0:'#_Disk_DescriptorFile'||application/x-vmdk-disk|VMware disk description|VMware: Virtual Disk Format 5.0
    0:'$FL2'||application/x-spss-sav|SPSS data|PSPP developers guide: system file format
    0:'$FL3'||application/x-spss-sav|SPSS data, compressed|PSPP developers guide: system file format
    0:'%FDF'||application/vnd.fdf|Forms data|ISO 32000-1, section 12.7.7
    0:'%PDF-'|com.adobe.pdf|application/pdf|PDF document|ISO 32000-1, section 7.5.2
    0:'*' 2:0d0a 4:'$6' 6:0d0a 8:'SELECT'||application/x-redis-aof|Redis command log|Redis: persistence, append-only file; RESP
    0:'**_This_file_contains_an_SQLite'||application/x-sqlite2|SQLite 2 database|SQLite 2
    0:'.scf' 4:0000||application/x-scf|Sequencing trace|Staden: SCF 3.00, section Header
    0:'.sff' 4:00000001||application/x-sff|Sequencing flowgram|454 Life Sciences: SFF, section Common header
    0:'<BookFile'||application/vnd.framemaker|FrameMaker book|Adobe: FrameMaker
    0:'<Book_'||application/vnd.framemaker|FrameMaker book|Adobe: FrameMaker
    0:'<MIFFile'||application/x-mif|FrameMaker interchange|Adobe: MIF reference
    0:'<Maker'||application/vnd.framemaker|FrameMaker file|Adobe: FrameMaker
    0:'<MakerDictionary'||application/vnd.framemaker|FrameMaker dictionary|Adobe: FrameMaker
    0:'<MakerFile'||application/vnd.framemaker|FrameMaker document|Adobe: FrameMaker
    0:'<MakerScreenFont'||application/vnd.framemaker|FrameMaker screen font|Adobe: FrameMaker
    0:'<stata' 6:5f 7:'dta><header><release>'||application/x-stata-dta|Stata data|Stata: dta 117 to 119
    0:'ABIF' 6:'tdir'||application/x-abif|Sequencing trace|Applied Biosystems: ABIF file format, directory entry
    0:'AES' 3:02||application/x-aes-encrypted|AES Crypt file|AES Crypt: file format, version 2
    0:'ARROW1' 6:0000||application/vnd.apache.arrow.file|Arrow data|Apache Arrow: IPC file format
    0:'ASCII_SPSS_PORT_FILE'||application/x-spss-por|SPSS portable data|PSPP developers guide: portable file format
    0:'ActiveMime' 10:0000||application/x-mso|Office macros in a web page|[MS-OFFMACRO] ActiveMime part
    0:'BAI' 3:01||application/x-bai|Index of a sequence alignment|SAM 1.6, section 5.2
    0:'BAM' 3:01||application/x-bam|Sequence alignment, binary|SAM 1.6, section 4.2
    0:'BCF' 3:0201||application/x-bcf|Variant calls, binary|VCF 4.3, section 6
    0:'BCF' 3:0202||application/x-bcf|Variant calls, binary|VCF 4.3, section 6
    0:'BUFR'||application/bufr|Meteorological data|WMO: FM 94 BUFR
    0:'CONT' 4:0200||application/vnd.amazon.ebook|Kindle KFX book|MobileRead: KFX
    0:'COWD'||application/x-vmdk-disk|VMware disk|VMware: Virtual Disk Format 5.0
    0:'CRAM' 4:02||application/x-cram|Sequence alignment, compressed|CRAM 2.1, section 6
    0:'CRAM' 4:03||application/x-cram|Sequence alignment, compressed|CRAM 3.1, section 6
    0:'Caml1999A'||application/x-ocaml-library|OCaml library|OCaml: config.mlp, cma_magic_number
    0:'Caml1999I'||application/x-ocaml-interface|OCaml interface|OCaml: config.mlp, cmi_magic_number
    0:'Caml1999O'||application/x-ocaml-object|OCaml object|OCaml: config.mlp, cmo_magic_number
    0:'Caml1999Y'||application/x-ocaml-object|OCaml native object|OCaml: config.mlp, cmx_magic_number
    0:'EHFA' 4:5f 5:'HEADER' 11:5f 12:'TAG'||application/x-erdas-hfa|ERDAS Imagine data|ERDAS: HFA file format
    0:'ENDNENZ'||application/x-endnote-connect|EndNote connection|PRONOM fmt/326
    0:'ENVI' 4:0a||application/envi.hdr|ENVI header|NV5 Geospatial: ENVI header files
    0:'ENVI' 4:0d0a||application/envi.hdr|ENVI header|NV5 Geospatial: ENVI header files
    0:'EVF' 3:090d0aff00||application/x-ewf|Forensic image|libyal: EWF format
    0:'EVF2' 4:0d0a81||application/x-ewf|Forensic image|libyal: EWF2 format
    0:'EXP__0_'||application/x-e00|ArcInfo export|PRONOM x-fmt/226; M. Coletti: E00 format
    0:'EXP__1_'||application/x-e00|ArcInfo export, compressed|PRONOM x-fmt/226; M. Coletti: E00 format
    0:'FEA1'||application/vnd.apache.arrow.file|Feather data|Apache Arrow: Feather V1
    0:'FS21' 20:20||application/x-zodb|ZODB storage|ZODB: FileStorage format
    0:'FS30' 20:20||application/x-zodb|ZODB storage|ZODB: FileStorage format
    0:'FasdUAS_'|com.apple.applescript.script|application/x-applescript|Compiled AppleScript|Apple: Open Scripting Architecture, storage of scripts
    0:'GGUF'||application/x-gguf|Language model|GGML: GGUF specification
    0:'GMBU' 5:02||application/x-netmon|Network Monitor 2 capture|Wireshark: wiretap/netmon.c
    0:'GOBJ' 4:0a 5:'METADATA' 13:0d0a1a||application/x-gi-typelib|Introspection data|GObject Introspection: gitypelib-internal.h, Header
    0:'GRIB'||application/grib|Gridded weather data|WMO: FM 92 GRIB
    0:'GVariant' 8:00000000||application/x-gvdb|GVariant database|GLib: gvdb-format.h, gvdb_header
    0:'H:2,block'||application/x-h2-database|H2 database|H2: MVStore, file format
    0:'H:3,block'||application/x-h2-database|H2 database|H2: MVStore, file format
    0:'HEADER_RECORD*******LIBRARY'||application/x-sas-xport|SAS transport file|SAS: TS-140
    0:'HEADER_RECORD*******LIBV8'||application/x-sas-xport|SAS transport file|SAS: TS-140
    0:'HWP_Document_File'||application/x-hwp|Hangul document|Hancom: HWP 3.0
    0:'KC' 2:0a00 8:30||application/x-kyotocabinet|Kyoto Cabinet hash database|Kyoto Cabinet: kchashdb.h, HDBMAGICDATA
    0:'KC' 2:0a00 8:31||application/x-kyotocabinet|Kyoto Cabinet tree database|Kyoto Cabinet: kchashdb.h, HDBMAGICDATA
    0:'KDMV'||application/x-vmdk-disk|VMware disk|VMware: Virtual Disk Format 5.0
    0:'KSLPHHRH'||application/x-systemd-hwdb|Hardware database|systemd: hwdb-internal.h, HWDB_SIG
    0:'LPKSHHRH'||application/x-systemd-journal|Journal|systemd: JOURNAL_FILE_FORMAT
    0:'LUKS' 4:babe||application/x-luks|Encrypted volume|LUKS on-disk format 1.2.3, section 2
    0:'LVF' 3:090d0aff00||application/x-ewf|Forensic image|libyal: EWF format
    0:'MATLAB_5.0_MAT'||application/x-matlab-data|MATLAB data|MathWorks: MAT-file format, level 5
    0:'MDF_____' 8:'4.'||application/mf4|Measured data|ASAM MDF 4.1, section Identification block
    0:'MS' 2:03||application/vnd.fdsn.mseed|Seismic data|FDSN: miniSEED 3, section Fixed section
    0:'NCBI.sra'||application/x-sra|Sequence read archive|NCBI: SRA toolkit, kar header
    0:'ORC'||application/vnd.apache.orc|ORC data|Apache ORC specification v1
    0:'Obj' 3:01||application/vnd.apache.avro|Avro data|Apache Avro 1.11: object container files
    0:'ObserverPktBuffe'||application/x-netinstobserver|Observer capture|Wireshark: wiretap/observer.c
    0:'PAR1'||application/vnd.apache.parquet|Parquet data|Apache Parquet: file format
    0:'PARE'||application/vnd.apache.parquet|Parquet data, encrypted|Apache Parquet: modular encryption
    0:'PGCOPY' 6:0aff0d0a00||application/x-postgresql-copy|PostgreSQL table data|PostgreSQL: COPY, section Binary Format
    0:'PGDMP'||application/x-postgresql-dump|PostgreSQL dump|PostgreSQL: pg_backup_archiver.h
    0:'PGPdMAIN'||application/x-pgp-disk|PGP disk|PGP Disk: header
    0:'PMTiles' 7:03||application/vnd.pmtiles|Map tiles|PMTiles specification 3, section Header
    0:'RDA2' 4:0a||application/x-r-data|R data, text|R internals, section 1.8
    0:'RDA3' 4:0a||application/x-r-data|R data, text|R internals, section 1.8
    0:'RDX2'||application/x-r-data|R data|R internals, section 1.8
    0:'RDX3'||application/x-r-data|R data|R internals, section 1.8
    0:'REDIS0'||application/x-redis-dump|Redis snapshot|Redis: RDB file format
    0:'RHHHKSLP'||application/x-systemd-catalog|Message catalog of the journal|systemd: catalog.c, CATALOG_SIGNATURE
    0:'RIFX' 8:'FGDM'||application/x-director|Director movie, protected|Macromedia Director: RIFX
    0:'RIFX' 8:'MC95'||application/x-director|Director cast|Macromedia Director: RIFX
    0:'RIFX' 8:'MV93'||application/x-director|Director movie|Macromedia Director: RIFX
    0:'RIFX' 8:'NIFF'||application/vnd.music-niff|Notation interchange|NIFF 6a.3, section 2
    0:'RRD' 3:00||application/x-rrd|Round-robin data|RRDtool: rrd_format.h
    0:'RTSS' 5:01||application/x-netmon|Network Monitor capture|Wireshark: wiretap/netmon.c
    0:'SEQ' 3:06||application/x-hadoop-sequence|Hadoop sequence file|Apache Hadoop: SequenceFile
    0:'SQLite_format_3'||application/vnd.sqlite3|SQLite 3 database|SQLite database file format, section 1.3.1
    0:'SQLite_format_3' 15:00||application/vnd.sqlite3|SQLite 3 database|SQLite database file format, section 1.3.1
    0:'SR' 2:0004||application/x-idl-save|IDL variables|Craig Markwardt: Unofficial format specification for the IDL SAVE file
    0:'SR' 2:0006||application/x-idl-save|IDL variables, compressed|Craig Markwardt: Unofficial format specification for the IDL SAVE file
    0:'SSHKRL' 6:0a00||application/x-openssh-krl|Revoked SSH keys|OpenSSH: PROTOCOL.krl
    0:'Salted' 6:5f5f||application/x-openssl-encrypted|OpenSSL encrypted data|OpenSSL: enc(1)
    0:'TDB_file' 8:0a||application/x-tdb|Trivial database|Samba: tdb_private.h
    0:'TDF$'||application/x-telegram-desktop|Telegram data|Telegram Desktop: storage_file_utilities.cpp, TdfMagic
    0:'TPZ'||application/x-topaz-ebook|Topaz book|MobileRead: Topaz
    0:'TRSNIFF_data____' 16:1a||application/x-ngsniffer|Sniffer capture|Wireshark: wiretap/ngsniffer.c
    0:'TZif'||application/tzif|Time zone data|RFC 8536, section 3.1
    0:'VIMspell' 8:32||application/x-vim-spell|Spell file|Vim: spellfile.c, VIMSPELLMAGIC
    0:'VIMsug' 6:01||application/x-vim-spell|Spelling suggestions|Vim: spellfile.c, VIMSUGMAGIC
    0:'Visio_(TM)_Drawing'||application/vnd.visio|Visio drawing|PRONOM x-fmt/113
    0:'VjCD0100'||chemical/x-cdx|ChemDraw drawing|CambridgeSoft: CDX file format, section Header
    0:'WithouFreSpacExt'||application/x-parallels-disk|Parallels disk|QEMU: Parallels expandable image
    0:'WithoutFreeSpace'||application/x-parallels-disk|Parallels disk|QEMU: Parallels expandable image
    0:'WordPro' 7:00||application/vnd.lotus-wordpro|WordPro document|PRONOM x-fmt/340
    0:'WordPro' 7:0dfb||application/vnd.lotus-wordpro|WordPro document|PRONOM x-fmt/340
    0:'XCP' 3:00 4:'00'||application/x-netxray|Windows Sniffer capture|Wireshark: wiretap/netxray.c
    0:'XFIR' 8:'39VM'||application/x-director|Director movie|Macromedia Director: RIFX, little endian
    0:'XFIR' 8:'59CM'||application/x-director|Director cast|Macromedia Director: RIFX, little endian
    0:'XFIR' 8:'MDGF'||application/x-director|Director movie, protected|Macromedia Director: RIFX, little endian
    0:'[DEPOT]' 7:0a0c||application/x-qdbm|QDBM database, big endian|QDBM: depot.c, DP_MAGNUMB
    0:'[depot]' 7:0a0c||application/x-qdbm|QDBM database|QDBM: depot.c, DP_MAGNUMB
    0:'btsnoop' 7:00||application/x-btsnoop|Bluetooth capture|Wireshark: wiretap/btsnoop.c
    0:'d10:created'||application/x-bittorrent|Torrent|BEP 3
    0:'d13:announce-list'||application/x-bittorrent|Torrent|BEP 12
    0:'d4:info'||application/x-bittorrent|Torrent|BEP 3
    0:'d7:comment'||application/x-bittorrent|Torrent|BEP 3
    0:'d8:announce'||application/x-bittorrent|Torrent|BEP 3
    0:'fgb' 3:03 4:'fgb'||application/vnd.flatgeobuf|Geographic features|FlatGeobuf specification, section Magic bytes
    0:'ggml'||application/x-ggml|Language model|GGML: ggml.h, GGML_FILE_MAGIC
    0:'glibc-ld.so.cache1.1'||application/x-ld-so-cache|Cache of shared libraries|glibc: dl-cache.h, CACHEMAGIC_NEW
    0:'ld.so-1.7.0'||application/x-ld-so-cache|Cache of shared libraries|glibc: dl-cache.h, CACHEMAGIC
    0:'openssh-key-v1' 14:00||application/x-openssh-private-key|OpenSSH private key|OpenSSH: PROTOCOL.key
    0:'raVGtnai' 8:00000000||application/x-gvdb|GVariant database, big endian|GLib: gvdb-format.h, gvdb_header
    0:'root' 4:0000||application/x-root|ROOT data|CERN: ROOT, TFile header
    0:'snoop' 5:000000||application/x-snoop|Network capture|RFC 1761
    0:'unqlite' 7:db7c2712||application/x-unqlite|UnQLite database|UnQLite: pager, UNQLITE_DB_SIG and magic
    0:'{\\\\rtf'|public.rtf|text/rtf|Rich text|Rich Text Format 1.9.1
    0:'{\\rtf'|public.rtf|text/rtf|Rich text|Rich Text Format 1.9.1
    0:000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011||application/x-sas-data|SAS data|SAS7BDAT format
    0:000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011 156:'ACCESS__'||application/x-sas-access|SAS access descriptor|ReadStat: sas.h, file type of the header
    0:000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011 156:'AUDIT___'||application/x-sas-audit|SAS audit trail|ReadStat: sas.h, file type of the header
    0:000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011 156:'CATALOG_'||application/x-sas-catalog|SAS catalog|ReadStat: sas.h, file type of the header
    0:000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011 156:'DMDB____'||application/x-sas-dmdb|SAS data mining database|ReadStat: sas.h, file type of the header
    0:000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011 156:'FDB_____'||application/x-sas-fdb|SAS financial database|ReadStat: sas.h, file type of the header
    0:000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011 156:'INDEX___'||application/x-sas-data-index|SAS index|ReadStat: sas.h, file type of the header
    0:000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011 156:'ITEMSTOR'||application/x-sas-itemstor|SAS item store|ReadStat: sas.h, file type of the header
    0:000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011 156:'MDDB____'||application/x-sas-mddb|SAS multidimensional database|ReadStat: sas.h, file type of the header
    0:000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011 156:'PROGRAM_'||application/x-sas-program-data|SAS stored program|ReadStat: sas.h, file type of the header
    0:000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011 156:'PUTILITY'||application/x-sas-putility|SAS permanent utility|ReadStat: sas.h, file type of the header
    0:000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011 156:'UTILITY_'||application/x-sas-utility|SAS utility|ReadStat: sas.h, file type of the header
    0:000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011 156:'VIEW____'||application/x-sas-view|SAS view|ReadStat: sas.h, file type of the header
    0:00000001 4:'Bud1'||application/x-apple-ds-store|Finder settings|Apple: .DS_Store, buddy allocator
    0:00000054 4:'CORD'||application/x-dcd|Molecular trajectory|CHARMM: DCD file format
    0:000002000110||application/x-quattropro|Quattro Pro spreadsheet|Borland: WB1, BOF record
    0:000002000210||application/x-quattropro|Quattro Pro spreadsheet|Borland: WB1
    0:000002000404||application/vnd.lotus-1-2-3|Lotus 1-2-3 worksheet|Lotus: WKS format, BOF record
    0:0000020004040600080000000000||application/vnd.lotus-1-2-3|Lotus 1-2-3 worksheet|Lotus: WKS format
    0:0000020006040600||application/vnd.lotus-1-2-3|Lotus 1-2-3 worksheet|Lotus: WK1 format
    0:000002002051||application/x-quattropro|Quattro Pro spreadsheet|Borland: WQ1
    0:000002002151||application/x-quattropro|Quattro Pro spreadsheet|Borland: WQ2, BOF record
    0:000007c90000000d0000000c 12:'GMX' 15:5f 16:'trn' 19:5f 20:'file'||application/x-gromacs-trr|Molecular trajectory|GROMACS manual: file formats, trr
    0:00000858 11:9400 14:'VW'||application/vnd.vectorworks|VectorWorks drawing|PRONOM fmt/450
    0:000008a8 11:9400 14:'VW'||application/vnd.vectorworks|VectorWorks drawing|PRONOM fmt/684
    0:00001a00....0400||application/vnd.lotus-1-2-3|Lotus 1-2-3 worksheet|Lotus: WK3 format
    0:0000270a||application/vnd.shx|ESRI shape index|ESRI Shapefile Technical Description 1998, table 1
    0:0000270a 24:........ 28:e8030000||application/vnd.shp|ESRI shapefile|ESRI Shapefile Technical Description 1998, table 1
    0:0000270a 24:........ 28:e8030000 100:00000032||application/vnd.shx|ESRI shape index|ESRI shapefile technical description, index record
    0:0001 6:'Copyright'||application/x-font-printer-metric|Printer font metrics|Microsoft: PFM file format
    0:00010000 4:'MSISAM_Database'||application/x-msmoney|Money file|Microsoft Money: Jet header; mdbtools: HACKING
    0:00010000 4:'Standard_ACE_DB'||application/vnd.ms-access|Access database|mdbtools: HACKING
    0:00010000 4:'Standard_Jet_DB'||application/vnd.ms-access|Access database|mdbtools: HACKING
    0:0001000000020001000500020002c0||application/x-filemaker|FileMaker Pro 3 or 5 database|PRONOM x-fmt/318, x-fmt/319
    0:00010f00 4:'FREELANCE'||application/vnd.lotus-freelance|Freelance presentation|PRONOM fmt/1216
    0:000204..00000004 8:04||application/x-firebird-backup|Firebird backup|Firebird: burp.h, rec_burp and att_backup_format
    0:00051600||application/applefile|AppleSingle file|RFC 1740, appendix A
    0:00051607||multipart/appledouble|AppleDouble header|RFC 1740, appendix A
    0:00053162 4:00000003||application/x-berkeley-db|Berkeley DB 1.85 B-tree|BSD: db/btree/btree.h, BTREEMAGIC
    0:00061561 4:00000002||application/x-berkeley-db|Berkeley DB 1.85 hash|BSD: db/hash/hash.h, HASHMAGIC
    ?0:001c001c||application/vnd.quark.quarkxpress|QuarkXPress document|PRONOM fmt/1442
    ?0:00360036||application/vnd.quark.quarkxpress|QuarkXPress document|PRONOM fmt/1443
    0:01 1:'gpg' 4:03||application/x-gnupg-trustdb|GnuPG trust database|GnuPG: doc/DETAILS, Format of the Trust DB
    0:010101010a||application/x-mmdf|Mailbox of MMDF|MMDF: mailbox format, mbox(5)
    ?0:01fe||application/vnd.ms-works|Works document|libwps: WPS 2
    0:03d9a29a65fb4bb5||application/x-keepass|KeePass database|KeePass: kdb file format
    0:03d9a29a67fb4bb5||application/x-keepass2|KeePass database|KeePass: kdbx file format
    0:04fc02fc||application/x-fontconfig-cache|Cache of fonts|fontconfig: fcint.h, FC_CACHE_MAGIC_MMAP
    0:05 1:'VNF'||application/x-visualnetworks|Visual Networks capture|Wireshark: wiretap/visual.c
    0:0504000c00010008||application/x-kerberos-ccache|Kerberos credentials|MIT Kerberos: ccache_file_format
    0:0602000000240000 8:'RSA1'||application/x-ms-key-blob|RSA public key|[MS-MQQB] 2.2.1 PUBLICKEYBLOB
    0:0602000000a40000 8:'RSA1'||application/x-ms-key-blob|RSA public key|Microsoft: PUBLICKEYSTRUC, RSAPUBKEY
    0:0606edf5d81d46e5bd31efe7fe74b71d||application/x-adobe-indesign|InDesign document|XMP specification part 3, InDesign
    0:0702000000240000 8:'RSA2'||application/x-ms-key-blob|RSA private key|Microsoft: PUBLICKEYSTRUC, RSAPUBKEY
    0:0702000000a40000 8:'RSA2'||application/x-ms-key-blob|RSA private key|Microsoft: PUBLICKEYSTRUC, RSAPUBKEY
    0:09000400....1000||application/vnd.ms-excel|Excel 2 worksheet|OpenOffice.org: Excel file format, section 5.8.1
    0:09000400....2000||application/vnd.ms-excel|Excel 2 chart|OpenOffice.org: Excel file format, section 5.8.1
    0:09000400....4000||application/vnd.ms-excel|Excel 2 macro sheet|OpenOffice.org: Excel file format, section 5.8.1
    0:09020600....1000||application/vnd.ms-excel|Excel 3 worksheet|OpenOffice.org: Excel file format, section 5.8.1
    0:09020600....2000||application/vnd.ms-excel|Excel 3 chart|OpenOffice.org: Excel file format, section 5.8.1
    0:09020600....4000||application/vnd.ms-excel|Excel 3 macro sheet|OpenOffice.org: Excel file format, section 5.8.1
    0:09040600....0001||application/vnd.ms-excel|Excel 4 workbook|OpenOffice.org: Excel file format, section 5.8.1
    0:09040600....1000||application/vnd.ms-excel|Excel 4 worksheet|OpenOffice.org: Excel file format, section 5.8.1
    0:09040600....2000||application/vnd.ms-excel|Excel 4 chart|OpenOffice.org: Excel file format, section 5.8.1
    0:09040600....4000||application/vnd.ms-excel|Excel 4 macro sheet|OpenOffice.org: Excel file format, section 5.8.1
    0:0a0d0d0a||application/x-pcapng|Network capture|draft-ietf-opsawg-pcapng, section 4.1
    0:0baddeed||application/vnd.ms-powerpoint|PowerPoint 2 presentation|PRONOM x-fmt/84
    0:0ca50100||application/x-nfdump|Network flows|nfdump: nffile.h, MAGIC and LAYOUT_VERSION_1
    0:0ca50200||application/x-nfdump|Network flows|nfdump: nffileV2.h, MAGIC and LAYOUT_VERSION_2
    0:0d1a2701||application/x-kword-crypt|KWord document, encrypted|KOffice: encrypted store
    0:0d1a2702||application/x-kspread-crypt|KSpread document, encrypted|KOffice: encrypted store
    0:0e031301||application/x-hdf|HDF4 data|HDF4 specification and developer's guide
    0:0f0d 2:'Xapian_Glass'||application/x-xapian|Xapian database|Xapian: glass_version.cc, GLASS_VERSION_MAGIC
    0:10101010101010 7:11111111111153||application/x-foxmail|Foxmail mailbox|Foxmail: BOX file
    0:18e22d00 48:18e22d00||application/x-sqlite-shm|SQLite index of a log|SQLite: WAL-mode file format, section 2.1
    0:1a00000400||application/vnd.lotus-notes|Notes database|IBM: C API, NSF header
    0:1a412743 4:00000000||application/x-2bit|Genome sequence|UCSC: File Formats, .2bit format
    0:1a45dfa3||application/x-ebml|EBML data|RFC 8794
    0:1c00000000000000 8:'ENCRYPTEDSAV'||application/x-spss-sav|SPSS data, encrypted|PSPP developers guide: encrypted file wrappers
    0:1d7d00005000||application/x-wordstar|WordStar 5 document|PRONOM x-fmt/205
    0:1d7d00005500||application/x-wordstar|WordStar 5.5 document|PRONOM x-fmt/236
    0:1d7d00006000||application/x-wordstar|WordStar 6 document|PRONOM x-fmt/237
    0:1d7d00007000||application/x-wordstar|WordStar 7 document|PRONOM x-fmt/261
    0:1e7b22||application/json-seq|JSON text sequence|RFC 7464, section 2
    0:1ef1b5b000000000||application/x-ms-pvk|RSA private key, PVK|OpenSSL: pvkfmt.c, MS_PVKMAGIC
    0:20540200000005540200||application/vnd.ms-works|Works database|libwps: WDB
    0:26fc8f88||application/x-bigwig|Genome signal|UCSC: bigWig, bbiFile.h
    0:29204850 4:'-PCL_XL;'||application/vnd.hp-pclxl|PCL XL page|HP: PCL XL feature reference 2.1
    0:31be0000||application/x-mswrite|Windows Write document|Microsoft Write 3.0
    0:31be0000 96:0000||application/msword|Word for DOS document|PRONOM x-fmt/274; Microsoft Write 3.0, pnMac
    0:31be0100 5:ab||application/msword|Word for DOS glossary|PRONOM fmt/1689
    0:31be0200 5:ab||application/msword|Word for DOS style sheet|PRONOM fmt/1690
    0:31be0300 5:ab||application/msword|Word for DOS printer description|PRONOM fmt/1691
    0:32be0000||application/x-mswrite|Windows Write document with objects|Microsoft Write 3.1
    0:34cdb2a1||application/vnd.tcpdump.pcap|Network capture, modified by Kuznetsov|libpcap: sf-pcap.c, KUZNETZOV_TCPDUMP_MAGIC
    0:377f0682||application/x-sqlite-wal|SQLite write-ahead log|SQLite database file format, section 4.1
    0:377f0683||application/x-sqlite-wal|SQLite write-ahead log|SQLite database file format, section 4.1
    0:3cb86418caef9c95cd211cbf60a1bddd||application/x-qm|Qt translation, compiled|Qt: qtranslator.cpp, magic
    0:4327411a 4:00000000||application/x-2bit|Genome sequence|UCSC: File Formats, .2bit format
    0:4c0052004600||application/x-sony-bbeb|Broadband e-book|MobileRead: LRF
    0:4d3cb2a1||application/vnd.tcpdump.pcap|Network capture, nanoseconds|draft-ietf-opsawg-pcap, section 4
    0:4e554d5f4f524543 8:0000000b||application/x-ntv2|Datum shift grid|NTv2 developer's guide, appendix A
    0:4e554d5f4f524543 8:0b000000||application/x-ntv2|Datum shift grid|NTv2 developer's guide, appendix A
    0:504b0304 30:'mimetypeapplication/epub+zip'||application/epub+zip|EPUB book|EPUB OCF 3.3, section 4.3
    0:504f5e51||application/msword|Word document|libmagic: Magdir/msdos, PO^Q
    0:5400000043 5:'ORD'||application/x-dcd|Molecular trajectory|CHARMM: DCD file format
    0:580a00000002||application/x-r-data|R object|R internals, section 1.8
    0:580a00000003||application/x-r-data|R object|R internals, section 1.8
    0:5a....d3a8a8||application/vnd.afpc.modca|Mixed object document|IBM: MO:DCA reference, begin document
    0:61150600 4:02000000||application/x-berkeley-db|Berkeley DB 1.85 hash|BSD: db/hash/hash.h, HASHMAGIC
    0:62310500 4:03000000||application/x-berkeley-db|Berkeley DB 1.85 B-tree|BSD: db/btree/btree.h, BTREEMAGIC
    0:68010100||application/x-stata-dta|Stata data|Stata: dta 104
    0:68020100||application/x-stata-dta|Stata data|Stata: dta 104
    0:69010100||application/x-stata-dta|Stata data|Stata: dta 105
    0:69020100||application/x-stata-dta|Stata data|Stata: dta 105
    0:6c010100||application/x-stata-dta|Stata data|Stata: dta 108
    0:6c020100||application/x-stata-dta|Stata data|Stata: dta 108
    0:6e010100||application/x-stata-dta|Stata data|Stata: dta 110
    0:6e020100||application/x-stata-dta|Stata data|Stata: dta 110
    0:6f010100||application/x-stata-dta|Stata data|Stata: dta 111
    0:6f020100||application/x-stata-dta|Stata data|Stata: dta 111
    0:71010100||application/x-stata-dta|Stata data|Stata: dta 113
    0:71020100||application/x-stata-dta|Stata data|Stata: dta 113
    0:72010100||application/x-stata-dta|Stata data|Stata: dta 114
    0:72020100||application/x-stata-dta|Stata data|Stata: dta 114
    0:73010100||application/x-stata-dta|Stata data|Stata: dta 115
    0:73020100||application/x-stata-dta|Stata data|Stata: dta 115
    0:789f3e22||application/vnd.ms-tnef|TNEF attachment|[MS-OXTNEF] 2.1.3
    0:7e 1:10 2:04||application/x-mie|MIE metadata|ExifTool: MIE 1.1
    0:7e 1:18 2:04||application/x-mie|MIE metadata|ExifTool: MIE 1.1
    0:7e1004fe||application/x-mie|MIE metadata|ExifTool: MIE 1.1
    0:7e1804fe||application/x-mie|MIE metadata|ExifTool: MIE 1.1
    0:7f 1:'_WS2000'||application/x-wordstar|WordStar 2000 document|PRONOM fmt/882
    0:7f0c442b||application/vnd.digilite.prolights|ProLights show|IANA: application/vnd.digilite.prolights
    0:8789f2eb||application/x-bigbed|Genome annotation|UCSC: bigBed, bbiFile.h
    0:888ffc26||application/x-bigwig|Genome signal|UCSC: bigWig, bbiFile.h
    0:89484446||application/x-hdf5|HDF5 data|HDF5 file format specification 3.0
    0:934e554d5059||application/x-npy|NumPy array|NumPy: numpy.lib.format
    0:950412de||application/x-gettext-translation|Message catalog|gettext manual, section MO files
    0:96d57521||application/x-sysstat|System activity data|sysstat: sa.h, SYSSTAT_MAGIC and FORMAT_MAGIC
    ?0:9ba5..00||application/msword|Word 1 for Windows document|PRONOM fmt/37
    0:9ba52100||application/msword|Word 1 for Windows document|PRONOM fmt/37
    0:a12fff43d9ef764c9ee210ea5722765f||application/onenote|OneNote table of contents|[MS-ONESTORE] 2.3.1
    0:a1b23c4d||application/vnd.tcpdump.pcap|Network capture, nanoseconds|draft-ietf-opsawg-pcap, section 4
    0:a1b2c3d4||application/vnd.tcpdump.pcap|Network capture|draft-ietf-opsawg-pcap, section 4
    0:a1b2cd34||application/vnd.tcpdump.pcap|Network capture, modified by Kuznetsov|libpcap: sf-pcap.c, KUZNETZOV_TCPDUMP_MAGIC
    0:aced00057372 8:'geogebra'||application/vnd.geogebra.file|GeoGebra construction|PRONOM fmt/618
    0:ae5a54520d0a1a0a||application/x-ztr|Sequencing trace|Staden: ZTR 1.2, section Header
    0:b00cb00c||application/x-rocketbook|Rocket eBook|MobileRead: RB format
    0:c0b9072e4f93f146a015792ca1d9e821||application/x-axcrypt|AxCrypt file|AxCrypt: file format
    0:cb0a01||application/vnd.wordperfect|WordPerfect 4.2 document|WordPerfect 4.2: prefix
    0:d0cf11e0a1b11ae1||application/x-ole-storage|OLE compound file|[MS-CFB] 2.2
    0:d4c3b2a1||application/vnd.tcpdump.pcap|Network capture|draft-ietf-opsawg-pcap, section 4
    0:d9d505f920a163d7||application/x-sqlite-journal|SQLite rollback journal|SQLite database file format, section 3
    ?0:dba5..00||application/msword|Word 2.0 document|PRONOM fmt/38
    0:dba52d00||application/msword|Word 2.0 document|Microsoft: Word 2 FIB, wIdent and nFib
    0:de120495||application/x-gettext-translation|Message catalog|gettext manual, section MO files
    0:e4525c7b8cd8a74daeb15378d02996d3||application/onenote|OneNote section|[MS-ONESTORE] 2.3.1
    0:e7ac2c00||application/vnd.ms-publisher|Publisher 1 document|PRONOM fmt/1511
    0:ea44524d494f4eee||application/vnd.amazon.ebook|Kindle KFX book, protected|MobileRead: KFX
    0:ebf28987||application/x-bigbed|Genome annotation|UCSC: bigBed, bbiFile.h
    0:eddead0b||application/vnd.ms-powerpoint|PowerPoint 3 presentation|PRONOM x-fmt/87
    0:efbeedfe||application/x-atop-log|atop log|atop: rawlog.h, MYMAGIC
    0:f702018392c0||application/x-dvi|TeX device-independent output|D. Fuchs: The format of TeX's DVI files; DVItype
    0:f706018392c0|org.tug.tex.xdv|application/octet-stream|XeTeX device-independent output|XeTeX: XDV, DVI with number 6 in its preamble
    0:f707018392c0|org.tug.tex.xdv|application/octet-stream|XeTeX device-independent output|XeTeX: XDV, DVI with number 7 in its preamble
    0:fe0107||application/x-mysql-table-definition|MySQL table definition|MySQL internals: FRM file, header
    0:fe0108||application/x-mysql-table-definition|MySQL table definition|MySQL internals: FRM file, header
    0:fe0109||application/x-mysql-table-definition|MySQL table definition|MySQL internals: FRM file, header
    0:fe010a||application/x-mysql-table-definition|MySQL table definition|MySQL internals: FRM file, header
    0:fe010b||application/x-mysql-table-definition|MySQL table definition|MySQL internals: FRM file, header
    ?0:fe3200||application/msword|Word 1 for Macintosh document|PRONOM fmt/346
    0:fe3400||application/msword|Word 3 for Macintosh document|PRONOM x-fmt/1
    0:fe37001c||application/msword|Word 4 for Macintosh document|PRONOM x-fmt/64
    0:fe370023||application/msword|Word 5 for Macintosh document|PRONOM x-fmt/65
    0:fe62696e 8:0f||application/x-mysql-binlog|MySQL binary log|MySQL internals: binary log, BINLOG_MAGIC and FORMAT_DESCRIPTION_EVENT
    0:fefe03||application/x-mysql-misam-index|MySQL index|MySQL: mi_static.c, myisam_file_magic
    0:fefe05||application/x-mysql-misam-index|MySQL index|MySQL: ISAM, index header
    0:fefe06||application/x-mysql-misam-compressed-index|MySQL compressed data|MySQL: ISAM, packed header
    0:fefe07||application/x-mysql-misam-index|MySQL index|MySQL: mi_static.c, myisam_file_magic
    0:fefe08||application/x-mysql-misam-compressed-index|MySQL compressed data|MySQL: mi_static.c, myisam_pack_file_magic
    0:fefe09||application/x-maria-index|Aria index|MariaDB: ma_static.c, maria_file_magic
    0:fefe0b 4:'MARIALOG'||application/x-maria-log|Aria log|MariaDB: ma_static.c, maria_trans_file_magic
    0:fefe0c||application/x-maria-log-control|Aria log control|MariaDB: ma_static.c, maria_control_file_magic
    0:ff00020004040554||application/vnd.ms-works|Works spreadsheet|libwps: WKS, BOF record
    0:ff000200040405540200||application/vnd.ms-works|Works spreadsheet|libwps: WKS
    0:ff575043||application/vnd.wordperfect|WordPerfect document|Corel: WordPerfect SDK, file prefix, product and file type
    0:ff575043 8:010a||application/vnd.wordperfect|WordPerfect document|Corel: WordPerfect SDK, file prefix, product and file type
    0:ff575043 8:010f||application/x-corelpresentations|Corel slide show|Corel: WordPerfect SDK, file prefix, product and file type
    0:ff575043 8:0116||image/x-wpg|WordPerfect graphic|Corel: WordPerfect SDK, file prefix, product and file type
    0:ff575043 9:0f||application/x-corelpresentations|Corel slide show|Corel: WordPerfect SDK, file prefix, product and file type
    0:ff575043 9:16||image/x-wpg|WordPerfect graphic|Corel: WordPerfect SDK, file prefix, product and file type
    0:ffffffff 8:10000000||application/vnd.apache.arrow.stream|Arrow stream|Apache Arrow: IPC streaming format
    11:9400 14:'VW'||application/vnd.vectorworks|VectorWorks drawing|PRONOM fmt/1139
    12:00042253||application/x-berkeley-db|Berkeley DB queue|Oracle: db_page.h, DB_QAMMAGIC
    12:00053162||application/x-berkeley-db|Berkeley DB B-tree|Oracle: db_page.h, DB_BTREEMAGIC
    12:00061561||application/x-berkeley-db|Berkeley DB hash|Oracle: db_page.h, DB_HASHMAGIC
    12:53220400||application/x-berkeley-db|Berkeley DB queue|Oracle: db_page.h, DB_QAMMAGIC
    12:61150600||application/x-berkeley-db|Berkeley DB hash|Oracle: db_page.h, DB_HASHMAGIC
    12:62310500||application/x-berkeley-db|Berkeley DB B-tree|Oracle: db_page.h, DB_BTREEMAGIC
    14:'VectorWorks_'||application/vnd.vectorworks|VectorWorks drawing|PRONOM fmt/1139
    14:c0 15:'HBAM'||application/x-filemaker|FileMaker Pro 7 database|PRONOM fmt/194
    16:'T-DB'||application/x-realm|Realm database|Realm Core: file header
    16:dec0efbe||application/x-lmdb|Memory-mapped database|LMDB: mdb.c, MDB_MAGIC
    208:'MAP_' 212:1111||application/x-mrc|Density map, big endian|CCP-EM: MRC2014, word 53
    208:'MAP_' 212:4441||application/x-mrc|Density map|CCP-EM: MRC2014, word 53
    208:'MAP_' 212:4444||application/x-mrc|Density map|CCP-EM: MRC2014, word 53
    2:'IIXPR'||application/vnd.quark.quarkxpress|QuarkXPress document|PRONOM x-fmt/182
    2:'MMXPR'||application/vnd.quark.quarkxpress|QuarkXPress document, big endian|PRONOM x-fmt/182
    3:'-FVE-FS-'||application/x-bitlocker|Encrypted volume|libyal: BDE format
    4:'BOBO'|com.apple.appleworks.document|application/x-appleworks-document|ClarisWorks or AppleWorks document|PRONOM fmt/736 to fmt/753
    4:'TFL3'||application/x-tflite|TensorFlow Lite model|TensorFlow: schema.fbs
    4:'gtktalog_'||application/x-gtktalog|GTKtalog catalogue|GTKtalog: catalogue file
    4:0a09 6:'OSMHeader'||application/vnd.openstreetmap.data+pbf|Map data|OpenStreetMap: PBF format, section Fileformat
    60:'BOOKMOBI'||application/x-mobipocket-ebook|Mobipocket book|MobileRead: MOBI
    60:'DataPlkr'||application/x-plucker|Plucker document|Plucker: DBFormat
    60:'PNRdPPrs'||application/x-pdb-ereader|eReader book|MobileRead: eReader
    60:'TEXtREAd'||application/x-aportisdoc|PalmDoc book|MobileRead: PalmDOC
    60:'TlIfTlDc'||application/vnd.palm|TealInfo database|TealPoint: TealInfo, type TlIf and creator TlDc
    60:'applpalm'||application/vnd.palm|Palm application|Palm OS file formats: PRC, type appl
    60:'zTXTGPlm'||application/x-ztxt|zTXT book|Weasel Reader: zTXT
    64:7f10dabe||application/x-vdi-disk|VirtualBox disk|VirtualBox: VDI
    8:'.FIT'||application/vnd.ant.fit|Activity data|Garmin: FIT protocol, section File header
    8:'0M3C'||application/x-prt|CAD part|Siemens NX: part file
    8:'DUCK'||application/x-duckdb|DuckDB database|DuckDB: storage format
    8:'ENDNENFT'||application/x-endnote-style|EndNote style|PRONOM fmt/324
    8:'KBXf'||application/x-gnupg-keybox|GnuPG keybox|GnuPG: keybox-blob.c
    8:'RSFTSTYL'||application/x-endnote-style|EndNote style|PRONOM fmt/324
    """)
}
