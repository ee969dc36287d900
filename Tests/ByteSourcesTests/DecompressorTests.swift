// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Foundation
import TestSupport
import Testing

/// The decompressors against the tools that write their formats.
struct DecompressorTests {
  /// A compressing tool and what undoes it.
  struct Tool: Sendable, CustomTestStringConvertible {
    let command: String
    let make: @Sendable () -> any Decompressor
    var testDescription: String { command }

    /// Whether the tool is installed here.
    var isInstalled: Bool {
      let name = command.split(separator: " ").first.map(String.init) ?? ""
      return ["/usr/bin/", "/bin/"].contains { FileManager.default.isExecutableFile(atPath: $0 + name) }
    }
  }

  static let tools = [
    Tool(command: "bzip2 -c") { Bzip2Decompressor() },
    Tool(command: "gzip -c") { Inflater(.gzip) },
    Tool(command: "lz4 -c") { Lz4Decompressor() },
    Tool(command: "lzip -c") { LzmaDecompressor(.lzip) },
    Tool(command: "xz -c") { LzmaDecompressor(.xz) },
    Tool(command: "xz -c --format=lzma") { LzmaDecompressor(.alone) },
    Tool(command: "zstd -q -c") { ZstdDecompressor() },
  ].filter(\.isInstalled)

  @Test(arguments: tools) func undoesItsTool(_ tool: Tool) throws {
    let plain = DecompressorTests.text(lines: 4000)
    let packed = try DecompressorTests.run(tool.command, on: plain)
    let source = DecompressedByteSource(MemoryByteSource(packed), from: 0, with: tool.make())
    #expect(try source.bytes(plain.count + 100, at: 0) == plain)
    #expect(source.failure == nil)
    #expect(source.length == Int64(plain.count))
  }

  /// The .xz File Format 1.2.0, section 2.2: zeros may stand between streams.
  @Test(.enabled(if: tools.contains { $0.command == "xz -c" })) func readsOnBehindPadding() throws {
    let stream = try DecompressorTests.run("xz -c", on: Array("harbour".utf8))
    let source = DecompressedByteSource(
      MemoryByteSource(stream + [0, 0, 0, 0] + stream + [0, 0, 0, 0]), from: 0, with: LzmaDecompressor(.xz))
    #expect(try source.bytes(100, at: 0) == Array("harbourharbour".utf8))
    #expect(source.failure == nil)
  }

  /// The largest window that xz(1) writes is no reason to refuse; little of it is ever filled.
  @Test(.enabled(if: tools.contains { $0.command == "xz -c --format=lzma" }), arguments: [1536, 2048])
  func takesWindowsAsLargeAsThereAre(mebibytes: UInt32) throws {
    let text = Array(String(repeating: "high water\n", count: 500).utf8)
    var packed = try Self.run("xz -c --format=lzma", on: text)
    // The size of the window stands behind the properties (LZMA Utils: lzma-file-format, section 1.1).
    packed.replaceSubrange(1..<5, with: (0..<4).map { UInt8(truncatingIfNeeded: (mebibytes << 20) >> ($0 * 8)) })
    let source = DecompressedByteSource(MemoryByteSource(packed), from: 0, with: LzmaDecompressor(.alone))
    let bytes = try? source.bytes(text.count, at: 0)
    #expect((bytes == text) == (mebibytes == 1536))
    #expect((source.failure == nil) == (mebibytes == 1536))
  }

  @Test(arguments: [65_536, 65_537, 65_600, 70_000]) func givesWhatIsHeldAtTheEnd(count: Int) throws {
    let plain = [UInt8](repeating: 0, count: count)
    let packed = CompressWriter.compress(plain, maximumWidth: 16)
    let source = DecompressedByteSource(MemoryByteSource(packed), from: 0, with: CompressDecompressor())
    #expect(try source.bytes(count + 100, at: 0) == plain)
    #expect(source.failure == nil)
    #expect(source.length == Int64(count))
  }

