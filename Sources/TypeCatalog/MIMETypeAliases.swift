// SPDX-License-Identifier: Apache-2.0

/// MIME types that no declaration carries and what the same format is called in one, as lines of `alias|declared`.
package enum MIMETypeAliases {
  /// The lines, sorted.
  package static let table = """
    audio/x-wav|audio/vnd.wave
    text/x-python|text/x-python-script
    """
}
