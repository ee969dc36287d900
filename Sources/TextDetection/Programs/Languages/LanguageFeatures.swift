// SPDX-License-Identifier: Apache-2.0

/// What the sources of each language show, from the grammars of their reference manuals.
///
/// A language has a line `name|base or empty|identifier or empty|MIME type|folded or empty|source`, and below it, indented, lines
/// of features, each of which begins with what its features are worth: `LanguageModel` tells how features are written. A
/// language counts its base's features too once it shows something of its own. In a folded language case means nothing, and
/// features are written in small letters.
enum LanguageFeatures {
  /// All tables.
  static let tables = [
    systems, objects, java, scripts, shells, functional, logic, classic, science, hardware, media, templates, settings,
    schemas, platforms, contracts, uncommon, products, young, early,
  ]
}
