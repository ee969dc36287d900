// SPDX-License-Identifier: Apache-2.0
import Foundation
import PropertyLists

/// A property list whose dictionaries are in the order of their keys, for comparison with another reader.
indirect enum SortedTree: Equatable {
  case text(String)
  case number(Double)
  case data([UInt8])
  case array([SortedTree])
  case dictionary([String], [SortedTree])

  init(_ list: PropertyList) {
    switch list.value {
    case .string(let text): self = .text(text)
    case .integer(let number): self = .number(Double(number))
    case .real(let number), .date(let number): self = .number(number)
    case .boolean(let truth): self = .number(truth ? 1 : 0)
    case .data(let bytes): self = .data(bytes)
    case .array(let elements): self = .array(elements.map(SortedTree.init))
    case .dictionary(let dictionary):
      let keys = Set(dictionary.entries.map(\.key)).sorted()
      self = .dictionary(keys, keys.compactMap { dictionary[$0].map(SortedTree.init) })
    case .other: self = .text("other")
    }
  }

  init(foundation value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let number as Bool: self = .number(number ? 1 : 0)
    case let number as Int: self = .number(Double(number))
    case let number as Double: self = .number(number)
    case let number as NSNumber: self = .number(number.doubleValue)
    case let data as Data: self = .data(Array(data))
    case let date as Date: self = .number(date.timeIntervalSinceReferenceDate)
    case let array as [Any]: self = .array(array.map(SortedTree.init(foundation:)))
    case let dictionary as [String: Any]:
      let keys = dictionary.keys.sorted()
      self = .dictionary(keys, keys.compactMap { dictionary[$0].map(SortedTree.init(foundation:)) })
    default: self = .text("\(type(of: value))")
    }
  }
}
