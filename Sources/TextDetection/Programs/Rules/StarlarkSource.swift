// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Build files and functions in Starlark.
///
/// Sources: Bazel: BUILD files and MODULE.bazel files.
enum StarlarkSource {
  /// Whether a source of functions is loaded, or a module or a package is set up as Bazel does it.
  static func isBuild(_ sample: TextSample) -> Bool {
    let signs: [StaticString] = [".bzl\"", "bazel_dep(", "default_visibility = ["]
    return sample.contains(anyOf: signs) && !sample.contains("\n```")
  }
}
