// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Scanning
import Synchronization
import TestSupport
import Testing

@Suite struct PipelineTests {
  private static func batch(_ number: Int) -> [ScanItem] { [ScanItem(path: FilePath("\(number)"))] }

  private static func number(of batch: [ScanItem]) -> Int { Int(batch[0].path.description) ?? -1 }

  @Test(arguments: [1, 2, 8])
  func keepsTheOrder(threads: Int) throws {
    let delivered = Locked<[Int]>([])
    let pipeline = Pipeline<Int>(threadCount: threads, isOrdered: true) { number in
      delivered.withLock { $0.append(number) }
      return true
    }
    pipeline.run(
      makeWorker: { Self.number(of:) },
      produce: { submit in
        for number in 0..<1000 { #expect(submit(Self.batch(number))) }
      })
    #expect(delivered.withLock { $0 } == Array(0..<1000))
  }

  @Test func deliversEverythingOutOfOrderToo() throws {
    let delivered = Locked<[Int]>([])
    let pipeline = Pipeline<Int>(threadCount: 4, isOrdered: false) { number in
      delivered.withLock { $0.append(number) }
      return true
    }
    pipeline.run(
      makeWorker: { Self.number(of:) },
      produce: { submit in
        for number in 0..<1000 { _ = submit(Self.batch(number)) }
      })
    #expect(delivered.withLock { $0 }.sorted() == Array(0..<1000))
  }

  @Test(arguments: [1, 4], [true, false])
  func stopsWhereNothingMoreIsWanted(threads: Int, isOrdered: Bool) throws {
    let delivered = Locked(0)
    let pipeline = Pipeline<Int>(threadCount: threads, isOrdered: isOrdered) { _ in
      delivered.withLock { $0 += 1 }
      return false
    }
    var wanted = true
    var submitted = 0
    pipeline.run(
      makeWorker: { Self.number(of:) },
      produce: { submit in
        while wanted, submitted < 100_000 {
          wanted = submit(Self.batch(submitted))
          submitted += 1
        }
      })
    #expect(!wanted)
    #expect(submitted < 1000)
    #expect(delivered.withLock { $0 } == 1)
  }

  @Test func holdsBackAFastProducer() throws {
    let delivered = Atomic<Int>(0)
    let mostAhead = Atomic<Int>(0)
    let pipeline = Pipeline<Int>(threadCount: 2, isOrdered: true) { _ in
      delivered.add(1, ordering: .sequentiallyConsistent)
      return true
    }
    pipeline.run(
      makeWorker: { Self.number(of:) },
      produce: { submit in
        for number in 0..<5000 {
          _ = submit(Self.batch(number))
          let ahead = number + 1 - delivered.load(ordering: .sequentiallyConsistent)
          if ahead > mostAhead.load(ordering: .relaxed) { mostAhead.store(ahead, ordering: .relaxed) }
        }
      })
    #expect(delivered.load(ordering: .relaxed) == 5000)
    // The window of two threads is 32 batches; one more may be between its delivery and its count.
    #expect(mostAhead.load(ordering: .relaxed) <= 34)
  }
}

@Suite struct DirectoryWalkerTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    for name in ["b/2", "b/1", "a", "c/d/e", "B"] { try directory.write("x", to: name) }
  }

  private func paths(_ change: (inout WalkOptions) -> Void = { _ in }) -> [String] {
    var options = WalkOptions()
    change(&options)
    var paths: [String] = []
    let consumer = DirectoryWalker.Consumer(visit: { item in
      paths.append(String(item.path.description.dropFirst(directory.path.count)))
      return true
    })
    var walker = DirectoryWalker(options, openDirectories: OpenDirectories(threads: 1), consumer: consumer)
    let isWanted = walker.walk(FilePath(directory.path))
    #expect(isWanted)
    return paths
  }

  @Test func visitsDirectoriesBeforeTheirSortedEntries() {
    #expect(paths() == ["", "/B", "/a", "/b", "/b/1", "/b/2", "/c", "/c/d", "/c/d/e"])
  }

  @Test(arguments: [(0, 1), (1, 5), (2, 8), (9, 9)])
  func staysWithinADepth(depth: Int, count: Int) {
    #expect(paths { $0.maximumDepth = depth }.count == count)
  }

  @Test func passesOverExclusions() {
    #expect(paths { $0.exclusions = [GlobPattern("b"), GlobPattern("c/d")] } == ["", "/B", "/a", "/c"])
  }

  @Test func stopsWhereTold() {
    var count = 0
    let consumer = DirectoryWalker.Consumer(visit: { _ in
      count += 1
      return count < 3
    })
    var walker = DirectoryWalker(WalkOptions(), openDirectories: OpenDirectories(threads: 1), consumer: consumer)
    let isWanted = walker.walk(FilePath(directory.path))
    #expect(!isWanted)
    #expect(count == 3)
  }
}
