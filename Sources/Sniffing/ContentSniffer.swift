// SPDX-License-Identifier: Apache-2.0
package import ByteSources
import Containers
package import Detection
package import FileSystem
import Hints
public import LibMagic
import Ranking
import Signatures
import TextDetection
import UniformTypes

/// Identifies one source after another.
///
/// A sniffer belongs to one thread at a time and keeps what makes it fast: the detectors with their working memory, the
/// types that they looked up, what libmagic's names for them stand for and what extensions claim (at most 4,096 entries in
/// each of these tables), and the ranker's answers, 256 at most, whose evidence quotes names and declared types of earlier
/// sources. Make one for each worker.
public final class ContentSniffer {
  /// What the sniffer was asked to do.
  let options: SniffOptions
  private let detectors: [any Detector]
  private let kindDetector = FileKindDetector()
  private let types: DetectedTypes
  private let ranker = Ranker()

  /// A sniffer over a signature database, which many sniffers may share; without one, the installed database is loaded.
  ///
  /// - Throws: `LibMagicError` where the database is missing or damaged.
  public init(
    _ options: SniffOptions = SniffOptions(), signatures: SignatureDatabase? = nil
  ) throws(LibMagicError) {
    self.options = options
    types = DetectedTypes(options.registry)
    let signatures = if let signatures { signatures } else { try SignatureDatabase() }
    detectors = [
      kindDetector, FilenameDetector(), SuppliedTypeDetector(),
      try signatures.detector(describing: options.describesEvidence), ContainerDetector(), SignatureDetector(),
      TextDetector(),
    ]
  }

  /// Identifies bytes in memory, with a file name and a declared MIME type or identifier where there are any.
  ///
  /// - Parameters:
  ///   - bytes: all of them.
  ///   - name: the file name, of which directories are ignored.
  ///   - declaredType: a MIME type or type identifier that somebody claims, such as the `Content-Type` of an upload.
  public func identify(_ bytes: [UInt8], name: String? = nil, declaredType: String? = nil) -> Identification {
    identify(MemoryByteSource(bytes), name, declaredType)
  }

  /// Identifies something by its first bytes, such as the beginning of an upload.
  ///
  /// What only later bytes tell, such as the directory of a zip archive, is judged by the beginning; 64 KiB are enough for
  /// nearly everything, and more than `SniffOptions.Limits.largestHead` are not looked at.
  ///
  /// - Parameters:
  ///   - bytes: the first bytes.
  ///   - totalLength: how many there are in all, nil as long as nobody knows; no more than `bytes` has where these are all.
  ///   - name: the file name, of which directories are ignored.
  ///   - declaredType: a MIME type or type identifier that somebody claims, such as the `Content-Type` of an upload.
  public func identify(
    beginning bytes: [UInt8], totalLength: Int64?, name: String? = nil, declaredType: String? = nil
  ) -> Identification {
    let isAll = totalLength.map { $0 <= Int64(bytes.count) } ?? false
    return identify(isAll ? MemoryByteSource(bytes) : HeadByteSource(bytes, of: totalLength), name, declaredType)
  }

  /// Identifies what is in memory.
  private func identify(_ source: any ByteSource, _ name: String?, _ declaredType: String?) -> Identification {
    let claims = Claims(name: name.map { Array(FilePath($0).lastComponent) }, declaredType: declaredType)
    do throws(ByteSourceError) {
      return try identify(source, status: nil, claims: claims)
    } catch {
      preconditionFailure("memory can always be read")
    }
  }

  /// Identifies the bytes of a source.
  ///
  /// - Throws: what the source throws where not even its first byte can be read; a source that fails later simply
  ///   ends there.
  package func identify(
    _ source: any ByteSource, status: FileStatus?, claims: Claims
  ) throws(ByteSourceError) -> Identification {
    let budget = WorkBudget(options.limits.processorTime)
    return try identify(source, status: status, claims: claims, budget, depth: 0)
  }

  /// Identifies what has no bytes to read: a directory, a link, a device.
  package func identify(_ status: FileStatus, claims: Claims) -> Identification {
    let subject = Subject(
      status: status, head: [], isWhole: true, source: nil, claims: visible(claims), types: types)
    return identification(of: subject, Survey(of: subject, by: detectors), contents: [])
  }

