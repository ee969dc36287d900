// SPDX-License-Identifier: Apache-2.0
import Detection

/// Film; `SignatureIndex` tells how a line is written.
enum VideoSignatures {
  static let table = TypeTable(
    """
    0:'.R1M'||video/x-real-ivr|RealPlayer recording|FFmpeg: rmdec.c, ivr
    0:'.REC' 4:00||video/x-real-ivr|RealPlayer recording|FFmpeg: rmdec.c, ivr
    0:'AMV' 43:'MP3'||video/x-mtv|MTV video|S1MP3 wiki: MTV format specifications, header
    0:'ANIM' 8:'AHDR'||video/x-smush|LucasArts Smush animation|multimedia.cx: Smush
    0:'ARMovie' 7:0a||video/x-armovie|Acorn Replay film|Acorn: AE7 file format
    0:'AV' 2:01 4:55||video/x-pva|PVA video|TechnoTrend: PVA format, section PVA packet
    0:'AV' 2:02 4:55||video/x-pva|PVA video|TechnoTrend: PVA format, section PVA packet
    0:'AVP6'||video/x-ea|Electronic Arts video|FFmpeg: electronicarts.c
    0:'BBCD'||video/x-dirac|Dirac video|Dirac specification 2.2.3
    0:'BF&I'||video/x-bfi|Brute Force & Ignorance video|FFmpeg: bfi.c
    0:'BIK'||video/vnd.radgamettools.bink|Bink video|multimedia.cx: Bink Container
    0:'BRPP' 4:01||video/x-argonaut-brp|Argonaut film|FFmpeg: argo_brp.c
    0:'BRPP' 4:02||video/x-argonaut-brp|Argonaut film|FFmpeg: argo_brp.c
    0:'DAHUA'||video/x-dhav|Surveillance video|FFmpeg: dhav.c
    0:'DEXA'||video/x-dxa|DXA animation|FFmpeg: dxa.c
    0:'DFIA'||video/x-dfa|Chronomaster video|FFmpeg: dfa.c
    0:'DHAV' 4:f0||video/x-dhav|Surveillance video|FFmpeg: dhav.c
    0:'DHAV' 4:f1||video/x-dhav|Surveillance video|FFmpeg: dhav.c
    0:'DHAV' 4:fc||video/x-dhav|Surveillance video|FFmpeg: dhav.c
    0:'DHAV' 4:fd||video/x-dhav|Surveillance video|FFmpeg: dhav.c
    0:'DKIF'||video/x-ivf|IVF video|libvpx: ivfdec
    0:'DPG0' 6:0000||video/x-dpg|MoonShell video|MoonShell: DPG format
    0:'DPG1' 6:0000||video/x-dpg|MoonShell video|MoonShell: DPG format
    0:'DPG2' 6:0000||video/x-dpg|MoonShell video|MoonShell: DPG format
    0:'DPG3' 6:0000||video/x-dpg|MoonShell video|MoonShell: DPG format
    0:'DPG4' 6:0000||video/x-dpg|MoonShell video|MoonShell: DPG format
    0:'FILM' 16:'FDSC'||video/x-film-cpk|Sega film|multimedia.cx: Sega FILM
    0:'FLV' 3:01||video/x-flv|Flash video|Adobe: Flash Video File Format 10.1, annex E
    0:'HNM0'||video/x-hnm|Cryo video|multimedia.cx: HNM
    0:'HNM4'||video/x-hnm|Cryo video|FFmpeg: hnm.c
    0:'HNM6'||video/x-hnm|Cryo video|multimedia.cx: HNM
    0:'HVQM4_1.3'||video/x-hvqm4|HVQM4 video|h4m_audio_decode.c: H4M header
    0:'HVQM4_1.5'||video/x-hvqm4|HVQM4 video|h4m_audio_decode.c: H4M header
    0:'IMKH' 4:0101||video/x-hikvision|Surveillance video|Hikvision: media header
    0:'Interplay_MVE_File' 18:1a||video/x-mve|Interplay movie|multimedia.cx: Interplay MVE
    0:'JV00_Compression_by_John_M_Phillips'||video/x-jv|JV video|FFmpeg: jvdec.c
    0:'KB2'||video/vnd.radgamettools.bink|Bink 2 video|multimedia.cx: Bink Container, version 2
    0:'KDK' 3:00||video/x-kux|Youku video|Youku: KUX
    0:'KW-DIRAC'||video/x-dirac|Dirac video|Dirac specification 0.10, section Parse info
    0:'LEITCH' 6:0000||video/x-lxf|Harris film|FFmpeg: lxfdec.c, LXF_IDENT
    0:'LUCAM-RECORDER'||video/x-ser|Astronomical video|G. Hahn: SER file format 3
    0:'LVFF'||video/x-lvf|LVF video|FFmpeg: lvfdec.c
    0:'MADe'||video/x-ea|Electronic Arts video|FFmpeg: electronicarts.c
    0:'MADk'||video/x-ea|Electronic Arts video|FFmpeg: electronicarts.c
    0:'MADm'||video/x-ea|Electronic Arts video|FFmpeg: electronicarts.c
    0:'MLVI'||video/x-mlv|Magic Lantern raw video|FFmpeg: mlvdec.c
    0:'MODSN3' 6:0a||video/x-mods|Nintendo DS video|FFmpeg: mods.c
    0:'MOVI'||video/x-sgi-movie|Silicon Graphics movie|SGI: movie library
    0:'MPCh'||video/x-ea|Electronic Arts video|FFmpeg: electronicarts.c
    0:'MVIh'||video/x-ea|Electronic Arts video|FFmpeg: electronicarts.c
    0:'MVhd'||video/x-ea|Electronic Arts video|FFmpeg: electronicarts.c
    0:'MythTVVideo'||video/x-nuv|MythTV video|MythTV: nuppelvideo.h, rtfileheader
    0:'NSVf'||video/x-nsv|Nullsoft video|Nullsoft: NSV bitstream format
    0:'NSVs'||video/x-nsv|Nullsoft video|Nullsoft: NSV bitstream format
    0:'NuppelVideo'||video/x-nuv|NuppelVideo|MythTV: nuppelvideo.h, rtfileheader
    0:'ON2_' 8:'ON2f'|public.avi|video/vnd.avi|On2 video|FFmpeg: avidec.c, headers of AVI
    0:'PAMF0'||video/x-pamf|PlayStation 3 movie|RPCS3: cellPamf.h
    0:'PSMF00'||video/x-psmf|PlayStation Portable film|PPSSPP: scePsmf.cpp
    0:'Packed_Animation_File_V1.0' 26:0a||video/x-paf|Amazing Studio animation|FFmpeg: paf.c
    0:'QIYI_VIDEO'||video/x-qsv|iQIYI video|QSV header
    0:'REDV' 4:4f42||video/x-red-r3d|REDCODE video|RED: R3D, REDV chunk
    0:'SANM' 8:'SHDR'||video/x-smush|LucasArts Smush 2 video|multimedia.cx: Smush
    0:'SCHl'||video/x-ea|Electronic Arts sound or video|FFmpeg: electronicarts.c
    0:'SEAD'||video/x-ea|Electronic Arts sound|FFmpeg: electronicarts.c
    0:'SHEN'||video/x-ea|Electronic Arts sound|FFmpeg: electronicarts.c
    0:'SIFF' 8:'VBV1'||video/x-siff|Beam video|FFmpeg: siff.c
    0:'SMK2'||video/vnd.radgamettools.smacker|Smacker video|multimedia.cx: Smacker
    0:'SMK4'||video/vnd.radgamettools.smacker|Smacker video|multimedia.cx: Smacker
    0:'THP' 3:00||video/x-thp|GameCube video|FFmpeg: thp.c
    0:'TiVo' 4:00||video/x-tivo|TiVo recording|TivoDecode: tivo_stream_header
    0:'YUV4MPEG2_'||video/x-raw-yuv|YUV4MPEG2 video|yuv4mpeg(5)
    0:'kVGT'||video/x-ea|Electronic Arts video|FFmpeg: electronicarts.c
    0:'nsvf'||video/x-nsv|Nullsoft video|Nullsoft: NSV
    0:'nut/multimedia_container'||video/x-nut|NUT media|NUT open container format, section file_id_string
    0:'pmpm' 4:01000000||video/x-pmp|PlayStation Portable video|FFmpeg: pmpdec.c
    0:00000001 4:'g'||video/h264|H.264 stream|ITU-T H.264, annex B
    0:00000001 4:4001||video/h265|H.265 stream|ITU-T H.265, annex B
    0:000000010071||video/h266|H.266 stream|ITU-T H.266, annex B, video parameter set
    0:000000010079||video/h266|H.266 stream|ITU-T H.266, annex B, sequence parameter set
    0:000001b3|public.mpeg|video/mpeg|MPEG video|ISO/IEC 13818-2, section 6.2.2
    0:000001b3 12:000001b5|public.mpeg-2-video|video/mpeg|MPEG-2 video|ISO/IEC 13818-2, section 6.2.2.3
    0:000001b3 140:000001b5|public.mpeg-2-video|video/mpeg|MPEG-2 video|ISO/IEC 13818-2, section 6.2.2.3
    0:000001b3 76:000001b5|public.mpeg-2-video|video/mpeg|MPEG-2 video|ISO/IEC 13818-2, section 6.2.2.3
    0:000001ba|public.mpeg|video/mpeg|MPEG program stream|ISO/IEC 13818-1, section 2.5.3
    0:0000028001||video/x-dnxhd|VC-3 stream|SMPTE ST 2019-1, header prefix
    0:0000028002||video/x-dnxhd|VC-3 stream|SMPTE ST 2019-1, header prefix
    0:0000028003||video/x-dnxhd|VC-3 stream|SMPTE ST 2019-1, header prefix
    0:000a 2:'SMJPEG'||video/x-smjpeg|Motion JPEG|Loki: SMJPEG
    0:11d2d3abbaa9cf118ee600c00c20536544||video/x-ifv|Recorder's video|FFmpeg: ifv.c
    0:12000a ?||video/av1|AV1 stream|AV1 bitstream specification, sections 5.3 and 7.5
    0:1f07003f 80:3f0700|public.dv-movie|video/x-dv|Digital video of 525 lines|IEC 61834-2, section 11, DIF blocks
    0:1f0700bf 80:3f0700|public.dv-movie|video/x-dv|Digital video of 625 lines|IEC 61834-2, section 11, DIF blocks
    0:4c32aaab||video/x-moflex|Nintendo 3DS video|FFmpeg: moflex.c
    0:56494400||video/x-bethesda-vid|Bethesda video|FFmpeg: bethsoftvid.c
    0:8410ffffffff||video/x-roq|id movie|multimedia.cx: RoQ
    0:94191129||video/x-gdv|Gremlin video|FFmpeg: gdv.c, gdv_read_header
    0:b7d800203749da11a64e0007e95ead8d||video/x-wtv|Windows recorded TV|FFmpeg: wtvdec.c
    0:f5467abd||video/x-tivo|TiVo recording|FFmpeg: ty.c
    12:'xobX'||video/x-xmv|Xbox video|FFmpeg: xmv.c
    3:0d0a 5:'Version:Viv'||video/vnd.vivo|Vivo video|PRONOM fmt/499
    4:'afra'||video/x-f4f|Flash video fragment|Adobe: F4V specification 10.1, section 2.14
    """)
}
