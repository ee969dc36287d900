// Ships beyond the breakwater go through the proxy.
function FindProxyForURL(url, host) {
  if (dnsDomainIs(host, ".harbour.example"))
    return "DIRECT";
  return "PROXY relay.harbour.example:3128";
}
