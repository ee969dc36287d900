// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Files drawn at random from a tree, the same for the same seed and tree.
struct Sample: Sendable {
  var paths: [String]
  /// All their bytes together.
  var bytes: Int

  /// Draws from the regular files below a folder that can be read; links are not followed.
  ///
  /// Names with a line feed are left out: the lists of file(1) end names with one.
  init(tree: String, count: Int, seed: UInt64) throws {
    var all: [String] = []
    for path in FileManager.default.regularFiles(below: tree) where !path.contains("\n") {
      all.append(path)
    }
    guard !all.isEmpty else { throw UsageError("\(tree) holds no file") }
    // The order of a folder's entries is the file system's affair.
    all.sort()
    var generator = SplitMix64(state: seed)
    all.shuffle(using: &generator)
    paths = []
    bytes = 0
    for path in all where paths.count < count && access(path, R_OK) == 0 {
      paths.append(path)
      bytes += (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    }
  }
}

extension FileManager {
  /// Paths of the regular files below a folder, without following links.
  func regularFiles(below folder: String) -> [String] {
    var found: [String] = []
    var folders = [folder]
    while let folder = folders.popLast() {
      guard let stream = opendir(folder) else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
        }
        guard let name, name != ".", name != ".." else { continue }
        let path = folder == "/" ? "/" + name : folder + "/" + name
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_DIR): folders.append(path)
        case Int32(DT_REG): found.append(path)
        default: break
        }
      }
    }
    return found
  }
}

/// The generator of Steele, Lea and Flood ("Fast Splittable Pseudorandom Number Generators", 2014).
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
