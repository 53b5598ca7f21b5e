/// Why a server can't listen.
public enum HTTPServerError: Error, Sendable, Equatable {
  /// The text isn't an IPv4 or IPv6 address.
  case notAnAddress(String)
  /// Other machines can reach the address, and that wasn't allowed.
  case notLoopback(String)
  /// Somebody listens at this port already.
  case portInUse(UInt16)
  /// This machine doesn't have the address.
  case addressNotAvailable(String)
  /// This user may not listen at this port.
  case notPermitted(port: UInt16)
  /// Another error of the system, with its `errno`.
  case system(code: Int32)
}
