// SPDX-License-Identifier: Apache-2.0
import LibMagic
import Reports
import Sniffing
import UniformTypes

/// `sniff type QUERY…`: tells what the registry knows.
struct TypeCommand: ToolCommand {
  let arguments: ParsedArguments
  let console: Console
  let registry: TypeRegistry

  func run() throws(ToolFailure) -> ExitStatus {
    let (supertype, isJSON) = try ToolFailure.wrapping { () throws(UsageError) in
      try arguments.requireAtMostOne(of: ["json", "format", "tree", "dot"])
      try arguments.requireAtMostOne(of: ["list", "tree", "dot"])
      return (try requiredSupertype(), try arguments.wantsJSON)
    }
    if arguments.has("list") { return try listFormats(conformingTo: supertype, isJSON) }
    guard !arguments.operands.isEmpty else {
      guard let supertype else {
        throw .usage(
          "nothing asked; write `sniff type public.jpeg`, `sniff type .png`, `sniff type image/png` or `sniff type --list`"
        )
      }
      return try list(registry.declaredTypes.filter { $0.conforms(to: supertype) }, isJSON)
    }
    var hasFailures = false
    for operand in arguments.operands {
      let query = TypeQuery(String(decoding: operand, as: UTF8.self))
      let answer = query.answer(from: registry, conformingTo: supertype)
      let other = answer.detected ?? answer.lookedUp
      if isJSON {
        try console.print(report.jsonLine(query: query.text, answer.type, or: other), afterFailures: hasFailures)
      }
      if let type = answer.type {
        if !isJSON { try console.print(text(of: type, or: other), afterFailures: hasFailures) }
      } else {
        hasFailures = true
        console.complain(query.failure(of: answer, in: registry, conformingTo: supertype))
      }
    }
    return hasFailures ? .someFailed : .success
  }

  private func requiredSupertype() throws(UsageError) -> UTType? {
    guard arguments.count(of: "conforms-to") <= 1 else {
      throw UsageError("--conforms-to can be given only once to `sniff type`")
    }
    return try arguments.bytes(of: "conforms-to").map { (identifier) throws(UsageError) in
      try EntryFilter.supertype(identifier, in: registry)
    }
  }

  /// Everything that can be told, and by what kind of knowledge.
  private func listFormats(conformingTo supertype: UTType?, _ isJSON: Bool) throws(ToolFailure) -> ExitStatus {
    guard arguments.operands.isEmpty else { throw .usage("--list lists everything; leave out the types") }
    let signatures: SignatureDatabase
    do throws(LibMagicError) {
      signatures = try SignatureDatabase(checksAll: true, confiningLibMagicIn: console.workerProgram)
    } catch {
      throw .usage(error.description)
    }
    if let note = signatures.note { console.complain(note) }
    var output: [UInt8] = []
    for format in KnownFormat.all(in: registry, signatures: signatures)
    where supertype.map({ format.type.conforms(to: $0) }) ?? true {
      output +=
        isJSON ? FormatListReport.jsonLine(format) : Array(FormatListReport.line(format).utf8)
    }
    try console.print(output)
    return .success
  }

  private func list(_ types: [UTType], _ isJSON: Bool) throws(ToolFailure) -> ExitStatus {
    for type in types {
      if isJSON {
        try console.print(report.jsonLine(query: type.identifier, type))
      } else {
        try console.print(type.identifier.escapingControls + "\n")
      }
    }
    return .success
  }

  private var report: TypeReport { TypeReport(registry) }

  private func text(of type: UTType, or other: UTType?) -> String {
    if arguments.has("dot") { return ConformanceGraph(of: type).graphviz }
    if arguments.has("tree") { return ConformanceGraph(of: type).tree }
    return report.text(of: type, or: other)
  }
}
