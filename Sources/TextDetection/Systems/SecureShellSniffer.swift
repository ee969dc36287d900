// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Settings of the secure shell, whose every line begins with a keyword.
///
/// Sources: ssh_config(5), sshd_config(5).
enum SecureShellSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    ssh-config||text/x-ssh-config|Settings of the secure shell|ssh_config(5), sshd_config(5)
    """)

  /// Keywords, in small letters, that other settings have too.
  private static let plain: [StaticString] = [
    "banner", "ciphers", "compression", "host", "hostname", "include", "loglevel", "macs", "match", "port", "protocol",
    "subsystem", "tunnel", "user",
  ]

  /// Keywords, in small letters, that begin lines of no other settings.
  private static let telling: [StaticString] = [
    "acceptenv", "addkeystoagent", "addressfamily", "allowagentforwarding", "allowgroups", "allowtcpforwarding",
    "allowusers", "authorizedkeyscommand", "authorizedkeyscommanduser", "authorizedkeysfile",
    "authorizedprincipalsfile", "batchmode", "bindaddress", "canonicalizehostname", "casignaturealgorithms",
    "certificatefile", "challengeresponseauthentication", "checkhostip", "chrootdirectory", "clientalivecountmax",
    "clientaliveinterval", "connectionattempts", "connecttimeout", "controlmaster", "controlpath", "controlpersist",
    "denygroups", "denyusers", "dynamicforward", "escapechar", "exitonforwardfailure", "fingerprinthash",
    "forcecommand", "forwardagent", "forwardx11", "forwardx11trusted", "gatewayports", "globalknownhostsfile",
    "gssapiauthentication", "gssapicleanupcredentials", "gssapidelegatecredentials", "gssapikeyexchange",
    "gssapitrustdns", "hashknownhosts", "hostbasedauthentication", "hostcertificate", "hostkey", "hostkeyalgorithms",
    "hostkeyalias", "identitiesonly", "identityagent", "identityfile", "ignorerhosts", "ignoreuserknownhosts", "ipqos",
    "kbdinteractiveauthentication", "kerberosauthentication", "kexalgorithms", "keyregenerationinterval",
    "listenaddress", "localcommand", "localforward", "logingracetime", "maxauthtries", "maxsessions", "maxstartups",
    "numberofpasswordprompts", "passwordauthentication", "permitemptypasswords", "permitlocalcommand", "permitopen",
    "permitrootlogin", "permittty", "permittunnel", "permituserenvironment", "pidfile", "pkcs11provider",
    "preferredauthentications", "printlastlog", "printmotd", "proxycommand", "proxyjump", "pubkeyacceptedalgorithms",
    "pubkeyacceptedkeytypes", "pubkeyauthentication", "rekeylimit", "remotecommand", "remoteforward", "requesttty",
    "rhostsrsaauthentication", "rsaauthentication", "sendenv", "serveralivecountmax", "serveraliveinterval",
    "serverkeybits", "setenv", "streamlocalbindunlink", "stricthostkeychecking", "strictmodes", "syslogfacility",
    "tcpkeepalive", "trustedusercakeys", "updatehostkeys", "usedns", "uselogin", "usepam", "useprivilegeseparation",
    "userknownhostsfile", "verifyhostkeydns", "versionaddendum", "visualhostkey", "x11displayoffset", "x11forwarding",
    "x11uselocalhost", "xauthlocation",
  ]

  /// Settings that a text has at least.
  private static let fewestSettings = 2

  static func finding(in sample: TextSample) -> KnownFinding? {
    var (count, tells, isHost) = (0, 0, false)
    for place in sample.lines.places where !place.isBlank && place.head != UInt8(ascii: "#") {
      guard place.head.isLetter else { return nil }
      let text = sample.bytes[place.text]
      let word = text.prefix { $0.isWordCharacter }
      // A keyword without a value is none; an equals sign may divide them.
      guard let divider = text[word.endIndex...].first, divider <= 0x20 || divider == UInt8(ascii: "=") else {
        return nil
      }
      if telling.contains(where: word.equalsAnyCase) {
        // Shells have a command of the same name, and no equals sign behind the variable (csh(1)).
        guard !word.equalsAnyCase("setenv") || text[word.endIndex...].contains(UInt8(ascii: "=")) else { return nil }
        tells += 1
      } else if word.equalsAnyCase("host") {
        isHost = true
      } else if isHost, word.equalsAnyCase("hostname") {
        tells += 1
      } else if !plain.contains(where: word.equalsAnyCase) {
        return nil
      }
      count += 1
    }
    return KnownFinding(count >= fewestSettings && tells > 0 ? types["ssh-config"] : nil, .strong)
  }
}
