// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Tables of systems with a record in each line: accounts, file systems, hosts, and what is run when.
enum SystemTableSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    crontab||text/x-crontab|Programs that run at times|crontab(5)
    fstab||text/x-fstab|File systems|fstab(5)
    group||text/x-group|Groups of accounts|group(5)
    hosts||text/x-hosts|Names of hosts|hosts(5)
    htpasswd||text/x-htpasswd|Passwords of a server|Apache HTTP Server: Password formats
    passwd||text/x-passwd|Accounts|passwd(5)
    radius||text/x-radius-dictionary|Dictionary of RADIUS|FreeRADIUS: dictionary(5)
    shadow||text/x-shadow|Passwords of accounts|shadow(5)
    """)

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard let first = sample.lines.firstText(notMarkedBy: UInt8(ascii: "#")) else { return nil }
    let colons = first.count { $0 == UInt8(ascii: ":") }
    if colons == 6, isAccount(first), sample.allRecordsSatisfy(isAccount) {
      return KnownFinding(types["passwd"], .strong)
    }
    if colons == 8, isPassword(first), sample.allRecordsSatisfy(isPassword) {
      return KnownFinding(types["shadow"], .strong)
    }
    if colons == 3, isGroup(first), sample.allRecordsSatisfy(isGroup) {
      return KnownFinding(types["group"], .strong)
    }
    if colons == 1, isHashed(first), sample.allRecordsSatisfy(isHashed) {
      return KnownFinding(types["htpasswd"], .strong)
    }
    if isAddress(first.prefix { $0 > 0x20 }), areHosts(sample) { return KnownFinding(types["hosts"], .strong) }
    if isMount(first), sample.allRecordsSatisfy(isMount) { return KnownFinding(types["fstab"], .strong) }
    if first.begins(withAnyOf: statementsOfDictionaries), sample.lines.contains(where: isDefinition) {
      return KnownFinding(types["radius"], .strong)
    }
    let isTimed = first.first.map { $0.isDigit || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "@") } ?? false
    if isTimed || isVariable(first), isCrontab(sample) { return KnownFinding(types["crontab"], .strong) }
    return nil
  }

  // MARK: Accounts

  /// Names have no blank (useradd(8), section Caveats).
  private static func isName(_ word: ArraySlice<UInt8>) -> Bool {
    !word.isEmpty && word.allSatisfy { $0.isWordCharacter || $0 >= 0x80 || "-.$@+".utf8.contains($0) }
  }

  /// A name, its password, the numbers of the user and the group, words about it, its directory and its shell.
  private static func isAccount(_ line: ArraySlice<UInt8>) -> Bool {
    let fields = line.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    // Lines that take in other tables leave fields empty.
    guard fields.count == 7 else { return line.first == UInt8(ascii: "+") || line.first == UInt8(ascii: "-") }
    let isPath = { (field: ArraySlice<UInt8>) in field.isEmpty || field.first == UInt8(ascii: "/") }
    return isName(fields[0]) && fields[2...3].allSatisfy { $0.isInteger || $0.number(ofAtMost: 10) != nil }
      && fields[5].first == UInt8(ascii: "/") && isPath(fields[6])
  }

  /// A name, its password encrypted or a sign for none, six numbers of days, of which any may be missing, and nothing more.
  private static func isPassword(_ line: ArraySlice<UInt8>) -> Bool {
    let fields = line.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard fields.count == 9, isName(fields[0]), fields[2...7].contains(where: \.isInteger) else { return false }
    let isEncrypted = fields[1].isEmpty || "$!*".utf8.contains(fields[1][fields[1].startIndex]) || fields[1].count == 13
    return isEncrypted && fields[2...7].allSatisfy { $0.isEmpty || $0.isInteger }
  }

  /// A name, its password elsewhere or none, the number of the group, and names of its members between commas.
  private static func isGroup(_ line: ArraySlice<UInt8>) -> Bool {
    let fields = line.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard fields.count == 4 else { return false }
    let isPassword = fields[1].isEmpty || fields[1].equals("x") || fields[1].equals("*") || fields[1].equals("!")
    return isName(fields[0]) && fields[0].first?.isDigit == false && isPassword && fields[2].number(ofAtMost: 10) != nil
      && fields[3].split(separator: UInt8(ascii: ",")).allSatisfy(isName)
  }

  /// How encrypted passwords begin: those of MD5, bcrypt, SHA and crypt(5).
  private static let hashes: [StaticString] = [
    "$1$", "$2a$", "$2b$", "$2y$", "$5$", "$6$", "$apr1$", "{SHA}", "{SSHA}",
  ]
  /// Characters of the shortest of them.
  private static let shortestHash = 28

  /// A name and an encrypted password.
  private static func isHashed(_ line: ArraySlice<UInt8>) -> Bool {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), isName(line[..<colon]) else { return false }
    let hash = line[(colon + 1)...]
    return hash.count >= shortestHash && hash.begins(withAnyOf: hashes) && !hash.contains(0x20)
  }

  // MARK: Hosts

  /// Four numbers and points, or hexadecimal digits and colons, with an interface or without.
  private static func isAddress(_ word: ArraySlice<UInt8>) -> Bool {
    let parts = word.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if parts.count == 4 { return parts.allSatisfy { $0.number(ofAtMost: 3).map { $0 < 256 } ?? false } }
    let address = word.prefix { $0 != UInt8(ascii: "%") }
    return address.count { $0 == UInt8(ascii: ":") } >= 2
      && address.allSatisfy { $0.isHexadecimalDigit || $0 == UInt8(ascii: ":") }
  }

  /// Nothing but addresses and their names, among them that of the machine itself or of no machine.
  private static func areHosts(_ sample: TextSample) -> Bool {
    var hasOwn = false
    let areHosts = sample.allRecordsSatisfy { line in
      let words = line.prefix { $0 != UInt8(ascii: "#") }.words
      guard words.count >= 2, isAddress(words[0]) else { return false }
      let isOwn =
        words[0].begins(with: "127.") || words[0].equals("::1")
        || words[0].equals("0.0.0.0") && words[1].contains(UInt8(ascii: "."))
      hasOwn = hasOwn || isOwn
      return words.dropFirst().allSatisfy { name in
        isAddress(name)
          || name.contains(where: \.isLetter) && name.allSatisfy { $0.isWordCharacter || $0 == 0x2d || $0 == 0x2e }
      }
    }
    return areHosts && hasOwn
  }

  // MARK: File systems

  private static let fileSystems: Set<String> = [
    "9p", "afs", "apfs", "auto", "autofs", "bpf", "btrfs", "cgroup", "cgroup2", "cifs", "configfs", "debugfs", "devfs",
    "devpts", "devtmpfs", "ecryptfs", "efivarfs", "exfat", "ext2", "ext3", "ext4", "f2fs", "fdescfs", "ffs", "fuse",
    "glusterfs", "hfs", "hfsplus", "hugetlbfs", "iso9660", "jffs2", "jfs", "linprocfs", "mqueue", "msdos", "nfs",
    "nfs4", "none", "ntfs", "ntfs-3g", "ntfs3", "overlay", "proc", "procfs", "pstore", "ramfs", "reiserfs",
    "securityfs", "smbfs", "squashfs", "subfs", "swap", "sysfs", "tmpfs", "tracefs", "ubifs", "udf", "ufs", "usbfs",
    "vboxsf", "vfat", "virtiofs", "xfs", "zfs",
  ]

  /// What is mounted, where, the file system, options, and two numbers, which may be missing.
  private static func isMount(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.words
    guard (4...6).contains(words.count) || words.count > 6 && words[6].first == UInt8(ascii: "#") else { return false }
    let isPlace = words[1].first == UInt8(ascii: "/") || words[1].equals("none") || words[1].equals("swap")
    let types = words[2].split(separator: UInt8(ascii: ","))
    return isPlace && !types.isEmpty
      && types.allSatisfy { type in
        fileSystems.contains(String(decoding: type, as: UTF8.self)) || type.begins(with: "fuse.")
      } && words[4...].prefix(2).allSatisfy { $0.number(ofAtMost: 1) != nil }
  }

  // MARK: Times

  /// Words for times that have no fields.
  private static let nicknames: [StaticString] = [
    "@annually", "@daily", "@hourly", "@midnight", "@monthly", "@reboot", "@weekly", "@yearly",
  ]

  /// A name in word characters, an equals sign, and a value.
  private static func isVariable(_ line: ArraySlice<UInt8>) -> Bool {
    let name = line.prefix(while: \.isWordCharacter)
    return name.first?.isLetter == true && line[name.endIndex...].drop { $0 <= 0x20 }.first == UInt8(ascii: "=")
  }

  /// Nothing but variables, and commands behind five fields for times or a word for them; one of them at least is
  /// told by its path, or has a time that is no number alone.
  private static func isCrontab(_ sample: TextSample) -> Bool {
    var (entries, isTold) = (0, false)
    let areEntries = sample.allRecordsSatisfy { line in
      guard let first = line.first, first.isDigit || first == UInt8(ascii: "*") || first == UInt8(ascii: "@") else {
        return isVariable(line)
      }
      entries += 1
      let words = line.words
      let fields = first == UInt8(ascii: "@") ? 1 : 5
      guard words.count > fields, let head = words[fields].first,
        head.isLetter || head == UInt8(ascii: "_") || "/.~\"'([$-:".utf8.contains(head)
      else { return false }
      isTold =
        isTold || fields == 1 || head == UInt8(ascii: "/") || words[..<5].contains { !$0.allSatisfy(\.isDigit) }
      return fields == 1
        ? nicknames.contains { words[0].equals($0) }
        : zip(words, ranges).allSatisfy { isTime($0, $1) }
    }
    return areEntries && entries > 0 && isTold
  }

  /// The largest minute, hour, day of the month, month and day of the week.
  private static let ranges = [59, 23, 31, 12, 7]

  /// Stars, numbers or names of days and months, ranges of them, and steps, between commas.
  private static func isTime(_ word: ArraySlice<UInt8>, _ largest: Int) -> Bool {
    word.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).allSatisfy { part in
      let halves = part.split(separator: UInt8(ascii: "/"), maxSplits: 1, omittingEmptySubsequences: false)
      if halves.count == 2, halves[1].number(ofAtMost: 3) == nil { return false }
      if halves[0].equals("*") { return true }
      let ends = halves[0].split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      return (1...2).contains(ends.count)
        && ends.allSatisfy { end in
          end.number(ofAtMost: 2).map { $0 <= largest }
            ?? (largest <= 12 && end.count == 3 && end.allSatisfy(\.isLetter))
        }
    }
  }

  // MARK: Dictionaries of RADIUS

  /// What a dictionary may begin with.
  private static let statementsOfDictionaries: [StaticString] = [
    "$INCLUDE", "ATTRIBUTE", "BEGIN-VENDOR", "VALUE", "VENDOR",
  ]
  /// What the value of an attribute is.
  private static let kindsOfAttributes: [StaticString] = [
    "abinary", "byte", "date", "ether", "ifid", "integer", "integer64", "ipaddr", "ipv6addr", "ipv6prefix", "octets",
    "short", "signed", "string", "struct", "tlv", "vsa",
  ]

  /// Whether a line gives an attribute its number and kind, a value its number, or a vendor one.
  private static func isDefinition(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "A") || line.first == UInt8(ascii: "V") else { return false }
    let words = line.prefix { $0 != UInt8(ascii: "#") }.words
    guard (3...6).contains(words.count), let statement = words.first else { return false }
    func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
      word.first?.isDigit == true
        && word.allSatisfy { $0.isHexadecimalDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "x") }
    }
    if statement.equals("ATTRIBUTE"), words.count >= 4, isNumber(words[2]) {
      return kindsOfAttributes.contains { words[3].prefix { $0 != UInt8(ascii: "[") }.equals($0) }
    }
    if statement.equals("VENDOR") { return words.count <= 4 && isNumber(words[2]) }
    return statement.equals("VALUE") && words.count == 4 && isNumber(words[3])
  }
}
