// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// How many supertypes of one list are looked through for what they bring along: enough for a dozen of each of the 1,200
  /// types in the largest list of the system, and in a list where everything conforms to everything each search is long.
  private static let redundancySearchLimit = 16_384

  /// How many supertypes of one type are compared with each other: nobody writes more, and all pairs take long.
  private static let mostComparedSupertypes = 64

  /// D16: a supertype that another one brings along.
  static let redundantSupertype = DeclarationRule(
    "D16", .note, "redundant supertype",
    explanation: """
      Only immediate supertypes need to be listed; what they conform to follows. Listing public.text beside \
      public.plain-text, or one type twice, does no harm.
      """,
    good: [
      """
      { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeConformsTo = (public.data, \
      public.content); }); }
      """
    ],
    bad: [
      (
        source: """
        { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeConformsTo = (public.plain-text, \
        public.text); }); }
        """, at: "UTExportedTypeDeclarations[0].UTTypeConformsTo[1]"
      ),
      (
        "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeConformsTo = (public.data, public.Data); }); }",
        at: "UTExportedTypeDeclarations[0].UTTypeConformsTo[1]"
      ),
    ]
  ) { subject, report in
    var searchesLeft = redundancySearchLimit
    var isCut = false
    for declaration in subject.declarations where declaration.supertypes.count > 1 {
      guard declaration.supertypes.count <= mostComparedSupertypes else {
        if !isCut {
          report.stop(
            at: declaration.node,
            "compares no supertypes of a type with more than \(mostComparedSupertypes), such as this one",
            fix: "list immediate supertypes only")
        }
        isCut = true
        continue
      }
      searchesLeft -= declaration.supertypes.count
      guard searchesLeft >= 0 else {
        report.stop(
          at: declaration.node, "compares no supertypes from here on, after \(redundancySearchLimit) of them",
          fix: "check the types from here on in a list of their own")
        break
      }
      let supertypes = declaration.supertypes.map { supertype in
        (
          text: supertype.text, folded: TypeIdentifier.folded(supertype.text),
          ancestors: subject.conformance.ancestors(of: supertype.text)
        )
      }
      var listed: Set<String> = []
      for (supertype, own) in zip(declaration.supertypes, supertypes) {
        guard listed.insert(own.folded).inserted else {
          report.add(supertype.node, "the supertype “\(supertype.text)” is listed before", fix: "delete it")
          continue
        }
        let cause = supertypes.first { other in
          other.folded != own.folded && other.ancestors.contains(own.folded) && !own.ancestors.contains(other.folded)
        }
        guard let cause else { continue }
        report.add(
          supertype.node, "“\(supertype.text)” follows from “\(cause.text)”",
          fix: "delete it, or leave it: it does no harm")
      }
    }
  }
}
