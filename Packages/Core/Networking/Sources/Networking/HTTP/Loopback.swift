#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// This machine, as it is named in addresses. What goes there needs no encryption and never takes a proxy.
public enum Loopback {
  /// Whether a host is this machine: all of 127.0.0.0/8 (RFC 1122, section 3.2.1.3), also as an IPv4-mapped IPv6 address
  /// or in one of the shorter forms that `inet_aton` reads as libcurl does; `::1` (RFC 4291, section 2.5.3); and
  /// `localhost`, in any case and with or without the dot of the root.
  ///
  /// Names below `localhost` don't count. RFC 6761, section 6.3, leaves them to whoever resolves names, and that may be a
  /// server of the network.
  ///
  /// - Parameter host: the host of an address, with or without the brackets of an IPv6 one.
  public static func contains(host: String) -> Bool {
    let name = host.lowercased()
    if name == "localhost" || name == "localhost." { return true }
    let isBracketed = name.hasPrefix("[") && name.hasSuffix("]")
    let address = isBracketed ? String(name.dropFirst().dropLast()) : name
    return address.contains(":") ? containsIPv6(address) : !isBracketed && containsIPv4(address)
  }

  private static func containsIPv4(_ text: String) -> Bool {
    var address = in_addr()
    // It reads white space and what follows as well.
    guard text.utf8.allSatisfy({ "0123456789abcdefx.".utf8.contains($0) }), inet_aton(text, &address) != 0
    else { return false }
    return UInt32(bigEndian: address.s_addr) >> 24 == 127
  }

  private static func containsIPv6(_ text: String) -> Bool {
    var address = in6_addr()
    guard inet_pton(AF_INET6, text, &address) == 1 else { return false }
    let bytes = withUnsafeBytes(of: address) { Array($0) }
    let isMappedIPv4 = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10...11].allSatisfy { $0 == 0xFF }
    return isMappedIPv4 ? bytes[12] == 127 : bytes == Array(repeating: 0, count: 15) + [1]
  }
}
