// SPDX-License-Identifier: Apache-2.0

/// Sound, movies, playlists and subtitles.
enum AudiovisualTypes {
  /// Types that the operating system exports.
  static let exported = #"""
    com.apple.coreaudio-format|public.audio|caf||Core Audio file|ostype='caff'
    com.apple.itunes-timed-text|public.data|itt||iTunes timed text
    com.apple.m4a-audio|public.mpeg-4-audio|m4a|audio/x-m4a|Apple MPEG-4 audio|ostype='M4A '
    com.apple.m4v-video|public.mpeg-4|m4v|video/x-m4v|Apple MPEG-4 video|ostype='M4V '
    com.apple.mediaextension-content|public.movie|||movie read by a media extension
    com.apple.mpeg-4-ringtone|public.mpeg-4-audio|m4r|audio/x-m4r|ringtone|ostype='M4R '
    com.apple.protected-mpeg-4-audio|public.audio|m4p||protected MPEG-4 audio|ostype='M4P '
    com.apple.protected-mpeg-4-audio-b|com.apple.protected-mpeg-4-audio|m4b||protected MPEG-4 audiobook|ostype='M4B '
    com.apple.protected-mpeg-4-video|com.apple.m4v-video|||protected MPEG-4 video
    com.apple.quicktime-audio|public.audio|qta||QuickTime audio
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie|ostype='MooV'
    com.apple.shazamcatalog|public.data|shazamcatalog||Shazam catalog
    com.apple.shazamsignature|public.data|shazamsignature||Shazam signature
    com.audible.aa-audio|public.audio|||Audible audio
    com.audible.aa-audiobook|com.audible.aa-audio|aa|audio/audible audio/x-pn-audibleaudio audio/x-audible|Audible audiobook|ostype='AUDB'
    com.audible.aax-audiobook|com.audible.aa-audio|aax|audio/vnd.audible.aax|enhanced Audible audiobook|ostype='AUDX'
    com.scenarist.closed-caption|public.text|scc||Scenarist closed captions
    com.sony.wave64|public.audio|w64||Sony Wave64 audio
    org.3gpp.adaptive-multi-rate-audio|public.audio|amr|audio/amr|Adaptive Multi-Rate audio|ostype='amr '
    org.w3.webvtt|public.text|vtt|text/vtt|WebVTT subtitles
    public.3gpp|public.movie|3gp 3gpp sdv|video/3gpp audio/3gpp|3GPP movie|ostype='3gpp';ostype='sdv '
    public.3gpp2|public.movie|3g2 3gp2|video/3gpp2 audio/3gpp2|3GPP2 movie|ostype='3gp2'
    public.aac-audio|public.audio|aac adts|audio/aac audio/x-aac|AAC audio stream|ostype='aac '
    public.ac3-audio|public.audio|ac3|audio/ac3|Dolby Digital audio|ostype='ac-3'
    public.aifc-audio|public.audio|aifc||compressed AIFF audio|ostype='AIFC'
    public.aiff-audio|public.aifc-audio|aiff aif|audio/aiff audio/x-aiff|AIFF audio|ostype='AIFF'
    public.au-audio|public.audio|au snd|audio/basic|Sun audio
    public.audio|public.audiovisual-content|||audio
    public.audiovisual-content|public.data public.content|||audiovisual content
    public.audiovisual-content-collection||||collection of audiovisual content
    public.avi|public.movie|avi vfw|video/avi video/msvideo video/x-msvideo|AVI movie|ostype='VfW ';ostype='Vfw '
    public.cdda-audio|public.aifc-audio|cdda||audio track of a compact disc|ostype='cdda'
    public.downloadable-sound|public.audio|dls|audio/dls|downloadable sound bank
    public.dv-movie|public.movie|dv dif|video/x-dv|DV movie|ostype='dvc!'
    public.enhanced-ac3-audio|public.audio|eac3 ec3|audio/eac3|Dolby Digital Plus audio|ostype='ec-3'
    public.flc-animation|public.movie|flc fli cel|video/flc|FLC animation|ostype='FLI '
    public.m3u-playlist|public.plain-text public.playlist|m3u m3u8|audio/mpegurl application/vnd.apple.mpegurl audio/x-mpegurl|M3U playlist|see=http://www.schworak.com/programming/music/playlist_m3u.asp
    public.midi-audio|public.audio|midi mid smf kar|audio/midi audio/x-midi|MIDI music|ostype='Midi'
    public.movie|public.audiovisual-content|||movie
    public.mp2|public.audio|mp2||MPEG layer 2 audio
    public.mp3|public.audio|mp3 mpga|audio/mpeg audio/mpeg3 audio/mpg audio/mp3 audio/x-mpeg audio/x-mpeg3 audio/x-mpg audio/x-mp3|MP3 audio|ostype='MPG3';ostype='mpg3';ostype='Mp3 ';ostype='MP3 ';ostype='mp3!';ostype='MP3!'
    public.mpeg|public.movie|mpg mpeg mpe m75 m15|video/mpeg video/mpg video/x-mpeg video/x-mpg|MPEG movie|ostype='MPG ';ostype='MPEG'
    public.mpeg-2-transport-stream|public.movie|ts||MPEG-2 transport stream
    public.mpeg-2-video|public.video|m2v|video/mpeg2 video/mpeg2-video|MPEG-2 video
    public.mpeg-4|public.movie|mp4 mpg4|video/mp4 video/mp4v-es|MPEG-4 movie|ostype='mpg4';ostype='MP4 '
    public.mpeg-4-audio|public.audio|mp4 mpg4|audio/mp4 audio/mp4a-latm|MPEG-4 audio|ostype='mpg4';ostype='MP4 '
    public.playlist||||playlist
    public.pls-playlist|public.text public.playlist|pls|audio/x-scpls|PLS playlist
    public.ulaw-audio|public.audio|ul ulw ulaw||mu-law audio|ostype='ULAW'
    public.video|public.movie|||video without sound
    """#

  /// Types of others that the operating system imports.
  static let imported = #"""
    com.adobe.flash.video|public.movie|flv f4v f4p f4a f4b|video/x-flv|Flash video
    com.avid.open-media-framework|public.audiovisual-content|omf||Open Media Framework project|ostype='OMF '
    com.digidesign.sd2-audio|public.audio|sd2||Sound Designer II audio|ostype='Sd2f'
    com.microsoft.advanced-stream-redirector|public.audiovisual-content public.xml|asx|video/x-ms-asx|Windows Media playlist|ostype='ASX_'
    com.microsoft.advanced-systems-format|public.audiovisual-content|asf|video/x-ms-asf|Advanced Systems Format media|ostype='ASF_'
    com.microsoft.waveform-audio|public.audio|wav wave bwf|audio/vnd.wave audio/wav audio/wave audio/x-wav|WAVE audio|ostype='.WAV';ostype='WAVE'
    com.microsoft.windows-media-wax|public.audio com.microsoft.advanced-stream-redirector|wax|video/x-ms-wax|Windows Media audio playlist
    com.microsoft.windows-media-wm|public.movie com.microsoft.advanced-systems-format|wm|video/x-ms-wm|Windows Media file
    com.microsoft.windows-media-wma|public.audio com.microsoft.advanced-systems-format|wma|video/x-ms-wma|Windows Media audio
    com.microsoft.windows-media-wmp|public.movie com.microsoft.advanced-systems-format|wmp|video/x-ms-wmp|Windows Media Player file
    com.microsoft.windows-media-wmv|public.movie com.microsoft.advanced-systems-format|wmv|video/x-ms-wmv|Windows Media video
    com.microsoft.windows-media-wmx|public.movie com.microsoft.advanced-stream-redirector|wmx|video/x-ms-wmx|Windows Media redirector
    com.microsoft.windows-media-wvx|public.movie com.microsoft.advanced-stream-redirector|wvx|video/x-ms-wvx|Windows Media video playlist
    com.real.realaudio|public.audio|ram ra|audio/vnd.rn-realaudio audio/x-pn-realaudio audio/x-realaudio|RealAudio|ostype='PNRA'
    com.real.realmedia|public.movie|rm|application/vnd.rn-realmedia|RealMedia|ostype='PNRM'
    com.real.realmedia-vbr|public.movie|rmvb|application/vnd.rn-realmedia-vbr|RealMedia with variable bit rate
    com.soundblaster.soundfont|public.audio|sf2||SoundFont bank
    org.smpte.mxf|public.movie|mxf|application/mxf|Material Exchange Format media
    org.webmproject.webm|public.movie|webm|video/webm audio/webm|WebM video|see=https://www.webmproject.org/docs/container/
    org.xiph.flac|public.audio|flac|audio/flac|FLAC audio
    public.mp4a-latm|public.audio||audio/mp4a-latm|AAC audio in LATM packets
    public.mp4a-loas|public.audio|loas latm||AAC audio in a LOAS stream
    """#

  /// Types that the operating system does not declare.
  static let thirdParty = #"""
    com.adobe.shockwave-flash|public.data|swf|application/vnd.adobe.flash.movie application/x-shockwave-flash|Flash animation
    com.apple.music.rmp-playlist|public.text public.playlist|rmp||Music playlist
    com.goldenhawk.cdrwin-cuesheet|public.plain-text|cue|application/x-cue|cue sheet of a disc image
    com.mythtv.nuv|public.movie|nuv|video/x-nuv|NuppelVideo movie
    com.real.smil|public.xml|smil|application/smil|SMIL presentation
    com.tascam.opentl|public.data|tl||Tascam OpenTL project
    net.sourceforge.deadbeef.playlist|public.data public.content|dbpl||DeaDBeeF playlist
    org.matroska.mka|public.audio|mka|audio/x-matroska audio/matroska|Matroska audio
    org.matroska.mkv|public.movie|mkv|video/x-matroska video/matroska|Matroska movie
    org.videolan.a52|public.audio|a52|audio/a52|ATSC A/52 audio
    org.videolan.aob|public.audio|aob||DVD-Audio sound
    org.videolan.ape|public.audio|ape|audio/x-ape audio/x-monkeys-audio|Monkey's Audio
    org.videolan.ass|public.plain-text|ass|text/x-ass|Advanced SubStation Alpha subtitles
    org.videolan.axa|public.audio|axa|audio/annodex|Annodex audio
    org.videolan.axv|public.movie|axv|video/annodex|Annodex movie
    org.videolan.divx|public.movie|divx|video/divx|DivX movie
    org.videolan.dts|public.audio|dts|audio/vnd.dts|DTS audio
    org.videolan.gxf|public.movie|gxf|application/gxf|General Exchange Format movie
    org.videolan.it|public.audio|it|audio/x-it|Impulse Tracker module
    org.videolan.mlp|public.audio|mlp||Meridian Lossless Packing audio
    org.videolan.mod|public.audio|mod strk|audio/x-mod|tracker module
    org.videolan.mpc|public.audio|mpc|audio/x-musepack|Musepack audio
    org.videolan.mpeg-stream|public.movie|m2p tp m2t mt2s||MPEG program or transport stream
    org.videolan.nsv|public.movie|nsv|video/x-nsv|Nullsoft streaming video
    org.videolan.oma|public.audio|oma|audio/x-oma|OpenMG audio
    org.videolan.rec|public.movie|rec||recording of a set-top box
    org.videolan.rmi|public.audio|rmi|audio/mid|RIFF MIDI music
    org.videolan.s3m|public.audio|s3m|audio/x-s3m|Scream Tracker module
    org.videolan.srt|public.plain-text|srt|application/x-subrip|SubRip subtitles
    org.videolan.ssa|public.plain-text|ssa|text/x-ssa|SubStation Alpha subtitles
    org.videolan.tod|public.movie|tod||JVC camcorder movie
    org.videolan.tta|public.audio|tta|audio/x-tta|True Audio
    org.videolan.vlc|public.movie|vlc||VLC playlist
    org.videolan.vob|public.movie|vob|video/x-ms-vob|DVD video object
    org.videolan.voc|public.audio|voc|audio/x-voc|Creative Voice audio
    org.videolan.vqf|public.audio|vqf|audio/x-twinvq|TwinVQ audio
    org.videolan.vro|public.movie|vro||DVD recording
    org.videolan.wtv|public.movie|wtv|video/x-wtv|Windows recorded television
    org.videolan.wv|public.audio|wv|audio/x-wavpack|WavPack audio
    org.videolan.xa|public.audio|xa||Maxis XA audio
    org.videolan.xesc|public.movie|xesc||Expression Encoder screen capture
    org.videolan.xm|public.audio|xm|audio/x-xm|FastTracker module
    org.xiph.ogg-audio|public.audio|ogg oga|audio/ogg application/ogg audio/x-vorbis+ogg|Ogg audio
    org.xiph.ogv|public.movie|ogv ogm|video/ogg video/x-ogg|Ogg movie
    org.xiph.opus|public.audio|opus|audio/opus audio/x-opus+ogg|Opus audio
    public.avchd-content|public.data public.content|bdm bdmv||AVCHD index
    public.avchd-mpeg-2-transport-stream|public.mpeg-2-transport-stream|mts m2ts||AVCHD transport stream
    """#
}
