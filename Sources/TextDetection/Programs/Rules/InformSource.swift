// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Stories in Inform 7, whose statements are sentences.
///
/// Source: G. Nelson: Writing with Inform, chapters The Source Text, Places and Basic Actions; section Extensions.
enum InformSource {
  /// What stories say of their rooms and things.
  private static let assertions: [StaticString] = [
    " is a room.", " are rooms.", " is a door.", " is scenery.", " is a supporter", " is a container", " is a kind of ",
    " is a thing in ", " is a person in ", " is usually ", " can be ",
  ]

  /// What the rules of stories begin with.
  private static let rules: [StaticString] = [
    "\nInstead of ", "\nReport ", "\nCarry out ", "\nCheck ", "\nAfter ", "\nBefore ", "\nEvery turn",
    "\nWhen play begins", "\nTo decide ", "\nUnderstand \"", "\nTo say ",
  ]

  /// An extension between the sentences that begin and end it; or rules for actions that say something, and what they act on.
  static func isStory(_ sample: TextSample) -> Bool {
    if let first = sample.lines.firstFilled, first.trimmed.suffix(12).equals("begins here."), first.contains(" by "),
      !sample.isWhole || sample.contains(" ends here.")
    {
      return true
    }
    // Hardly any other text has what rules do.
    return sample.contains(anyOf: ["\tsay \"", ": say \"", "\nUnderstand \""]) && sample.contains(anyOf: rules)
      && sample.contains(anyOf: assertions)
  }
}
