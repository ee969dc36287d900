// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// RIFF files and their elder, IFF: the four letters after the size name the form.
enum RIFFPeeker: ContainerPeeker {
  /// By the chunk identifier and the form.
  static let forms = TypeTable(
    """
    BW64WAVE|com.microsoft.waveform-audio|audio/vnd.wave|Broadcast Wave 64-bit|ITU-R BS.2088-1, section 2
    FORM16SV||audio/x-16sv|IFF 16-bit sampled voice|libsndfile: svx.c, 16SV
    FORM8SVX||audio/8svx|IFF 8-bit sampled voice|EA IFF 85: 8SVX
    FORMACBM||image/x-ilbm|Amiga contiguous bitmap|EA IFF 85: ACBM
    FORMAIFC|public.aifc-audio|audio/x-aiff|AIFF-C audio|Apple: AIFF-C draft, 1991
    FORMAIFF|public.aiff-audio|audio/x-aiff|AIFF audio|Apple: Audio Interchange File Format 1.3
    FORMANBM||image/x-ilbm|Amiga animated bitmap|EA IFF 85: ANBM
    FORMANIM||video/x-anim|Amiga animation|EA IFF 85: ANIM
    FORMCMUS||audio/x-cmus|IFF complex musical score|EA IFF 85: CMUS
    FORMDEEP||image/x-ilbm|Amiga deep bitmap|EA IFF 85: DEEP
    FORMDR2D||image/x-iff-dr2d|IFF drawing|EA IFF 85: DR2D
    FORMFTXT||text/x-iff-ftxt|IFF formatted text|EA IFF 85: FTXT
    FORMIFRS||application/x-blorb|Blorb resources|Blorb 2.0.4, section 0
    FORMIFZS||application/x-quetzal|Quetzal saved game|Quetzal 1.4
    FORMILBM||image/x-ilbm|Amiga interleaved bitmap|EA IFF 85: ILBM
    FORMLWO2||image/x-lwo|LightWave object|LightWave SDK: LWO2
    FORMLWO3||image/x-lwo|LightWave object|LightWave SDK: LWO3
    FORMLWOB||image/x-lwo|LightWave object|LightWave SDK: LWOB
    FORMLXOB||model/x-lxo|Modo object|Luxology: LXO
    FORMMODL||audio/x-mod|ProTracker 3.6 module|OpenMPT: Load_pt36.cpp
    FORMMOVE||video/x-wc3-movie|Wing Commander III film|FFmpeg: wc3movie.c
    FORMPBM ||image/x-ilbm|Deluxe Paint bitmap|EA IFF 85: PBM
    FORMRGB8||image/x-ilbm|Amiga true colour bitmap|EA IFF 85: RGB8
    FORMRGBN||image/x-ilbm|Amiga true colour bitmap|EA IFF 85: RGBN
    FORMRLV2||video/x-rl2|RL2 video|FFmpeg: rl2.c
    FORMRLV3||video/x-rl2|RL2 video|FFmpeg: rl2.c
    FORMSAMP||audio/x-iff-samp|IFF sampled sound|EA IFF 85: SAMP
    FORMSMUS||audio/x-smus|IFF simple musical score|EA IFF 85: SMUS
    FORMTDDD||model/x-tddd|Imagine object|Impulse: 3D Data Description, TDDD
    FORMWVQA||video/x-vqa|Westwood video|FFmpeg: westwood_vqa.c
    FORMXDIR||audio/x-xmi|Miles extended MIDI|Miles Design: XMIDI
    RF64WAVE|com.microsoft.waveform-audio|audio/vnd.wave|RF64 audio|EBU Tech 3306
    RIFFACON||application/x-navi-animation|Animated cursor|Microsoft: RIFF ACON form
    RIFFAMV ||video/x-amv|AMV video|multimedia.cx: AMV
    RIFFAPRG||audio/x-akai-program|Program of a sampler|S. Hitchcock: AKP file format
    RIFFAVI\u{19}|public.avi|video/vnd.avi|AVI video|FFmpeg: avidec.c, headers of AVI
    RIFFAVI |public.avi|video/vnd.avi|AVI video|Microsoft: AVI RIFF file reference
    RIFFCARA||application/x-corel-rave|R.A.V.E. animation|PRONOM x-fmt/33
    RIFFCARB||application/x-corel-rave|R.A.V.E. 2 animation|PRONOM fmt/431
    RIFFCARC||application/x-corel-rave|R.A.V.E. 3 animation|PRONOM fmt/432
    RIFFCDDA||application/x-cdf|CD audio track|Microsoft: RIFF CDDA form
    RIFFCNT ||application/x-eeprobe-cnt|Recording of a brain|ANT: EEProbe, CNT files
    RIFFDLS ||audio/dls|Downloadable sounds|MMA: DLS level 1
    RIFFDMSG||audio/x-directmusic|DirectMusic segment|Microsoft: DirectMusic file format
    RIFFDMST||audio/x-directmusic|DirectMusic style|Microsoft: DirectMusic file format
    RIFFFEV ||audio/x-fmod-events|FMOD events|FMOD: FEV format
    RIFFMIDS||audio/midi|MIDI stream|Microsoft: RIFF MIDS form
    RIFFNIKS||audio/x-nksf|Sound of a synthesiser|Native Instruments: NKS, NKSF files
    RIFFNUND||application/x-cubase|Cubase project|Steinberg: Cubase, CPR files
    RIFFPAL ||application/x-riff-palette|RIFF palette|Microsoft: RIFF PAL form
    RIFFQLCM||audio/qcelp|QCP audio|RFC 3625, section 3
    RIFFRDIB||image/x-rdib|RIFF device independent bitmap|Microsoft: RIFF RDIB form
    RIFFRMID|public.midi-audio|audio/midi|RIFF MIDI|MMA RP-029
    RIFFRMMP||video/x-rmmp|RIFF multimedia movie|Microsoft: RIFF RMMP form
    RIFFWAVE|com.microsoft.waveform-audio|audio/vnd.wave|Wave audio|Microsoft and IBM: Multimedia Programming Interface 1.0
    RIFFWEBP|org.webmproject.webp|image/webp|WebP image|RFC 9649, section 2.4
    RIFFXWMA||audio/x-xwma|Xbox compressed audio|Microsoft: xWMA
    RIFFsfbk||audio/x-soundfont|SoundFont bank|Creative: SoundFont 2.04, section 4
    RIFXEgg!||application/vnd.adobe.aftereffects.project|After Effects project|PRONOM fmt/796
    RIFXWAVE|com.microsoft.waveform-audio|audio/vnd.wave|Wave audio, big endian|Microsoft and IBM: Multimedia Programming Interface 1.0
    """)

