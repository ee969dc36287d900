// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Settings of what fetches files.
extension ToolSettingsSniffer {
  // MARK: Logins

  /// Whether nothing but words of such files with what each is followed by stands in a text, and a machine has a login.
  static func areLogins(_ sample: TextSample) -> Bool {
    var (machines, logins) = (0, 0)
    for place in sample.wholeLines.places where !place.isBlank && place.head != UInt8(ascii: "#") {
      var words = sample.bytes[place.text].words[...]
      while let word = words.popFirst() {
        if word.equals("default") { continue }
        // What follows are commands up to an empty line.
        if word.equals("macdef") { return machines > 0 && logins > 0 }
        guard word.equals("machine") || word.equals("login") || word.equals("password") || word.equals("account"),
          words.popFirst() != nil
        else { return false }
        if word.equals("machine") { machines += 1 }
        if word.equals("login") { logins += 1 }
      }
    }
    return machines > 0 && logins > 0
  }

  // MARK: wget

  /// Commands, without the underscores and hyphens that do not count.
  private static let wgetCommands: Set<String> = [
    "accept", "adjustextension", "askpassword", "authnochallenge", "backupconverted", "bindaddress", "cacertificate",
    "cache", "certificate", "checkcertificate", "connecttimeout", "contentdisposition", "continue", "convertlinks",
    "cookies", "cutdirs", "debug", "defaultpage", "deleteafter", "dirprefix", "dirstruct", "dnscache", "dnstimeout",
    "domains", "dotbytes", "dotsinline", "dotspacing", "dotstyle", "excludedirectories", "excludedomains", "followftp",
    "followtags", "ftppassword", "ftpproxy", "ftpuser", "glob", "header", "hsts", "htmlextension", "httpkeepalive",
    "httppassword", "httpproxy", "httpsonly", "httpsproxy", "httpuser", "ignorecase", "ignorelength",
    "includedirectories", "inet4only", "inet6only", "iri", "limitrate", "loadcookies", "logfile", "login",
    "maxredirect", "mirror", "netrc", "noclobber", "noparent", "noproxy", "numtries", "outputdocument",
    "pagerequisites", "passiveftp", "password", "preferfamily", "privatekey", "progress", "protocoldirectories",
    "proxypassword", "proxyuser", "quiet", "quota", "randomwait", "readtimeout", "reclevel", "recursive", "referer",
    "reject", "relativeonly", "removelisting", "restrictfilenames", "retrsymlinks", "retryconnrefused", "robots",
    "savecookies", "saveheaders", "secureprotocol", "serverresponse", "spanhosts", "spider", "strictcomments",
    "timeout", "timestamping", "tries", "useproxy", "user", "useragent", "useservertimestamps", "verbose", "wait",
    "waitretry",
  ]
  /// Those that only wget has.
  private static let ownWgetCommands: Set<String> = [
    "adjustextension", "checkcertificate", "contentdisposition", "convertlinks", "cutdirs", "dirprefix", "dirstruct",
    "dotstyle", "excludedirectories", "followftp", "noclobber", "noparent", "pagerequisites", "passiveftp",
    "randomwait", "reclevel", "retryconnrefused", "robots", "spanhosts", "timestamping", "tries", "useservertimestamps",
    "waitretry",
  ]
  /// Lines of settings that there must be, here and for curl.
  private static let fewestSettings = 2

  /// Nothing but commands with an equals sign behind them, two of wget's own among them.
  static func areForWget(_ sample: TextSample) -> Bool {
    var own: Set<String> = []
    for line in commands(of: sample) {
      guard let command = wgetCommand(of: line) else { return false }
      if ownWgetCommands.contains(command) { own.insert(command) }
    }
    return own.count >= fewestSettings
  }

  /// Whether a line gives a command of wget's a value.
  static func isForWget(_ line: ArraySlice<UInt8>) -> Bool { wgetCommand(of: line) != nil }

  private static func wgetCommand(of line: ArraySlice<UInt8>) -> String? {
    guard let sign = line.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let key = line[..<sign].trimmed
    guard key.count <= longestWord else { return nil }
    let command = String(decoding: key.filter { $0 != 0x5f && $0 != 0x2d }.map(\.lowercased), as: UTF8.self)
    return wgetCommands.contains(command) ? command : nil
  }

  // MARK: curl

  private static let curlOptions: Set<String> = [
    "basic", "cacert", "cert", "cert-type", "ciphers", "compressed", "config", "connect-timeout", "continue-at",
    "cookie", "cookie-jar", "create-dirs", "data", "data-binary", "data-urlencode", "digest", "dump-header", "fail",
    "fail-early", "form", "ftp-pasv", "get", "globoff", "head", "header", "http1.1", "http2", "include", "insecure",
    "interface", "ipv4", "ipv6", "junk-session-cookies", "keepalive-time", "key", "limit-rate", "location",
    "location-trusted", "max-filesize", "max-redirs", "max-time", "negotiate", "netrc", "netrc-optional", "next",
    "no-progress-meter", "noproxy", "ntlm", "output", "output-dir", "parallel", "parallel-max", "progress-bar", "proto",
    "proxy", "proxy-anyauth", "proxy-basic", "proxy-cacert", "proxy-header", "proxy-insecure", "proxy-user", "range",
    "referer", "remote-header-name", "remote-name", "remote-name-all", "remote-time", "request", "resolve", "retry",
    "retry-all-errors", "retry-connrefused", "retry-delay", "retry-max-time", "show-error", "silent", "socks5",
    "socks5-hostname", "speed-limit", "speed-time", "ssl", "ssl-reqd", "stderr", "tcp-nodelay", "tlsv1.2", "tlsv1.3",
    "trace", "trace-ascii", "upload-file", "url", "use-ascii", "user", "user-agent", "verbose", "write-out",
  ]
  /// Options of two words that no other tool has, and addresses between quotes.
  private static let ownCurlOptions: [StaticString] = [
    "connect-timeout", "cookie-jar", "fail-early", "ftp-pasv", "location-trusted", "max-redirs", "max-time",
    "netrc-optional", "progress-bar", "proxy-anyauth", "proxy-user", "remote-header-name", "remote-name", "remote-time",
    "retry-connrefused", "retry-delay", "retry-max-time", "show-error", "socks5-hostname", "speed-limit", "speed-time",
    "tcp-nodelay", "trace-ascii", "url = \"", "user-agent", "write-out",
  ]

  /// Nothing but long options, which two hyphens may stand in front of, with their values behind a blank or an equals sign;
  /// short ones are letters behind a hyphen.
  static func areForCurl(_ sample: TextSample) -> Bool {
    var (options, isOwn) = (0, false)
    for line in commands(of: sample) {
      if line.first == UInt8(ascii: "-"), line.dropFirst().first?.isLetter == true { continue }
      guard isForCurl(line) else { return false }
      options += 1
      isOwn = isOwn || withoutHyphens(line).begins(withAnyOf: ownCurlOptions)
    }
    return options >= fewestSettings && isOwn
  }

  /// Whether a line begins with a long option; headers have a colon directly behind their name.
  static func isForCurl(_ line: ArraySlice<UInt8>) -> Bool {
    let text = withoutHyphens(line)
    let option = text.prefix { $0 > 0x20 && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ":") }
    return option.count <= longestWord && curlOptions.contains(name(option))
      && text[option.endIndex...].first != UInt8(ascii: ":")
  }

  private static func withoutHyphens(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.begins(with: "--") ? line.dropFirst(2) : line
  }
}
