// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Parts of sources that have most signs of a kindred language, and one that it does not allow.
@Suite struct KindredSourceTests {
  static let sources: [(source: String, mimeType: String)] = [
    // Manifests of packages are Swift's.
    (
      "import PackageDescription\n\nlet package = Package(\n    name: \"Quay\",\n    targets: [.target(name: \"Quay\")]\n)\n",
      "text/x-swift"
    ),
    // Exceptions of Nim are none of Python's.
    (
      "    elif berth.kind in {bkIron, bkRope}:\n      quay.add berth\n    else:\n      raise newException(QuayError, \"full\")\n    inc ring\n",
      "text/plain"
    ),
    // Equations of Modelica end as statements of Ada do.
    (
      "  elsewhen depth < 4 then\n    open = false;\n  end when;\n  connect(lock.north, quay.south);\nend Quay;\n",
      "text/x-modelica"
    ),
    // Routes of Phoenix and of Rails.
    (
      "scope \"/quay\", QuayWeb do\n  pipe_through :browser\n  get \"/\", RingController, :index\nend\n",
      "text/x-elixir"
    ),
    // Methods with the types of what they take and give.
    (
      "    def moor(ring : Int32) : Berth?\n      @berths[ring]?\n    end\n\n    def each(& : Berth ->)\n      @berths.each_value { |berth| yield berth }\n    end\n",
      "text/x-crystal"
    ),
    ("node 'quay.example.org' {\n  include ntp\n  class { 'ring': depth => 'four' }\n}\n", "text/x-puppet"),
    // Variables of a class with their types.
    (
      "import { Quay } from './quay';\n\ndescribe('Quay', () => {\n  let quay: Quay;\n  const rings: Ring[] = [];\n\n  it('moors', () => {\n    quay.moor({ depth: 4 } as Ring);\n    expect(rings.length).toBe(1);\n  });\n});\n",
      "application/typescript"
    ),
    // Short tags of PHP in a page.
    (
      "<ul>\n<? foreach ($rings as $ring): ?>\n<li><?=$ring['depth']?></li>\n<? endforeach ?>\n</ul>\n", "text/x-php"
    ),
    // Rows and choices without what holds them.
    ("<tr><td>4</td>\n<td>iron</td></tr>\n<tr><td>2</td>\n<td>rope</td></tr>\n", "text/html"),
    ("<option value=\"4\">Iron</option>\n<option value=\"2\" selected>Rope</option>\n", "text/html"),
    // The end of a component.
    (
      "  methods: {\n    moor() { this.$emit('moor'); },\n  },\n};\n</script>\n\n<style scoped lang=\"scss\">\n.quay { &.full { color: red; } }\n</style>\n",
      "text/x-vue"
    ),
    // A recorded patch of Darcs.
    ("[moor deeper\nann@example.org**20240312062524] hunk ./quay.c 4\n-int ring;\n+long ring;\n", "text/x-darcs-patch"),
    // Rules of authentication, columns filled with tabs and sentences with commas are no tables.
    ("auth\trequired\tpam_env.so\nauth\tsufficient\tpam_unix.so\nsession\toptional\tpam_quay.so\n", "text/plain"),
    ("iron\t\t\t\t\tiron\nrope\t\t\t\t      |\tring\nbell\t\t\t\t\tbell\n", "text/plain"),
    (
      "Dear Ann, Bob, and Cy,\nthanks for the ring, the bell, and the rope,\nwhich, as we say, is worn, but good.\n",
      "text/plain"
    ),
    ("iron, 4, 2, free\nrope, 2, 4, taken\nbell, 1, 1, free\n", "text/csv"),
    // Attributes with a call stand in brackets as sections do.
    (
      "        None = 0,\n        Iron = 1,\n        Rope = 2,\n        [Obsolete(\"use Iron\")]\n        Ring = 9,\n    }\n",
      "text/plain"
    ),
  ]

  @Test(arguments: sources.indices) func tellsKinApart(_ index: Int) {
    let (source, mimeType) = Self.sources[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }
}
