// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Builds in containers, and the servers in front of them.
///
/// Sources: Earthly: Earthfile reference; HAProxy: Configuration manual, sections Proxies and Server and default-server options.
enum BuildSource {
  /// What targets of Earthly have besides the commands of a Dockerfile.
  private static let commands: [StaticString] = [
    "SAVE ARTIFACT ", "SAVE IMAGE ", "BUILD +", "BUILD ./", "COPY +", "DO +", "FROM +", "LOCALLY", "WITH DOCKER",
  ]

  /// Whether the version comes first, in front of all but comments, and a command of targets below.
  static func isEarthfile(_ sample: TextSample) -> Bool {
    let first = sample.lines.firstText(notMarkedBy: UInt8(ascii: "#"))
    return first?.begins(with: "VERSION ") == true && sample.contains(anyOf: commands)
  }

  /// Whether addresses are listened at or servers named, and how they are spoken to.
  static func balances(_ sample: TextSample) -> Bool {
    let manners: [StaticString] = ["balance ", "mode http", "mode tcp", "timeout connect", "timeout server"]
    return sample.contains(anyOf: manners) && sample.contains(anyOf: [" bind ", " server ", "\tbind ", "\tserver "])
  }
}
