// SPDX-License-Identifier: Apache-2.0
import Detection

/// Sound, music and subtitles; `SignatureIndex` tells how a line is written.
enum MediaSignatures {
  static let table = TypeTable(
    """
    0:'#!AMR'|org.3gpp.adaptive-multi-rate-audio|audio/amr|AMR speech|RFC 4867, section 5.1
    0:'#!AMR' 5:0a|org.3gpp.adaptive-multi-rate-audio|audio/amr|AMR speech|RFC 4867, section 5.1
    0:'#!AMR-WB'||audio/amr-wb|AMR wideband speech|RFC 4867, section 5.1
    0:'#!AMR-WB+' 9:0a||audio/amr-wb+|AMR wideband plus speech|3GPP TS 26.290
    0:'#!EVRC' 6:0a||audio/evrc|EVRC speech|RFC 4788, section 16
    0:'#!EVRC-B' 8:0a||audio/evrcb|EVRC-B speech|RFC 4788, section 16
    0:'#!EVRCNW' 8:0a||audio/evrcnw|EVRC-NW speech|RFC 6884, section 16
    0:'#!EVRCWB' 8:0a||audio/evrcwb|EVRC-WB speech|RFC 5188, section 15
    0:'#!EVS' 5:5f 6:'MC1.0' 11:0a||audio/EVS|EVS voice|3GPP TS 26.445, annex A.2.6
    0:'#!SILK' 6:5f 7:'V3'||audio/silk|SILK voice|Skype: SILK SDK, Decoder.c
    0:'#!SMV' 5:0a||audio/smv|SMV speech|RFC 3625, section 4
    0:'#!iLBC20' 8:0a||audio/ilbc|iLBC speech, frames of 20 ms|RFC 3952, section 5
    0:'#!iLBC30' 8:0a||audio/ilbc|iLBC speech, frames of 30 ms|RFC 3952, section 5
    0:'#_VobSub_index_file,_v'||text/x-vobsub|Index of subtitles|VobSub: idx files
    0:'$H' 12:3026b2758e66cf11||application/x-mms-framed|Windows Media stream|[MS-WMSP] 2.2.3.1.1
    0:'-Furnace_instr.-'||audio/x-furnace|Furnace instrument|Furnace: instrument format, header
    0:'-Furnace_module-'||audio/x-furnace|Furnace module|Furnace: module format, header
    0:'.DelekDefleMask.'||audio/x-deflemask|DefleMask module|DefleMask: DMF format specification
    0:'.RMF'|com.real.realmedia|application/vnd.rn-realmedia|RealMedia|RealNetworks: RealMedia File Format
    0:'.RMP'||audio/x-pn-realaudio-plugin|RealPlayer package|RealNetworks: RealPlayer package format
    0:'.SoX'||audio/x-sox|SoX audio|SoX: soxformat(7)
    0:'.snd'|public.au-audio|audio/basic|Sun audio|Sun: audio_filehdr
    0:'1bit'||audio/x-wsd|Wideband single-bit data|1-bit Audio Consortium: WSD file format 1.1
    0:'2BIT'||audio/x-avr|Audio Visual Research|SoX: avr.c
    0:'2OP' 3:1a||audio/x-opl3-instruments|OPL3 instruments|Linux: OSS sbutil, FM patches; alsa-tools: sbiload
    0:'4OP' 3:1a||audio/x-opl3-instruments|OPL3 instruments|Linux: OSS sbutil, FM patches; alsa-tools: sbiload
    0:'ADIF'|public.aac-audio|audio/aac|AAC audio, ADIF|ISO/IEC 13818-7, section 6.2
    0:'AEOLUS' 6:00||audio/x-aeolus-stop|Organ stop|Aeolus: addsynth.cc, file header
    0:'ALS' 3:00||audio/x-als|MPEG-4 lossless audio|ISO/IEC 14496-3, subpart 11; RM22 reference software
    0:'ALawSoundFile**'||audio/x-wve|Psion sound|SoX: soxformat(7), wve
    0:'AMF' 3:01||audio/x-amf|DSMI module|DSMI: AMF format 0.1; OpenMPT: Load_amf.cpp
    0:'AMF' 3:08||audio/x-amf|DSMI module|DSMI: AMF format 0.8; OpenMPT: Load_amf.cpp
    0:'AMF' 3:0a||audio/x-amf|DSMI module|DSMI: AMF format 1.0
    0:'AMF' 3:0b||audio/x-amf|DSMI module|DSMI: AMF format 1.1; OpenMPT: Load_amf.cpp
    0:'AMF' 3:0c||audio/x-amf|DSMI module|DSMI: AMF format 1.2
    0:'AMF' 3:0d||audio/x-amf|DSMI module|DSMI: AMF format 1.3
    0:'AMF' 3:0e||audio/x-amf|DSMI module|DSMI: AMF format 1.4
    0:'AMShdr' 6:1a||audio/x-ams|Velvet Studio module|Velvet Studio: AMS format
    0:'ASF' 3:00 4:0200010001000000||audio/x-argonaut-asf|Sound of a game|FFmpeg: argo_asf.h, file header
    0:'BambooTrackerBnk'||audio/x-bambootracker|BambooTracker instruments|BambooTracker: btb format
    0:'BambooTrackerIst'||audio/x-bambootracker|BambooTracker instrument|BambooTracker: bti format
    0:'BambooTrackerMod'||audio/x-bambootracker|BambooTracker module|BambooTracker: btm format
    0:'CAT_' 8:'REX2'||audio/x-rex2|Sliced loop|Propellerhead: REX2, IFF container
    0:'CTMF' 4:..01||audio/x-cmf|Creative music|Creative: SBK developer kit, CMF header
    0:'CcnK' 8:'FBCh'||audio/x-vst-preset|VST bank|Steinberg: vstfxstore.h
    0:'CcnK' 8:'FPCh'||audio/x-vst-preset|VST preset|Steinberg: vstfxstore.h
    0:'CcnK' 8:'FxBk'||audio/x-vst-preset|VST bank|Steinberg: vstfxstore.h
    0:'CcnK' 8:'FxCk'||audio/x-vst-preset|VST preset|Steinberg: vstfxstore.h
    0:'Creative_Voice_File' 19:1a||audio/x-voc|Creative voice|Creative: VOC file format
    0:'DBM0'||audio/x-dbm|DigiBooster module|DigiBooster Pro 2: DBM format
    0:'DBPL' 4:01|net.sourceforge.deadbeef.playlist|application/x-deadbeef-playlist|DeaDBeeF playlist|DeaDBeeF: playlist.c, plt_save
    0:'DBRAWOPL'||audio/x-dro|Raw OPL capture|DOSBox: DRO format
    0:'DDMF'||audio/x-dmf|X-Tracker module|Delusion Digital Music File format
    0:'DIGI_Booster_module' 19:00||audio/x-digi|Digi Booster module|Digi Booster 1.7: module format
    0:'DMDL'||audio/x-mdl|DigiTrakker module|DigiTrakker: MDL format
    0:'DSD_'||audio/x-dsf|DSD stream|Sony: DSF file format 1.01
    0:'DSD_' 4:1c00000000000000||audio/x-dsf|DSD stream|Sony: DSF file format 1.01
    0:'DTSHDHDR'||audio/vnd.dts.hd|DTS-HD audio|DTS: DTS-HD file structure, section Header
    0:'Dn-FamiTracker_Module'||audio/x-famitracker|FamiTracker module|Dn-FamiTracker: FamiTrackerDocIO, file header
    0:'EA3' 3:01||audio/atrac3|ATRAC audio|FFmpeg: oma.h
    0:'Extended_Instrument:'||audio/x-xi|FastTracker II instrument|FastTracker II: XI format
    0:'Extended_Module:'||audio/x-xm|FastTracker II module|FastTracker II: XM format
    0:'Extreme' 8:01||audio/x-ams|Extreme's Tracker module|Extreme's Tracker: AMS format 1.3
    0:'FAR' 3:fe||audio/x-far|Farandole module|Farandole Composer: FAR format
    0:'FC14' 4:0000||audio/x-future-composer|Future Composer 1.4 module|OpenMPT: Load_fc.cpp, header
    0:'FORM' 8:'MAUD'||audio/x-maud|MAUD sound|MacroSystem: MAUD
    0:'FRM8'||audio/x-dff|DSD interchange|Philips: DSDIFF 1.5
    0:'FRM8' 12:'DSD_'||audio/x-dff|DSD interchange|Philips: DSDIFF 1.5
    0:'FSSDHCOM'||audio/x-hcom|HCOM audio|SoX: hcom.c
    0:'FamiTracker_Module'||audio/x-famitracker|FamiTracker module|FamiTracker: FamiTrackerDoc, file header
    0:'GBS' 3:01||audio/x-gbs|Game Boy sound|GBS specification 1.02, section Header
    0:'GDM' 3:fe 71:'GMFS'||audio/x-gdm|General DigiMusic module|BWSB: GDM format
    0:'GF1PATCH1'||audio/x-gus-patch|Ultrasound patch|Advanced Gravis: GF1 patch files
    0:'GTI2'||audio/x-goattracker|GoatTracker instrument|GoatTracker 2: readme, instrument format
    0:'GTI3'||audio/x-goattracker|GoatTracker instrument|GoatTracker 2: readme, instrument format
    0:'GTI4'||audio/x-goattracker|GoatTracker instrument|GoatTracker 2: readme, instrument format
    0:'GTI5'||audio/x-goattracker|GoatTracker instrument|GoatTracker 2: readme, instrument format
    0:'GTS3'||audio/x-goattracker|GoatTracker song|GoatTracker 2: readme, song format
    0:'GTS4'||audio/x-goattracker|GoatTracker song|GoatTracker 2: readme, song format
    0:'GTS5'||audio/x-goattracker|GoatTracker song|GoatTracker 2: readme, song format
    0:'GYMX'||audio/x-gym|Mega Drive music|GYMX header
    0:'HDMV0'||application/x-bluray-clip|Blu-ray clip information|libbluray: clpi_parse.c
    0:'HESM'||audio/x-hes|PC Engine sound|HES format, section Header
    0:'HL2DEMO' 7:00||application/x-source-demo|Recorded game|Valve: DEM format
    0:'HMI-MIDISONG'||audio/x-hmi|HMI music|VGMTrans: HMI format
    0:'HMIMIDIP'||audio/x-hmp|HMI music for Descent|Descent Developer Network: HMP format
    0:'HVL' 3:00||audio/x-hvl|HivelyTracker module|Hively Tracker: HVL format
    0:'HVL' 3:01||audio/x-hvl|HivelyTracker module|Hively Tracker: HVL format
    0:'HVLI'||audio/x-hvl|HivelyTracker instrument|HivelyTracker: gui.c, instrument format
    0:'ID3' 3:02||audio/mpeg|Tagged audio|ID3v2.2, section 3.1
    0:'ID3' 3:03|public.mp3|audio/mpeg|Tagged audio|ID3v2.3, section 3.1
    0:'ID3' 3:04|public.mp3|audio/mpeg|Tagged audio|ID3v2.4, section 3.1
    0:'IMPM'||audio/x-it|Impulse Tracker module|Impulse Tracker: ITTECH.TXT
    0:'IMPS'||audio/x-its|Impulse Tracker sample|Impulse Tracker: ITTECH.TXT
    0:'INDX0100'||application/x-bluray-index|Blu-ray index|libbluray: index_parse.c
    0:'INDX0200'||application/x-bluray-index|Blu-ray index|libbluray: index_parse.c
    0:'INDX0300'||application/x-bluray-index|Blu-ray index|libbluray: index_parse.c
    0:'JCH&' 4:0266||audio/x-d00|EdLib module|AdPlug: d00.cpp, header
    0:'KSCC'||audio/x-kss|MSX sound|KSS specification, section Header
    0:'KSSX'||audio/x-kss|MSX sound|KSS specification, section Header
    0:'KVAG'||audio/x-kvag|Game voice|multimedia.cx: Simon & Schuster Interactive VAG
    0:'LA02'||audio/x-la|Lossless Audio|MultimediaWiki: Lossless Audio
    0:'LA03'||audio/x-la|Lossless Audio|MultimediaWiki: Lossless Audio
    0:'LA04'||audio/x-la|Lossless Audio|MultimediaWiki: Lossless Audio
    0:'LIMITLESS'||audio/x-laf|Limitless audio|FFmpeg: lafdec.c
    0:'LM8953'||audio/x-txw|Yamaha TX-16W sample|SoX: tx16w.c, header
    0:'LPAC'||audio/x-lpac|LPAC audio|MultimediaWiki: LPAC
    0:'Liquid_Module:'||audio/x-liq|Liquid Tracker module|Liquid Tracker: LIQ format
    0:'MAC_'||audio/x-ape|Monkey's Audio|Monkey's Audio SDK: APE_DESCRIPTOR
    0:'MEETECHO' 8:00||application/x-janus-recording|Conference recording|Janus: record.c, header
    0:'MJR00001'||application/x-janus-recording|Conference recording|Janus: record.c, header
    0:'MJR00002'||application/x-janus-recording|Conference recording|Janus: record.c, header
    0:'MMMD'||application/vnd.smaf|SMAF melody|Yamaha: SMAF
    0:'MO3'||audio/x-mo3|MO3 module|Un4seen: MO3
    0:'MOBJ0'||application/x-bluray-objects|Blu-ray movie objects|libbluray: mobj_parse.c
    0:'MP+'||audio/x-musepack|Musepack 7 audio|Musepack: SV7
    0:'MPCK'||audio/x-musepack|Musepack 8 audio|Musepack: SV8 specification
    0:'MPLS0'||application/x-bluray-playlist|Blu-ray playlist|libbluray: mpls_parse.c
    0:'MSP1' 4:00000012||audio/x-korg-kmp|Korg multisample|Korg: KMP file format, MSP1 chunk
    0:'MT20'||audio/x-mt2|MadTracker 2 module|MadTracker 2: MT2 format
    0:'MThd'|public.midi-audio|audio/midi|MIDI file|MMA: Standard MIDI Files 1.0
    0:'MUS' 3:1a||audio/x-mus|Doom music|The Unofficial Doom Specs 1.666, section 7-3
    0:'MUSE' 4:deadbabe||audio/x-j2b|Jazz Jackrabbit 2 module|OpenMPT: Load_j2b.cpp, header
    0:'MUSE' 4:deadbeaf||audio/x-j2b|Jazz Jackrabbit 2 module|OpenMPT: Load_j2b.cpp, header
    0:'MinPHR00'||application/x-openal-hrtf|Head-related transfer functions|OpenAL Soft: docs/hrtf.txt
    0:'MinPHR01'||application/x-openal-hrtf|Head-related transfer functions|OpenAL Soft: docs/hrtf.txt
    0:'MinPHR02'||application/x-openal-hrtf|Head-related transfer functions|OpenAL Soft: docs/hrtf.txt
    0:'MinPHR03'||application/x-openal-hrtf|Head-related transfer functions|OpenAL Soft: docs/hrtf.txt
    0:'NESM' 4:1a||audio/x-nsf|NES sound|NSF specification 1.61, section Header format
    0:'NSFE' 8:'INFO'||audio/x-nsfe|NES music, extended|NESDev wiki: NSFe
    0:'Nullsoft_AVS_Preset_0.' 23:1a||application/x-winamp-avs|Visualization preset|Nullsoft: AVS, r_list.cpp
    0:'OFR_'||audio/x-optimfrog|OptimFROG audio|OptimFROG: OFR chunk
    0:'OKTASONG'||audio/x-okt|Oktalyzer module|Oktalyzer: OKT format
    0:'OSQ_'||audio/x-osq|Original sound quality audio|FFmpeg: osq.c
    0:'OVSC'||application/x-overture|Overture score|GenieSoft: Overture; MuseScore: ove importer
    0:'PG' 10:160013||application/x-hdmv-pgs|Blu-ray subtitles|FFmpeg: supdec.c
    0:'PLM' 3:1a||audio/x-plm|Disorder Tracker 2 module|Disorder Tracker 2: PLM format
    0:'PRAM'||application/x-kurzweil|Kurzweil objects|Kurzweil: K2000 file format
    0:'PSF' 3:01||audio/x-psf|PlayStation sound|PSF specification 1.6, version byte
    0:'PSF' 3:02||audio/x-psf|PlayStation 2 sound|PSF specification, version byte
    0:'PSF' 3:11||audio/x-psf|Saturn sound|PSF specification, version byte
    0:'PSF' 3:12||audio/x-psf|Dreamcast sound|PSF specification, version byte
    0:'PSF' 3:21||audio/x-psf|Nintendo 64 sound|PSF specification, version byte
    0:'PSF' 3:22||audio/x-psf|Game Boy Advance sound|PSF specification, version byte
    0:'PSF' 3:23||audio/x-psf|SNES sound|PSF specification, version byte
    0:'PSF' 3:24||audio/x-psf|Nintendo DS sound|PSF specification, version byte
    0:'PSF' 3:41||audio/x-psf|Capcom QSound|PSF specification, version byte
    0:'PSID'||audio/prs.sid|Commodore 64 sound|High Voltage SID Collection: SID file format
    0:'PSM' 3:fe||audio/x-psm|Epic MegaGames MASI module, old|MASI: PSM16 format
    0:'PSM_' 8:'FILE'||audio/x-psm|Epic MegaGames module|MASI: PSM format
    0:'PVF1' 4:0a||audio/x-pvf|Portable voice|mgetty: pvf(5)
    0:'PVF2' 4:0a||audio/x-pvf|Portable voice, ASCII|mgetty: pvf(5)
    0:'RIFF' 8:'DSMF'||audio/x-dsm|DSIK module|Digital Sound Interface Kit: DSM format
    0:'RKA7'||audio/x-rkau|RK Audio|MultimediaWiki: RKAU
    0:'RSID'||audio/prs.sid|Commodore 64 sound|High Voltage SID Collection: SID file format
    0:'RSTM' 4:feff||audio/x-brstm|Wii stream|Wiibrew: BRSTM file
    0:'RTMM' 4:20||audio/x-rtm|Real Tracker module|Arnaud Hasenfratz: RTM format
    0:'RZX!'||application/x-spectrum-rzx|Recorded input|RZX 0.13
    0:'S980'||audio/x-s98|FM chip capture|S98 format, version 0
    0:'S981'||audio/x-s98|FM chip capture|S98 format, version 1
    0:'S982'||audio/x-s98|FM chip capture|S98 format, version 2
    0:'S983'||audio/x-s98|FM chip capture|S98 format, version 3
    0:'SAP' 3:0d0a||audio/x-sap|Atari sound|ASAP: SAP format
    0:'SBI' 3:1a||audio/x-opl3-instruments|FM instrument|Creative: Sound Blaster developer kit, SBI
    0:'SBI' 3:1d||audio/x-opl3-instruments|FM instrument|Creative: Sound Blaster developer kit, SBI
    0:'SC68_Music-file'||audio/x-sc68|Atari ST music|sc68: file68 format, identifier
    0:'SCO5'||application/x-encore|Encore score|Passport Designs: Encore 5
    0:'SCOW'||application/x-encore|Encore score|Passport Designs: Encore
    0:'SIFF' 8:'SOUN'||audio/x-siff|Beam sound|FFmpeg: siff.c
    0:'SMOD' 4:0000||audio/x-future-composer|Future Composer 1.3 module|OpenMPT: Load_fc.cpp, header
    0:'SMP1' 4:00000020||audio/x-korg-ksf|Korg sample|Korg: KSF file format, SMP1 chunk
    0:'SNES-SPC700_Sound_File'||audio/x-spc|SNES sound|SPC file format 0.31, section ID666
    0:'SOUND' 5:1a||audio/x-sndt|SoundTool sample|SoX: sndrtool.c
    0:'SOUND_SAMPLE_DATA_'||audio/x-smp|SampleVision sound|SoX: soxformat(7), smp
    0:'SSYN' 4:00000000||audio/x-sunvox|SunVox synthesiser|SunVox: library, format of synthesisers
    0:'SShd' 32:'SSbd'||audio/x-ads|PlayStation 2 sound|FFmpeg: ads.c, ads_probe
    0:'STRM' 4:00||audio/x-ast|GameCube stream|vgmstream: ast.c
    0:'SVOX' 4:00000000||audio/x-sunvox|SunVox module|SunVox: library, format of projects
    0:'Speex___'||audio/x-speex|Speex audio|Speex manual, table 7.1
    0:'SymM'||audio/x-symmod|Symphonie module|Symphonie: SymMOD format
    0:'THX' 3:00||audio/x-ahx|AHX module|Abyss: AHX format
    0:'THX' 3:01||audio/x-ahx|AHX module|Abyss: AHX format
    0:'THXI'||audio/x-ahx|AHX instrument|HivelyTracker: gui.c, instrument format
    0:'TTA1'||audio/x-tta|True Audio|True Audio: format description
    0:'TTA2'||audio/x-tta|True Audio 2|True Audio: format description
    0:'TWIN97012000'||audio/x-twinvq|TwinVQ audio|NTT: TwinVQ; FFmpeg: vqf.c
    0:'VST3' 4:01000000||audio/x-vst-preset|VST 3 preset|Steinberg: VST 3 preset format
    0:'Vgm_'||audio/x-vgm|Video game music|VGM specification 1.71
    0:'WADY'||audio/x-wady|Marble sound|FFmpeg: wady.c
    0:'Winamp_EQ_library_file_v1.' 27:1a||application/x-winamp-eq|Equalizer presets|Nullsoft: Winamp, EQF
    0:'XGSF' ?||audio/x-xact-settings|XACT settings|Microsoft: XACT, XGS header
    0:'XoS.'||audio/x-sox|SoX audio, big endian|SoX: soxformat(7)
    0:'YM2!'||audio/x-ym|Atari music|A. Carre: YM files, first versions
    0:'YM3!'||audio/x-ym|Chip music|Leonard: YM format
    0:'YM5!'||audio/x-ym|Chip music|Leonard: YM format
    0:'YM6!'||audio/x-ym|Chip music|Leonard: YM format
    0:'ZXAYEMUL'||audio/x-ay|AY music|ZXAYEMUL: AY format
    0:'[NWZ]' 5:00||application/x-nwc|NoteWorthy score, compressed|NoteWorthy Composer: NWC file format
    0:'[NoteWorthy_ArtWare]'||application/x-nwc|NoteWorthy score|NoteWorthy Composer: NWC file format
    0:'_paf'||audio/x-paf|Ensoniq PARIS sound|libsndfile: paf.c, PAF_MARKER
    0:'ajkg'||audio/x-shorten|Shorten audio|Shorten 2
    0:'ampf' 4:04000000||application/x-max-device|Max for Live device|Ableton: amxd header
    0:'caff'|com.apple.coreaudio-format|audio/x-caf|Core Audio|Apple: Core Audio Format 1.0
    0:'caff' 4:0001|com.apple.coreaudio-format|audio/x-caf|Core Audio|Apple: Core Audio Format 1.0
    0:'cap3-v:'||application/x-capella|Capella score|MuseScore: capella.cpp
    0:'cyd!inst'||audio/x-klystrack|klystrack instrument|klystrack: instrument file
    0:'cyd!song'||audio/x-klystrack|klystrack song|klystrack: song file
    0:'ea3' 3:03||audio/x-oma|ATRAC audio|Sony: OpenMG
    0:'fLaC'|org.xiph.flac|audio/flac|FLAC audio|RFC 9639, section 6
    0:'fap_'||audio/x-paf|Ensoniq PARIS sound|libsndfile: paf.c, FAP_MARKER
    0:'nF7YLao'||application/vnd.emusic-emusic_package|eMusic package|IANA: application/vnd.emusic-emusic_package
    0:'ptab' 4:0100||application/x-power-tab|Guitar tablature|PTB format: Power Tab Editor 1.0, file header
    0:'ptab' 4:0200||application/x-power-tab|Guitar tablature|PTB format: Power Tab Editor 1.0.2, file header
    0:'ptab' 4:0300||application/x-power-tab|Guitar tablature|PTB format: Power Tab Editor 1.5, file header
    0:'ptab' 4:0400||application/x-power-tab|Guitar tablature|PTB format: Power Tab Editor 1.7, file header
    0:'qoaf'||audio/x-qoa|Quite OK audio|QOA specification 1.0
    0:'riff' 4:2e91cf11a5d628db04c10000||audio/x-w64|Wave 64 sound|Sony: Wave64 file format
    0:'tBaK'||audio/x-tak|TAK audio|TAK: stream format
    0:'tpm.' 41:08||audio/x-mptm|OpenMPT module|OpenMPT: Load_it.cpp, MPTM header
    0:'wvpk'||audio/x-wavpack|WavPack audio|WavPack 5 file format, section Block header
    0:00 16:'SOBT'|com.apple.logic.exs|application/x-exs24|EXS24 instrument|ConvertWithMoss: EXS24 documentation
    0:0000000001bc||application/gxf|General exchange|SMPTE 360M
    0:000004005c 5:'roll' 9:5c 10:'default'||audio/x-adlib-rol|AdLib Visual Composer song|AdLib: Visual Composer, ROL file format
    0:0001a364||audio/x-ircam|IRCAM sound, big endian|SoX: soxformat(7), sf
    0:0004a364||audio/x-ircam|IRCAM sound, NeXT, little endian|libsndfile: ircam.c
    0:000823090033362f38002127||application/x-svox-lingware|Voice of a speech synthesizer|SVOX Pico: picoos.c, header of resources
    0:0020 20:'vs12'||audio/x-ubisoft-apm|Sound of a game|FFmpeg: apm.c, header
    0:00424f4e4b||audio/x-bonk|Bonk audio|FFmpeg: bonk.c
    0:0064732e 5:0000|public.au-audio|audio/basic|Sun audio, little endian|DEC: audio files; SoX: soxformat(7), au
    0:01 16:'TBOS'|com.apple.logic.exs|application/x-exs24|EXS24 instrument|ConvertWithMoss: EXS24 documentation
    0:01 1:'ds2'||audio/x-ds2|Dictation|Olympus: Digital Speech Standard Pro
    0:01480100 4:22560000||application/x-espeak-phonemes|Sounds of a voice|eSpeak NG: synthdata.c, version of the phoneme data
    0:0180fe7f||audio/vnd.dts|DTS audio, swapped|ETSI TS 102 114
    0:02 1:'#!SILK' 7:5f 8:'V3'||audio/silk|SILK voice|Skype: SILK SDK, Decoder.c; Tencent: a byte in front
    0:02 1:'dss'||audio/x-dss|Dictation|Olympus: Digital Speech Standard
    0:03 1:'ds2'||audio/x-ds2|Dictation|Olympus: Digital Speech Standard Pro
    0:03 1:'dss'||audio/x-dss|Dictation|Olympus: Digital Speech Standard
    0:060e2b34020501010d0102||application/mxf|Material exchange|SMPTE ST 377-1
    0:07 1:'ds2'||audio/x-ds2|Dictation|Grundig: Digital Speech Standard Pro
    0:0f 1:'SIBELIUS'||application/x-sibelius|Sibelius score|PRONOM fmt/696
    0:1290a87f||audio/x-kontakt|Kontakt instrument|Native Instruments: Kontakt 2 to 4
    0:161601||text/vnd.iptc.anpa|News wire|ANPA 1312, section Message header
    0:18 1:'FICHIER_GUITAR_PRO_L'||application/x-guitar-pro|Guitar Pro score|TuxGuitar: GP4InputStream, version string
    0:18 1:'FICHIER_GUITAR_PRO_v'||application/x-guitar-pro|Guitar Pro score|TuxGuitar: GTPInputStream, version string
    0:19 1:'FICHIER_GUITARE_PRO_v1'||application/x-guitar-pro|Guitar Pro 1 score|TuxGuitar: GP1InputStream, version string
    0:1b00 2:54 3:00 4:75007800470075006900740061007200||application/x-tuxguitar|TuxGuitar score|TuxGuitar: TGStream, version string
    0:1d 1:'CLIPBOARD_GUITAR_PRO_'||application/x-guitar-pro|Part of a Guitar Pro score|TuxGuitar: GP4InputStream, version string
    0:1fffe800||audio/vnd.dts|DTS audio, 14 bits|ETSI TS 102 114, annex
    0:2e7261fd|com.real.realaudio|audio/x-pn-realaudio|RealAudio|RealNetworks: RealAudio 1.0
    0:2f5c20 3:'NI_FC_MTD__/\'||audio/x-kontakt|Kontakt monolith|Native Instruments: Kontakt, file container
    0:37000010 4:6d000010 8:7e000010||audio/x-psion-record|Psion record|psiconv: Psion formats, ID section
    0:4d535f564f494345||audio/x-sony-msv|Sony voice recording|Sony: Digital Voice Editor, DVF and MSV headers
    0:4e4953545f3141||audio/x-nist|NIST Sphere audio|NIST: SPHERE
    0:584d465f312e||audio/x-xmf|XMF sound|MMA: XMF 1.0, section 2.2
    0:584d465f322e||audio/mobile-xmf|Mobile XMF|MMA: XMF 2.0, section 2.2
    0:5f41326d6f64756c655f||audio/x-a2m|Adlib Tracker II module|Adlib Tracker II: A2M
    0:5f413274696e795f6d6f64756c655f||audio/x-a2m|Adlib Tracker II module, packed|Adlib Tracker II: A2T
    0:64582025||audio/vnd.dts.hd|DTS-HD extension|ETSI TS 102 114
    0:646e732e|public.au-audio|audio/basic|Sun audio, little endian|Sun: audio_filehdr
    0:64a30100||audio/x-ircam|IRCAM sound|SoX: soxformat(7), sf
    0:64a30200||audio/x-ircam|IRCAM sound|SoX: soxformat(7), sf
    0:64a30300||audio/x-ircam|IRCAM sound|SoX: soxformat(7), sf
    0:64a30400||audio/x-ircam|IRCAM sound, NeXT|libsndfile: ircam.c
    0:7ffe8001||audio/vnd.dts|DTS audio|ETSI TS 102 114
    0:80017ffe||audio/vnd.dts|DTS audio, swapped|ETSI TS 102 114
    0:8025feca 12:009c1194|com.apple.shazamsignature|application/x-shazam-signature|Shazam signature|SongRec: signature_format.rs
    0:c001a5||audio/mhas|MPEG-H 3D audio stream|ISO/IEC 23008-3, section 14.4.4, PACTYP_SYNC
    0:c0dec2||audio/x-codec2|Codec 2 voice|Codec 2: c2file.h, c2_header
    0:c1832a9e||audio/x-umx|Unreal package|Unreal: package header
    0:f07e..01||audio/x-sds|MIDI sample dump|MIDI 1.0 detailed specification, Sample Dump Standard
    0:fe7f0180||audio/vnd.dts|DTS audio, little endian|ETSI TS 102 114
    0:ff1f00e8||audio/vnd.dts|DTS audio, 14 bits, little endian|ETSI TS 102 114, annex
    1080:'10CH'||audio/x-mod|FastTracker module|FastTracker, TakeTracker: MOD format
    1080:'11CH'||audio/x-mod|FastTracker module|FastTracker, TakeTracker: MOD format
    1080:'12CH'||audio/x-mod|FastTracker module|FastTracker, TakeTracker: MOD format
    1080:'13CH'||audio/x-mod|FastTracker module|FastTracker, TakeTracker: MOD format
    1080:'14CH'||audio/x-mod|FastTracker module|FastTracker, TakeTracker: MOD format
    1080:'15CH'||audio/x-mod|FastTracker module|FastTracker, TakeTracker: MOD format
    1080:'16CH'||audio/x-mod|FastTracker module|FastTracker, TakeTracker: MOD format
    1080:'18CH'||audio/x-mod|FastTracker module|FastTracker, TakeTracker: MOD format
    1080:'20CH'||audio/x-mod|FastTracker module|FastTracker, TakeTracker: MOD format
    1080:'22CH'||audio/x-mod|FastTracker module|FastTracker, TakeTracker: MOD format
    1080:'24CH'||audio/x-mod|FastTracker module|FastTracker, TakeTracker: MOD format
    1080:'26CH'||audio/x-mod|FastTracker module|FastTracker, TakeTracker: MOD format
    1080:'28CH'||audio/x-mod|FastTracker module|FastTracker, TakeTracker: MOD format
    1080:'2CHN'||audio/x-mod|FastTracker module|FastTracker, TakeTracker: MOD format
    1080:'30CH'||audio/x-mod|FastTracker module|FastTracker, TakeTracker: MOD format
    1080:'32CH'||audio/x-mod|FastTracker module|FastTracker, TakeTracker: MOD format
    1080:'4CHN'||audio/x-mod|FastTracker module|FastTracker: MOD format
    1080:'5CHN'||audio/x-mod|TakeTracker module|TakeTracker: MOD format
    1080:'6CHN'||audio/x-mod|FastTracker module|FastTracker: MOD format
    1080:'7CHN'||audio/x-mod|TakeTracker module|TakeTracker: MOD format
    1080:'8CHN'||audio/x-mod|FastTracker module|FastTracker: MOD format
    1080:'9CHN'||audio/x-mod|TakeTracker module|TakeTracker: MOD format
    1080:'CD61'||audio/x-mod|Octalyser module|Atari Octalyser: MOD format
    1080:'CD81'||audio/x-mod|Octalyser module|Atari Octalyser: MOD format
    1080:'EXO4'||audio/x-mod|StarTrekker module|StarTrekker: MOD format
    1080:'FLT4'||audio/x-mod|StarTrekker module|StarTrekker: MOD format
    1080:'FLT8'||audio/x-mod|StarTrekker module|StarTrekker: MOD format
    1080:'M!K!'||audio/x-mod|ProTracker module|ProTracker: MOD format
    1080:'M&K!'||audio/x-mod|NoiseTracker module|OpenMPT: Load_mod.cpp, HMNT modules
    1080:'M.K.'||audio/x-mod|ProTracker module|ProTracker: MOD format
    1080:'N.T.'||audio/x-mod|NoiseTracker module|NoiseTracker: MOD format
    1080:'OCTA'||audio/x-mod|Octalyser module|Atari Octalyser: MOD format
    1080:'TDZ1'||audio/x-mod|TakeTracker module|TakeTracker: MOD format
    1080:'TDZ2'||audio/x-mod|TakeTracker module|TakeTracker: MOD format
    1080:'TDZ3'||audio/x-mod|TakeTracker module|TakeTracker: MOD format
    12:'GAMETSPP'|com.apple.logic.pluginsetting|application/x-logic-pst|Logic plug-in setting|Apple Logic: header of settings
    12:'SNDH'||audio/x-sndh|Atari ST music|SNDH 2.2, section Header
    20:'!SCREAM!'||audio/x-stm|ScreamTracker module|ScreamTracker 2: STM format
    20:'!Scream!'||audio/x-stm|ScreamTracker module|ScreamTracker 2: STM format
    20:'BMOD2STM'||audio/x-stm|ScreamTracker module|ScreamTracker 2: STM format
    20:'SWavePro' 28:1a02||audio/x-stm|ScreamTracker module|OpenMPT: Load_stm.cpp, header
    20:'WUZAMOD!' 28:1a02||audio/x-stm|ScreamTracker module|OpenMPT: Load_stm.cpp, header
    44:'PTMF'||audio/x-ptm|PolyTracker module|PolyTracker: PTM format 2.03
    44:'SCRM'||audio/x-s3m|ScreamTracker 3 module|ScreamTracker 3: S3M format
    4:'iriver_UMS_PLA'||audio/x-iriver-pla|iRiver playlist|Lizzy: PLA playlist format
    4:'itch'||application/itunes|Cover picture cache|Apple: iTunes artwork cache
    4:57907536||audio/x-pn-audibleaudio|Audible audio|FFmpeg: aadec.c
    4:f8726fba||audio/vnd.dolby.mlp|Dolby lossless audio|Meridian: MLP, FFmpeg: mlp.c
    4:f8726fbb||audio/vnd.dolby.mlp|Meridian lossless audio|Meridian: MLP, FFmpeg: mlp.c
    58:0401 60:14010000||audio/x-xm|FastTracker II module, stripped|FastTracker II: XM format, version and header size
    60:'IM10'||audio/x-imf|Imago Orpheus module|Imago Orpheus: IMF format
    65:'FSSD' 128:'HCOM'||audio/x-hcom|Macintosh sound|SoX: hcom.c, header
    65:'FSSDHCOM'||audio/x-hcom|HCOM audio|SoX: hcom.c
    """)
}
