// SPDX-License-Identifier: Apache-2.0
import LibMagic
import Reports
import Sniffing
import UniformTypes

/// `sniff type QUERY…`: tells what the registry knows.
struct TypeCommand: ToolCommand {
  private let arguments: ParsedArguments
  private let console: Console
  private let registry: TypeRegistry

  init(arguments: ParsedArguments, console: Console) {
    self.arguments = arguments
    self.console = console
    registry = Declarations.registry(arguments, console)
  }

  func run() throws(ToolFailure) -> ExitStatus {
    let supertype = try ToolFailure.wrapping { () throws(UsageError) in try requiredSupertype() }
    if arguments.has("list") { return try listFormats(conformingTo: supertype) }
    guard !arguments.operands.isEmpty else {
      guard let supertype else {
        throw .usage(
          "nothing asked; write `sniff type public.jpeg`, `sniff type .png`, `sniff type image/png` or `sniff type --list`"
        )
      }
      return try list(registry.declaredTypes.filter { $0.conforms(to: supertype) })
    }
    var hasFailures = false
    for operand in arguments.operands {
      let query = TypeQuery(String(decoding: operand, as: UTF8.self))
      let type = query.answer(from: registry, conformingTo: supertype)
      if type == nil { hasFailures = true }
      try answer(query, type)
    }
    return hasFailures ? .someFailed : .success
  }

  private func requiredSupertype() throws(UsageError) -> UTType? {
    guard let identifier = try arguments.text(of: "conforms-to") else { return nil }
    guard let type = registry.type(identifier) else {
      throw UsageError("--conforms-to \(identifier): no such type")
    }
    return type
  }

  /// Everything that can be told, and by what kind of knowledge.
  private func listFormats(conformingTo supertype: UTType?) throws(ToolFailure) -> ExitStatus {
    guard arguments.operands.isEmpty else { throw .usage("--list lists everything; leave out the types") }
    let signatures: SignatureDatabase
    do throws(LibMagicError) { signatures = try SignatureDatabase() } catch { throw .usage(error.description) }
    var output: [UInt8] = []
    for format in KnownFormat.all(in: registry, signatures: signatures)
    where supertype.map({ format.type.conforms(to: $0) }) ?? true {
      output +=
        arguments.has("json") ? FormatListReport.jsonLine(format) : Array(FormatListReport.line(format).utf8)
    }
    try console.print(output)
    return .success
  }

  private func list(_ types: [UTType]) throws(ToolFailure) -> ExitStatus {
    for type in types {
      if arguments.has("json") {
        try console.print(TypeReport(registry).jsonLine(query: type.identifier, type: type))
      } else {
        try console.print(type.identifier + "\n")
      }
    }
    return .success
  }

  private func answer(_ query: TypeQuery, _ type: UTType?) throws(ToolFailure) {
    let report = TypeReport(registry)
    if arguments.has("json") { try console.print(report.jsonLine(query: query.text, type: type)) }
    guard let type else {
      console.complain(query.failure(in: registry))
      return
    }
    if arguments.has("json") { return }
    if arguments.has("dot") {
      try console.print(ConformanceGraph(of: type).graphviz)
    } else if arguments.has("tree") {
      try console.print(ConformanceGraph(of: type).tree)
    } else {
      try console.print(report.text(of: type))
    }
  }
}

/// What somebody asks the registry.
struct TypeQuery {
  /// The question as it was typed.
  let text: String

  /// A question of the form `public.jpeg`, `.jpg`, `image/jpeg` or `dyn.…`.
  init(_ text: String) { self.text = text }

  /// The type that answers the question; nil where there is none.
  func answer(from registry: TypeRegistry, conformingTo supertype: UTType?) -> UTType? {
    if text.contains("/") { return registry.type(mimeType: text, conformingTo: supertype) }
    if text.hasPrefix(".") {
      return registry.type(filenameExtension: String(text.dropFirst()), conformingTo: supertype ?? .data)
    }
    return registry.type(text).flatMap { type in supertype.map { type.conforms(to: $0) } ?? true ? type : nil }
  }

  /// What was tried, and what comes near.
  func failure(in registry: TypeRegistry) -> String {
    let tried =
      text.contains("/") ? "a MIME type" : text.hasPrefix(".") ? "a filename extension" : "a type identifier"
    var message = "\(text): unknown; it was looked up as \(tried)"
    let asExtension = registry.declaredTypes(filenameExtension: text)
    if !text.hasPrefix("."), let type = asExtension.first {
      message += "; as an extension write .\(text) (\(type.identifier))"
    }
    let near = NearMatches(to: text, in: registry).identifiers
    if !near.isEmpty { message += "; near: \(near.joined(separator: ", "))" }
    return message
  }
}
