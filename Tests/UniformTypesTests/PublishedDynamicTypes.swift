// SPDX-License-Identifier: Apache-2.0

/// Dynamic identifiers made by macOS and published since 2012, with what they say.
enum PublishedDynamicTypes {
  /// Lines of `identifier|tag class|supertype|tag`, sorted; NUL is written as `\0`.
  static let lines = #"""
    dyn.age81g7dtsm60e55bsmwa|public.filename-extension||storyboard
    dyn.age81s3pcs34hk|public.filename-extension||webvtt
    dyn.age8u|public.filename-extension||
    dyn.agk80w7dzr2|com.apple.ostype||itun
    dyn.agk8u|com.apple.ostype||
    dyn.agq80c6durvy0g2pyrf106p5rsa4a|public.mime-type||application/mp4
    dyn.agq80k3p0f3z0c8pbf71g87df|public.mime-type||dev.kaya/note
    dyn.agq80w5pbq7ww88brrfv085u|public.mime-type||image/x-icon
    dyn.agq80w5pbq7ww8nu|public.mime-type||image/*
    dyn.ah62d46dzqm0gw23sqf40k4pts3y1g7pbru00g55ssvw067b4gq80c7perf1w85puqzx1n6xq|public.mime-type|public.audiovisual-content|audio/mpegurl
    dyn.ah62d46dzqm0gw23srf4gn5m4ge8068dytf2gn3dgrf0gn25tr34gn5xysr2ge55bsmwhk8puqzsdy4xuq6|public.filename-extension|public.item|nxtypedfilecontentspboardtype:jpg
    dyn.ah62d4qmuhk2x43d0qv00n3dmqe|public.filename-extension|com.apple.package|dvdmedia
    dyn.ah62d4qmuhk2x43dts71g255bqu|public.filename-extension|com.apple.package|download
    dyn.ah62d4qmxhk2x43xmrvwu|public.filename-extension|public.content|file
    dyn.ah62d4qmxhk2x44psq31u|public.filename-extension|public.content|info
    dyn.ah62d4qmxhk2x45peta|public.filename-extension|public.content|mdx
    dyn.ah62d4qmxhk2x465vru|public.filename-extension|public.content|sql
    dyn.ah62d4qmxhk2x465vrvy1k3k|public.filename-extension|public.content|sqlite
    dyn.ah62d4qmxhk4d425try1g44pdsm11g55gsu1en5pcqzwc4y5tsz3gg3k|com.apple.nspboard-type|public.content|com.microsoft.Embed-Source
    dyn.ah62d4rv4ge8004pdqfwf86dwr6|public.filename-extension|public.data|kicad_pro
    dyn.ah62d4rv4ge8024prr2|public.filename-extension|public.data|limn
    dyn.ah62d4rv4ge8027pb|public.filename-extension|public.data|lua
    dyn.ah62d4rv4ge8043a|public.filename-extension|public.data|md
    dyn.ah62d4rv4ge80455egk|public.filename-extension|public.data|mod2
    dyn.ah62d4rv4ge8048mrqz6hk|public.filename-extension|public.data|my-ext
    dyn.ah62d4rv4ge8048n9qz6hk|public.filename-extension|public.data|my_ext
    dyn.ah62d4rv4ge80c25rqy|public.filename-extension|public.data|acme
    dyn.ah62d4rv4ge80c25rqz2he55nqzv1k|public.filename-extension|public.data|acmeproject
    dyn.ah62d4rv4ge80g55eqy01s55wrr31a2pdqy|public.filename-extension|public.data|code-workspace
    dyn.ah62d4rv4ge80q55tfrvgc6u|public.filename-extension|public.data|foo+bar
    dyn.ah62d4rv4ge81c|public.filename-extension|public.data|q
    dyn.ah62d4rv4ge81g6pq|public.filename-extension|public.data|sql
    dyn.ah62d4rv4gk80s252puaa|com.apple.ostype|public.data|gcx\0
    dyn.ah62d4rv4gk81g45upuaa|com.apple.ostype|public.data|skp\0
    dyn.ah62d4rv4gk81g7d3ru|com.apple.ostype|public.data|styl
    dyn.ah62d4rv4gk81n65yru|com.apple.ostype|public.data|ustl
    dyn.ah62d4rv4gk8wy1aapuaf2aa|com.apple.ostype|public.data|*\0\0\0
    dyn.ah62d4rv4gk8ycwnxn2|com.apple.ostype|public.data|AISV
    dyn.ah62d4rv4gk8zuxnxnq|com.apple.ostype|public.data|XMSS
    dyn.ah62d4rv4gq80k3p0f3z0c8pbf71g87df|public.mime-type|public.data|dev.kaya/note
    dyn.ah62d4rv4gu80k3p0f3z0c8pbf71g87df|com.apple.nspboard-type|public.data|dev.kaya/note
    dyn.ah62d4rv4gu8y6y4usm1044pxqzb085xyqz1hk64uqm10c6xenv61a3k|com.apple.nspboard-type|public.data|NSPromiseContentsPboardType
    dyn.ah62d4rv4gu8yc6durvwwa3xmrvw1gkdusm1044pxqyuha2pxsvw0e55bsmwca7d3sbwu|com.apple.nspboard-type|public.data|Apple files promise pasteboard type
    dyn.ah62d4rv4gu8ykzwynr11n6xdqzngn8dyn3y0n74msra1kuwtmvkge55bsmwfk8puqy|com.apple.nspboard-type|public.data|DVTSourceTextViewIsAtBOLPboardType
    dyn.ah62d4rv4gu8ykzwynr11n6xdqzngn8dyn3y0n74qqf1gs7pbq7wza2xtqf3gkzd3sbwu|com.apple.nspboard-type|public.data|DVTSourceTextViewLanguagePboardType
    dyn.ah62d4uv4ge804550|public.filename-extension|public.image|mov
    """#

  /// The lines taken apart.
  static let all: [(identifier: String, tagClass: String, supertypes: [String], tag: String)] =
    lines.split(separator: "\n").map { line in
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      return (fields[0], fields[1], fields[2].isEmpty ? [] : [fields[2]], Self.unescaped(fields[3]))
    }

  private static func unescaped(_ text: String) -> String {
    text.split(separator: #"\0"#, omittingEmptySubsequences: false).joined(separator: "\0")
  }
}
