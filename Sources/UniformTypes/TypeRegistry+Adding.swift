// SPDX-License-Identifier: Apache-2.0
import TypeCatalog

extension TypeRegistry {
  /// A registry that also knows `declarations`.
  ///
  /// Where an identifier is declared more than once, one declaration counts and the others are `losers(of:)`; they
  /// are not merged. Exported declarations come before imported ones, added before built-in, then the higher
  /// bundle version, then the one that was added first. A supertype that would close a cycle is dropped, and so are
  /// declarations of identifiers that are malformed or dynamic, malformed supertypes, and tags with control
  /// characters. Takes time in proportion to all that was ever added.
  public func adding(_ declarations: [TypeDeclaration]) -> TypeRegistry {
    guard !declarations.isEmpty else { return self }
    var builder = RegistryBuilder(adding: addedDeclarations + declarations)
    return builder.registry()
  }
}

/// Builds the registry of the built-in declarations and others.
private struct RegistryBuilder {
  private let base = SystemCatalog.whole
  private let declarations: [TypeDeclaration]
  /// The added declarations that count, by folded identifier.
  private var winners: [String: TypeDeclaration] = [:]
  private var overridden: [String: [TypeDeclaration]] = [:]
  /// How the supertypes of the winners were first written, by folded identifier, for those that nobody declares.
  private var spellings: [String: String] = [:]
  /// The keys of the types whose declaration is not the built-in one.
  private var changed: Set<UInt64> = []
  /// Whether built-in types may have other supertypes than before.
  private var isBaseAffected = false
  private var resolved: [String: TypeRecord] = [:]

  init(adding declarations: [TypeDeclaration]) {
    self.declarations = declarations.compactMap(\.wellFormed)
    let groups = Dictionary(grouping: self.declarations) { TypeIdentifier.folded($0.identifier) }
    for (identifier, group) in groups {
      let builtIn = base.record(identifier: identifier).map { [$0.declaration] } ?? []
      let inOrder = Self.inOrder(group + builtIn)
      guard let winner = inOrder.first else { continue }
      if inOrder.count > 1 { overridden[identifier] = Array(inOrder.dropFirst()) }
      guard !winner.origin.isBuiltIn || builtIn.isEmpty else { continue }
      winners[identifier] = winner
      changed.insert(TypeIdentifier.key(of: identifier))
      if !builtIn.isEmpty || Catalog.openSupertypes.contains(identifier) { isBaseAffected = true }
    }
    for identifier in winners.keys.sorted() {
      for supertype in winners[identifier]?.supertypes ?? [] {
        let folded = TypeIdentifier.folded(supertype)
        if spellings[folded] == nil { spellings[folded] = supertype }
      }
    }
  }

  /// The declarations of one identifier, the one that counts first.
  private static func inOrder(_ group: [TypeDeclaration]) -> [TypeDeclaration] {
    group.enumerated().sorted { left, right in
      if left.element.origin != right.element.origin { return left.element.origin < right.element.origin }
      let order = BundleVersion.compare(left.element.bundleVersion, right.element.bundleVersion)
      return order == 0 ? left.offset < right.offset : order > 0
    }.map(\.element)
  }

