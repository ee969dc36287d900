// SPDX-License-Identifier: Apache-2.0
package import Detection

extension TextDetector {
  /// Every type that the words and marks of a text can show.
  package static var knownTypes: [KnownType] {
    let single = [
      PEMSniffer.knownHosts, PEMSniffer.other, PEMSniffer.sshKey, PEMSniffer.webToken, PatchSniffer.patch,
      ScreenplaySniffer.fountain, TextDetector.plainText,
    ]
    return tables.flatMap(\.lines) + single + LanguageModel.shared.languages.map(\.known)
  }

  /// Every table that is asked for keys.
  static var tables: [TypeTable] {
    [
      AtomSniffer.types, CalculationSniffer.types, CommandListSniffer.types, CommandScriptSniffer.types,
      ConfigurationSniffer.types,
      DrawingSniffer.types, DumpSniffer.types,
      EditingSniffer.types,
      EngineeringSniffer.types, ExtensibleDataSniffer.types, FeatureTableSniffer.types, JSONSniffer.types,
      LedgerSniffer.types, ListSniffer.types,
      MailSniffer.types,
      MakefileSniffer.types, ModeLineSniffer.modes, MoleculeSniffer.types, PEMSniffer.labels, PackageSniffer.types,
      PhylogenySniffer.types,
      ProgramOutputSniffer.types, PropertyListSniffer.types, ProseSniffer.types, ScienceSniffer.types,
      SeismologySniffer.types,
      ShebangSniffer.interpreters, SimulationSniffer.types, StatementSniffer.types, SubtitleSniffer.types,
      TableSniffer.types,
      TemplateSniffer.types, TextMarks.refinements, TextMarks.signs, TextMarks.letters, TripleSniffer.types,
      TroffSniffer.types, TypesettingSniffer.types, XMLRoots.names, XMLRoots.namespaces, XMLRoots.others,
    ]
  }
}
