// SPDX-License-Identifier: Apache-2.0

/// What one evaluation says.
package enum MagicOutcome: Equatable, Sendable {
  /// The answer, unprintable characters escaped unless `MagicOptions.raw` was on.
  case answer([UInt8])
  /// libmagic's own complaint, for example about a damaged record; file(1) prints it after `ERROR: `.
  case failure([UInt8])
}
