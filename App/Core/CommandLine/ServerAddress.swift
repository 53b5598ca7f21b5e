import Foundation
import Networking

/// The address of a server of the wire API, checked.
public struct ServerAddress: Equatable, Sendable {
  /// The address.
  public let url: URL

  /// Checks an address. Passwords and tokens travel to it, so it must be an encrypted one, or on this machine.
  ///
  /// - Parameters:
  ///   - text: `https://…`, or `http://` and a host of this machine (`Loopback`); a path is kept as a prefix.
  ///   - isPlainAllowed: whether unencrypted `http://` will do for other hosts as well.
  /// - Throws: what is wrong with it, in words for whoever typed it.
  init(_ text: String, isPlainAllowed: Bool = false) throws(UsageError) {
    guard let url = URL(string: text) else {
      throw .invalidValue("--backend", "It is no address like https://example.com.")
    }
    do {
      _ = try BaseURL(url)
    } catch {
      throw .invalidValue("--backend", error.message)
    }
    guard url.scheme?.lowercased() == "https" || isPlainAllowed || Loopback.contains(host: url.host() ?? "")
    else {
      throw .invalidValue(
        "--backend",
        "Passwords would travel unencrypted. Use https://, or add --allow-plain-http on a network you trust.")
    }
    self.url = url
  }

  /// A name for a folder of what belongs to this server only: a token of one server is never sent to another.
  var folderName: String {
    var text = url.absoluteString
    while text.hasSuffix("/") { text.removeLast() }
    return text.lowercased().addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["-", "."]))
      ?? "server"
  }
}
