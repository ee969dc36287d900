// SPDX-License-Identifier: Apache-2.0
import UniformTypes

/// How many steps of conformance lead from a type to each of its supertypes.
struct TypeDistances {
  private let origin: UTType
  private var distances: [UTType: Int] = [:]
  private var previous: [UTType: UTType] = [:]

  /// Measures the shortest ways from a type.
  init(from origin: UTType) {
    self.origin = origin
    distances[origin] = 0
    var row = [origin]
    while !row.isEmpty {
      var next: [UTType] = []
      for type in row {
        for parent in type.declaredSupertypes where distances[parent] == nil {
          distances[parent] = (distances[type] ?? 0) + 1
          previous[parent] = type
          next.append(parent)
        }
      }
      row = next
    }
  }

  /// The number of steps to the farthest supertype.
  var farthest: Int { distances.values.max() ?? 0 }

  /// The number of steps to a type, without regard to case; nil where it is no supertype.
  subscript(identifier: String) -> Int? { entry(identifier)?.value }

  private func entry(_ identifier: String) -> (key: UTType, value: Int)? {
    distances.first { TypeIdentifier.isSame($0.key.identifier, identifier) }
  }

  /// The way to a type as a clause; empty where it is the type itself.
  func explanation(to identifier: String) -> String {
    guard let (end, distance) = entry(identifier), distance > 0 else { return "" }
    var way = [end.identifier]
    var here = end
    while let before = previous[here] {
      way.append(before.identifier)
      here = before
    }
    let steps = distance == 1 ? "1 step" : "\(distance) steps"
    return ", \(steps) above (\(way.reversed().joined(separator: " → ")))"
  }
}
