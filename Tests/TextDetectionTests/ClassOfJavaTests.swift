// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Classes of Java without a package, and what looks like them.
@Suite struct ClassOfJavaTests {
  static let java = [
    "class Quay {\n  boolean wet;\n\n  static <T> T get(Ring<T> ring) {\n    return ring.value;\n  }\n\n  Quay(Ring<Boolean> ring) {\n    this.wet = get(ring);\n  }\n}\n",
    "import org.quay.*;\n\nclass Quay {\n  void test() {\n    int[] depths = {1, 2, 3};\n    char c = '}';\n    String s = \"{\";\n  }\n}\n",
    "abstract class Quay {\n  abstract Class<?> ring();\n  Class<?>[] rings = {Quay.class}, more[] = null;\n}\n",
    "@Wet\ninterface Quay<T extends Ring<T>> extends Comparable<T> {\n  @Override int compareTo(T other) throws java.io.IOException, Wet;\n  ;\n  enum Kind { A, B }\n}\n",
    "class Quay {\n  static { System.out.println(1); }\n  final int depth;\n  Quay(int depth) { this.depth = depth; }\n}\nclass Pier {}\n",
    "class Quay {\n  private final java.util.@Wet List<String> rings = new ArrayList<>(), ropes;\n  void moor() {}\n}\n",
  ]

  @Test(arguments: java) func isTold(text: String) {
    #expect(TextDetector().findings(in: Array(text.utf8)).evidence.first?.mimeType == "text/x-java", "\(text)")
  }

  static let others = [
    // JavaScript and TypeScript: members without types, or with types behind them.
    "class Quay {\n  moor() {\n    return this.ring instanceof Ring;\n  }\n  static depth = 4;\n}\n",
    "class Quay {\n  private final ring: Ring;\n  moor(): Object {\n    return this.ring;\n  }\n}\n",
    // Dart, D, C#, C++, Pike, Groovy.
    "class Quay {\n  final String name;\n  Quay(this.name);\n  double depth() { return 4; }\n}\n",
    "class Quay {\n  final int depth;\n  this(int d) { depth = d; }\n  override string toString() { return \"a\"; }\n}\n",
    "class Quay {\n  bool wet;\n  Object Ring { get; set; }\n}\n", "class Quay {\n  String name;\n  int depth;\n};\n",
    "class Quay {\n  final int depth;\n  mixed moor(mapping(string:int) a) { return 0; }\n}\n",
    "class Quay {\n  String name = \"a\"\n  void moor() {\n    println(name)\n  }\n}\n",
    // No mark of Java's, and nothing but a beginning.
    "class Quay {\n  int depth;\n  int moor() { return 1; }\n}\n", "class Quay {\n  String",
  ]

  @Test(arguments: others) func isNoneOfJava(text: String) {
    let bytes = Array(text.utf8)
    let sample = TextSample(bytes, TextEncoding(name: "us-ascii", markLength: 0), isWhole: true)
    #expect(!JavaSource.isClass(StatementCursor(bytes, at: 0), sample), "\(text)")
  }

  /// A class that is cut is told by the members in front of the cut.
  @Test func readsCutClasses() {
    let members = (0..<400).map { "  String ring\($0) = \"\($0)\";\n" }.joined()
    let findings = TextDetector().findings(in: Array("class Quay {\n\(members)}\n".utf8), head: 4096)
    #expect(findings.evidence.first?.mimeType == "text/x-java")
  }

  @Test(arguments: [
    (
      "version = \"1.0-1\"\npackage = \"quay\"\nsource = {\n   url = \"https://quay.example/a.zip\",\n}\n", "text/x-lua"
    ),
    ("/***\n!Test\nexpected:\n- !Result\n  a: 1\n- !Result\n  b: 2\n***/\n", "text/plain"),
    ("v2\n==\n\n==== ====\n2013 Gull\n==== ====\n\nNew rings\n^^^^^^^^^\n", "text/x-rst"),
    ("moor -Dquay.ring=iron\nmoor -Dquay.rope=hemp\n", "text/plain"),
  ])
  func tellsItsNeighbours(text: String, mimeType: String) {
    #expect(TextDetector().findings(in: Array(text.utf8)).evidence.first?.mimeType == mimeType, "\(text)")
  }
}