  mutating func registry() -> TypeRegistry {
    var index = base
    for identifier in winners.keys.sorted() { resolve(identifier) }
    if isBaseAffected {
      for number in base.numbers {
        guard let record = base.record(number), !changed.contains(record.key), isAffected(record) else { continue }
        index.replace(number, keepingTags: resolve(TypeIdentifier.folded(record.identifier)))
      }
    }
    for identifier in winners.keys.sorted() {
      guard let record = resolved[identifier] else { continue }
      let number: Int32
      if let old = index.number(identifier: identifier) {
        number = index.replace(old, droppingTags: record)
      } else {
        number = index.append(record)
      }
      for (tagClass, tags) in record.declaration.tags.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        guard let classNumber = index.addedNumber(of: tagClass) else { continue }
        for (position, tag) in tags.enumerated() where !tag.isEmpty {
          index.addTag(tag, tagClass: classNumber, position: position, to: number)
        }
      }
    }
    return TypeRegistry(index: index, addedDeclarations: declarations, overridden: overridden)
  }

  /// The supertypes that the declaration of `identifier` in force names; nil if the built-in record can stay as it is
  /// or nobody declares the type.
  private func supertypesInForce(_ identifier: String) -> [String]? {
    if let winner = winners[identifier] { return winner.supertypes.map(TypeIdentifier.folded) }
    guard isBaseAffected, let record = base.record(identifier: identifier), isAffected(record) else { return nil }
    return record.declaration.supertypes.map(TypeIdentifier.folded)
  }

  /// Whether a built-in type has a supertype whose declaration is not the built-in one.
  private func isAffected(_ record: TypeRecord) -> Bool {
    record.conformance.ancestors.contains { changed.contains($0.key) }
  }

  /// The record of a type in the new registry, made together with those of its supertypes.
  ///
  /// Works through an explicit stack, so that a long chain of supertypes cannot exhaust the thread's own.
  @discardableResult
  private mutating func resolve(_ identifier: String) -> TypeRecord {
    if let known = resolved[identifier] { return known }
    // Each open type with its supertypes, and the index of the first of them that was not looked at: none of those
    // before it has to be looked at again.
    var stack: [(identifier: String, supertypes: [String], next: Int)] = []
    var isOpen: Set<String> = []
    func open(_ identifier: String) {
      stack.append((identifier, supertypesInForce(identifier) ?? [], 0))
      isOpen.insert(identifier)
    }
    open(identifier)
    while let top = stack.last {
      if let next = top.supertypes[top.next...].firstIndex(where: { resolved[$0] == nil && !isOpen.contains($0) }) {
        stack[stack.count - 1].next = next + 1
        open(top.supertypes[next])
        continue
      }
      stack.removeLast()
      isOpen.remove(top.identifier)
      // A supertype that is still open would close a cycle.
      let supertypes = top.supertypes.compactMap { resolved[$0] }
      resolved[top.identifier] = record(top.identifier, supertypes: supertypes)
    }
    return resolved[identifier] ?? .undeclared(identifier)
  }

  private func record(_ identifier: String, supertypes: [TypeRecord]) -> TypeRecord {
    if let winner = winners[identifier] { return TypeRecord(winner, standing: .declared, supertypes: supertypes) }
    guard let record = base.record(identifier: identifier) else {
      return .undeclared(spellings[identifier] ?? identifier)
    }
    guard supertypesInForce(identifier) != nil else { return record }
    return TypeRecord(record.declaration, standing: .declared, supertypes: supertypes)
  }
}

extension TypeDeclaration {
  /// The declaration without what no type can have; nil where its identifier cannot be declared.
  fileprivate var wellFormed: TypeDeclaration? {
    guard TypeIdentifier.isWellFormed(identifier),
      !TypeIdentifier.hasPrefix(TypeIdentifier.dynamicPrefix, in: identifier)
    else { return nil }
    var declaration = self
    declaration.supertypes = Self.once(supertypes.filter(TypeIdentifier.isWellFormed))
    declaration.filenameExtensions = Self.once(filenameExtensions.filter(Self.isTag))
    declaration.mimeTypes = Self.once(mimeTypes.filter(Self.isTag))
    declaration.otherTags = otherTags.filter { Self.isTag($0.key.rawValue) }.mapValues { $0.filter(Self.isTag) }
    return declaration
  }

  /// Texts in their order, of those that differ in case only the first.
  private static func once(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert(TypeIdentifier.folded($0)).inserted }
  }

  /// Whether a text can be a tag: it holds something, and no control characters.
  private static func isTag(_ text: String) -> Bool {
    !text.isEmpty && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
