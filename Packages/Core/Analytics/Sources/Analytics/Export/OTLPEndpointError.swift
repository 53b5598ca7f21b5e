/// Why an address can't be where events are sent.
public enum OTLPEndpointError: Error, Sendable, Equatable {
  /// It isn't an address, or there are characters in it that addresses don't have.
  case notAnAddress
  /// The scheme is neither `http` nor `https`.
  case unsupportedScheme
  /// There is a user name or a password before the host.
  case containsCredentials
  /// There is no host, or the host or the port isn't valid.
  case invalidHost
  /// There is a query or a fragment.
  case containsQueryOrFragment

  /// What is wrong, in words for whoever typed the address. It never repeats the address, which may hold a secret.
  public var message: String {
    switch self {
    case .notAnAddress: "This is no address. Write it like http://localhost:4318."
    case .unsupportedScheme: "The address for events must begin with http:// or https://."
    case .containsCredentials: "The address for events must not contain a user name or a password."
    case .invalidHost: "The address for events has no valid host or port."
    case .containsQueryOrFragment: "The address for events must not contain “?” or “#”."
    }
  }
}
