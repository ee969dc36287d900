// SPDX-License-Identifier: Apache-2.0
import Detection

/// Templates of Go, whose actions stand in double braces in texts of all kinds.
///
/// Source: Go: package text/template, sections Actions and Arguments.
enum GoTemplate {
  static let template = KnownType(
    key: "go-template", mimeType: "text/x-go-template", statement: "Go template",
    source: "Go: package text/template, section Actions")

  /// What begins an action that has an end.
  private static let openings: [StaticString] = [
    "{{ block \"", "{{ define \"", "{{ if ", "{{ range ", "{{ with ", "{{- block \"", "{{- define \"", "{{- if ",
    "{{- range ", "{{- with ", "{{block \"", "{{define \"", "{{if ", "{{range ", "{{with ",
  ]
  private static let ends: [StaticString] = ["{{ end ", "{{ end}}", "{{- end ", "{{- end}}", "{{end}}", "{{end -}}"]
  /// Fields and variables of the data.
  private static let data: [StaticString] = [" $", " .", "{{ .", "{{- .", "{{.", "{{$"]

  /// Whether an action with its end stands in a text, and a field or a variable in an action.
  static func isTemplate(_ sample: TextSample) -> Bool {
    guard sample.contains("{{"), sample.contains(anyOf: ends), sample.contains(anyOf: openings) else { return false }
    return sample.contains(anyOf: data) && !sample.contains("\n```")
  }

  /// What pages of templates begin with, and nothing else.
  private static let beginnings: [StaticString] = ["{{ define \"", "{{- define \"", "{{define \""]

  /// Whether a text begins with the definition of a template.
  static func beginsWithDefinition(_ sample: TextSample) -> Bool {
    sample.begins(withAnyOf: beginnings) && isTemplate(sample)
  }
}
