// SPDX-License-Identifier: Apache-2.0
import Detection

/// Documents, pictures and sounds of programs that are no longer made; `SignatureIndex` tells how a line is written.
enum HistoricSignatures {
  static let table = TypeTable(
    """
    0:'!!8-Bit!!'||application/x-tcr-ebook|Psion book|PRONOM fmt/1099
    0:'%PDX_'||application/x-pdx|Index of PDF documents|PRONOM fmt/446
    0:'(CHIWRITER_'||application/x-chiwriter|ChiWriter document|PRONOM fmt/300
    0:'.MCAD_'||application/x-mathcad|Mathcad worksheet|PRONOM fmt/931
    0:'.NIC' 4:0300||image/x-neodesk-icon|NeoDesk icons|PRONOM fmt/1540
    0:'<CUD-FM-File>' 13:1a||audio/x-cff|Boomtracker module|AdPlug: cff.cpp, header
    0:'<CUD-FM-Instrument>' 19:1a||audio/x-cud-fm-instrument|Creative FM instrument|AdLib Tracker II: adt2file.pas, CUD FM instruments
    0:'AH' 2:e300 6:0a||image/x-dr-halo-palette|Palette of a Dr. Halo picture|Media Cybernetics: Dr. Halo, PAL file format
    0:'AIXF' 4:00||audio/x-aix|Interleaved ADX sound|multimedia.cx: AIX; PRONOM fmt/841
    0:'AMI' 3:5f 4:'METAFILE' 12:5f 13:'FORMAT_VERSION'||image/x-ami-draw|Ami Draw picture|PRONOM x-fmt/290
    0:'AN_COOL!'||audio/x-tcb|TCB Tracker module|OpenMPT: Load_tcb.cpp, header
    0:'AN_COOL.'||audio/x-tcb|TCB Tracker module|OpenMPT: Load_tcb.cpp, header
    0:'AON4'||audio/x-art-of-noise|Art of Noise module|PRONOM fmt/1623
    0:'AON8'||audio/x-art-of-noise|Art of Noise module|PRONOM fmt/1624
    0:'ASYLUM_Music_Format'||audio/x-amf|Asylum module|PRONOM fmt/1622
    0:'Arts_&_Letters_'||application/x-arts-and-letters|Arts & Letters drawing|PRONOM fmt/1458
    0:'BeEp' 4:00||audio/x-jamcracker|JamCracker module|PRONOM fmt/975
    0:'C128_CARTRIDGE__'||application/x-commodore-64-cartridge|Commodore 128 cartridge|VICE manual: CRT format
    0:'C16-TAPE-RAW'||application/x-commodore-tape|Commodore 16 tape|VICE manual: TAP format
    0:'CAKEWALK' 8:1a||application/x-cakewalk|Cakewalk project|Twelve Tone Systems: WRK format; PRONOM fmt/1214
    0:'CBA' 3:f9||audio/x-cba|Chuck Biscuits module|OpenMPT: Load_cba.cpp, header
    0:'CBM2_CARTRIDGE__'||application/x-commodore-64-cartridge|Commodore CBM-II cartridge|VICE manual: CRT format
    0:'CDRCOMP'||application/x-corel-compressed|Compressed CorelDRAW drawing|PRONOM x-fmt/31, x-fmt/36
    0:'COKE_format.'||image/x-coke|COKE picture|PRONOM fmt/1587; RECOIL
    0:'COOLNESS'||audio/x-cooledit-session|Cool Edit session|PRONOM fmt/1498
    0:'CORWAV'||image/x-corel-wavelet|Corel wavelet picture|PRONOM x-fmt/202
    0:'COSO' 4:00||audio/x-hippel-coso|Hippel module|libmagic: Magdir/audio, Hippel-COSO
    0:'CPYA_'||application/x-origin-project|Origin project|PRONOM fmt/1123
    0:'CPYUA_'||application/x-origin-project|Origin project|PRONOM fmt/1124
    0:'D.T.' 4:000000||audio/x-dtm|Digital Tracker module|OpenMPT: Load_dtm.cpp, header
    0:'DOC' 3:0101||application/x-locoscript|LocoScript PC document|PRONOM fmt/1308
    0:'DOC' 3:0102||application/x-locoscript|LocoScript Professional document|PRONOM fmt/1309
    0:'DOC' 3:0103||application/x-locoscript|LocoScript Professional document|PRONOM fmt/1309
    0:'DRWG' 4:0000|com.dekorra.macdrawii|application/x-macdraw|MacDraw II drawing|PRONOM fmt/1427
    0:'DRWGD2'|com.dekorra.macdrawii|application/x-macdraw|MacDraw II drawing|PRONOM fmt/1427
    0:'DRWGMD'||application/x-macdraw|MacDraw drawing|PRONOM fmt/1426
    0:'DRWGMD' 522:1101||image/x-pict|QuickDraw picture of MacDraw|Inside Macintosh: Imaging with QuickDraw, appendix A
    0:'DSM' 3:1a||audio/x-dsm|Dynamic Studio module|libmagic: Magdir/audio, Dynamic Studio
    0:'DYNAMIC_PUBLISHER_FONT'||application/x-dynamic-publisher-font|Dynamic Publisher font|PRONOM fmt/1779
    0:'DYNAMIC_PUBLISHER_SCREEN'||image/x-dynamic-publisher|Dynamic Publisher picture|PRONOM fmt/1778
    0:'EASYTRAX_1.0'||audio/x-easytrax|EasyTrax module|OpenMPT: Load_etx.cpp, header
    0:'ENDNEL2s'||application/x-endnote-filter|EndNote filter|PRONOM fmt/327
    0:'ENIGMA_BINARY_FILE'||application/x-finale|Finale score|PRONOM fmt/397
    0:'ERMHDR' 6:09||application/x-primavera-xer|Primavera project|PRONOM fmt/1455
    0:'EnVision_Publisher'||application/x-envision-publisher|EnVision Publisher document|PRONOM fmt/1580
    0:'FC61'||application/x-flow-charting|Flow Charting 6 chart|PRONOM fmt/1410
    0:'FFFFIIII'||application/x-justwrite|JustWrite document|PRONOM x-fmt/330
    0:'FH31'||image/x-freehand|FreeHand 3 drawing|PRONOM x-fmt/303
    0:'FHD2'||image/x-freehand|FreeHand 2 drawing|PRONOM fmt/1450
    0:'FIL' 3:0101||application/x-locofile|LocoFile database|PRONOM fmt/1310
    0:'FIL' 3:0102||application/x-locofile|LocoFile database|PRONOM fmt/1310
    0:'FLhd' 4:06000000||application/x-flstudio|FL Studio project|Image-Line: FLP format; PRONOM fmt/733
    0:'FMTracker' 9:0101||audio/x-fmtracker|FM Tracker module|OpenMPT: Load_fmt.cpp, header
    0:'FOR4' 8:'CIMG'||image/x-maya-iff|Maya picture|Alias: Maya IFF; PRONOM fmt/1169
    0:'FTMN' 4:03||audio/x-face-the-music|Face The Music module|OpenMPT: Load_ftm.cpp, header
    0:'GCR-1571' 8:00||application/x-commodore-disk|Commodore disk of two sides|VICE manual: G64 format
    0:'GT2' 3:01||audio/x-graoumf|Graoumf Tracker 2 module|OpenMPT: Load_gt2.cpp, GT2 header
    0:'GT2' 3:02||audio/x-graoumf|Graoumf Tracker 2 module|OpenMPT: Load_gt2.cpp, GT2 header
    0:'GT2' 3:03||audio/x-graoumf|Graoumf Tracker 2 module|OpenMPT: Load_gt2.cpp, GT2 header
    0:'GT2' 3:04||audio/x-graoumf|Graoumf Tracker 2 module|OpenMPT: Load_gt2.cpp, GT2 header
    0:'GT2' 3:05||audio/x-graoumf|Graoumf Tracker 2 module|OpenMPT: Load_gt2.cpp, GT2 header
    0:'GT2' 3:06||audio/x-graoumf|Graoumf Tracker 2 module|OpenMPT: Load_gt2.cpp, GT2 header
    0:'GTK' 3:01||audio/x-graoumf|Graoumf Tracker module|OpenMPT: Load_gt2.cpp, GTK header
    0:'GTK' 3:02||audio/x-graoumf|Graoumf Tracker module|OpenMPT: Load_gt2.cpp, GTK header
    0:'GTK' 3:03||audio/x-graoumf|Graoumf Tracker module|OpenMPT: Load_gt2.cpp, GTK header
    0:'GTK' 3:04||audio/x-graoumf|Graoumf Tracker module|OpenMPT: Load_gt2.cpp, GTK header
    0:'HGB1'||application/x-harvard-graphics|Harvard Graphics show|PRONOM x-fmt/101
    0:'HGB3'||application/x-harvard-graphics|Harvard Graphics chart|PRONOM x-fmt/32
    0:'IBK' 3:1a||audio/x-ibk|Sound Blaster instrument bank|Creative: SBK developer kit, IBK
    0:'IIII' 5:'waR'|com.phaseone.raw-image|image/x-phaseone-iiq|Phase One raw image|PRONOM fmt/1060; LibRaw: parse_phase_one
    0:'JASC_BROWS_FILE' 15:00||application/x-jasc-browser-cache|Thumbnails of Paint Shop Pro|PRONOM fmt/217
    0:'JIF99a'||image/x-jif|Jeff's image|PRONOM fmt/994
    0:'JOY' 3:0101||application/x-locoscript|LocoScript 1 document|PRONOM fmt/1304
    0:'JOY' 3:0102||application/x-locoscript|LocoScript 2 document|PRONOM fmt/1305
    0:'JOY' 3:0103||application/x-locoscript|LocoScript 3 document|PRONOM fmt/1306
    0:'JOY' 3:0104||application/x-locoscript|LocoScript 3 document|PRONOM fmt/1306
    0:'JOY' 3:0106||application/x-locoscript|LocoScript 4 document|PRONOM fmt/1307
    0:'LEAD' 4:00||image/x-leadtools-cmp|LEAD compressed picture|PRONOM fmt/1337
    0:'LPF_' 16:'ANIM'||video/x-deluxepaint-anm|DeluxePaint animation|PRONOM fmt/1363; Electronic Arts: ANM format
    0:'LPF_' 4:0001||video/x-deluxepaint-anm|DeluxePaint animation|PRONOM fmt/1363; Electronic Arts: ANM format
    0:'Lionpoubnk'||application/x-stos-memory-bank|STOS memory bank|PRONOM fmt/1467
    0:'MAJYO'||image/x-xld4|XLD4 picture|PRONOM fmt/1447
    0:'MAKI01A_'||image/x-mag|MAKI picture|PRONOM fmt/1469
    0:'MAKI01B_'||image/x-mag|MAKI picture|PRONOM fmt/1469
    0:'MED' 3:02||audio/x-med|MED module|T. Kinnunen: MED 1.12
    0:'MED' 3:03||audio/x-med|MED module|T. Kinnunen: MED 2.00
    0:'MED' 3:04||audio/x-med|MED module|T. Kinnunen: MED 2.10
    0:'MGC' 5:000000000000 15:00||application/x-mscardfile|Card index|Microsoft: Cardfile, Knowledge Base Q99340
    0:'MLSDOC'||application/x-printmaster|PrintMaster project|PRONOM fmt/1302
    0:'MMD0'||audio/x-med|OctaMED module|T. Kinnunen: MMD file format, section Block header
    0:'MMD1'||audio/x-med|OctaMED module|T. Kinnunen: MMD file format, section Block header
    0:'MMD2'||audio/x-med|OctaMED module|T. Kinnunen: MMD file format, section Block header
    0:'MMD3'||audio/x-med|OctaMED module|T. Kinnunen: MMD file format, section Block header
    0:'MMMMRaw'|com.phaseone.raw-image|image/x-phaseone-iiq|Phase One raw image|PRONOM fmt/1060; LibRaw: parse_phase_one
    0:'MS' 2:5f 3:'VOICE' 8:000000||audio/x-sony-msv|Memory Stick voice|PRONOM fmt/472
    0:'MSXMIG'||image/x-mig|MIG picture|PRONOM fmt/1470; RECOIL
    0:'MTM' 3:10||audio/x-mtm|MultiTracker module|MultiTracker: MTM format
    0:'MTM' 3:11||audio/x-mtm|MultiTracker module|MultiTracker: MTM format
    0:'MUSX' 8:'TINF'||audio/x-archimedes-tracker|Archimedes Tracker module|libxmp: arch_load.c; PRONOM fmt/1473
    0:'Maestro' 7:0d||audio/x-maestro|RISC OS music|Acorn: Maestro file format
    0:'Minitab_Portable_Worksheet'||application/x-minitab-portable|Minitab portable worksheet|PRONOM fmt/1431
    0:'NB*' 3:00 8:5001001002000000||application/x-windows-journal|Windows Journal note|PRONOM fmt/1051
    0:'PABLO_PACKED_PICTURE'||image/x-pablo-paint|Pablo Paint picture|PRONOM fmt/1721; RECOIL
    0:'PAF' 3:00 4:'300'||application/x-paf|Personal Ancestral File|PRONOM fmt/854, fmt/855
    0:'PCD' 3:5f 4:'OPA'||image/x-photo-cd|Photo CD overview|Kodak: Photo CD overview pack
    0:'PCFFGRA4'||application/x-graphpad-prism|Prism 4 project|PRONOM fmt/576
    0:'PCFFGRAF'||application/x-graphpad-prism|Prism project|PRONOM fmt/575
    0:'PLUS4_CARTRIDGE_'||application/x-commodore-64-cartridge|Plus/4 cartridge|VICE manual: CRT format
    0:'PPUBII'||image/x-picture-publisher|Picture Publisher picture|PRONOM x-fmt/85
    0:'PTM' 3:5f 4:'1.'||image/x-ptm|Polynomial texture map|HP: PTM file format 1.2; PRONOM fmt/519
    0:'Pd%4' 4:02||application/x-powercadd|PowerDraw drawing|PRONOM fmt/1200
    0:'PraatPictureFile'||application/x-praat-picture|Praat picture|PRONOM fmt/1164
    0:'PrintShopDeluxe'||application/x-print-shop|Print Shop project|PRONOM x-fmt/168
    0:'RAD_by_REALiTY!!'||audio/x-rad|Reality Adlib Tracker module|Reality: RAD file format
    0:'RAWADATA'||audio/x-rdosplay-raw|Raw Adlib capture|AdPlug: raw.cpp
    0:'RFLO5'||application/x-rfflow|RFFlow 3 chart|PRONOM fmt/1289
    0:'RFLO6'||application/x-rfflow|RFFlow 4 chart|PRONOM fmt/1290
    0:'RFLO7'||application/x-rfflow|RFFlow 5 chart|PRONOM fmt/1291
    0:'ROOT' 8:'AutoTemplate_Interchange_File_Format'||application/x-persuasion|Persuasion template|PRONOM fmt/1710
    0:'ROOT' 8:'Presentation_Interchange_File_Format'||application/x-persuasion|Persuasion presentation|PRONOM fmt/1709
    0:'RRG' 9:000000000000 19:00||application/x-mscardfile|Card index|Microsoft: Cardfile, Knowledge Base Q99340
    0:'SAS_____6.'||application/x-sas-data-v6|SAS 6 data|Apache Tika: application/x-sas-data-v6; ReadStat
    0:'SAdT'||audio/x-adlib-tracker|Surprise! AdLib Tracker module|PRONOM fmt/1552
    0:'SFW94A'||image/x-sfw|Seattle FilmWorks photograph|PRONOM fmt/1104
    0:'SMARTDRW' 8:01||application/x-smartdraw|SmartDraw drawing|PRONOM fmt/623
    0:'SPX' 3:01||image/x-spectrum512-extended|Spectrum 512 extended picture|PRONOM fmt/1577
    0:'SPX' 3:02||image/x-spectrum512-extended|Spectrum 512 extended picture|PRONOM fmt/1578
    0:'STP3' 4:00||audio/x-stp|SoundTracker Pro II module|OpenMPT: Load_stp.cpp, header
    0:'Software602' 11:0d0a 13:'Calc602_v.'||application/x-calc602|Calc602 file|PRONOM fmt/1697 to fmt/1775
    0:'SuperCalc_ver.'||application/x-supercalc|SuperCalc spreadsheet|PRONOM x-fmt/363, x-fmt/364, fmt/403
    0:'Synth4.0'||audio/x-synthesis|Synthesis module|UADE: Synthesis player
    0:'Synth4.2'||audio/x-synthesis|Synthesis module|UADE: Synthesis player
    0:'TBWP' 4:00||application/x-qa-write|Q&A Write document|PRONOM fmt/1045
    0:'TFMX-SONG'||audio/x-tfmx|TFMX module|UADE: TFMX player, header
    0:'TPH2'||application/x-pascal-hlp|Turbo Pascal help|Borland: Turbo help file format
    0:'UOCF'||application/x-orgplus|OrgPlus chart|PRONOM fmt/1457
    0:'VERSION_4.00' 12:0d0a 14:'Begin_'||text/x-vb|Visual Basic form|PRONOM fmt/1541
    0:'VIS000' 6:1a||application/x-wincim-message|CompuServe message|PRONOM fmt/1144
    0:'ViGBe' 5:1a||application/x-paperport|PaperPort 2 scan|PRONOM fmt/1223
    0:'ViGCj' 5:1a||application/x-paperport|PaperPort 3 scan|PRONOM fmt/1224
    0:'ViGEm' 5:1a||application/x-paperport|PaperPort 5 scan|PRONOM fmt/1225
    0:'ViGFk' 5:1a||application/x-paperport|PaperPort 8 scan|PRONOM fmt/1339
    0:'WLe' 3:00 6:0000||application/vnd.corel-draw|CorelDRAW 1 drawing|PRONOM fmt/467; libcdr
    0:'WLm' 3:00 6:0000||application/vnd.corel-draw|CorelDRAW 2 drawing|PRONOM fmt/466; libcdr
    0:'WOPL3-BANK' 10:00||audio/x-wopl|OPL3 instrument bank|libADLMIDI: WOPL specification
    0:'WOPL3-INST' 10:00||audio/x-wopl|OPL3 instrument|libADLMIDI: WOPL specification
    0:'WOPN2-BANK' 10:00||audio/x-wopn|OPN2 instrument bank|libOPNMIDI: WOPN specification
    0:'WOPN2-INST' 10:00||audio/x-wopn|OPN2 instrument|libOPNMIDI: WOPN specification
    0:'WORKSHEET_STORED_BY_MINITAB'||application/x-minitab|Minitab worksheet|PRONOM fmt/1430
    0:'XARA' 4:a3a30d0a||application/vnd.xara|Xara drawing|Xara: flare file format, section File header
    0:'XBIN' 4:1a||image/x-xbin|XBIN text art|XBIN specification; PRONOM fmt/1612
    0:'ZyXEL' 5:02||audio/x-zyxel-voice|ZyXEL voice|ZyXEL: ZVD format; PRONOM fmt/1674
    0:'_MUGICIAN/SOFTEYES_1990_'||audio/x-mugician|Mugician module|libmagic: Magdir/audio, Mugician
    0:'acf3'||image/x-freehand|FreeHand 1 drawing|PRONOM fmt/1449
    0:'application/x-inspiration'||application/x-inspiration|Inspiration diagram|PRONOM fmt/1647
    0:'dDocD2' 6:ffff|com.dekorra.macdrawpro|application/x-macdraw|MacDraw Pro drawing|PRONOM fmt/1428
    0:'gfMR'||application/x-winhelp-ftg|Search group of help files|libmagic: Magdir/windows, full text search group
    0:'ofTAZ!'||audio/x-xsm|eXtra Simple Music|AdPlug: xsm.cpp
    0:'tm89PS'||image/x-paintshop-plus|PaintShop plus picture|PRONOM fmt/1733; RECOIL
    0:00 124:'SO31'||audio/x-soundfx|SoundFX 2 module|OpenMPT: Load_sfx.cpp, 31 samples
    0:00 1:'4DH0'||application/x-4dos-hlp|Help of 4DOS|libmagic: Magdir/windows, 4DOS help
    0:00 2:d3a8a8||image/x-os2-metafile|OS/2 metafile|IBM: MO:DCA, Begin Document; PRONOM x-fmt/67
    0:00 58:'SIDMON_II_-_THE_MIDI_VERSION'||audio/x-sidmon|SidMon 2 module|libmagic: Magdir/audio, Sidmon
    0:00 60:'SONG'||audio/x-soundfx|SoundFX module|OpenMPT: Load_sfx.cpp, 15 samples
    0:0000 2:'ADLIB-'||audio/x-adlib-bank|AdLib instrument bank|AdLib: BNK format
    0:000000000000000000000000c2ea8163b31411cfbd92080009c7318c181f1011||application/x-sas-catalog|SAS catalog|PRONOM fmt/605, fmt/1023
    0:00000002 4:ffffffffffffffff|com.apple.macpaint-image|image/x-macpaint|MacPaint picture|PRONOM x-fmt/161; Apple: Technical Note PT24
    0:00010000 4:'Jet_System_DB'||application/vnd.ms-access|Access workgroup|PRONOM fmt/1258
    0:00020000 40:3fe66666||image/x-painter-rif|Painter picture|PRONOM x-fmt/187
    0:000233512e21264023242126 12:26||application/x-borland-reflex|Reflex database|PRONOM fmt/393
    0:0100 2:'ADLIB-'||audio/x-adlib-bank|AdLib instrument bank|AdLib: BNK format
    0:010000000100080044000000000c7f0906||image/x-lotus-pic|Lotus 1-2-3 chart|PRONOM x-fmt/82
    0:01000c 3:'TURBOCALC'||application/x-turbocalc|TurboCalc spreadsheet|PRONOM fmt/1585
    0:01ff010403060001||image/x-micrografx-drw|Micrografx In*A*Vision drawing|PRONOM fmt/1481
    0:01ff020403 6:0002||image/x-micrografx-drw|Micrografx drawing|PRONOM x-fmt/47, x-fmt/294, x-fmt/295
    0:01ff02040302||image/x-micrografx-drw|Micrografx Draw drawing|PRONOM x-fmt/47, x-fmt/294, x-fmt/295
    0:02011313141201 7:0b||audio/x-digital-symphony|Digital Symphony song|OpenMPT: Load_dsym.cpp, header
    0:03 1:'JBO'||application/x-toolbook|ToolBook application|PRONOM fmt/470
    0:03 1:'JBO' 4:4ed32c41||application/x-asymetrix-compel|Compel presentation|PRONOM fmt/1693
    0:03 1:'JBO' 4:f53c55||application/x-asymetrix-compel|Compel 2 presentation|PRONOM fmt/1694
    0:04000400 4:5c726f6c6c5c64656661756c74||audio/x-adlib-rol|AdLib Visual Composer song|AdLib: ROL format, header of version 0.4
    0:0cefcdab||application/x-flow-charting|Flow Charting 4 chart|PRONOM fmt/1408
    0:0d00 28:00000100020003000400050006000700||application/x-ms-nls|Code page table|Wine: dlls/ntdll/locale.c, header of 13 words
    0:0defcdab||application/x-flow-charting|Flow Charting PDQ chart|PRONOM fmt/1411
    0:0dffcdab||application/x-flow-charting|Flow Charting 5 chart|PRONOM fmt/1409
    0:15 1:'TheDraw_Save_File'||application/x-thedraw|TheDraw picture|PRONOM fmt/1586
    0:1991 10:0800 16:00000000000000000000000000000000||image/x-autodesk-cel|Autodesk Animator picture|PRONOM x-fmt/223; Autodesk Animator: CEL file
    0:1a 1:'TLC' 5:'FF' 7:00||application/x-student-writing-center|Student Writing Center document|PRONOM fmt/1401 to fmt/1405
    0:1c010000020004 26:'FreeHand1'||image/x-freehand|FreeHand 10 or MX drawing|PRONOM fmt/547, fmt/400
    0:234f504c5f494923||audio/x-dmx-op2|OPL2 instrument bank|Doom wiki: GENMIDI
    0:325e1010||application/envoy|Envoy document|PRONOM fmt/1286
    0:3412 11:ff ?||image/x-pictor|PC Paint picture|PRONOM x-fmt/170; PICtor PC Paint 3.1
    0:38000000 4:'TGBN'||application/x-picturegear|PictureGear binder|PRONOM fmt/1335
    0:458600000600||application/x-quickbooks-backup|QuickBooks backup|PRONOM fmt/1354
    0:4949020101002600||image/x-picture-publisher|Picture Publisher picture|PRONOM x-fmt/176
    0:4c4e02000000 6:3a00||application/x-ms-hlp|Advisor help|libmagic: Magdir/windows, MS Advisor
    0:4d41535f55547261636b5f563030||audio/x-ult|Ultra Tracker module|UltraTracker: ULT format 1.4 to 1.6
    0:54464d585f534f4e47||audio/x-tfmx|TFMX module|UADE: TFMX player, header
    0:5c 1:'1cw_'||application/x-chiwriter|ChiWriter 3 document|PRONOM x-fmt/309
    0:5f 1:'A2ins'||audio/x-adlib-tracker2-instrument|AdLib Tracker II instruments|AdLib Tracker II: adt2file.pas, A2I, A2F, A2B and A2W
    0:5f 1:'CD5' 4:10||image/x-chasys-draw|Chasys Draw picture|PRONOM fmt/665
    0:5f41326d6f64756c65||audio/x-a2m|Adlib Tracker II module|Adlib Tracker II: A2M format
    0:5f4132746e795f6d6f64756c655f||audio/x-a2m|Adlib Tracker II tiny module|Adlib Tracker II: A2T format
    0:79a6000049494949||application/x-print-shop|Print Shop project|PRONOM fmt/1299
    0:7f 1:'SXG'||image/x-sxg|ZX Spectrum picture|PRONOM fmt/1583; SXG format
    0:90010000 4:'(C)opyright'||application/x-metatrader-hst|History of prices|MetaQuotes: MetaTrader 4, format of history files
    0:91010000 4:'(C)opyright'||application/x-metatrader-hst|History of prices|MetaQuotes: MetaTrader 4, format of history files
    0:9ccbcb8d1375d211915800c04f7956a4||application/x-wab|Windows address book|PRONOM fmt/1255
    0:ac9ebd8f0000||application/x-quicken|Quicken data|PRONOM fmt/308
    0:b297e169||application/envoy|Envoy 7 document|PRONOM fmt/1287
    0:c1e2c3c9c940e2d7e2e240d7d6d9e340c6c9d3c5||application/x-spss-por|SPSS portable data|PRONOM fmt/997; PSPP developers guide: portable file format
    0:ce19ce19||application/x-serif-pageplus|PagePlus publication|PRONOM fmt/1537
    0:dca56500|com.microsoft.word.doc|application/msword|Word 6 document without its container|[MS-DOC], section 2.5.2, FIB of Word 6
    0:dca56800|com.microsoft.word.doc|application/msword|Word 95 document without its container|[MS-DOC], section 2.5.2, FIB of Word 95
    0:dec0ffff||application/vnd.rim.cod|BlackBerry program|Research In Motion: COD modules
    0:f0 1:'?FUNPAINT'||image/x-funpaint|Funpaint picture|PRONOM fmt/1786; RECOIL
    0:fedb0000||video/x-cyber-paint|Cyber Paint animation|PRONOM fmt/1557; Antic: SEQ format
    0:ffcc2c00||application/x-visual-basic-form|Visual Basic 3 form|PRONOM fmt/1542
    0:ffff0e006500||image/x-gem-metafile|GEM metafile|Digital Research: GEM VDI, metafile header
    0:ffff18003601||image/x-gem-metafile|GEM metafile|Digital Research: GEM VDI, metafile header
    0:ffff18006400||image/x-gem-metafile|GEM metafile|Digital Research: GEM VDI, metafile header
    0:ffff18006500||image/x-gem-metafile|GEM metafile|Digital Research: GEM VDI, metafile header
    12:'PSD5RDOC'||application/x-print-shop|Print Shop project|PRONOM fmt/1301
    16:'XIMG' 20:0000||image/x-gem|Extended GEM picture|PRONOM fmt/1657; GEM bit image, XIMG header
    2048:'PCD' 2051:5f 2052:'IPI'||image/x-photo-cd|Photo CD picture|Kodak: Photo CD image pack; PRONOM fmt/211
    212:efcdab8900000300||application/x-folio-infobase|Folio infobase 3|PRONOM fmt/1158
    212:efcdab8901000300||application/x-folio-infobase|Folio shadow file 3|PRONOM fmt/1160
    224:0400....00000000fcae56896274bfae||application/x-folio-infobase|Folio infobase 4|PRONOM fmt/1159
    224:0400....01000000fcae56896274bfae||application/x-folio-infobase|Folio shadow file 4|PRONOM fmt/1161
    40:'ASCII_SPSS_PORT_FILE'||application/x-spss-por|SPSS portable data|PSPP developers guide: portable file format, splash strings
    4:'STAK' 8:ffffffff||application/x-hypercard|HyperCard stack|HyperCard file format, block STAK; PRONOM fmt/1490
    525:'HBAM2001MAY84'||application/x-filemaker|FileMaker Pro 1 or 2 database|PRONOM fmt/1059, fmt/1072
    6:ff99 108:'SP'||application/x-persuasion|Persuasion presentation|PRONOM fmt/1706, fmt/1707
    80:'CT' 82:000000000000000000000000||image/x-scitex-ct|Scitex continuous tone picture|PRONOM x-fmt/146
    8:'PowerGFX'||image/x-powergraphics|PowerGraphics picture|PRONOM fmt/1731; RECOIL
    9:'GERBILDB'||application/x-pfs-first-choice|First Choice database|PRONOM fmt/1284
    9:'GERBILDOC'||application/x-pfs-first-choice|First Choice document|PRONOM fmt/1282, fmt/1283
    9:'RABBITGRAPH'||application/x-pfs-first-choice|First Choice graph|PRONOM fmt/1285
    """)
}