  /// Wave audio whose format is one of the Xbox 360.
  static let xboxAudio = KnownType(
    key: "XMA", mimeType: "audio/x-xma", statement: "Xbox audio", source: "XAudio2: XMAWAVEFORMAT, XMA2WAVEFORMATEX")

  /// QCP audio whose codec is EVRC.
  static let evrc = KnownType(
    key: "EVRC", mimeType: "audio/evrc-qcp", statement: "QCP audio, EVRC", source: "RFC 3625, section 3")

  /// The identifier of EVRC in the description of the format (RFC 3625, section 3).
  private static let evrcCodec: [UInt8] = [
    0x8d, 0xd4, 0x89, 0xe6, 0x76, 0x90, 0xb5, 0x46, 0x91, 0xef, 0x73, 0x6a, 0x51, 0x00, 0xce, 0xb4,
  ]

  /// CorelDRAW's forms carry the version in the last letter.
  static let corelDraw = KnownType(
    key: "CDR", mimeType: "application/vnd.corel-draw", statement: "CorelDRAW drawing", source: "libcdr: RIFF CDR form")

  static func recognizes(_ head: [UInt8]) -> Bool {
    guard head.count >= 12 else { return false }
    return switch head[0] {
    case UInt8(ascii: "R"): head.matches("RIFF", at: 0) || head.matches("RIFX", at: 0) || head.matches("RF64", at: 0)
    case UInt8(ascii: "B"): head.matches("BW64", at: 0)
    case UInt8(ascii: "F"): head.matches("FORM", at: 0)
    default: false
    }
  }

  static func findings(in subject: Subject) -> Findings {
    let head = subject.head
    let key = String(decoding: head[0..<4] + head[8..<12], as: UTF8.self)
    if let known = particular(key, head) ?? forms[key] {
      return Findings(known.evidence(in: subject.types, from: .container, weight: .certain))
    }
    let isCorelDraw = ["CDR", "CDT", "cdr"].contains { key.dropFirst(4).hasPrefix($0) }
    guard isCorelDraw else { return Findings() }
    return Findings(corelDraw.evidence(in: subject.types, from: .container, weight: .certain))
  }

  /// What the description of the format makes of a form that holds several; nil where it is the form's own.
  private static func particular(_ key: String, _ head: [UInt8]) -> KnownType? {
    switch key {
    case "RIFFWAVE", "RIFXWAVE": isXboxAudio(head) ? xboxAudio : nil
    case "RIFFQLCM": head.matches(evrcCodec, at: 22) ? evrc : nil
    default: nil
    }
  }

  /// Whether the first chunk describes the format and names XMA or XMA 2, 0x165 and 0x166, in the order of the file.
  private static func isXboxAudio(_ head: [UInt8]) -> Bool {
    guard head.matches("fmt ", at: 12), head.count > 21 else { return false }
    let (low, high) = head[3] == UInt8(ascii: "X") ? (head[21], head[20]) : (head[20], head[21])
    return high == 1 && (low == 0x65 || low == 0x66)
  }
}
