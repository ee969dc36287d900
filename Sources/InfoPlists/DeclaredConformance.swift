// SPDX-License-Identifier: Apache-2.0
package import UniformTypes

/// Which types conform to which, by the declarations of one Info.plist and by the types that are known anyway.
package struct DeclaredConformance: Sendable {
  /// The immediate supertypes of the types that the Info.plist declares, folded, by folded identifier.
  private let declared: [String: [String]]
  private let registry: TypeRegistry

  init(_ declarations: [LintSubject.Declaration], registry: TypeRegistry) {
    // Of a type that the Info.plist exports its own word counts, not the system's.
    var declared: [String: [String]] = [:]
    for declaration in declarations {
      guard let identifier = declaration.identifier?.text else { continue }
      declared[TypeIdentifier.folded(identifier), default: []] +=
        declaration.supertypes.map { TypeIdentifier.folded($0.text) }
    }
    let exported = Set(
      declarations.filter { $0.section == .exported }.compactMap {
        $0.identifier.map { TypeIdentifier.folded($0.text) }
      })
    for identifier in declared.keys where !exported.contains(identifier) {
      let known = registry.declaredType(identifier)?.declaration?.supertypes ?? []
      declared[identifier]? += known.map { TypeIdentifier.folded($0) }
    }
    // A type that is declared several times would have its supertypes several times, each another step on every way.
    self.declared = declared.mapValues { supertypes in
      var seen: Set<String> = []
      return supertypes.filter { seen.insert($0).inserted }
    }
    self.registry = registry
  }

  /// Whether the Info.plist itself declares a type.
  package func declares(_ identifier: String) -> Bool { declared[TypeIdentifier.folded(identifier)] != nil }

  /// The declaration of a type that is known without this Info.plist: by the system, or loaded from elsewhere.
  ///
  /// Names in wide use that no system declares are not known: whoever uses one must declare it.
  package func knownDeclaration(_ identifier: String) -> TypeDeclaration? {
    guard let declaration = registry.declaredType(identifier)?.declaration, declaration.origin != .thirdParty
    else { return nil }
    return declaration
  }

  /// Whether neither this Info.plist nor anything known without it declares a type.
  package func isUndeclared(_ identifier: String) -> Bool {
    !declares(identifier) && knownDeclaration(identifier) == nil
  }

  /// Whether the operating system declares a type.
  package func isSystemType(_ identifier: String) -> Bool {
    guard let declaration = registry.declaredType(identifier)?.declaration else { return false }
    return isSystem(declaration) || registry.losers(of: identifier).contains(where: isSystem)
  }

  /// Whether the operating system exports a type, so that no import of it counts; imports of applications come before those
  /// of the system.
  package func isSystemExport(_ identifier: String) -> Bool {
    guard let type = registry.declaredType(identifier) else { return false }
    return type.declaration?.origin == .systemExported
      || registry.losers(of: identifier).contains { $0.origin == .systemExported }
  }

  private func isSystem(_ declaration: TypeDeclaration) -> Bool {
    declaration.origin == .systemExported || declaration.origin == .systemImported
  }

  /// Whether Apple's framework provides a type, so that nobody else should declare it.
  package func isFrameworkType(_ identifier: String) -> Bool {
    isSystemExport(identifier) || FrameworkTypes.imported.contains(TypeIdentifier.folded(identifier))
  }

  /// The types of the operating system that carry a tag.
  package func systemTypes(tag: String, tagClass: UTTagClass) -> [UTType] {
    registry.types(tag: tag, tagClass: tagClass, conformingTo: nil).filter { isSystemType($0.identifier) }
  }

  /// The identifiers of all types that may be mentioned: those that this Info.plist declares, folded, and the known ones.
  var mentionableIdentifiers: Set<String> {
    let known = registry.declaredTypes.filter { $0.declaration?.origin != .thirdParty }.map(\.identifier)
    return Set(declared.keys).union(known)
  }

  /// The first immediate supertypes of a type, folded.
  private func supertypes(_ folded: String, atMost limit: Int) -> ArraySlice<String> {
    if let declared = declared[folded] { return declared.prefix(limit) }
    let known = registry.declaredType(folded)?.declaration?.supertypes ?? []
    return known.prefix(limit).map { TypeIdentifier.folded($0) }[...]
  }

  /// How many conformances are followed from one type: real types have a few dozen supertypes, and neither thousands that
  /// all conform to each other nor a chain of thousands must take thousands of times as long.
  static let stepLimit = 128

  /// All supertypes of a type, folded; the type itself among them only where it lies on a circle.
  package func ancestors(of identifier: String) -> Set<String> { reach(of: identifier).ancestors }

  /// The supertypes of a type, and whether there are more than are followed.
  func reach(of identifier: String) -> (ancestors: Set<String>, isCut: Bool) {
    var found = Set<String>(minimumCapacity: DeclaredConformance.stepLimit)
    var open = [TypeIdentifier.folded(identifier)]
    var steps = 0
    while let next = open.popLast() {
      let left = DeclaredConformance.stepLimit - steps
      let parents = supertypes(next, atMost: left + 1)
      for parent in parents.prefix(left) {
        steps += 1
        if found.insert(parent).inserted { open.append(parent) }
      }
      if parents.count > left { return (found, true) }
    }
    return (found, false)
  }

  /// Whether a type is another or conforms to it.
  package func conforms(_ identifier: String, to ancestor: String) -> Bool {
    TypeIdentifier.isSame(identifier, ancestor)
      || ancestors(of: identifier).contains(TypeIdentifier.folded(ancestor))
  }

  /// The shortest way by supertypes from a type to another, both included and folded; nil where there is none.
  package func way(from start: String, to end: String) -> [String]? {
    let (start, end) = (TypeIdentifier.folded(start), TypeIdentifier.folded(end))
    var previous: [String: String] = [:]
    var queue = [start]
    var position = 0
    var steps = 0
    while position < queue.count, queue[position] != end, steps < DeclaredConformance.stepLimit {
      let next = queue[position]
      position += 1
      for parent in supertypes(next, atMost: DeclaredConformance.stepLimit - steps) {
        steps += 1
        guard parent != start, previous[parent] == nil else { continue }
        previous[parent] = next
        queue.append(parent)
      }
    }
    guard start == end || previous[end] != nil else { return nil }
    var way = [end]
    while let last = way.last, last != start, let before = previous[last] { way.append(before) }
    return way.reversed()
  }
}
