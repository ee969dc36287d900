// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// C and what took after it, which differ in a few lines of many.
@Suite struct RelativesOfCTests {
  /// A program that counts as C, with a line more.
  private static func program(_ line: String, head: String = "") -> String {
    "#include <stdio.h>\n" + head
      + "\nstatic int berths(const char *pier)\n{\n  size_t count = sizeof(pier);\n  printf(\"%zu\", count);\n"
      + "  return 0;\n}\n" + line
  }

  static let sources: [(source: String, mimeType: String)] = [
    (program(""), "text/x-csrc"),
    // Headers of C++, and of programs in it.
    (program("", head: "#include <cstring>\n"), "text/x-c++src"),
    (program("", head: "#include \"berth.hpp\"\n"), "text/x-c++src"),
    (program("", head: "#include <string.h>\n"), "text/x-csrc"),
    ("#ifdef __cplusplus\n#include <cstring>\n#endif\n" + program(""), "text/x-csrc"),
    // A member that is defined outside of its class; comments and strings name members too.
    (program("int Quay::depth(int pier)\n{\n  return pier;\n}\n"), "text/x-c++src"),
    (program("Quay::~Quay() {}\n"), "text/x-c++src"),
    (program("/* See\nQuay::depth(int) too. */\n"), "text/x-csrc"),
    (program("static const char *name = \"Quay::depth(1)\";\n"), "text/x-csrc"),
    // Statements that C has not; one alone may be a macro or a variable.
    (program("void f(void) {\n  try {\n    g();\n  } catch (int e) {\n  }\n}\n"), "text/x-c++src"),
    (program("int class_of(int class);\nint delete = 1;\n"), "text/x-csrc"),
    (program("struct berth *b = new_berth();\n"), "text/x-csrc"),
    ("#include \"quay/berth.hxx\"\n", "text/x-c++src"),
    // Kernels over classes and over functions.
    (
      "#include <vector>\n#include <thrust/copy.h>\n\nnamespace quay {\ntemplate <typename T>\n__global__ void moor(T *p) {\n"
        + "  p[threadIdx.x] = static_cast<T>(0);\n}\n}  // namespace quay\n", "text/x-cuda"
    ),
    // Comments and directives alone.
    ("/* Made by hand. */\n#ifndef QUAY_H\n#define QUAY_H\n#define QUAY_DEPTH 4\n#endif\n", "text/x-csrc"),
    ("/* Made by hand. */\nThe quay has four berths.\n#define QUAY_DEPTH 4\n", "text/plain"),
    ("#!quay\n#define 4\n", "text/plain"),
  ]

  @Test(arguments: sources.indices) func tellsThemApart(_ index: Int) {
    let (source, mimeType) = Self.sources[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }
}