  private func identify(
    _ source: any ByteSource, status: FileStatus?, claims: Claims, _ budget: WorkBudget, depth: Int
  ) throws(ByteSourceError) -> Identification {
    let (subject, survey) = try examine(source, status: status, claims: visible(claims), budget)
    let entersContent = depth < options.limits.depth && survey.failure == nil
    let contents = entersContent ? content(survey.member, of: subject, depth: depth) : []
    return identification(of: subject, survey, contents: contents)
  }

  /// Shows the head to the detectors, and a larger one as long as one of them wants more.
  private func examine(
    _ source: any ByteSource, status: FileStatus?, claims: Claims, _ budget: WorkBudget
  ) throws(ByteSourceError) -> (Subject, Survey) {
    var head: [UInt8] = []
    var limit = min(options.limits.firstHead, options.limits.largestHead)
    while true {
      let isWhole = try source.extend(&head, to: limit) && !source.isHeadOnly && !source.isCut
      let subject = Subject(
        status: status, head: head, isWhole: isWhole, source: source, claims: claims, types: types,
        budget: budget)
      let survey = Survey(of: subject, by: detectors)
      guard !isWhole, survey.wantsMore, survey.failure == nil, limit < options.limits.largestHead, !budget.isSpent
      else {
        return (subject, survey)
      }
      limit = options.limits.largestHead
    }
  }

  private func identification(of subject: Subject, _ survey: Survey, contents: [Identification.Content])
    -> Identification
  {
    let ranked = ranker.rank(survey.evidence, isText: survey.encoding.map { $0 != "binary" })
    return Identification(
      candidates: ranked.candidates, encoding: survey.encoding, mismatch: ranked.mismatch, steps: ranked.steps,
      headLength: subject.head.count, isCut: subject.budget?.isSpent ?? false,
      failure: survey.failure ?? contents.first?.identification.failure, contents: contents)
  }

  private func visible(_ claims: Claims) -> Claims {
    guard options.ignoresNames else { return claims }
    var visible = claims
    visible.name = nil
    return visible
  }

  /// Sends the member down the same street; names inside are ignored where names are.
  private func content(_ member: Member?, of subject: Subject, depth: Int) -> [Identification.Content] {
    guard let member, let budget = subject.budget else { return [] }
    let outerName = member.inheritsName ? subject.claims.name.flatMap(WrappedName.inner(of:)) : nil
    // Who renames an archive may leave its content's extension to the name that is stored.
    let hasExtension = { (name: [UInt8]) in name.contains(UInt8(ascii: ".")) }
    let stored = member.name.flatMap { hasExtension($0) && outerName.map(hasExtension) == false ? $0 : nil }
    let name = stored ?? outerName ?? member.name
    let claims = Claims(name: name)
    // What cannot be read is not there: the container's own identification stands without a content.
    guard let inside = try? identify(member.source, status: nil, claims: claims, budget, depth: depth + 1) else {
      return []
    }
    // A limit in front of the first byte does not show that there is none.
    if inside.headLength == 0, member.source.isCut { return [] }
    let failure = (member.source as? DecompressedByteSource)?.failure?.description
    let nothing = Identification(
      candidates: [], encoding: nil, mismatch: nil, steps: [], headLength: 0, isCut: false, failure: inside.failure,
      contents: [])
    // Damage that leaves not a single byte leaves nothing to name.
    return [
      Identification.Content(
        name: name, identification: failure != nil && inside.headLength == 0 ? nothing : inside, failure: failure)
    ]
  }
}

extension ByteSource {
  /// Reads on until `head` has `limit` bytes; a failing read after the first byte ends it like the end of the source.
  ///
  /// - Returns: whether the head is all there is.
  fileprivate func extend(_ head: inout [UInt8], to limit: Int) throws(ByteSourceError) -> Bool {
    // One byte more than a small file has, so that its end is seen and not assumed: a file may grow, and those below
    // /proc say that they have no bytes at all.
    var wanted = length.map { $0 < Int64(limit) ? max(Int($0), head.count) + 1 : limit } ?? limit
    while head.count < limit {
      do throws(ByteSourceError) {
        if try read(wanted - head.count, at: Int64(head.count), into: &head) == 0 { return true }
      } catch {
        guard !head.isEmpty else { throw error }
        return true
      }
      if head.count >= wanted { wanted = limit }
    }
    return length == Int64(limit)
  }
}
