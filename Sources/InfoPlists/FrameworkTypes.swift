// SPDX-License-Identifier: Apache-2.0

/// The types that Apple's UniformTypeIdentifiers framework names, and that the system imports from their owners.
enum FrameworkTypes {
  /// Their identifiers, folded and sorted.
  ///
  /// Source: Apple, "System-declared uniform type identifiers", and the declarations in the CoreTypes bundle of macOS 12.
  static let imported: Set<String> = [
    "com.adobe.pdf", "com.adobe.raw-image", "com.apple.haptics.ahap", "com.compuserve.gif", "com.ilm.openexr-image",
    "com.microsoft.bmp", "com.microsoft.ico", "com.microsoft.waveform-audio", "org.webmproject.webp", "public.heic",
    "public.heics", "public.heif",
  ]
}
