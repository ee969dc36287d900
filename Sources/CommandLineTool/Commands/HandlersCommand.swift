// SPDX-License-Identifier: Apache-2.0
import Detection
import Discovery
import DocumentHandlers
import FileSystem
import Reports
import Scanning
import Sniffing
import UniformTypes

/// `sniff handlers PATH|ID… --apps PATH`: tells which applications claim a file or type, best first.
struct HandlersCommand: ToolCommand {
  let arguments: ParsedArguments
  let console: Console
  let registry: TypeRegistry

  func run() throws(ToolFailure) -> ExitStatus {
    guard !arguments.operands.isEmpty else {
      throw .usage("nothing asked; write `sniff handlers PATH --apps PATH` or `sniff handlers public.jpeg`")
    }
    let isJSON = try ToolFailure.wrapping { () throws(UsageError) in try arguments.wantsJSON }
    var loader = HandlerLoader()
    let apps = arguments.allBytes(of: "apps")
    var hasFailures = false
    for item in apps.map(Inputs.item) {
      if let failure = item.failure {
        console.complain("\(item.path): cannot be read: \(failure)")
        hasFailures = true
      } else {
        loader.load(item.path)
      }
    }
    // Without bundles to look at, the question is about this desktop.
    if apps.isEmpty { loader.loadDesktop(console.environment) }
    for failure in loader.failures { console.complain("\(failure.path): cannot be read: \(failure.reason)") }
    hasFailures = hasFailures || !loader.failures.isEmpty
    let handlers = loader.registry(types: registry)
    var options = SniffOptions(registry: handlers.types)
    options.followsLinks = arguments.followsLinks
    let workers = try FileWorkers(options, forFew: true, console)
    defer { workers.keepIndexes() }
    let identify = try workers.makeOne()
    for operand in arguments.operands where Interruption.signal == nil {
      guard let answer = answer(operand, handlers, identify) else { break }
      if answer.type == nil { hasFailures = true }
      var output: [UInt8] = []
      if isJSON {
        HandlerReport.appendJSON(answer, to: &output)
      } else {
        HandlerReport.appendPlain(answer, to: &output)
      }
      try console.print(output, afterFailures: hasFailures)
    }
    return hasFailures ? .someFailed : .success
  }

  /// A path that exists is identified; anything else is asked of the registry, as `sniff type` does; nil where a signal
  /// came before there was an answer.
  private func answer(
    _ operand: [UInt8], _ handlers: HandlerRegistry, _ identify: (ScanItem) -> FileIdentification
  ) -> HandlerAnswer? {
    let item = Inputs.item(of: operand)
    let path = item.path
    let query = TypeQuery(String(decoding: operand, as: UTF8.self))
    if item.failure == nil, (try? FileStatus.of(path)) == nil, !query.couldBePath,
      let type = typeMeant(by: query, in: handlers.types)
    {
      return HandlerAnswer(query: operand, type: type.identifier, matches: handlers.matches(for: HandlerQuery(type)))
    }
    let file = identify(item)
    if file.failure == .system(.interrupted) { return nil }
    guard let identification = file.identification, let best = identification.best else {
      let reason = file.failure?.statement ?? "nothing is known of it"
      console.complain("\(path): \(reason)" + (query.couldBePath ? "" : ", and no such type is known"))
      return HandlerAnswer(query: operand, type: nil, matches: [])
    }
    let handlerQuery = HandlerQuery(
      best.type, filenameExtension: filenameExtension(of: Array(path.lastComponent)), mimeType: best.mimeType,
      chosenHandler: chosenHandler(of: path), contents: contents(of: identification))
    return HandlerAnswer(query: operand, type: best.type.identifier, matches: handlers.matches(for: handlerQuery))
  }

  /// The type that files of this kind are found to be, or else that of the registry's own lookup.
  private func typeMeant(by query: TypeQuery, in registry: TypeRegistry) -> UTType? {
    let answer = query.answer(from: registry, conformingTo: nil)
    return answer.detected ?? answer.type
  }

  /// The application that the user chose for this very file, as files from a Mac keep it.
  private func chosenHandler(of path: FilePath) -> String? {
    guard let file = try? FileDescriptor.open(path, followingLinks: arguments.followsLinks),
      let value = file.extendedAttribute(Self.openWithAttribute, limit: Self.largestOpenWithAttribute)
    else { return nil }
    return UserBinding.chosenHandler(ofOpenWithAttribute: value)
  }

  /// The attribute of LaunchServices in the only namespace where Linux lets users keep attributes.
  private static let openWithAttribute: StaticString = "user.com.apple.LaunchServices.OpenWith"
  /// The bytes that such a value may have: it is a small property list of a path, an identifier and a version.
  private static let largestOpenWithAttribute = 16 << 10

  private func contents(of identification: Identification) -> [HandlerQuery.Content] {
    guard let content = identification.content, let best = content.identification.best else { return [] }
    let name = content.name.map { String(decoding: $0, as: UTF8.self) }
    let outermost = HandlerQuery.Content(
      name: name, type: best.type, filenameExtension: content.name.flatMap { filenameExtension(of: $0) })
    return [outermost] + contents(of: content.identification)
  }

  private func filenameExtension(of name: [UInt8]) -> String? {
    FilenameTags.extensions(of: String(decoding: name, as: UTF8.self)).first { !$0.contains(".") }
  }
}
