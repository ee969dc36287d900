// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Pages with code between tags of their own, told apart by directives and tags that their manuals prescribe.
enum TemplateSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    aspx||text/aspdotnet|ASP.NET page|Microsoft: ASP.NET, directives for Web pages
    coldfusion|com.adobe.coldfusion|text/x-coldfusion|ColdFusion page|Adobe: CFML Reference, section Tags
    duel||text/x-duel|JsonML template|JsonFx: JBST, section Directives
    ejs||text/x-ejs|Embedded JavaScript template|EJS: Docs, sections Tags and Includes
    erb||application/x-erb|Embedded Ruby|Ruby: ERB, section Recognized Tags
    gosu||text/x-gosu|Gosu template|Gosu documentation, section Templates
    handlebars||text/x-handlebars|Handlebars template|Handlebars: Language Guide, section Built-in Helpers
    heex||text/x-heex|HEEx template|Phoenix: Phoenix.Component, HEEx extensions
    liquid||text/x-liquid|Liquid template|Shopify: Liquid reference
    mustache||text/x-mustache|Mustache template|mustache(5), sections Sections and Inverted Sections
    razor||text/x-razor|Razor page|Microsoft: Razor syntax reference for ASP.NET Core, sections Directives and Razor code blocks
    smarty||text/x-smarty|Smarty template|Smarty manual, part For template designers
    ssp||application/x-ssp|Scala server page|Scalate: SSP reference, section Declaring template attributes
    svelte||text/x-svelte|Svelte component|Svelte: Template syntax, Logic blocks and Element directives
    toolkit||text/x-tt2|Template Toolkit template|Template Toolkit manual, sections Syntax and Directives
    twig||text/x-twig|Twig template|Symfony: Twig Reference, sections functions and extends
    vue||text/x-vue|Vue component|Vue: SFC Syntax Specification
    """)

  static let otherTypes = [ActiveServerPage.page]

  static func finding(in sample: TextSample) -> KnownFinding? {
    if GoTemplate.beginsWithDefinition(sample) { return KnownFinding(GoTemplate.template, .fair) }
    if ToolkitTemplate.isTemplate(sample) { return KnownFinding(types["toolkit"], .fair) }
    guard sample.contains("<") else {
      return KnownFinding(isPlainMustache(sample) ? sections(sample).flatMap { types[$0] } : nil, .fair)
    }
    if let directive = firstDirective(of: sample) { return finding(for: directive) }
    if isServerControl(sample) { return KnownFinding(types["aspx"], .fair) }
    if sample.begins(with: "<"), sample.contains("<%"), ActiveServerPage.usesObjects(sample) {
      return KnownFinding(ActiveServerPage.page, .fair)
    }
    if isComponentOfPhoenix(sample) { return KnownFinding(types["heex"], .fair) }
    if sample.contains("{#") {
      if let key = sections(sample) { return KnownFinding(types[key], .fair) }
      if isSvelte(sample) { return KnownFinding(types["svelte"], .fair) }
    }
    if isSvelteComponent(sample) { return KnownFinding(types["svelte"], .fair) }
    if isRazor(sample) { return KnownFinding(types["razor"], .fair) }
    if isSmarty(sample) { return KnownFinding(types["smarty"], .fair) }
    if isTwig(sample) { return KnownFinding(types["twig"], .fair) }
    if isLiquid(sample) { return KnownFinding(types["liquid"], .fair) }
    if sample.contains("</"), let language = TagTemplate.language(of: sample) { return KnownFinding(language, .weak) }
    if isEmbeddedScript(sample) { return KnownFinding(types["ejs"], .fair) }
    if isEmbeddedRuby(sample) { return KnownFinding(types["erb"], .fair) }
    if isColdFusion(sample) { return KnownFinding(types["coldfusion"], .fair) }
    return isComponent(sample) ? KnownFinding(types["vue"], .strong) : nil
  }

  // MARK: Directives

  private static let classicAttributes: Set = ["codepage", "enablesessionstate", "language", "lcid", "transaction"]
  private static let netDirectives: Set = [
    "application", "assembly", "control", "implements", "import", "master", "mastertype", "outputcache",
    "previouspagetype", "reference", "register", "servicehost", "webhandler", "webservice",
  ]
  private static let netAttributes: [StaticString] = [
    "language=\"c#\"", "language=\"vb\"", "language=\"cs\"", "autoeventwireup", "codebehind", "codefile", "inherits=",
    "masterpagefile",
  ]

  /// What follows the `<%@` that a page begins with; white space may stand on both sides of the last sign.
  private static func firstDirective(of sample: TextSample) -> ArraySlice<UInt8>? {
    guard sample.begins(with: "<%") else { return nil }
    let rest = sample.bytes[(sample.start + 2)...].drop { $0 <= 0x20 }
    return rest.first == UInt8(ascii: "@") ? rest.dropFirst().drop { $0 <= 0x20 } : nil
  }

  /// Bytes in which a directive ends.
  private static let longestDirective = 512

  /// An attribute in classic pages, the name of a directive in ASP.NET and in JavaServer Pages, a declaration elsewhere.
  private static func finding(for rest: ArraySlice<UInt8>) -> KnownFinding? {
    let name = String(decoding: rest.prefix(while: \.isLetter).map(\.lowercased), as: UTF8.self)
    if classicAttributes.contains(name) { return KnownFinding(ActiveServerPage.page, .strong) }
    if name == "params", rest.dropFirst(6).first == UInt8(ascii: "(") { return KnownFinding(types["gosu"], .strong) }
    let declared = name == "import" ? rest.dropFirst(name.utf8.count).trimmed : rest
    if declared.begins(with: "val ") || declared.begins(with: "var ") { return KnownFinding(types["ssp"], .strong) }
    let body = withoutBlanksAtSigns(rest.prefix(longestDirective).prefix { $0 != UInt8(ascii: ">") })
    if name == "control", body[...].contains("language=\"javascript\"") { return KnownFinding(types["duel"], .strong) }
    let isNET = netDirectives.contains(name) || netAttributes.contains { body[...].contains($0) }
    return KnownFinding(isNET ? types["aspx"] : nil, .strong)
  }

  /// The attributes of a directive in small letters, with no blanks beside their equals signs.
  private static func withoutBlanksAtSigns(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var written: [UInt8] = []
    for byte in text {
      if byte == UInt8(ascii: "=") {
        while let last = written.last, last <= 0x20 { written.removeLast() }
      } else if byte <= 0x20, written.last == UInt8(ascii: "=") {
        continue
      }
      written.append(byte.lowercased)
    }
    return written
  }

  /// Whether controls of the server stand in a page or a part of one without a directive.
  private static func isServerControl(_ sample: TextSample) -> Bool {
    sample.begins(with: "<") && sample.contains("<asp:") && sample.contains("runat=\"server\"")
  }

  /// What elements of Phoenix have in their attributes.
  private static let attributesOfPhoenix: [StaticString] = [
    " :for={", " :if={", " :let={", " phx-change=\"", " phx-click=\"", " phx-submit=\"", "={@", "={~p\"",
  ]

  /// Whether a function component or a slot stands there, and an attribute whose value is Elixir.
  private static func isComponentOfPhoenix(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "<"),
      sample.contains("\n<.") || sample.begins(with: "<.") || sample.contains(" <.") || sample.contains("<:")
    else { return false }
    return sample.contains(anyOf: attributesOfPhoenix)
  }

  // MARK: Tags

  /// Tags that include a template by a call, and functions of JavaScript that begin or end in a tag.
  private static let scriptTags: [StaticString] = [
    "<%- include(", "<%-include(", " => { %>", " => { -%>", "<% }) %>", "<% }); %>", "<% const ", "<% let ",
  ]

  private static func isEmbeddedScript(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "<"), sample.contains("<%"), !sample.contains("```") else { return false }
    return sample.contains(anyOf: scriptTags) || holdsScript(sample)
  }

  /// Tags that are looked into for statements of JavaScript, and bytes of each.
  private static let mostScripts = 32
  private static let longestScript = 200
  /// What only JavaScript begins statements with, of the languages between such tags, and what only it has in them (ECMA-262,
  /// sections 13.11 and 14.3).
  private static let scriptOpenings: [StaticString] = [
    "const ", "for (const ", "for (let ", "for(const ", "for(let ", "for (var ", "for(var ", "let ", "var ",
  ]
  private static let scriptWords: [StaticString] = [" !== ", " === ", "function (", "function("]

  /// Whether a statement of JavaScript stands in a tag.
  private static func holdsScript(_ sample: TextSample) -> Bool {
    var (next, scripts) = (sample.start, 0)
    while scripts < mostScripts, let open = sample.bytes[...].firstIndex(of: "<%", from: next) {
      (next, scripts) = (open + 2, scripts + 1)
      let front = sample.bytes[next...].prefix(longestScript)
      let script = front[..<(front.firstIndex(of: "%>", from: next) ?? front.endIndex)].trimmed
      if script.begins(withAnyOf: scriptOpenings) || scriptWords.contains(where: script.contains) {
        return true
      }
    }
    return false
  }

  private static func isEmbeddedRuby(_ sample: TextSample) -> Bool {
    // Elixir's templates stand in strings of its tests.
    // Behind the end of a program stands what it reads (Ruby: IO, DATA), as pages of its own.
    guard sample.contains("<%"), !sample.contains("defmodule "), !sample.opensString, !sample.contains("\n__END__\n")
    else { return false }
    let ends: [StaticString] = ["<% end %>", "<% end -%>", "<%- end -%>", "<%- end %>"]
    // Blocks of Elixir and Lua end alike.
    let others: [StaticString] = [" <- ", ", do:", "pairs("]
    guard !sample.contains("```"), !sample.contains(anyOf: others) else { return false }
    return sample.contains(anyOf: ends)
      || sample.contains(anyOf: rubyTags) && !sample.contains("\n=head") && !sample.contains("\n  def ")
  }

  /// Tags with a variable of the instance, a call without parentheses or a condition without them, which the templates of
  /// other languages cannot have.
  private static let rubyTags: [StaticString] = [
    "<%= @", "<%=@", "<%- if @", "<% if @", "<%- unless ", "<% unless ", "<%= node[", "<%= ENV[", "<%= ENV.fetch",
    "<%= Rails.", "<%= render ", "<%= link_to ", "<%= raw ", "<%= j ", "<%= yield", "<%= scope.", "<%- @",
  ]

  /// Tags that Django and Jinja do not have, and filters whose arguments stand after a colon and a blank.
  private static let liquidTags: [StaticString] = [
    "{% assign ", "{%- assign ", "{% capture ", "{% elsif ", "{% paginate ", "{% render '", "{% schema %}",
    "{% tablerow ", "{% unless ", "{%- unless ", " | absolute_url", " | append: ", " | asset_url", " | date: ",
    " | link_to", " | money", " | prepend: ", " | product_img_url", " | relative_url", " | script_tag", " | split: ",
    " | stylesheet_tag", " | where: ",
  ]

  private static func isLiquid(_ sample: TextSample) -> Bool {
    guard sample.contains("{%"), sample.contains("{{") || sample.contains("{% schema %}"), !sample.contains("```"),
      !sample.begins(with: "---"), !sample.contains("\nend")
    else { return false }
    return sample.contains(anyOf: liquidTags)
  }

  /// Directives that no other language has with what must follow them in their lines.
  private static let razorDirectives: [StaticString] = [
    "@addTagHelper ", "@inject ", "@layout ", "@model ", "@page \"/", "@rendermode ", "@using ",
  ]
  /// What begins a block of C#, and comments.
  private static let razorBlocks: [StaticString] = ["@* ", "@code {", "@code{", "@functions {", "@functions{", "@{"]

  /// Attributes that helpers of the server read (ASP.NET Core: Tag Helpers).
  private static let razorAttributes: [StaticString] = [
    " asp-action=\"", " asp-controller=\"", " asp-for=\"", " asp-items=\"", " asp-page=\"", " asp-route-",
    " asp-validation-for=\"",
  ]

  /// A directive and another one or a block, at the beginning of lines, and elements; or attributes of tag helpers.
  private static func isRazor(_ sample: TextSample) -> Bool {
    if sample.begins(with: "<") || sample.begins(with: "@"), sample.contains(" asp-"), !sample.contains("```") {
      return sample.contains(anyOf: razorAttributes)
    }
    guard sample.heads.contains(UInt8(ascii: "@")), sample.contains("</") || sample.contains(" />") else {
      return false
    }
    let lines = sample.lines.filter { $0.first == UInt8(ascii: "@") }
    let directives = razorDirectives.count { directive in
      lines.contains { $0.begins(with: directive) && $0.trimmed.last != UInt8(ascii: ";") }
    }
    let blocks = razorBlocks.count { block in lines.contains { $0.begins(with: block) } }
    return directives >= 1 && directives + blocks >= 2
  }

  /// A block with its end, or a constant in one that goes over a list (Svelte: Template syntax, {#each} and {@const}).
  private static func isSvelte(_ sample: TextSample) -> Bool {
    sample.contains("{#if ") && sample.contains("{/if}") || sample.contains("{#each ") && sample.contains("{/each}")
      || sample.contains("{@const ") && sample.contains(" as ")
      || sample.contains("{#await ") && sample.contains("{/await}")
  }

  /// Modules of the framework, components and what only the scripts of components have (Svelte: Svelte components; Runes).
  private static let svelteScripts: [StaticString] = [
    " from \"svelte", " from 'svelte", ".svelte\"", ".svelte'", "$props()", "$state(", "\texport let ", "  export let ",
  ]
  /// Directives of elements, whose values stand in braces.
  private static let svelteDirectives: [StaticString] = [" bind:", " on:", " use:"]

  /// A script in front of all but comments, which uses modules of the framework or is followed by elements with directives.
  private static func isSvelteComponent(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard sample.bytes.has("<script", at: front),
      let end = sample.bytes[...].firstIndex(of: "</script>", from: front),
      !sample.contains("<template"), !sample.contains("<html"), !sample.contains("<body")
    else { return false }
    let script = sample.bytes[front..<end]
    if svelteScripts.contains(where: { script.firstIndex(of: $0, from: front) != nil }) { return true }
    let rest = sample.bytes[end...]
    return rest.firstIndex(of: "={", from: end) != nil
      && svelteDirectives.contains { rest.firstIndex(of: $0, from: end) != nil }
  }

  /// Tags with named attributes and modifiers, which the languages made after this one write otherwise.
  private static let smartyTags: [StaticString] = [
    "{$smarty.", "{assign var=", "{block name=", "{extends file=", "{foreach from=", "{html_options ", "{include file=",
    "{literal}", "{section name=", "|escape:'", "|escape:\"", "|escape}",
  ]

  /// Such a tag and the end of a block, in a page or a part of one.
  private static func isSmarty(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "<") || sample.begins(with: "{"), !sample.begins(with: "<?"), sample.contains("{/"),
      !sample.contains("```")
    else { return false }
    return sample.contains(anyOf: smartyTags)
  }

  /// Functions and filters that no other language of these tags has, and templates by their names.
  private static let twigMarks: [StaticString] = [
    ".twig\"", ".twig'", "{% embed ", "{% form_theme ", "{% trans_default_domain ", "{{ asset('", "{{ form_row(",
    "{{ attach_library(", "{{ include('", "{{ parent() }}", "{{ path('", "{{ url('", "|clean_class", "|merge({",
    "|number_format(", "|raw }}", "|t }}", "|trans }}", "|without(", " is empty %}", " is not empty %}", " | merge({",
    " | without(",
  ]

  private static func isTwig(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "<") || sample.begins(with: "{"), sample.contains("{%"), !sample.contains("```") else {
      return false
    }
    return sample.contains(anyOf: twigMarks)
  }

  /// What kind of sections, with their ends, stand among the elements; none where a page or a document holds a template.
  private static func sections(_ sample: TextSample) -> String? {
    guard sample.contains("{{#"), sample.contains("{{/"), !sample.contains("```"), !sample.contains("<!--#"),
      !sample.begins(with: "("), !sample.begins(with: "# "), !isProgram(sample),
      !["<includeonly>", "<noinclude>", "text/x-handlebars", "text/template", "x-tmpl-mustache", "text/html\""]
        .contains(where: { sample.contains($0) })
    else { return nil }
    let isExtended = ["{{#if ", "{{#each ", "{{#unless ", "{{#with ", "{{else", "{{/if}}", "{{/each}}"]
      .contains { sample.contains($0 as StaticString) }
    // Functions of MediaWiki's parser have a colon after their name.
    guard isExtended || !sample.contains("{{#if:"), isExtended || !sample.contains("{{#switch:") else { return nil }
    return isExtended ? "handlebars" : "mustache"
  }

  /// Whether a section with its end stands in a text without elements; the texts of programs stand in quotes.
  private static func isPlainMustache(_ sample: TextSample) -> Bool {
    guard let open = sample.bytes[...].firstIndex(of: "{{#", from: sample.start),
      !sample.bytes[..<open].contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") })
    else { return false }
    let name = sample.bytes[(open + 3)...].prefix { $0.isWordCharacter || $0 == UInt8(ascii: ".") }
    guard name.first?.isLetter == true, sample.bytes.has("}}", at: name.endIndex) else { return false }
    var place = name.endIndex
    while let end = sample.bytes[...].firstIndex(of: "{{/", from: place) {
      if sample.bytes[(end + 3)...].starts(with: name) { return true }
      place = end + 3
    }
    return false
  }

  /// Whether a statement of a program, or a request of a manual page, stands in front of all but comments: both have templates
  /// in their texts.
  private static func isProgram(_ sample: TextSample) -> Bool {
    let front = sample.front
    let beginnings: [StaticString] = [
      "#include", "'use strict'", ".TH ", ".\\\"", "\"use strict\"", "class ", "const ", "describe ", "describe(",
      "from ", "import ", "package ", "require ", "require(", "require_relative ", "use ", "using ", "var ",
    ]
    return beginnings.contains { sample.bytes.has($0, at: front) || sample.begins(with: $0) }
  }

  private static let coldFusionTags: [StaticString] = [
    "<cfcomponent", "<cffunction ", "<cfif ", "<cfinclude ", "<cfloop ", "<cfoutput>", "<cfparam ", "<cfquery ",
    "<cfset ", "<cfscript>",
  ]

  /// Two tags of the language, or one at the front; its comments have three dashes.
  private static func isColdFusion(_ sample: TextSample) -> Bool {
    guard sample.contains("<cf") else { return false }
    let count = coldFusionTags.count { sample.contains($0) }
    return count >= 2 || count == 1 && (sample.begins(with: "<cf") || sample.begins(with: "<!---"))
  }

  /// Blocks at the outermost level: a template, and a script or a style beside it.
  private static func isComponent(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "<")) else { return false }
    if endsInScopedStyle(sample) { return true }
    guard sample.contains("<template") else { return false }
    let blocks: [StaticString] = ["<template", "<script", "<style"]
    let front = sample.front
    guard blocks.contains(where: { sample.bytes.matches($0, at: front) }) else { return false }
    // Templates of web components have a name by which a script finds them.
    if isTemplateAlone(sample, at: front) { return true }
    let hasTemplate = sample.lines.contains {
      $0.begins(with: "<template>") || $0.begins(with: "<template ") && !$0.contains(" id=")
    }
    let hasOther = sample.lines.contains { $0.begins(with: "<script") || $0.begins(with: "<style") }
    return hasTemplate && hasOther
  }

  /// Whether the end of a script and a style for one component alone stand at the beginning of lines, in no page (Vue: SFC CSS
  /// features, Scoped CSS).
  private static func endsInScopedStyle(_ sample: TextSample) -> Bool {
    guard sample.contains("\n</script>"), sample.contains("\n<style "), sample.contains(" scoped"),
      !sample.contains("<body"), !sample.contains("```")
    else { return false }
    return sample.lines.contains { line in
      line.begins(with: "<style ") && (line.contains(" scoped>") || line.contains(" scoped "))
    }
  }

  /// Whether a template without attributes is all of the text; those of other frameworks import or fill in what they need in
  /// ways of their own.
  private static func isTemplateAlone(_ sample: TextSample, at front: Int) -> Bool {
    guard sample.isWhole, sample.bytes.has("<template>", at: front),
      sample.bytes[...].trimmed.suffix(11).equals("</template>")
    else { return false }
    return !sample.contains("<require ") && !sample.contains("${") && !sample.contains("<import ")
      && !sample.contains(anyOf: elementsOfCards)
  }

  /// Elements of cards, which have templates of their own and no page has (WAP Forum: WML 1.3, sections 9.3, 9.6 and 11.6).
  private static let elementsOfCards: [StaticString] = ["<do ", "<noop", "<onevent ", "<prev/", "<prev>"]
}
