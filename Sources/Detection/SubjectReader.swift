// SPDX-License-Identifier: Apache-2.0
package import ByteSources
package import FileSystem

extension Subject {
  /// The last `count` bytes, fewer where the subject is shorter; nil where its end is not known.
  package func tail(_ count: Int) -> ArraySlice<UInt8>? {
    isWhole ? head.suffix(count) : SubjectReader(self).tail(count)
  }

  /// The bytes as a source that members can be cut from: the head where that is all, since it was read already.
  package var memberSource: any ByteSource {
    // A source that was cut or failed has no length, and a member must hear of it.
    if let source, source.length != Int64(head.count) { return source }
    return MemoryByteSource(head)
  }
}

/// Reads a subject's bytes at any offset, from the head where it reaches and from the source beyond, within a budget.
package final class SubjectReader {
  private let subject: Subject
  private var budget: Int

  /// Bytes that one detector may take beyond the head, unless it says otherwise: the contract's limit for a directory.
  package static let standardBudget = 1 << 20

  /// A reader that takes at most `budget` bytes beyond the head.
  package init(_ subject: Subject, budget: Int = SubjectReader.standardBudget) {
    self.subject = subject
    self.budget = budget
  }

  /// The processor time that the subject may still cost; nil for as much as it takes.
  package var workBudget: WorkBudget? { subject.budget }

  /// The number of bytes of the subject; nil as long as nobody knows it.
  package var length: Int64? { subject.length }

  /// The bytes of a range, fewer where the subject or the budget ends first or reading fails.
  package func bytes(_ count: Int, at offset: Int64) -> ArraySlice<UInt8> {
    let head = subject.head
    // Every loop over a container's parts reads each of them here, so that none goes on when the time is up.
    guard count > 0, offset >= 0, workBudget?.check() != true else { return [] }
    if let start = Int(exactly: offset), start <= head.count, subject.isWhole || count <= head.count - start {
      return head[start..<start + min(count, head.count - start)]
    }
    guard !subject.isWhole, let source = subject.source, budget > 0 else { return [] }
    var buffer: [UInt8] = []
    let wanted = min(count, budget)
    do throws(ByteSourceError) { try source.readFully(wanted, at: offset, into: &buffer) } catch {}
    budget -= buffer.count
    return buffer[...]
  }

  /// The last `count` bytes, fewer where the subject is shorter; nil where its end is not known.
  package func tail(_ count: Int) -> ArraySlice<UInt8>? {
    guard let length else { return nil }
    let start = max(0, length - Int64(count))
    return bytes(Int(min(Int64(count), length)), at: start)
  }

  /// A reader of bytes that were taken out of the subject, such as an archive within it, and are all there is of them.
  package func reader(of bytes: [UInt8]) -> SubjectReader {
    SubjectReader(
      Subject(
        status: nil, head: bytes, isWhole: true, source: MemoryByteSource(bytes), claims: Claims(),
        types: subject.types,
        budget: workBudget))
  }

  /// The subject's bytes as a source that members can be cut from.
  package var source: any ByteSource { subject.memberSource }
}