  @Test(arguments: tools) func givesWhatComesBeforeACut(_ tool: Tool) throws {
    let plain = DecompressorTests.text(lines: 40_000)
    let packed = try DecompressorTests.run(tool.command, on: plain)
    let cut = Array(packed.prefix(packed.count * 9 / 10))
    let source = DecompressedByteSource(MemoryByteSource(cut), from: 0, with: tool.make())
    let bytes = try source.bytes(plain.count, at: 0)
    #expect(plain.starts(with: bytes))
    // All of it is one block to lz4, of which nothing is there before its end.
    #expect(bytes.count > plain.count / 4 || tool.command.hasPrefix("lz4"))
    #expect(source.length == nil)
  }

  @Test(arguments: tools, [0, 1, 2, 3]) func survivesDamage(_ tool: Tool, seed: Int) throws {
    let plain = DecompressorTests.text(lines: 300)
    var packed = try DecompressorTests.run(tool.command, on: plain)
    var state = UInt64(seed) &+ 1
    for _ in 0..<8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      packed[Int(state >> 33) % packed.count] = UInt8(truncatingIfNeeded: state >> 20)
    }
    let source = DecompressedByteSource(MemoryByteSource(packed), from: 0, with: tool.make())
    let bytes = try source.bytes(DecompressionBudget.standard.output, at: 0)
    #expect(bytes.count <= DecompressionBudget.standard.output)
  }

  @Test(arguments: [9, 10, 12, 16], [0, 1, 10, 300, 5000]) func undoesCompress(width: Int, lines: Int) throws {
    let plain = DecompressorTests.text(lines: lines)
    let packed = CompressWriter.compress(plain, maximumWidth: width)
    let source = DecompressedByteSource(MemoryByteSource(packed), from: 0, with: CompressDecompressor())
    #expect(try source.bytes(plain.count + 100, at: 0) == plain)
    #expect(source.failure == nil)
  }

  @Test func refusesWhatIsNoCompressHeader() throws {
    let source = DecompressedByteSource(
      MemoryByteSource([0x1f, 0x9d, 0x1f, 1, 2]), from: 0, with: CompressDecompressor())
    #expect(try source.bytes(10, at: 0).isEmpty)
    #expect(source.failure != nil)
  }

  static func text(lines: Int) -> [UInt8] {
    Array((0..<lines).map { "line \($0) of a text that repeats itself \($0 &* 7919 % 1000)\n" }.joined().utf8)
  }

  static func run(_ command: String, on input: [UInt8]) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("in").path
    try Data(input).write(to: URL(fileURLWithPath: path))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command.split(separator: " ").map(String.init) + [path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return Array(output)
  }
}

/// The encoder of the `compress` format, as far as the tests need it.
enum CompressWriter {
  static func compress(_ input: [UInt8], maximumWidth: Int) -> [UInt8] {
    var output: [UInt8] = [0x1f, 0x9d, UInt8(maximumWidth) | 0x80]
    var group = BitWriter()
    var codes = 0
    var width = 9
    var entries: [[UInt8]: Int] = [:]
    var next = 257
    // The decoder's dictionary is one entry behind the encoder's, so its width grows one code later.
    var decoderNext = 256
    func put(_ code: Int) {
      group.put(code, width)
      codes += 1
      decoderNext = min(decoderNext + 1, 1 << maximumWidth)
      let grows = decoderNext == 1 << width && width < maximumWidth
      if codes == 8 || grows {
        // A group is eight codes long, whether they are there or not.
        let bytes = group.finished()
        output += bytes
        if grows {
          output += Array(repeating: 0, count: width - bytes.count)
          width += 1
        }
        (group, codes) = (BitWriter(), 0)
      }
    }
    var current: [UInt8] = []
    for byte in input {
      let longer = current + [byte]
      if longer.count == 1 || entries[longer] != nil {
        current = longer
        continue
      }
      put(current.count == 1 ? Int(current[0]) : entries[current] ?? 0)
      if next < 1 << maximumWidth {
        entries[longer] = next
        next += 1
      }
      current = [byte]
    }
    if !current.isEmpty { put(current.count == 1 ? Int(current[0]) : entries[current] ?? 0) }
    return output + group.finished()
  }
}
