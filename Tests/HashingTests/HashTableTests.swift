// SPDX-License-Identifier: Apache-2.0
import Hashing
import Testing

@Suite struct HashTableTests {
  /// A key whose hash tells little.
  struct Key: TableKey {
    let number: Int
    var tableHash: UInt64 { UInt64(number % 3) }
  }

  /// Source: the test suite of Fowler, Noll and Vo, 64-bit FNV-1a.
  @Test(arguments: [("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8)])
  func hashesAsPublished(_ text: String, _ hash: UInt64) {
    #expect(text.tableHash == hash)
  }

  @Test(arguments: [0, 1, 32, 33, 1000]) func findsWhatWasAdded(_ count: Int) {
    var texts = HashTable<String, Int>()
    var colliding = HashTable<Key, Int>()
    for number in 0..<count {
      texts.add(number, for: "key \(number)")
      colliding.add(number, for: Key(number: number))
    }
    #expect(texts.count == count && colliding.count == count)
    for number in 0..<count {
      #expect(texts["key \(number)"] == number && texts.key(at: number) == "key \(number)")
      #expect(colliding[Key(number: number)] == number)
    }
    #expect(texts["key \(count)"] == nil && colliding[Key(number: count)] == nil)
  }

  @Test func forgetsAllWhenThereAreTooMany() {
    var table = HashTable<String, Int>(atMost: 3)
    for number in 0..<3 { table.add(number, for: "\(number)") }
    #expect(table.count == 3 && table["0"] == 0)
    table.add(3, for: "3")
    #expect(table.count == 1 && table["0"] == nil && table["3"] == 3)
    table.removeAll()
    #expect(table.count == 0 && table["3"] == nil)
  }
}
