// SPDX-License-Identifier: Apache-2.0
package import ByteVectors

extension ByteSet {
  /// Letters, digits and the underscore, as `\w` in the C locale.
  package static let word: ByteSet = {
    var set = ByteSet(0x30...0x39)
    set.formUnion(ByteSet(0x41...0x5A))
    set.formUnion(ByteSet(0x61...0x7A))
    set.insert(0x5F)
    return set
  }()

  /// Space, tab, line feed, vertical tab, form feed and carriage return, as `isspace` in the C locale.
  package static let space: ByteSet = {
    var set = ByteSet(0x09...0x0D)
    set.insert(0x20)
    return set
  }()

  /// The set of a POSIX character class in the C locale; nil for an unknown name.
  package static func characterClass(_ name: String, ignoringCase: Bool) -> ByteSet? {
    var name = name
    // glibc widens both letter classes when case does not matter.
    if ignoringCase, name == "upper" || name == "lower" { name = "alpha" }
    var set = ByteSet()
    switch name {
    case "alpha", "alnum":
      set.formUnion(ByteSet(0x41...0x5A))
      set.formUnion(ByteSet(0x61...0x7A))
      if name == "alnum" { set.formUnion(ByteSet(0x30...0x39)) }
    case "digit": set = ByteSet(0x30...0x39)
    case "xdigit":
      set = ByteSet(0x30...0x39)
      set.formUnion(ByteSet(0x41...0x46))
      set.formUnion(ByteSet(0x61...0x66))
    case "upper": set = ByteSet(0x41...0x5A)
    case "lower": set = ByteSet(0x61...0x7A)
    case "space": set = .space
    case "blank":
      set.insert(0x20)
      set.insert(0x09)
    case "print": set = ByteSet(0x20...0x7E)
    case "graph": set = ByteSet(0x21...0x7E)
    case "cntrl":
      set = ByteSet(0x00...0x1F)
      set.insert(0x7F)
    case "punct":
      set = ByteSet(0x21...0x2F)
      set.formUnion(ByteSet(0x3A...0x40))
      set.formUnion(ByteSet(0x5B...0x60))
      set.formUnion(ByteSet(0x7B...0x7E))
    default: return nil
    }
    return set
  }
}
