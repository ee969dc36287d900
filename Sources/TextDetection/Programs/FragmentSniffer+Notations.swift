// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Records and small notations that every line tells.
extension FragmentSniffer {
  // MARK: Variants

  /// Columns of a variant without genotypes.
  private static let variantColumns = 8
  /// Variants that are looked at.
  private static let mostVariants = 8
  private static let tab = UInt8(ascii: "\t")

  /// Lines of a place and alleles: a number second, bases fourth, bases or what stands for them fifth, a quality sixth, and
  /// eighth what is known of it (VCF 4.3, section 1.6.1).
  static func isVariant(_ sample: TextSample) -> Bool {
    guard let first = sample.lines.firstUncommented, first.count(where: { $0 == tab }) >= variantColumns - 1 else {
      return false
    }
    var isTold = false
    var count = 0
    for line in sample.wholeLines where !line.isBlank && line.first != UInt8(ascii: "#") && count < mostVariants {
      let fields = line.split(separator: tab, maxSplits: variantColumns, omittingEmptySubsequences: false)
      guard fields.count >= variantColumns, isRecord(fields) else { return false }
      let about = fields[7]
      isTold = isTold || about.contains(UInt8(ascii: "=")) || fields.count > 8 && fields[8].begins(with: "GT")
      count += 1
    }
    return isTold && count > 0
  }

  private static let bases = ByteSet("ACGTNacgtn")
  private static let alleles = ByteSet("ACGTNacgtn,.*<>[]:=_0123456789chrXYMTDELINSUPVB")

  /// Whether fields are those of a variant.
  private static func isRecord(_ fields: [ArraySlice<UInt8>]) -> Bool {
    let (place, reference, allele, quality, about) = (fields[1], fields[3], fields[4], fields[5], fields[7])
    return !fields[0].isEmpty && place.first != UInt8(ascii: "-") && place.isInteger && !reference.isEmpty
      && reference.allSatisfy(bases.contains) && !allele.isEmpty && allele.allSatisfy(alleles.contains)
      && (quality.equals(".") || quality.isNumber) && !fields[6].isEmpty && !about.isEmpty
      && !about.contains(0x20)
  }

  // MARK: Notations

  /// The notation that all lines are written in; nil for none.
  static func notation(_ sample: TextSample) -> String? {
    guard let first = sample.lines.firstText(notMarkedBy: UInt8(ascii: "#")), let letter = first.first else {
      return nil
    }
    if sample.heads.contains(UInt8(ascii: "m")) || letter.isCapital, isModule(sample) { return "qmldir" }
    if letter.isSmallLetter || letter.isCapital || letter == UInt8(ascii: "$"), isDrawing(sample) { return "pikchr" }
    if isModuleMap(sample) || isPartOfModuleMap(sample) { return "modulemap" }
    if isDiagram(sample) { return "d2" }
    if isBatch(sample) { return "idl" }
    return isRecipe(sample) ? "cooklang" : nil
  }

  /// What a map of modules begins with, behind comments.
  private static let openingsOfMaps: [StaticString] = [
    "explicit module ", "extern module ", "framework module ", "module ",
  ]
  /// What stands in it that modules of other languages have not.
  private static let declarationsOfMaps: [StaticString] = ["export *", "header \"", "link \"", "umbrella \""]

  /// A module with its headers, exports or libraries, or the name of the file that has it; no semicolon ends them.
  private static func isModuleMap(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard front < sample.bytes.count, openingsOfMaps.contains(where: { sample.bytes.has($0, at: front) }) else {
      return false
    }
    let line = sample.bytes[front...].prefix { $0 != 0x0a }.trimmed
    guard line.last != UInt8(ascii: ";"), !sample.contains(";\n") else { return false }
    if sample.bytes.has("extern ", at: front) { return line.last == UInt8(ascii: "\"") }
    // The brace may stand in the next line.
    let opening = line.last == UInt8(ascii: "{") ? line.last : sample.bytes[line.endIndex...].first { $0 > 0x20 }
    return opening == UInt8(ascii: "{") && sample.contains(anyOf: declarationsOfMaps)
  }

  /// What lines of a map of modules begin with (Clang: Modules, section Module declaration).
  private static let linesOfMaps: [StaticString] = [
    "//", "}", "config_macros ", "exclude header \"", "explicit module ", "export ", "extern module ", "header \"",
    "link \"", "module ", "private header \"", "requires ", "textual header \"", "umbrella ", "use ",
  ]
  /// Headers of a part of such a map, at least.
  private static let fewestHeaders = 2

