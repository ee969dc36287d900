// SPDX-License-Identifier: Apache-2.0

/// Fonts.
enum FontTypes {
  /// Types that the operating system exports.
  static let exported = #"""
    com.adobe.postscript-font|public.font|||PostScript font
    com.adobe.postscript-lwfn-font|com.adobe.postscript-font|||PostScript font in a resource fork|ostype='LWFN'
    com.adobe.postscript-pfa-font|com.adobe.postscript-font|pfa||PostScript font in text form
    com.adobe.postscript-pfb-font|com.adobe.postscript-font|pfb||PostScript font in binary form
    com.apple.font-suitcase|public.font|suit||font suitcase|ostype='FFIL';ostype='ffil';ostype='sfnt';ostype='tfil'
    com.apple.truetype-datafork-suitcase-font|public.truetype-font|dfont||TrueType font suitcase in a data fork|ostype='dfon'
    public.font|public.data|||font
    public.opentype-collection-font|public.opentype-font|otc||OpenType font collection
    public.opentype-font|public.font|otf|font/otf|OpenType font|ostype='OTTO'
    public.truetype-collection-font|public.truetype-font|ttc||TrueType font collection|ostype='ttcf'
    public.truetype-font|public.font|||TrueType font
    public.truetype-ttf-font|public.truetype-font|ttf|font/ttf|TrueType font file
    """#
}
