// SPDX-License-Identifier: Apache-2.0

// Constants for images, models, sound and video, in the order of Apple's documentation.
extension UTType {
  /// The type `public.image`.
  public static var image: UTType { constant("public.image") }
  /// The type `public.jpeg`.
  public static var jpeg: UTType { constant("public.jpeg") }
  /// The type `public.tiff`.
  public static var tiff: UTType { constant("public.tiff") }
  /// The type `com.compuserve.gif`.
  public static var gif: UTType { constant("com.compuserve.gif") }
  /// The type `public.png`.
  public static var png: UTType { constant("public.png") }
  /// The type `com.apple.icns`.
  public static var icns: UTType { constant("com.apple.icns") }
  /// The type `com.microsoft.bmp`.
  public static var bmp: UTType { constant("com.microsoft.bmp") }
  /// The type `com.microsoft.ico`.
  public static var ico: UTType { constant("com.microsoft.ico") }
  /// The type `public.camera-raw-image`.
  public static var rawImage: UTType { constant("public.camera-raw-image") }
  /// The type `public.svg-image`.
  public static var svg: UTType { constant("public.svg-image") }
  /// The type `com.apple.live-photo`.
  public static var livePhoto: UTType { constant("com.apple.live-photo") }
  /// The type `public.heif`.
  public static var heif: UTType { constant("public.heif") }
  /// The type `public.heic`.
  public static var heic: UTType { constant("public.heic") }
  /// The type `public.heics`.
  public static var heics: UTType { constant("public.heics") }
  /// The type `org.webmproject.webp`.
  public static var webP: UTType { constant("org.webmproject.webp") }
  /// The type `com.ilm.openexr-image`.
  public static var exr: UTType { constant("com.ilm.openexr-image") }
  /// The type `com.adobe.raw-image`.
  public static var dng: UTType { constant("com.adobe.raw-image") }
  /// The type `public.jpeg-xl`.
  public static var jpegxl: UTType { constant("public.jpeg-xl") }
  /// The type `public.3d-content`.
  public static var threeDContent: UTType { constant("public.3d-content") }
  /// The type `com.pixar.universal-scene-description`.
  public static var usd: UTType { constant("com.pixar.universal-scene-description") }
  /// The type `com.pixar.universal-scene-description-mobile`.
  public static var usdz: UTType { constant("com.pixar.universal-scene-description-mobile") }
  /// The type `com.apple.reality`.
  public static var realityFile: UTType { constant("com.apple.reality") }
  /// The type `com.apple.scenekit.scene`.
  public static var sceneKitScene: UTType { constant("com.apple.scenekit.scene") }
  /// The type `com.apple.arobject`.
  public static var arReferenceObject: UTType { constant("com.apple.arobject") }
  /// The type `public.audiovisual-content`.
  public static var audiovisualContent: UTType { constant("public.audiovisual-content") }
  /// The type `public.movie`.
  public static var movie: UTType { constant("public.movie") }
  /// The type `public.video`.
  public static var video: UTType { constant("public.video") }
  /// The type `public.audio`.
  public static var audio: UTType { constant("public.audio") }
  /// The type `com.apple.quicktime-movie`.
  public static var quickTimeMovie: UTType { constant("com.apple.quicktime-movie") }
  /// The type `public.mpeg`.
  public static var mpeg: UTType { constant("public.mpeg") }
  /// The type `public.mpeg-2-video`.
  public static var mpeg2Video: UTType { constant("public.mpeg-2-video") }
  /// The type `public.mpeg-2-transport-stream`.
  public static var mpeg2TransportStream: UTType { constant("public.mpeg-2-transport-stream") }
  /// The type `public.mp3`.
  public static var mp3: UTType { constant("public.mp3") }
  /// The type `public.mpeg-4`.
  public static var mpeg4Movie: UTType { constant("public.mpeg-4") }
  /// The type `public.mpeg-4-audio`.
  public static var mpeg4Audio: UTType { constant("public.mpeg-4-audio") }
  /// The type `com.apple.protected-mpeg-4-audio`.
  public static var appleProtectedMPEG4Audio: UTType { constant("com.apple.protected-mpeg-4-audio") }
  /// The type `com.apple.protected-mpeg-4-video`.
  public static var appleProtectedMPEG4Video: UTType { constant("com.apple.protected-mpeg-4-video") }
  /// The type `public.avi`.
  public static var avi: UTType { constant("public.avi") }
  /// The type `public.aiff-audio`.
  public static var aiff: UTType { constant("public.aiff-audio") }
  /// The type `com.microsoft.waveform-audio`.
  public static var wav: UTType { constant("com.microsoft.waveform-audio") }
  /// The type `public.midi-audio`.
  public static var midi: UTType { constant("public.midi-audio") }
  /// The type `public.playlist`.
  public static var playlist: UTType { constant("public.playlist") }
  /// The type `public.m3u-playlist`.
  public static var m3uPlaylist: UTType { constant("public.m3u-playlist") }
}
