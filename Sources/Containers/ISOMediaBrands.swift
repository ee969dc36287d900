// SPDX-License-Identifier: Apache-2.0
import Detection

/// The brands of the `ftyp` box (registered with mp4ra.org unless a line says otherwise).
enum ISOMediaBrands {
  /// By brand; a brand of three letters stands for all that begin with it.
  static let table = TypeTable(
    """
    3g2|public.3gpp2|video/3gpp2|3GPP2 media|3GPP2 C.S0050-B, section 8
    3ge|public.3gpp|video/3gpp|3GPP media|3GPP TS 26.244, section 5.3
    3gg|public.3gpp|video/3gpp|3GPP media|3GPP TS 26.244, section 5.3
    3gp|public.3gpp|video/3gpp|3GPP media|3GPP TS 26.244, section 5.3
    3gr|public.3gpp|video/3gpp|3GPP media|3GPP TS 26.244, section 5.3
    3gs|public.3gpp|video/3gpp|3GPP media|3GPP TS 26.244, section 5.3
    CAE|public.mpeg-4|video/mp4|Canon camera video|mp4ra.org: CAEP
    F4A |public.mpeg-4-audio|audio/mp4|Flash audio|Adobe: Flash Video File Format 10.1, F4V
    F4B |public.mpeg-4-audio|audio/mp4|Flash audio book|Adobe: Flash Video File Format 10.1, F4V
    F4P |public.mpeg-4|video/mp4|Protected Flash video|Adobe: Flash Video File Format 10.1, F4V
    F4V |public.mpeg-4|video/mp4|Flash video|Adobe: Flash Video File Format 10.1, F4V
    KDD|public.3gpp2|video/3gpp2|KDDI media|mp4ra.org: KDDI
    M4A |com.apple.m4a-audio|audio/mp4|MPEG-4 audio|mp4ra.org: iTunes audio
    M4B |com.apple.m4a-audio|audio/mp4|MPEG-4 audio book|mp4ra.org: iTunes audio book
    M4P |com.apple.protected-mpeg-4-audio|audio/mp4|Protected MPEG-4 audio|mp4ra.org: iTunes protected audio
    M4V|com.apple.m4v-video|video/x-m4v|MPEG-4 video|mp4ra.org: iTunes video
    MSN|public.mpeg-4|video/mp4|Sony PSP video|mp4ra.org: MSNV
    XAV|public.mpeg-4|video/mp4|Sony XAVC video|mp4ra.org: XAVC
    aax |com.audible.aax-audiobook|audio/vnd.audible.aax|Audible audio book|mp4ra.org: Audible
    aaxc|com.audible.aax-audiobook|audio/vnd.audible.aax|Audible audio book|mp4ra.org: Audible
    av01|public.mpeg-4|video/mp4|AV1 video|AV1 Codec ISO Media File Format Binding 1.2, section 2.1
    avc1|public.mpeg-4|video/mp4|MPEG-4 video|ISO/IEC 14496-12, annex E
    avci||image/avci|AVC image|ISO/IEC 23008-12, annex E
    avcs||image/avcs|AVC image sequence|ISO/IEC 23008-12, annex E
    avif|public.avif|image/avif|AV1 image|AV1 Image File Format 1.1, section 5
    avis|public.avif|image/avif|AV1 image sequence|AV1 Image File Format 1.1, sections 5 and 9
    caqv|public.mpeg-4|video/mp4|Casio camera video|mp4ra.org: Casio
    crx |com.canon.cr3-raw-image|image/x-canon-cr3|Canon raw image|mp4ra.org: Canon
    da0|public.mpeg-4-audio|audio/mp4|DMB audio|ISO/IEC 23000-9
    da1|public.mpeg-4-audio|audio/mp4|DMB audio|ISO/IEC 23000-9
    da2|public.mpeg-4-audio|audio/mp4|DMB audio|ISO/IEC 23000-9
    da3|public.mpeg-4-audio|audio/mp4|DMB audio|ISO/IEC 23000-9
    das|public.mpeg-4|video/mp4|MPEG-4 media, DASH|ISO/IEC 23009-1
    dby1|public.mpeg-4|video/mp4|Dolby media|mp4ra.org: Dolby
    dmb|public.mpeg-4|video/mp4|Digital multimedia broadcast|mp4ra.org: DMB
    dv1|public.mpeg-4|video/mp4|DMB video|ISO/IEC 23000-9
    dv2|public.mpeg-4|video/mp4|DMB video|ISO/IEC 23000-9
    dv3|public.mpeg-4|video/mp4|DMB video|ISO/IEC 23000-9
    evbi|public.heif|image/heif|EVC image|ISO/IEC 23008-12, annex M
    evbs||image/heif-sequence|EVC image sequence|ISO/IEC 23008-12, annex M
    evmi|public.heif|image/heif|EVC image|ISO/IEC 23008-12, annex M
    evms||image/heif-sequence|EVC image sequence|ISO/IEC 23008-12, annex M
    f4v |public.mpeg-4|video/mp4|Flash video|Adobe: Flash Video File Format 10.1, F4V
    heic|public.heic|image/heic|HEVC image|ISO/IEC 23008-12, annex B.4
    heim|public.heic|image/heic|HEVC image|ISO/IEC 23008-12, annex B.4
    heis|public.heic|image/heic|HEVC image|ISO/IEC 23008-12, annex B.4
    heix|public.heic|image/heic|HEVC image|ISO/IEC 23008-12, annex B.4
    hevc|public.heics|image/heic-sequence|HEVC image sequence|ISO/IEC 23008-12, annex B.4
    hevm|public.heics|image/heic-sequence|HEVC image sequence|ISO/IEC 23008-12, annex B.4
    hevs|public.heics|image/heic-sequence|HEVC image sequence|ISO/IEC 23008-12, annex B.4
    hevx|public.heics|image/heic-sequence|HEVC image sequence|ISO/IEC 23008-12, annex B.4
    iso|public.mpeg-4|video/mp4|MPEG-4 media|ISO/IEC 14496-12, annex E
    j2is||image/j2is|JPEG 2000 image sequence|ISO/IEC 15444-16
    j2ki||image/hej2k|JPEG 2000 in HEIF|ISO/IEC 15444-16
    jp2 |public.jpeg-2000|image/jp2|JPEG 2000 image|ISO/IEC 15444-1, annex I
    jpeg|public.heif|image/heif|JPEG in HEIF|ISO/IEC 23008-12, annex H
    jpgs||image/heif-sequence|JPEG sequence in HEIF|ISO/IEC 23008-12, annex H
    jph ||image/jph|High-throughput JPEG 2000 image|ISO/IEC 15444-15
    jpm ||image/jpm|JPEG 2000 compound image|ISO/IEC 15444-6
    jpx ||image/jpx|JPEG 2000 extended image|ISO/IEC 15444-2, annex M
    jxl |public.jpeg-xl|image/jxl|JPEG XL image|ISO/IEC 18181-2
    jxs ||image/jxs|JPEG XS image|ISO/IEC 21122-3
    miaf|public.heif|image/heif|MIAF image|ISO/IEC 23000-22
    mif1|public.heif|image/heif|HEIF image|ISO/IEC 23008-12, annex B.2
    mif2|public.heif|image/heif|HEIF image|ISO/IEC 23008-12, annex B.2
    mj2s||video/mj2|Motion JPEG 2000|ISO/IEC 15444-3
    mjp2||video/mj2|Motion JPEG 2000|ISO/IEC 15444-3
    mmp4|public.mpeg-4|video/mp4|3GPP MPEG-4 media|3GPP TS 26.244
    mp2|public.mpeg-4|video/mp4|MPEG-21 media|ISO/IEC 21000-9
    mp4|public.mpeg-4|video/mp4|MPEG-4 media|ISO/IEC 14496-14, section 4
    mp7|public.mpeg-4|video/mp4|MPEG-4 with MPEG-7 metadata|ISO/IEC 14496-14
    mqt |com.apple.quicktime-movie|video/quicktime|Sony QuickTime movie|mp4ra.org: Sony Mobile
    msf1||image/heif-sequence|HEIF image sequence|ISO/IEC 23008-12, annex B.3
    ndas|public.mpeg-4-audio|audio/mp4|Nero digital audio|mp4ra.org: Nero
    ndx|public.mpeg-4|video/mp4|Nero digital video|mp4ra.org: Nero
    odcf||application/vnd.oma.drm.dcf|OMA DRM content|OMA-TS-DRM-DCF 2.0, section 5.2
    pana|public.mpeg-4|video/mp4|Panasonic camera video|mp4ra.org: Panasonic
    piff|public.mpeg-4|video/mp4|Protected media|Microsoft: Protected Interoperable File Format 1.3
    qt  |com.apple.quicktime-movie|video/quicktime|QuickTime movie|Apple: QuickTime File Format, File Type Compatibility
    uvvu||video/vnd.dece.mp4|UltraViolet media|DECE: Common File Format
    vvic||image/vvic|VVC image|ISO/IEC 23008-12, annex L
    vvis||image/vvic-sequence|VVC image sequence|ISO/IEC 23008-12, annex L
    """)

  /// A part of a film that is sent by itself; its own list of brands says no more.
  static let segment = KnownType(
    key: "segment", identifier: "", mimeType: "video/iso.segment", statement: "Media segment",
    source: "ISO/IEC 14496-12, section 8.16")

  /// The type of a file's brands, the major one first; nil for none that is known.
  static func type(of brands: [String]) -> KnownType? {
    guard let major = brands.first else { return nil }
    // An AVIF or CR3 file may have the structural brand as its major one.
    if ["mif1", "msf1", "miaf", "isom"].contains(major) {
      for brand in ["avif", "avis", "crx "] where brands.contains(brand) { return table[brand] }
    }
    if let known = lookUp(major) { return known }
    return brands.dropFirst().lazy.compactMap(lookUp).first
  }

  private static func lookUp(_ brand: String) -> KnownType? { table[brand] ?? table[String(brand.prefix(3))] }
}
