// SPDX-License-Identifier: Apache-2.0
import Foundation
import PropertyLists
import TestSupport
import Testing

/// Property lists of published projects, read by Foundation as well.
@Suite(.enabled(if: SharedFolder.hasPropertyLists, "the collection of property lists is not here"))
struct CollectedPropertyListTests {
  @Test(arguments: SharedFolder.propertyLists)
  func readsLikeFoundation(file: SharedFolder.PropertyListFile) throws {
    let data = try Data(contentsOf: file.url)
    guard file.parses else {
      let error = #expect(throws: PropertyListError.self) { try PropertyListDocument(bytes: Array(data)) }
      #expect(error?.position != nil)
      return
    }
    let document = try PropertyListDocument(bytes: Array(data))
    let other = try PropertyListSerialization.propertyList(from: data, format: nil)
    #expect(SortedTree(document.root) == SortedTree(foundation: other))
  }

  @Test(arguments: SharedFolder.propertyLists)
  func mutatedFilesNeverCrash(file: SharedFolder.PropertyListFile) throws {
    let bytes = Array(try Data(contentsOf: file.url).prefix(8_192))
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20 {
      let mutated = generator.mutated(bytes)
      do throws(PropertyListError) {
        _ = try PropertyListDocument(bytes: mutated)
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }
}
