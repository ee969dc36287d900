// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// D14: a type that conforms to itself.
  static let conformanceCycle = DeclarationRule(
    "D14", .error, "conformance in a circle",
    explanation: """
      A type that conforms to itself, directly or through others, has no place in the hierarchy of types. The \
      conformances that the system declares count as well: public.plain-text conforms to public.text already.
      """,
    good: ["{ UTImportedTypeDeclarations = ({ UTTypeIdentifier = public.text; UTTypeConformsTo = (public.data); }); }"],
    bad: [
      (
        source: """
        { UTImportedTypeDeclarations = ({ UTTypeIdentifier = public.text; UTTypeConformsTo = (public.data, \
        public.plain-text); }); }
        """, at: "UTImportedTypeDeclarations[0].UTTypeConformsTo[1]"
      ),
      (
        "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeConformsTo = (com.example.a); }); }",
        at: "UTExportedTypeDeclarations[0].UTTypeConformsTo[0]"
      ),
      (
        """
        { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeConformsTo = (com.example.b); }, \
        { UTTypeIdentifier = com.example.b; UTTypeConformsTo = (com.example.a); }); }
        """, at: "UTExportedTypeDeclarations[0].UTTypeConformsTo[0]"
      ),
    ]
  ) { subject, report in
    var reported: Set<Set<String>> = []
    var searchesLeft = circleSearchLimit
    var isCut = false
    for declaration in subject.declarations {
      guard let identifier = declaration.identifier?.text else { continue }
      let reach = subject.conformance.reach(of: identifier)
      if reach.isCut, !isCut {
        isCut = true
        report.stop(
          at: declaration.node,
          "follows only the first \(DeclaredConformance.stepLimit) conformances of this type and of any other",
          fix: "list immediate supertypes only, and fewer of them")
      }
      guard reach.ancestors.contains(TypeIdentifier.folded(identifier)) else { continue }
      for supertype in declaration.supertypes {
        guard searchesLeft > 0 else {
          report.stop(
            at: supertype.node, "searches no circles from here on, after \(circleSearchLimit) supertypes on circles",
            fix: "repair the circles that are told of and check again")
          return
        }
        searchesLeft -= 1
        guard let way = subject.conformance.way(from: supertype.text, to: identifier) else { continue }
        if reported.insert(Set(way)).inserted {
          let circle = ([TypeIdentifier.folded(identifier)] + way).joined(separator: " → ")
          report.add(supertype.node, "“\(identifier)” conforms to itself: \(circle)", fix: "delete this supertype")
        }
        // Another circle through this type is reported at one of its other members.
        break
      }
    }
  }

  /// Searches in one list: far more than any needs, and few enough for one in which everything conforms to everything.
  private static let circleSearchLimit = 2_000
}
