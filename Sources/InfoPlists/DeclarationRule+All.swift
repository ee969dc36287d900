// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// All rules, by subject and number.
  public static let all: [DeclarationRule] = [
    .missingIdentifier, .identifierCharacters, .unicodeIdentifier, .identifierWithoutPeriod, .identifierCase,
    .reservedExport, .inventedImport, .dynamicDeclaration, .redundantImport, .duplicateDeclaration,
    .physicalType, .contentType, .undeclaredSupertype, .conformanceCycle, .missingConformance,
    .redundantSupertype, .missingDescription, .missingTags, .systemExport, .extensionCharacters,
    .doubleExtension, .tagCase, .mimeTypeSyntax, .osTypeLength, .unknownTagClass, .duplicateTag,
    .contestedExtension, .sharedExtension, .contentTypesShape, .undeclaredClaim, .dynamicClaim, .ignoredLegacyKey,
    .legacyOnly,
    .missingRank, .foreignOwner, .unknownRole, .missingName, .wildcardClaim, .misspeltKey, .unclaimedExport,
    .openingInPlace, .emptyDocumentType, .duplicateType, .extensionPoint, .formatReaderTypes, .formatReaderMatch,
    .mediaContent, .codecType, .implementationIdentifier, .codecName, .foreignMediaKey, .buildVariable, .noPropertyList,
    .duplicateKey,
    .strayText, .sectionShape, .valueKind, .uncheckedPart, .stoppedRule, .malformedXML,
  ]
}
