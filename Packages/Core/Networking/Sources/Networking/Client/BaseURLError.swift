/// Why an address can't be the base URL of an `APIClient`.
public enum BaseURLError: Error, Sendable, Equatable {
  /// The scheme is neither `https` nor `http`.
  case unsupportedScheme
  /// There is a user name or a password before the host.
  case containsCredentials
  /// There is no host, or the host or the port isn't valid.
  case invalidHost
  /// There is a query or a fragment.
  case containsQueryOrFragment

  /// What is wrong, in words for whoever typed the address.
  public var message: String {
    switch self {
    case .unsupportedScheme: "The address of the server must begin with https:// or http://."
    case .containsCredentials: "The address of the server must not contain a user name or a password."
    case .invalidHost: "The address of the server has no valid host or port."
    case .containsQueryOrFragment: "The address of the server must not contain “?” or “#”."
    }
  }
}
