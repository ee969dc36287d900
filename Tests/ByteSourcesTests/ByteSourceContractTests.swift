// SPDX-License-Identifier: Apache-2.0
import ByteSources
import FileSystem
import Foundation
import TestSupport
import Testing

/// What every byte source promises, tried on each kind with the same bytes.
@Suite struct ByteSourceContractTests {
  /// A way to make a source of bytes.
  enum Kind: CaseIterable {
    case memory
    case file
    case pipe
    case subrange
    case gzip

    func source(of bytes: [UInt8], in directory: TemporaryDirectory) throws -> any ByteSource {
      switch self {
      case .memory: return MemoryByteSource(bytes)
      case .file:
        let path = FilePath(try directory.write(bytes, to: "bytes"))
        return FileByteSource(try FileDescriptor.open(path, followingLinks: false), size: Int64(bytes.count))
      case .pipe:
        let pipe = Pipe()
        let writer = pipe.fileHandleForWriting
        let data = Data(bytes)
        Foundation.Thread.detachNewThread {
          try? writer.write(contentsOf: data)
          try? writer.close()
        }
        let descriptor = dup(pipe.fileHandleForReading.fileDescriptor)
        return StreamByteSource(FileDescriptor(rawValue: descriptor), limit: 4 << 20)
      case .subrange:
        return SubrangeByteSource(MemoryByteSource([1, 2, 3] + bytes + [4]), from: 3, length: Int64(bytes.count))
      case .gzip:
        return DecompressedByteSource(MemoryByteSource(Gzip.member(bytes)), from: 0, with: Inflater(.gzip))
      }
    }
  }

  @Test(arguments: Kind.allCases, [0, 1, 5, 4096, 70_000, 200_000])
  func readsTheSameBytes(kind: Kind, count: Int) throws {
    let directory = try TemporaryDirectory()
    var generator = SeededGenerator(seed: UInt64(count))
    let bytes = generator.bytes(count)
    let source = try kind.source(of: bytes, in: directory)
    #expect(try source.bytes(count + 10, at: 0) == bytes)
    #expect(source.length == Int64(count))
    for _ in 0..<20 {
      let offset = Int.random(in: 0...count, using: &generator)
      let length = Int.random(in: 0...1000, using: &generator)
      #expect(try source.bytes(length, at: Int64(offset)) == Array(bytes.dropFirst(offset).prefix(length)))
    }
  }

  @Test(arguments: Kind.allCases)
  func givesNothingOutsideItsBytes(kind: Kind) throws {
    let source = try kind.source(of: [1, 2, 3], in: try TemporaryDirectory())
    for offset in [3, 4, Int64.max, -1, Int64.min] {
      #expect(try source.bytes(10, at: offset) == [])
    }
    #expect(try source.bytes(0, at: 0) == [])
    #expect(try source.bytes(-1, at: 0) == [])
  }

  @Test func takesOnlyAsMuchOfAPipeAsIsAskedFor() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(repeating: 7, count: 4096))
    let descriptor = dup(pipe.fileHandleForReading.fileDescriptor)
    let source = StreamByteSource(FileDescriptor(rawValue: descriptor), limit: 1 << 20)
    #expect(try source.bytes(100, at: 0).count == 100)
    #expect(source.length == nil)
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd()?.count == 4096 - 100)
  }

  @Test func neverTakesMoreOfAPipeThanItsLimit() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(repeating: 7, count: 60_000))
    let descriptor = dup(pipe.fileHandleForReading.fileDescriptor)
    let source = StreamByteSource(FileDescriptor(rawValue: descriptor), limit: 1000)
    #expect(try source.bytes(5000, at: 0).count == 1000)
    #expect(try source.bytes(10, at: 1000) == [])
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd()?.count == 60_000 - 1000)
  }
}
