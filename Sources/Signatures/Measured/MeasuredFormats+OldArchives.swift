// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

extension MeasuredFormats {
  /// Archives and compressed files of CP/M and DOS whose signatures are two bytes.
  static func oldCompression(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 16 else { return nil }
    if head[0] == 0x76 {
      return head[1] == 0xff ? squeezed(head) : head[1] == 0xfe ? crunched(head) : nil
    }
    return head[0] == UInt8(ascii: "H") && head[1] == UInt8(ascii: "A") ? harriArchive(subject) : nil
  }

  /// Bytes of a name with what may be written behind it, such as a date.
  private static let longestStampedName = 64
  /// Nodes of a tree for all bytes and an end.
  private static let mostTreeNodes: UInt16 = 257

  /// Where a name that ends with a zero ends; nil where there is none, or signs that no name has.
  private static func endOfName(_ head: [UInt8], at start: Int) -> Int? {
    let name = head[start...].prefix(longestStampedName).prefix { $0 != 0 }
    guard name.endIndex < head.count, head[name.endIndex] == 0, !name.isEmpty,
      name.allSatisfy({ $0.isPrintable || $0 == 0x1a })
    else { return nil }
    return name.endIndex + 1
  }

  /// A checksum, a name, and a tree whose nodes lead to nodes that there are, or to bytes (Greenlaw: SQ, USQ).
  private static func squeezed(_ head: [UInt8]) -> KnownFinding? {
    guard let end = endOfName(head, at: 4), let count = head.littleEndian(UInt16.self, at: end),
      (1...mostTreeNodes).contains(count), end + 2 + 4 * Int(count) <= head.count
    else { return nil }
    let isTree = (0..<2 * Int(count)).allSatisfy { number in
      guard let child = head.littleEndian(Int16.self, at: end + 2 + 2 * number) else { return false }
      return child < 0 ? child >= -257 : child < Int16(count)
    }
    return isTree ? KnownFinding(types["squeezed"], .strong) : nil
  }

  /// A name with its point, revisions of the format from 1.0 to 2.x, and how errors are found (Greenberg: CRUNCH 2.x, file
  /// format).
  private static func crunched(_ head: [UInt8]) -> KnownFinding? {
    guard let end = endOfName(head, at: 2), end + 4 <= head.count, head[2..<end].contains(UInt8(ascii: ".")),
      (0x10...0x2f).contains(head[end]), (0x10...0x2f).contains(head[end + 1]), head[end + 2] <= 1
    else { return nil }
    return KnownFinding(types["crunched"], .strong)
  }

  /// Bytes that stand in front of the path of a member.
  private static let memberFront = 17
  /// Bytes of a member's path and name.
  private static let longestMemberPath = 512
  /// Members of an archive that are walked through.
  private static let mostWalkedMembers = 16
  /// Methods: copied, packed in two ways, a folder, and a special file.
  private static let harriMethods: Set<UInt8> = [0, 1, 2, 14, 15]

  /// A number of members, each with a version and a method, sizes, a path, a name and what the system knows of it, one behind
  /// the other up to the end (Hirvola: HA 0.999, file format).
  private static func harriArchive(_ subject: Subject) -> KnownFinding? {
    guard let count = subject.head.littleEndian(UInt16.self, at: 2), count > 0 else { return nil }
    let reader = SubjectReader(subject)
    var place: Int64 = 4
    for _ in 0..<min(Int(count), mostWalkedMembers) {
      let member = Array(reader.bytes(memberFront + longestMemberPath, at: place))
      guard member.count > memberFront, member[0] >> 4 <= 2, harriMethods.contains(member[0] & 15),
        let size = member.littleEndian(UInt32.self, at: 1),
        let path = member[memberFront...].firstIndex(of: 0),
        let name = member[(path + 1)...].firstIndex(of: 0), name > path + 1, name + 1 < member.count,
        member[memberFront..<path].allSatisfy({ $0 >= 0x20 || $0 == 0xff }),
        member[(path + 1)..<name].allSatisfy({ $0 >= 0x20 })
      else { return nil }
      place += Int64(name) + 2 + Int64(member[name + 1]) + Int64(size)
      guard subject.mayReach(place) else { return nil }
    }
    return count > UInt16(mostWalkedMembers) || place == subject.length ? KnownFinding(types["ha"], .strong) : nil
  }
}
