// SPDX-License-Identifier: Apache-2.0
import Detection
import FileSystem
import LibMagic
import Ranking
import Scanning
import Sniffing
import UniformTypes

/// Makes the function that identifies one item after another, one for each thread.
final class FileWorkers: Sendable {
  private let options: SniffOptions
  private let overriding: Claims
  private let signatures: SignatureDatabase
  /// Where the indexes of the database are kept for the next process; nil where all of them are made for this one.
  private let cache: IndexCache?
  private let noted = Locked<String?>(nil)

  /// Workers; for few files less is prepared.
  ///
  /// - Throws: a usage failure where the signature database cannot be loaded.
  init(
    _ options: SniffOptions, overriding: Claims = Claims(), forFew: Bool = false, _ console: Console
  ) throws(ToolFailure) {
    self.options = options
    self.overriding = overriding
    do throws(LibMagicError) {
      signatures = try SignatureDatabase(checksAll: !forFew, confiningLibMagicIn: console.workerProgram)
    } catch {
      throw .usage(error.description)
    }
    cache = forFew ? signatures.compiled.flatMap { IndexCache(of: $0, console.environment) } : nil
    if let note = signatures.note { console.complain(note) }
  }

  /// Keeps for the next process what a start for few files would have to make anew; to be called when all is answered.
  func keepIndexes() { cache?.keep() }

  /// Why a function could not be made; nil where all could.
  var failure: String? { noted.withLock { $0 } }

  /// A function for one thread; nil where the signature database cannot be asked, as `failure` then tells.
  func make() -> ((ScanItem) -> FileIdentification)? {
    let sniffer: ContentSniffer
    do throws(LibMagicError) { sniffer = try ContentSniffer(options, signatures: signatures) } catch {
      noted.withLock { $0 = $0 ?? error.description }
      return nil
    }
    let overriding = overriding
    return { item in
      if let failure = item.failure {
        return sniffer.failed(item.path, at: item.location, with: failure)
      }
      if item.path.bytes == [UInt8(ascii: "-")], case .path = item.location {
        return sniffer.identifyStandardInput(claims: overriding)
      }
      return sniffer.identify(item.path, at: item.location, overriding: overriding)
    }
  }
}

extension FileWorkers {
  /// A function for this thread, where all is done on one.
  ///
  /// - Throws: a usage failure where the signature database cannot be asked.
  func makeOne() throws(ToolFailure) -> (ScanItem) -> FileIdentification {
    if let identify = make() { return identify }
    throw .usage(failure ?? "the signature database cannot be asked")
  }
}

extension SniffOptions {
  /// The options that the command line asks for.
  init(_ arguments: ParsedArguments, registry: TypeRegistry) {
    self.init(registry: registry)
    ignoresNames = arguments.has("no-name")
    followsLinks = arguments.followsLinks
  }
}

extension Claims {
  /// The claims that the command line makes in place of a file's own.
  init(_ arguments: ParsedArguments, registry: TypeRegistry) throws(UsageError) {
    let declared = try arguments.text(of: "type")
    if let declared {
      let isKnown = declared.contains("/") ? MIMEType.essence(ofNamed: declared) != nil : registry.type(declared) != nil
      guard isKnown else {
        throw UsageError(
          "--type '\(declared)' is neither a MIME type nor a known identifier; \(NearMatches.hint(for: declared, in: registry))"
        )
      }
    }
    // As of a file, the directories of a name say nothing.
    let name = arguments.bytes(of: "name").map { Array(FilePath(bytes: $0).lastComponent) }
    self.init(name: name, declaredType: declared)
  }
}
