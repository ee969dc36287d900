// SPDX-License-Identifier: Apache-2.0

extension TypeRegistry {
  // MARK: As Apple's UTType answers

  /// The preferred type for a filename extension, or a dynamic one if no declared type conforms.
  ///
  /// Without a supertype, to `.data`. Nil for an extension that is empty or holds a period or a slash. Takes constant
  /// time.
  public func type(filenameExtension: String, conformingTo supertype: UTType? = nil) -> UTType? {
    guard Self.isFilenameExtension(filenameExtension) else { return nil }
    return type(
      filenameExtension, number: TypeIndex.filenameExtension, tagClass: .filenameExtension,
      conformingTo: supertype?.record ?? data)
  }

  /// The preferred type for a MIME type, or a dynamic one if no declared type conforms.
  ///
  /// Without a supertype, to `.data`. Nil for an empty text. Takes constant time.
  public func type(mimeType: String, conformingTo supertype: UTType? = nil) -> UTType? {
    guard !mimeType.isEmpty else { return nil }
    return type(
      mimeType, number: TypeIndex.mimeType, tagClass: .mimeType, conformingTo: supertype?.record ?? data)
  }

  /// The preferred type for a tag, or a dynamic one if no declared type conforms to `supertype`.
  ///
  /// Without a supertype every declared type will do. Nil for a tag that cannot be one.
  public func type(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> UTType? {
    guard Self.isValid(tag, tagClass: tagClass) else { return nil }
    return type(tag, number: identifiers.number(of: tagClass), tagClass: tagClass, conformingTo: supertype?.record)
  }

  private func type(
    _ tag: String, number: UInt16?, tagClass: @autoclosure () -> UTTagClass, conformingTo supertype: TypeRecord?
  ) -> UTType? {
    if let number, let record = preferredRecord(tag.utf8Span.span, tagClass: number, conformingTo: supertype) {
      return UTType(record)
    }
    return dynamicType(tag: tag, tagClass: tagClass(), conformingTo: supertype.map(UTType.init))
  }

  /// All declared types for a tag that conform to `supertype`, preferred one first; if there are none, the dynamic
  /// type.
  public func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    guard Self.isValid(tag, tagClass: tagClass) else { return [] }
    let declared = declaredTypes(tag: tag, tagClass: tagClass, conformingTo: supertype)
    if !declared.isEmpty { return declared }
    return dynamicType(tag: tag, tagClass: tagClass, conformingTo: supertype).map { [$0] } ?? []
  }

  /// Whether a tag may be asked for: not empty, and an extension holds neither periods nor slashes.
  ///
  /// Asked for `tar.gz`, macOS answers nil.
  static func isValid(_ tag: String, tagClass: UTTagClass) -> Bool {
    tagClass == .filenameExtension ? isFilenameExtension(tag) : !tag.isEmpty
  }

  private static func isFilenameExtension(_ text: String) -> Bool {
    let bytes = text.utf8Span.span
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") || byte == 0 { return false }
    }
    return !bytes.isEmpty
  }

  /// The dynamic type for a tag, whether or not the tag is declared.
  package func dynamicType(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> UTType? {
    guard Self.isValid(tag, tagClass: tagClass) else { return nil }
    let dynamic = DynamicType(tag: tag, tagClass: tagClass, supertypes: supertype.map { [$0.identifier] } ?? [])
    return UTType(record(of: dynamic, supertypes: supertype.map { [$0.record] } ?? []))
  }

  // MARK: Declared types only

  /// All declared types that carry a tag and conform to `supertype`, preferred one first; never a dynamic one.
  public func declaredTypes(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType? = nil) -> [UTType] {
    guard let number = identifiers.number(of: tagClass) else { return [] }
    return declaredTypes(tag.utf8Span.span, tagClass: number, conformingTo: supertype)
  }

  /// All declared types for a filename extension, preferred one first; never a dynamic one.
  ///
  /// Unlike `types(tag:tagClass:conformingTo:)` it knows double extensions such as `tar.gz`.
  public func declaredTypes(filenameExtension: String, conformingTo supertype: UTType? = nil) -> [UTType] {
    let types = declaredTypes(
      filenameExtension.utf8Span.span, tagClass: TypeIndex.filenameExtension, conformingTo: supertype)
    guard types.isEmpty, filenameExtension.utf8.contains(UInt8(ascii: ".")) else { return types }
    return LineTable.filenameExtensionAliases[filenameExtension].flatMap {
      declaredTypes($0.utf8Span.span, tagClass: TypeIndex.filenameExtension, conformingTo: supertype)
    }
  }

  /// All declared types for a filename extension given as bytes, preferred one first; never a dynamic one.
  package func declaredTypes(filenameExtension: [UInt8], conformingTo supertype: UTType? = nil) -> [UTType] {
    if filenameExtension.contains(UInt8(ascii: ".")) {
      return declaredTypes(
        filenameExtension: String(decoding: filenameExtension, as: UTF8.self), conformingTo: supertype)
    }
    return declaredTypes(filenameExtension.span, tagClass: TypeIndex.filenameExtension, conformingTo: supertype)
  }

  /// The preferred declared type for a filename extension; never a dynamic one.
  public func declaredType(filenameExtension: String) -> UTType? {
    preferredRecord(filenameExtension.utf8Span.span, tagClass: TypeIndex.filenameExtension, conformingTo: nil)
      .map(UTType.init) ?? declaredTypes(filenameExtension: filenameExtension).first
  }

  /// The preferred declared type for a MIME type; never a dynamic one.
  ///
  /// Where nobody declares the MIME type itself, one without its parameters will do, or another name of the format.
  public func declaredType(mimeType: String) -> UTType? {
    declaredTypes(mimeType: mimeType).first
  }

  /// All declared types for a MIME type, preferred one first; never a dynamic one.
  ///
  /// Where nobody declares the MIME type itself, one without its parameters will do, or another name of the format.
  public func declaredTypes(mimeType: String) -> [UTType] {
    let exact = declaredTypes(mimeType.utf8Span.span, tagClass: TypeIndex.mimeType, conformingTo: nil)
    if !exact.isEmpty { return exact }
    guard let essence = MIMEType.essence(of: mimeType) else { return [] }
    if essence != mimeType {
      let plain = declaredTypes(essence.utf8Span.span, tagClass: TypeIndex.mimeType, conformingTo: nil)
      if !plain.isEmpty { return plain }
    }
    let aliased = LineTable.mimeTypeAliases[essence].compactMap { record(identifier: $0).map(UTType.init) }
    if !aliased.isEmpty { return aliased }
    // The names in the table are no other names themselves.
    return LineTable.mimeTypeSynonyms[essence].flatMap { declaredTypes(mimeType: $0) }
  }
}
