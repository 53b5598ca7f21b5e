/// Why requests can't be carried over sockets on this device.
public enum SocketSetupError: Error, Sendable, Equatable {
  /// libcurl isn't installed.
  case libraryMissing
  /// libcurl is older than 7.68, or it doesn't start.
  case libraryUnusable
  /// The file with certificate authorities can't be read, or there is no certificate in it.
  case authoritiesUnreadable(file: String)

  /// What is missing and what to do, in words for whoever started the program.
  public var message: String {
    switch self {
    case .libraryMissing:
      "Servers can't be reached: libcurl.so.4 isn't installed. Install it, on Debian and Ubuntu with "
        + "“apt-get install libcurl4”."
    case .libraryUnusable:
      "Servers can't be reached: libcurl.so.4 can't be used. Install version 7.68 or newer."
    case .authoritiesUnreadable(let file):
      "The certificate authorities in “\(file.withoutControls)” can't be read. Name a PEM file with at least one "
        + "certificate."
    }
  }
}

extension SocketSetupError: CustomStringConvertible {
  /// The same as `message`.
  public var description: String { message }
}
