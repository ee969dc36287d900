// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
// Source written for Apple's framework imports UniformTypeIdentifiers here; the rest is the same.
import UniformTypes

extension UTType {
  static let notes = UTType(exportedAs: "org.example.notes")
  static let notesPackage = UTType(exportedAs: "org.example.notes-package", conformingTo: .package)
  static var draft: UTType { UTType(importedAs: "org.example.draft") }
  static var sketch: UTType { UTType(importedAs: "org.example.sketch", conformingTo: .image) }
}

/// A document as programs write it.
struct Document: Codable, Hashable, Sendable {
  var name: String
  var contentType: UTType
  var tagClass: UTTagClass

  static let readableContentTypes: [UTType] = [.plainText, .rtf, .notes]

  var kind: String {
    switch contentType {
    case .plainText, .utf8PlainText: "text"
    case .jpeg, .png: "picture"
    case _ where contentType.conforms(to: .audiovisualContent): "recording"
    default: contentType.localizedDescription ?? contentType.identifier
    }
  }
}

/// Uses every member of `UTType` and `UTTagClass` as code for Apple's framework does.
@Suite("Source written for Apple's framework")
struct AppleSourceTests {
  @Test("makes types from identifiers")
  func identifiers() throws {
    guard let png = UTType("public.png") else {
      Issue.record("no PNG")
      return
    }
    #expect(png == UTType.png)
    #expect(UTType("com.example.unknown") == nil)
    let undeclared = try #require(UTType(identifier: "com.example.unknown", allowUndeclared: true))
    #expect(!undeclared.isDeclared && !undeclared.isDynamic && undeclared.supertypes.isEmpty && undeclared.tags.isEmpty)
    #expect(UTType(identifier: "com.example.unknown", allowUndeclared: false) == nil)
    #expect(UTType(identifier: "public.png", allowUndeclared: true) == .png)
    #expect(UTType(identifier: "not an identifier", allowUndeclared: true) == nil)
    #expect(UTType(identifier: "", allowUndeclared: true) == nil)
  }

  @Test("makes types of its own")
  func ownTypes() {
    #expect(UTType.notes.identifier == "org.example.notes")
    #expect(UTType.notes.conforms(to: .data) && !UTType.notes.isDeclared)
    #expect(UTType.notesPackage.conforms(to: .package) && !UTType.notesPackage.conforms(to: .data))
    #expect(UTType.draft.conforms(to: .data))
    #expect(UTType.sketch.conforms(to: .image))
    #expect(UTType(exportedAs: "public.png") == .png)
    #expect(UTType(importedAs: "public.heic", conformingTo: .image) == .heic)
  }

  @Test("makes types from tags")
  func tags() throws {
    #expect(UTType(filenameExtension: "jpg") == .jpeg)
    #expect(UTType(filenameExtension: "app", conformingTo: .package) == .applicationBundle)
    #expect(UTType(mimeType: "text/html") == .html)
    #expect(UTType(mimeType: "video/mp4", conformingTo: .movie) == .mpeg4Movie)
    #expect(UTType(tag: "heic", tagClass: .filenameExtension, conformingTo: nil) == .heic)
    #expect(UTType(tag: "image/gif", tagClass: .mimeType, conformingTo: .image) == .gif)
    let types = UTType.types(tag: "mp4", tagClass: .filenameExtension, conformingTo: .audiovisualContent)
    #expect(types == [.mpeg4Movie, .mpeg4Audio])
    let unknown = try #require(UTType(filenameExtension: "zzz", conformingTo: .image))
    #expect(unknown.isDynamic && unknown.conforms(to: .image))
  }

  @Test("reads every property")
  func properties() {
    let type: UTType = .jpeg
    let identifier: String = type.identifier
    let filenameExtension: String? = type.preferredFilenameExtension
    let mimeType: String? = type.preferredMIMEType
    let localizedDescription: String? = type.localizedDescription
    let version: Int? = type.version
    let tags: [UTTagClass: [String]] = type.tags
    let supertypes: Set<UTType> = type.supertypes
    #expect(identifier == "public.jpeg" && filenameExtension == "jpeg" && mimeType == "image/jpeg")
    #expect(localizedDescription == "JPEG image" && version == nil)
    #expect(tags[.filenameExtension] == ["jpeg", "jpg", "jpe"])
    #expect(tags[UTTagClass(rawValue: "public.mime-type")] == ["image/jpeg", "image/jpg"])
    #expect(supertypes.contains(.image) && supertypes.contains(.data))
    #expect(type.isDeclared && type.isPublic && !type.isDynamic)
  }

  @Test("asks for conformance")
  func conformance() {
    let isImage: Bool = UTType.jpeg.conforms(to: .image)
    #expect(isImage)
    #expect(UTType.image.isSupertype(of: .jpeg) && UTType.jpeg.isSubtype(of: .image))
    #expect(!UTType.jpeg.isSupertype(of: .jpeg) && !UTType.jpeg.isSubtype(of: .jpeg))
  }

  @Test("compares, hashes and prints")
  func values() {
    #expect(UTType("PUBLIC.JPEG") == .jpeg)
    #expect(UTType("PUBLIC.JPEG").hashValue == Optional(UTType.jpeg).hashValue)
    #expect(Set([UTType.jpeg, .png, .jpeg]).count == 2)
    #expect(String(describing: UTType.jpeg) == "public.jpeg")
    #expect(UTType.jpeg.description == "public.jpeg")
    #expect(UTType.jpeg.debugDescription.contains("public.jpeg (not dynamic, declared)"))
    #expect(UTTagClass.filenameExtension.rawValue == "public.filename-extension")
    #expect(UTTagClass.mimeType.description == "public.mime-type")
    #expect(UTTagClass.mimeType.debugDescription.contains("public.mime-type"))
    #expect(UTTagClass(rawValue: "public.mime-type") == .mimeType)
    #expect(Document.readableContentTypes.contains(.notes))
  }

  @Test("encodes and decodes")
  func coding() throws {
    let document = Document(name: "a", contentType: .heic, tagClass: .mimeType)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(document)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"contentType":"public.heic","name":"a","tagClass":"public.mime-type"}"#)
    #expect(try JSONDecoder().decode(Document.self, from: data) == document)
    #expect(document.kind == "HEIC image")
    let keyed = Data(#"[{"identifier":"public.png"}, "com.compuserve.gif", "dyn.ah62d4rv4ge80c25rqy"]"#.utf8)
    let decoded = try JSONDecoder().decode([UTType].self, from: keyed)
    #expect(decoded.map(\.identifier) == ["public.png", "com.compuserve.gif", "dyn.ah62d4rv4ge80c25rqy"])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([UTType].self, from: Data(#"["com.example.unknown"]"#.utf8))
    }
  }

  @Test("passes types among tasks")
  func tasks() async {
    let identifiers = await withTaskGroup(of: String.self) { group in
      for type in [UTType.png, .pdf] { group.addTask { type.identifier } }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(identifiers == ["public.png", "com.adobe.pdf"])
  }
}
