// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Modules and headers of Erlang.
///
/// Sources: Erlang reference manual, chapters Modules and Preprocessor.
enum ErlangSource {
  /// Directives that Erlang's modules and headers begin with.
  private static let attributes: [StaticString] = [
    "-behaviour(", "-compile(", "-define(", "-export(", "-ifdef(", "-ifndef(", "-include(", "-include_lib(", "-module(",
    "-record(",
  ]

  /// Whether an attribute of a module stands in front of all but comments, and a line ends as they do.
  static func isModule(_ sample: TextSample, at front: Int) -> Bool {
    attributes.contains { sample.bytes.has($0, at: front) }
      && sample.lines.contains { $0.trimmed.suffix(2).equals(").") }
  }
}
