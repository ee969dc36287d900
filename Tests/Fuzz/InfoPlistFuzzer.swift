// SPDX-License-Identifier: Apache-2.0
import DocumentHandlers
import InfoPlists
import UniformTypes

/// The linter of the fuzzing process, with all rules.
private let linter = DeclarationLinter()

/// Reads and lints the input, and takes it for a desktop entry and a list of associations.
func fuzzInfoPlist(_ bytes: [UInt8]) {
  let findings = linter.findings(in: bytes)
  precondition(findings.allSatisfy { !$0.message.contains("\n") }, "a message is one line")
  if let plist = try? InfoPlist(bytes: bytes) {
    precondition(plist.typeDeclarations.allSatisfy { !$0.identifier.isEmpty }, "a declaration has an identifier")
    _ = Handler(plist, path: "/a.app")
  } else {
    precondition(findings.map(\.rule) == ["P02"], "what cannot be read is reported, and nothing else")
  }
  _ = Handler(desktopEntry: bytes, identifier: "a.desktop", path: "/a.desktop")
  _ = UserBinding.bindings(ofAssociations: bytes)
  _ = try? UserBinding.bindings(ofLaunchServices: bytes)
}
