/// A configuration that can't be used.
public struct ConfigurationError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let path: String
  /// What is wrong with it.
  public let reason: String

  /// Says what is wrong with a configuration.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason.onOneLine
  }

  /// The file and what is wrong with it, on one line.
  public var description: String { "\(path): \(reason)" }

  /// What a decoder's error means to somebody who wrote the file.
  public static func reason(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    let context: DecodingError.Context
    let what: String
    switch error {
    case .keyNotFound(let key, let found): (context, what) = (found, "“\(key.stringValue)” is missing")
    case .typeMismatch(let type, let found): (context, what) = (found, "is no \(type)")
    case .valueNotFound(_, let found): (context, what) = (found, "is null")
    case .dataCorrupted(let found): (context, what) = (found, found.debugDescription)
    @unknown default: return "\(error)"
    }
    let place = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    return place.isEmpty ? what : "at \(place.drop { $0 == "." }): \(what)"
  }
}
