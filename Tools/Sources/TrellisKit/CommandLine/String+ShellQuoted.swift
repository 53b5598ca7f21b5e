extension String {
  /// The text between the quotation marks that a POSIX shell takes as they are.
  public var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// The text as one word of a POSIX shell: as it is when it has nothing that a shell would take apart.
  public var shellWord: String {
    let isPlain = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./:=+,@%".utf8.contains(byte)
      }
    }
    return isPlain && !isEmpty ? self : shellQuoted
  }
}
