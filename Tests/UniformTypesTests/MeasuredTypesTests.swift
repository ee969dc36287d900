// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import UniformTypes

/// What macOS was seen to answer.
@Suite("Measured on macOS")
struct MeasuredTypesTests {
  @Test(
    "extensions that several types carry",
    arguments: [
      ("app", "com.apple.application-file"), ("fs", "org.khronos.glsl.fragment-shader"),
      ("key", "com.apple.iWork.Keynote.sffkey"), ("kth", "com.apple.iWork.Keynote.sffkth"),
      ("mp4", "public.mpeg-4"), ("mpg4", "public.mpeg-4"), ("mpkg", "com.apple.installer-package-archive"),
      ("nmbtemplate", "com.apple.iWork.Numbers.sfftemplate"), ("numbers", "com.apple.iWork.Numbers.sffnumbers"),
      ("otc", "public.opentype-collection-font"), ("otf", "public.opentype-font"),
      ("pages", "com.apple.iWork.Pages.sffpages"), ("pkg", "com.apple.installer-package-archive"),
      ("pkpass", "com.apple.pkpass-data"), ("plist", "com.apple.property-list"), ("smf", "public.midi-audio"),
      ("template", "com.apple.iWork.Pages.sfftemplate"), ("ts", "public.mpeg-2-transport-stream"),
      ("xml", "public.xml"),
    ])
  func shared(filenameExtension: String, identifier: String) {
    #expect(UTType(filenameExtension: filenameExtension)?.identifier == identifier)
    #expect(UTType(filenameExtension: filenameExtension.uppercased())?.identifier == identifier)
    let types = UTType.types(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: .data)
    #expect(types.first?.identifier == identifier)
  }

  @Test(
    "packages, which have to be asked for",
    arguments: [
      ("app", "com.apple.application-bundle"), ("pkg", "com.apple.installer-package"),
      ("fs", "com.apple.file-system-plug-in"), ("rtfd", "com.apple.rtfd"), ("framework", "com.apple.framework"),
    ])
  func packages(filenameExtension: String, identifier: String) {
    #expect(UTType(filenameExtension: filenameExtension, conformingTo: .directory)?.identifier == identifier)
    #expect(UTType(filenameExtension: filenameExtension)?.identifier != identifier)
  }

  @Test("the tags of UTF-8 text")
  func tags() {
    #expect(
      UTType.utf8PlainText.tags == [
        UTTagClass(rawValue: "com.apple.ostype"): ["utf8"],
        .mimeType: ["text/plain;charset=utf-8", "text/plain;charset=\"utf-8\""],
        UTTagClass(rawValue: "com.apple.nspboard-type"): ["NSStringPboardType"],
      ])
    #expect(UTType.utf8PlainText.preferredMIMEType == "text/plain;charset=utf-8")
    #expect(UTType.utf8PlainText.preferredFilenameExtension == nil)
  }

  @Test(
    "tags of other classes, which are compared with case",
    arguments: [
      ("com.apple.ostype", "utf8", "public.utf8-plain-text"),
      ("com.apple.ostype", "EPSF", "com.adobe.encapsulated-postscript"),
      ("com.apple.nspboard-type", "NSStringPboardType", "public.utf8-plain-text"),
      ("com.apple.device-model-code", "AppleTV1,1", "com.apple.apple-tv"),
    ])
  func otherClasses(tagClass: String, tag: String, identifier: String) {
    let tagClass = UTTagClass(rawValue: tagClass)
    #expect(UTType(tag: tag, tagClass: tagClass, conformingTo: nil)?.identifier == identifier)
    #expect(UTType(tag: tag.lowercased() + "x", tagClass: tagClass, conformingTo: nil)?.isDynamic == true)
    #expect(TypeRegistry.system.declaredTypes(tag: tag.uppercased() + tag, tagClass: tagClass).isEmpty)
  }

  @Test(
    "MIME types",
    arguments: [
      ("text/plain;charset=utf-8", "public.utf8-plain-text"), ("TEXT/HTML", "public.html"),
      ("application/msword", "com.microsoft.word.doc"), ("application/vnd.ms-excel", "com.microsoft.excel.xls"),
      ("application/vnd.ms-powerpoint", "com.microsoft.powerpoint.ppt"), ("audio/mpeg", "public.mp3"),
      ("image/jpeg", "public.jpeg"),
    ])
  func mimeTypes(mimeType: String, identifier: String) {
    #expect(UTType(mimeType: mimeType)?.identifier == identifier)
  }

  @Test("the double extension nobody knows")
  func doubleExtension() {
    #expect(UTType(filenameExtension: "tar.gz") == nil)
    #expect(UTType.types(tag: "tar.gz", tagClass: .filenameExtension, conformingTo: nil).isEmpty)
    #expect(UTType("com.example.nobody-declares-this") == nil)
  }
}
