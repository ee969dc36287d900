// SPDX-License-Identifier: Apache-2.0
import Detection
import UniformTypes

/// What somebody asks the registry.
struct TypeQuery {
  /// What a question is taken for.
  enum Form: String {
    case identifier = "a type identifier"
    case filenameExtension = "a filename extension"
    case mimeType = "a MIME type"
    /// A text with a slash that is no MIME type.
    case path = "a path"
  }

  /// What the registry answers.
  struct Answer {
    /// The type; nil where there is none that is asked for.
    let type: UTType?
    /// The type that files of this kind are found to be, where the registry's own lookup does not know it.
    var detected: UTType?
    /// The type of the registry's own lookup, where the answer is the one that files are found to be.
    var lookedUp: UTType?
    /// The type that the question means although it does not conform to what is asked for.
    var excluded: UTType?
  }

  /// The question as it was typed.
  let text: String
  /// What it is taken for.
  let form: Form

  /// A question of the form `public.jpeg`, `.jpg`, `image/jpeg` or `dyn.…`.
  init(_ text: String) {
    self.text = text
    if text.contains("/") {
      // A path begins with a slash or a dot, or has more than one slash.
      let isMIMEType = MIMEType(text) != nil && text.utf8.first != UInt8(ascii: ".")
      form = isMIMEType ? .mimeType : .path
    } else {
      form = text.hasPrefix(".") ? .filenameExtension : .identifier
    }
  }

  /// Whether a missing file is the likelier meaning: a text with a slash that does not begin like a MIME type.
  var couldBePath: Bool {
    guard form == .mimeType else { return form == .path }
    return !MIMETypeForm.isTopLevel(MIMEType(text)?.type ?? "")
  }

  /// What the registry answers, with a supertype only of what conforms to it.
  func answer(from registry: TypeRegistry, conformingTo supertype: UTType?) -> Answer {
    switch form {
    case .path: Answer(type: nil)
    case .identifier: checked(registry.type(text), supertype)
    case .mimeType:
      leadingWithDetected(
        tagged(
          registry.type(mimeType: mimeType(in: registry), conformingTo: supertype),
          registry.detectedType(mimeType: mimeType(in: registry)), supertype),
        supertype)
    case .filenameExtension:
      tagged(
        registry.type(filenameExtension: filenameExtension, conformingTo: supertype ?? .data)
          // Double extensions stand for the types of single ones.
          ?? registry.declaredTypes(filenameExtension: filenameExtension, conformingTo: supertype).first,
        registry.declaredTypes(filenameExtension: filenameExtension).first
          ?? FilenameMeanings.mimeTypes(forExtension: TypeIdentifier.folded(filenameExtension)).first
          .map { registry.detectedType(mimeType: $0) }, supertype)
    }
  }

  /// The MIME type that is asked for: parameters count only where somebody declares it with them.
  private func mimeType(in registry: TypeRegistry) -> String {
    guard text.contains(";"), registry.type(mimeType: text)?.isDynamic ?? true else { return text }
    return MIMEType.essence(of: text) ?? text
  }

  private var filenameExtension: String { String(text.dropFirst()) }

  private func checked(_ type: UTType?, _ supertype: UTType?) -> Answer {
    guard let type else { return Answer(type: nil) }
    guard supertype.map({ type.conforms(to: $0) }) ?? true else { return Answer(type: nil, excluded: type) }
    return Answer(type: type)
  }

  /// The answer for a tag: a dynamic type is made only where nothing is known that could be excluded.
  private func tagged(_ strict: UTType?, _ detected: UTType?, _ supertype: UTType?) -> Answer {
    guard let detected, strict?.isDynamic ?? true else { return Answer(type: strict) }
    if let supertype, !detected.conforms(to: supertype), !detected.isDynamic {
      return Answer(type: nil, excluded: detected)
    }
    return Answer(type: strict, detected: detected == strict ? nil : detected)
  }

  /// The same answer with the type in front that files are found to be: who asks for a MIME type has mostly seen it told
  /// of a file.
  private func leadingWithDetected(_ answer: Answer, _ supertype: UTType?) -> Answer {
    guard let detected = answer.detected, supertype.map({ detected.conforms(to: $0) }) ?? true else { return answer }
    return Answer(type: detected, lookedUp: answer.type)
  }

  /// Why there is no type, and what comes near.
  func failure(of answer: Answer, in registry: TypeRegistry, conformingTo supertype: UTType?) -> String {
    if let excluded = answer.excluded, let supertype {
      let meaning = excluded.identifier == text ? "" : "\(excluded.identifier), which "
      return "\(text): \(meaning)does not conform to \(supertype.identifier)"
    }
    if form == .path { return "\(text): unknown; it looks like a path, and `sniff PATH` identifies files" }
    var message = "\(text): unknown; it was looked up as \(form.rawValue)"
    let asExtension = registry.declaredTypes(filenameExtension: text)
    if form == .identifier, let type = asExtension.first {
      message += "; as an extension write .\(text) (\(type.identifier))"
    }
    let near = NearMatches(to: text, in: registry).identifiers
    if !near.isEmpty { message += "; near: \(near.joined(separator: ", "))" }
    return message
  }
}
