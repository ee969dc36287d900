// SPDX-License-Identifier: Apache-2.0

// Constants for images, models, sound and video, in the order of Apple's documentation.
extension UTType {
  /// Image: `public.image`.
  public static var image: UTType { constant("public.image") }
  /// JPEG image: `public.jpeg`.
  public static var jpeg: UTType { constant("public.jpeg") }
  /// TIFF image: `public.tiff`.
  public static var tiff: UTType { constant("public.tiff") }
  /// GIF image: `com.compuserve.gif`.
  public static var gif: UTType { constant("com.compuserve.gif") }
  /// PNG image: `public.png`.
  public static var png: UTType { constant("public.png") }
  /// Apple icon image: `com.apple.icns`.
  public static var icns: UTType { constant("com.apple.icns") }
  /// Windows bitmap image: `com.microsoft.bmp`.
  public static var bmp: UTType { constant("com.microsoft.bmp") }
  /// Windows icon: `com.microsoft.ico`.
  public static var ico: UTType { constant("com.microsoft.ico") }
  /// Raw camera image: `public.camera-raw-image`.
  public static var rawImage: UTType { constant("public.camera-raw-image") }
  /// SVG image: `public.svg-image`.
  public static var svg: UTType { constant("public.svg-image") }
  /// Live Photo: `com.apple.live-photo`.
  public static var livePhoto: UTType { constant("com.apple.live-photo") }
  /// HEIF image: `public.heif`.
  public static var heif: UTType { constant("public.heif") }
  /// HEIC image: `public.heic`.
  public static var heic: UTType { constant("public.heic") }
  /// HEIC image sequence: `public.heics`.
  public static var heics: UTType { constant("public.heics") }
  /// WebP image: `org.webmproject.webp`.
  public static var webP: UTType { constant("org.webmproject.webp") }
  /// OpenEXR image: `com.ilm.openexr-image`.
  public static var exr: UTType { constant("com.ilm.openexr-image") }
  /// Digital negative: `com.adobe.raw-image`.
  public static var dng: UTType { constant("com.adobe.raw-image") }
  /// JPEG XL image: `public.jpeg-xl`.
  public static var jpegxl: UTType { constant("public.jpeg-xl") }
  /// 3D content: `public.3d-content`.
  public static var threeDContent: UTType { constant("public.3d-content") }
  /// Universal Scene Description: `com.pixar.universal-scene-description`.
  public static var usd: UTType { constant("com.pixar.universal-scene-description") }
  /// Packed Universal Scene Description: `com.pixar.universal-scene-description-mobile`.
  public static var usdz: UTType { constant("com.pixar.universal-scene-description-mobile") }
  /// Reality Composer file: `com.apple.reality`.
  public static var realityFile: UTType { constant("com.apple.reality") }
  /// SceneKit scene: `com.apple.scenekit.scene`.
  public static var sceneKitScene: UTType { constant("com.apple.scenekit.scene") }
  /// Augmented reality reference object: `com.apple.arobject`.
  public static var arReferenceObject: UTType { constant("com.apple.arobject") }
  /// Audiovisual content: `public.audiovisual-content`.
  public static var audiovisualContent: UTType { constant("public.audiovisual-content") }
  /// Movie: `public.movie`.
  public static var movie: UTType { constant("public.movie") }
  /// Video without sound: `public.video`.
  public static var video: UTType { constant("public.video") }
  /// Audio: `public.audio`.
  public static var audio: UTType { constant("public.audio") }
  /// QuickTime movie: `com.apple.quicktime-movie`.
  public static var quickTimeMovie: UTType { constant("com.apple.quicktime-movie") }
  /// MPEG movie: `public.mpeg`.
  public static var mpeg: UTType { constant("public.mpeg") }
  /// MPEG-2 video: `public.mpeg-2-video`.
  public static var mpeg2Video: UTType { constant("public.mpeg-2-video") }
  /// MPEG-2 transport stream: `public.mpeg-2-transport-stream`.
  public static var mpeg2TransportStream: UTType { constant("public.mpeg-2-transport-stream") }
  /// MP3 audio: `public.mp3`.
  public static var mp3: UTType { constant("public.mp3") }
  /// MPEG-4 movie: `public.mpeg-4`.
  public static var mpeg4Movie: UTType { constant("public.mpeg-4") }
  /// MPEG-4 audio: `public.mpeg-4-audio`.
  public static var mpeg4Audio: UTType { constant("public.mpeg-4-audio") }
  /// Protected MPEG-4 audio: `com.apple.protected-mpeg-4-audio`.
  public static var appleProtectedMPEG4Audio: UTType { constant("com.apple.protected-mpeg-4-audio") }
  /// Protected MPEG-4 video: `com.apple.protected-mpeg-4-video`.
  public static var appleProtectedMPEG4Video: UTType { constant("com.apple.protected-mpeg-4-video") }
  /// AVI movie: `public.avi`.
  public static var avi: UTType { constant("public.avi") }
  /// AIFF audio: `public.aiff-audio`.
  public static var aiff: UTType { constant("public.aiff-audio") }
  /// WAVE audio: `com.microsoft.waveform-audio`.
  public static var wav: UTType { constant("com.microsoft.waveform-audio") }
  /// MIDI music: `public.midi-audio`.
  public static var midi: UTType { constant("public.midi-audio") }
  /// Playlist: `public.playlist`.
  public static var playlist: UTType { constant("public.playlist") }
  /// M3U playlist: `public.m3u-playlist`.
  public static var m3uPlaylist: UTType { constant("public.m3u-playlist") }
}
