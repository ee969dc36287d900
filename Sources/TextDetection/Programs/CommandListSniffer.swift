// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Lists of commands for CMake, which are nothing but commands: a name, and arguments in parentheses after it.
///
/// Source: cmake-language(7), section CMake Language Syntax; cmake-commands(7).
enum CommandListSniffer: TabledSniffer {
  static let types = TypeTable(
    "cmake||text/x-cmake|CMake source|CMake: cmake-language(7), section CMake Language Syntax")

  /// Commands that no other language has, in small letters, since case means nothing.
  private static let commands: Set = [
    "add_custom_command", "add_custom_target", "add_compile_definitions", "add_compile_options", "add_definitions",
    "add_dependencies", "add_executable", "add_library", "add_subdirectory", "add_test", "check_c_source_compiles",
    "check_cxx_source_compiles", "check_function_exists", "check_include_file", "check_include_files",
    "check_library_exists", "check_struct_has_member", "check_symbol_exists", "check_type_size",
    "cmake_minimum_required", "cmake_policy", "configure_file", "enable_testing", "endforeach", "endfunction", "endif",
    "endmacro", "execute_process", "find_library", "find_package_handle_standard_args", "find_package", "find_path",
    "find_program", "get_filename_component", "include_directories", "link_directories", "link_libraries",
    "set_property", "set_source_files_properties", "set_target_properties", "set_tests_properties",
    "target_compile_definitions", "target_compile_options", "target_include_directories", "target_link_libraries",
    "target_sources",
  ]

  /// The longest name of a command.
  private static let longestName = 64

  static func finding(in sample: TextSample) -> KnownFinding? {
    let bytes = sample.bytes
    var index = sample.start
    var (isKnown, isIncluding, count) = (false, false, 0)
    while let name = nextName(bytes, &index) {
      guard name.count <= longestName, name.first.map({ $0.isLetter || $0 == UInt8(ascii: "_") }) == true else {
        return nil
      }
      while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
      guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else {
        return isKnown && index == bytes.count && !sample.isWhole ? KnownFinding(types["cmake"], .fair) : nil
      }
      let open = index
      guard skipArguments(bytes, &index) else { return nil }
      // What is read may end within a command.
      guard index <= bytes.count else { break }
      count += 1
      isIncluding = isIncluding || includes(name, bytes[open..<index])
      isKnown = isKnown || names(name, bytes[open..<index]) || isIncluding && count >= leastWithModule
    }
    return isKnown && (index >= bytes.count) ? KnownFinding(types["cmake"], .fair) : nil
  }

  /// Commands of which one may do no more than include a module.
  private static let leastWithModule = 3

  /// Whether a command includes a module, whose name is a word that begins with a capital.
  private static func includes(_ name: ArraySlice<UInt8>, _ arguments: ArraySlice<UInt8>) -> Bool {
    let module = arguments.dropFirst().dropLast().trimmed
    return name.equals("include") && module.first?.isCapital == true && module.allSatisfy(\.isWordCharacter)
  }

  /// What an installation may begin with.
  private static let installed: [StaticString] = [
    "CODE", "DIRECTORY", "EXPORT", "FILES", "PROGRAMS", "SCRIPT", "TARGETS",
  ]

  /// What is done with files.
  private static let operations: [StaticString] = [
    "COPY", "GLOB", "GLOB_RECURSE", "MAKE_DIRECTORY", "READ", "REMOVE", "STRINGS", "WRITE",
  ]

  /// Whether arguments refer to the value of a variable (cmake-language(7), section Variable References).
  private static func isReferring(_ arguments: ArraySlice<UInt8>) -> Bool {
    guard let open = arguments.firstIndex(of: "${", from: arguments.startIndex) else { return false }
    let rest = arguments[(open + 2)...].drop(while: \.isWordCharacter)
    return rest.first == UInt8(ascii: "}") && rest.startIndex > open + 2
  }

  /// Whether a command is one of CMake's: the name of one, an argument that is the value of a variable, what is installed, or
  /// the name of a variable in capitals and its value.
  private static func names(_ name: ArraySlice<UInt8>, _ arguments: ArraySlice<UInt8>) -> Bool {
    let name = String(decoding: name.map(\.lowercased), as: UTF8.self)
    if commands.contains(name) || isReferring(arguments) { return true }
    let words = arguments.dropFirst().dropLast().words
    if name == "option" {
      return words.count >= 3 && words[0].first?.isCapital == true && words[1].first == UInt8(ascii: "\"")
    }
    if name == "file" { return words.first.map { word in operations.contains { word.equals($0) } } ?? false }
    if name == "install" { return words.first.map { word in installed.contains { word.equals($0) } } ?? false }
    guard name == "set" else { return false }
    return words.count > 1 && words[0].count > 1
      && words[0].allSatisfy { $0.isCapital || $0.isDigit || $0 == UInt8(ascii: "_") }
  }

  /// The name after white space and comments, past which the index moves; nil at the end.
  private static func nextName(_ bytes: [UInt8], _ index: inout Int) -> ArraySlice<UInt8>? {
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "#") {
        skipComment(bytes, &index)
      } else if bytes[index] > 0x20 {
        let name = bytes[index...].prefix(while: \.isWordCharacter)
        index = name.endIndex
        return name
      } else {
        index += 1
      }
    }
    return nil
  }

  /// Where a comment ends whose brackets have equals signs between them, as many at the end (cmake-language(7), Bracket
  /// Argument); nil where none begins.
  private static func endOfBracketComment(_ bytes: [UInt8], _ index: Int) -> Int? {
    let signs = bytes[(index + 2)...].prefix { $0 == UInt8(ascii: "=") }
    guard bytes.has("[", at: signs.endIndex) else { return nil }
    var place = signs.endIndex
    while let close = bytes[...].firstIndex(of: "]=", from: place) {
      let end = close + 1 + signs.count
      if bytes[(close + 1)...].starts(with: signs), bytes.has("]", at: end) { return end + 1 }
      place = close + 1
    }
    return bytes.count
  }

  /// Goes to the end of a line, or past the brackets of a comment that has them.
  private static func skipComment(_ bytes: [UInt8], _ index: inout Int) {
    if bytes.has("#[[", at: index) {
      index = bytes.firstIndex(of: "]]", from: index).map { $0 + 2 } ?? bytes.count
    } else if bytes.has("#[=", at: index), let end = endOfBracketComment(bytes, index) {
      index = end
    } else {
      index = bytes.span.firstIndex(of: 0x0a, from: index, to: bytes.count) ?? bytes.count
    }
  }

  /// Goes past the parenthesis that closes the one at the index, or past the end of what is read; whether nothing was there
  /// that arguments cannot be or hardly are, as commas between them, and nothing but a comment in the rest of the line.
  private static func skipArguments(_ bytes: [UInt8], _ index: inout Int) -> Bool {
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        guard depth == 0 else { continue }
        let rest = bytes[index...].first { $0 != 0x20 && $0 != 0x09 }
        return rest.map { $0 == 0x0a || $0 == UInt8(ascii: "#") } ?? true
      case UInt8(ascii: "\""):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
      case UInt8(ascii: "#"):
        index -= 1
        skipComment(bytes, &index)
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: ","), UInt8(ascii: "'"):
        if index >= bytes.count || bytes[index] <= 0x20 { return false }
      default: break
      }
    }
    index = bytes.count + 1
    return true
  }
}
