// SPDX-License-Identifier: Apache-2.0

/// Text and structured text: XML, JSON, TeX and others.
enum MarkupTypes {
  /// Types that the operating system exports.
  static let exported = #"""
    com.apple.ascii-property-list|public.text com.apple.property-list|plist||property list in OpenStep text form
    com.apple.audio-unit-preset|com.apple.xml-property-list|aupreset||audio unit preset
    com.apple.configprofile|public.xml|configprofile||configuration profile of a Mac
    com.apple.crashreport|public.utf8-plain-text public.log|crash||crash report
    com.apple.device-model-code|public.text|||device model code
    com.apple.gpuRestart|public.utf8-plain-text public.log|gpuRestart||report of a graphics processor restart
    com.apple.hangreport|public.utf8-plain-text public.log|hang||report of a program that hung
    com.apple.log|public.plain-text public.log|log||log file
    com.apple.mobileconfig|public.xml|mobileconfig mobile|application/x-apple-aspen-config|configuration profile
    com.apple.nspboard-type|public.text|||pasteboard type name
    com.apple.ostype|public.text|||four-character code
    com.apple.panicreport|public.utf8-plain-text public.log|panic||kernel panic report
    com.apple.provisionprofile|public.xml|provisionprofile||provisioning profile of macOS
    com.apple.scripting-definition|public.xml|sdef||scripting definition
    com.apple.shutdownStall|public.utf8-plain-text public.log|shutdownStall||report of a shutdown that stalled
    com.apple.spinreport|public.utf8-plain-text public.log|spin||report of a program that did not respond
    com.apple.structured-text|public.plain-text|||text with a known structure
    com.apple.structured-text.address|com.apple.structured-text|||postal address
    com.apple.structured-text.date|com.apple.structured-text|||date
    com.apple.structured-text.telephone-number|com.apple.structured-text|||telephone number
    com.apple.structured-text.transit-information|com.apple.structured-text|||travel information
    com.apple.traditional-mac-plain-text|public.plain-text|||text in a classic Mac OS encoding|ostype='TEXT';ostype='ttro'
    com.apple.xml-property-list|public.xml com.apple.property-list|plist||XML property list
    com.sun.java-web-start|public.xml|jnlp|application/x-java-jnlp-file application/jnlp|Java Web Start file
    net.daringfireball.markdown|public.utf8-plain-text|md mdown markdown|text/markdown text/x-markdown|Markdown text
    public.bluetooth-vendor-product-id|public.text|||Bluetooth vendor and product number
    public.case-insensitive-text|public.text|||text compared without regard to case
    public.comma-separated-values-text|public.plain-text public.delimited-values-text|csv|text/csv text/comma-separated-values|comma-separated values|see=http://www.ietf.org/rfc/rfc4180.txt
    public.css|public.text|css|text/css|style sheet
    public.delimited-values-text|public.text|||delimited values
    public.filename-extension|public.case-insensitive-text|||filename extension
    public.html|public.text|html htm shtml shtm|text/html|HTML page|ostype='HTML';nspboard=Apple HTML pasteboard type
    public.json|public.text|json|application/json|JSON
    public.mime-type|public.case-insensitive-text|||MIME type
    public.ndjson|public.text|ndjson|application/x-ndjson|newline-delimited JSON|see=http://ndjson.org
    public.patch-file|public.plain-text|patch diff||patch
    public.plain-text|public.text|txt text|text/plain|plain text
    public.rss|public.xml|rss|application/rss+xml|RSS feed
    public.rtf|public.text|rtf|text/rtf|rich text|ostype='RTF ';nspboard=NeXT Rich Text Format v1.0 pasteboard type;nspboard=NSRTFPboardType
    public.tab-separated-values-text|public.plain-text public.delimited-values-text|tsv|text/tab-separated-values|tab-separated values
    public.text|public.data public.content|||text
    public.utf16-external-plain-text|public.plain-text|||UTF-16 text with a byte order mark|ostype='ut16'
    public.utf16-plain-text|public.plain-text||text/plain;charset=utf-16 text/plain;charset="utf-16"|UTF-16 text|ostype='utxt'
    public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8 text/plain;charset="utf-8"|UTF-8 text|ostype='utf8';nspboard=NSStringPboardType
    public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text|||tab-separated values in UTF-8|nspboard=NeXT tabular text pasteboard type
    public.xfd|public.xml|xfd||XML form description
    public.xhtml|public.xml|xhtml xhtm xht|application/xhtml+xml|XHTML page
    public.xml|public.text|xml|application/xml text/xml|XML
    public.yaml|public.text|yml yaml|application/x-yaml|YAML
    """#

  /// Types of others that the operating system imports.
  static let imported = #"""
    com.apple.haptics.ahap|public.haptics-content public.json|ahap||haptic and audio pattern
    """#

  /// Types that the operating system does not declare.
  static let thirdParty = #"""
    com.microsoft.code-workspace|public.json|code-workspace||Visual Studio Code workspace
    com.microsoft.csproj|public.xml|csproj||C# project
    com.microsoft.ini|public.plain-text|ini||settings in sections
    com.textpattern.textile|public.plain-text|textile||Textile text
    org.asciidoc|public.plain-text|adoc asciidoc|text/asciidoc|AsciiDoc text
    org.fonttools.ttx|public.xml|ttx||font in XML
    org.idpf.ncx|public.xml|ncx|application/x-dtbncx+xml|table of contents of an EPUB book
    org.idpf.opf|public.xml|opf|application/oebps-package+xml|package document of an EPUB book
    org.json.jsonc|public.text|jsonc||JSON with comments
    org.json5.json5|public.json|json5|application/json5|JSON5
    org.jsoncanvas.canvas|public.json|canvas||JSON Canvas
    org.jsonlines.jsonl|public.json|jsonl|application/jsonl application/x-ndjson|JSON lines
    org.mapeditor.tiled.tmj|public.json|tmj||Tiled map in JSON
    org.mapeditor.tiled.tmx|public.xml|tmx||Tiled map
    org.materialx.mtlx|public.xml|mtlx||MaterialX material
    org.mpeg.mpd|public.xml|mpd|application/dash+xml|MPEG-DASH description
    org.oasis-open.dita.document|public.xml|dita|application/dita+xml|DITA topic
    org.oasis-open.dita.map|public.xml|ditamap||DITA map
    org.oasis-open.xliff|public.xml|xliff xlf|application/xliff+xml|XLIFF translations
    org.omg.ecore|public.xml|ecore||Ecore model
    org.opml.opml|public.xml|opml|text/x-opml|outline
    org.orgmode.org|public.plain-text|org|text/x-org|Org text
    org.python.restructuredtext|public.text|rst rest|text/x-rst|reStructuredText
    org.tug.tex|public.plain-text|tex|application/x-tex text/x-tex|TeX source
    org.tug.tex.bibtex|public.plain-text|bib|text/x-bibtex application/x-bibtex|BibTeX bibliography
    org.tug.tex.context|org.tug.tex|ctx||ConTeXt source
    org.tug.tex.dvi|public.data|dvi|application/x-dvi|TeX device-independent file
    org.tug.tex.latex|org.tug.tex|latex ltx|application/x-latex|LaTeX source
    org.tug.tex.texinfo|org.tug.tex|texi texinfo|application/x-texinfo text/x-texinfo|Texinfo source
    org.tug.tex.xdv|public.data|xdv||XeTeX device-independent file
    org.w3.wsdl|public.xml|wsdl|application/wsdl+xml|web service description
    org.w3.xml-dtd|public.text|dtd|application/xml-dtd|document type definition
    org.w3.xsl|public.xml|xsl|application/xslt+xml|XSL style sheet
    public.toml|public.plain-text|toml|application/toml|TOML
    """#
}