  /// Nothing but lines of a map of modules, several headers among them.
  private static func isPartOfModuleMap(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "h")), sample.contains("header \"") else { return false }
    var headers = 0
    let areLines = sample.allRecordsSatisfy { line in
      let text = line.trimmed
      if text.begins(with: "header \""), text.last == UInt8(ascii: "\"") { headers += 1 }
      return text.isEmpty || text.last != UInt8(ascii: ";") && text.begins(withAnyOf: linesOfMaps)
    }
    return areLines && headers >= fewestHeaders
  }

  /// Words that a line of a module of QML begins with.
  private static let wordsOfModules: [StaticString] = [
    "classname", "depends", "designersupported", "import", "internal", "linktarget", "module", "optional", "plugin",
    "prefer", "singleton", "static", "system", "typeinfo",
  ]

  /// Nothing but such lines, and types with a version and the file that they are in, one of them at least.
  private static func isModule(_ sample: TextSample) -> Bool {
    var types = 0
    let areLines = sample.allRecordsSatisfy { line in
      let words = line.words
      guard let last = words.last, words.count <= 5 else { return false }
      let isFile = last.suffix(4).equals(".qml") || last.suffix(3).equals(".js") || last.suffix(4).equals(".mjs")
      if words.count >= 2, words[0].first?.isCapital == true || words[0].equals("singleton"), isFile {
        types += 1
        return true
      }
      return wordsOfModules.contains(where: words[0].equals)
    }
    return areLines && types > 0
  }

  /// What is drawn, and words that come after it.
  private static let shapes: [StaticString] = [
    "arc", "arrow", "box", "circle", "cylinder", "diamond", "dot", "ellipse", "file", "line", "move", "oval", "spline",
    "text",
  ]
  private static let attributes: [StaticString] = [
    "\"", "->", "<-", "<->", "above", "at", "below", "chop", "color", "dashed", "dotted", "down", "fill", "fit", "from",
    "go", "height", "invis", "left", "rad", "radius", "right", "same", "then", "thickness", "to", "up", "width", "wid",
    "ht", "with",
  ]
  private static let directions: [StaticString] = ["right", "left", "up", "down"]

  /// Nothing but shapes with their attributes, labels, directions and variables; two shapes at least, and an attribute that no
  /// list of words has.
  private static func isDrawing(_ sample: TextSample) -> Bool {
    var (shapes, attributes) = (0, 0)
    for place in sample.wholeLines.places where !place.isBlank && place.head != UInt8(ascii: "#") {
      let line = sample.bytes[place.text]
      if line.begins(with: "//") || place.head == UInt8(ascii: "$") && line.contains("=") { continue }
      var words = line.words[...]
      if let label = words.first, label.last == UInt8(ascii: ":"), label.first?.isCapital == true {
        words = words.dropFirst()
      }
      guard let word = words.first else { continue }
      let name = word.last == UInt8(ascii: ";") ? word.dropLast() : word
      if FragmentSniffer.directions.contains(where: name.equals), words.count == 1 { continue }
      guard FragmentSniffer.shapes.contains(where: name.equals) else { return false }
      shapes += 1
      if let next = words.dropFirst().first,
        next.first == UInt8(ascii: "\"") || FragmentSniffer.attributes.contains(where: next.equals)
      {
        attributes += 1
      }
    }
    return shapes >= 2 && attributes >= 2 && sample.contains("\"")
  }

  /// Kinds of shapes, and what a diagram tells of itself.
  private static let kindsOfShapes: Set<String> = [
    "circle", "class", "cloud", "code", "cylinder", "diamond", "document", "hexagon", "image", "oval", "package",
    "page", "parallelogram", "person", "queue", "rectangle", "sequence_diagram", "sql_table", "square", "step",
    "stored_data", "text",
  ]

  /// Nothing but names, connections, their labels and braces; one of them a connection or a kind of shape that is known, and
  /// one something that other notations have not.
  private static func isDiagram(_ sample: TextSample) -> Bool {
    var (connections, told) = (0, 0)
    for place in sample.wholeLines.places where !place.isBlank && place.head != UInt8(ascii: "#") {
      let line = sample.bytes[place.text]
      guard place.tail != UInt8(ascii: ";"), place.tail != UInt8(ascii: ","), place.head != UInt8(ascii: "-") else {
        return false
      }
      if line.equals("}") { continue }
      let colon = line.firstIndex(of: UInt8(ascii: ":"))
      let key = line[..<(colon ?? line.endIndex)]
      guard key.first.map({ $0.isWordCharacter || $0 == UInt8(ascii: "\"") || $0 >= 0x80 }) == true,
        !key.contains(UInt8(ascii: "(")), !key.contains(UInt8(ascii: "="))
      else { return false }
      let value = colon.map { line[($0 + 1)...].trimmed } ?? []
      if key.contains("->") || key.contains("<-") || key.contains(" -- ") {
        connections += 1
      } else if colon == nil {
        guard key.words.count <= 3 else { return false }
      }
      if key.suffix(5).equals("shape") {
        if kindsOfShapes.contains(String(decoding: value, as: UTF8.self)) { told += 1 }
      } else if key.contains("style.") || key.suffix(5).equals("style") && value.equals("{") {
        told += 1
      } else if key.equals("direction"), directions.contains(where: value.equals) {
        told += 1
      }
    }
    return connections > 0 && told > 0
  }

  /// Procedures that are called in batches, in small letters.
  private static let procedures: Set<String> = [
    "contour", "device", "help", "legend", "loadct", "oplot", "openr", "openw", "plot", "plot_image", "plots", "print",
    "printf", "readcol", "readf", "restore", "save", "set_plot", "shade_surf", "surface", "tv", "tvscl", "window",
    "wset", "xyouts",
  ]
  /// Of them those whose name no other language calls a command with a comma behind it.
  private static let ownProcedures: Set<String> = [
    "device", "loadct", "oplot", "plots", "readcol", "restore", "set_plot", "tvscl", "window", "wset", "xyouts", "plot",
  ]

  /// Nothing but calls of procedures with a comma behind their name, assignments and commands to the compiler; two calls at
  /// least, one of them of a procedure that draws.
  private static func isBatch(_ sample: TextSample) -> Bool {
    var (calls, own) = (0, 0)
    for place in sample.wholeLines.places where !place.isBlank && place.head != UInt8(ascii: ";") {
      let line = sample.bytes[place.text]
      let name = line.prefix { $0.isWordCharacter }
      let rest = line[name.endIndex...].drop { $0 == 0x20 }
      if place.head == UInt8(ascii: ".") || place.head == UInt8(ascii: "!") || place.head == UInt8(ascii: "@") {
        continue
      }
      guard place.tail != UInt8(ascii: ";"), !name.isEmpty, place.tail != UInt8(ascii: ":") else { return false }
      if rest.first == UInt8(ascii: ",") {
        let word = String(decoding: name.map(\.lowercased), as: UTF8.self)
        if procedures.contains(word) { calls += 1 }
        if ownProcedures.contains(word) { own += 1 }
      } else if rest.first != UInt8(ascii: "="), !rest.isEmpty {
        return false
      }
    }
    return calls >= 2 && own >= 1
  }

  /// Bytes of the name of an ingredient.
  private static let longestIngredient = 40
  /// Quantities that a recipe has at least.
  private static let fewestQuantities = 2

  /// Ingredients, cookware and timers: a sign, a name, and a quantity with its unit behind a percent sign in braces.
  private static func isRecipe(_ sample: TextSample) -> Bool {
    guard sample.contains("%"), sample.contains("@") else { return false }
    var quantities = 0
    for line in sample.lines {
      var place = line.startIndex
      while let open = line[place...].firstIndex(of: UInt8(ascii: "{")) {
        let rest = line[(open + 1)...]
        guard let close = rest.firstIndex(of: UInt8(ascii: "}")) else { return false }
        let parts = rest[..<close].split(separator: UInt8(ascii: "%"))
        let isQuantity =
          parts.count == 2 && parts[0].contains(where: \.isDigit) && parts[1].allSatisfy { $0.isLetter || $0 == 0x20 }
        let name = line[line.startIndex..<open].suffix { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "~") }
        if isQuantity, name.count <= longestIngredient, name.startIndex > line.startIndex { quantities += 1 }
        place = close + 1
      }
    }
    return quantities >= fewestQuantities
  }
}
