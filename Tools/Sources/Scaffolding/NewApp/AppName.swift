/// What a new app is called: its package, its texts, the scheme of its links, its folders and its service.
struct AppName: Hashable, CustomStringConvertible {
  /// What the app is called that new ones are made from, and its tools.
  static let original = "Trellis"

  let description: String
  /// The name in schemes and folders.
  let identifier: String

  init(_ name: ModuleName) throws(ScaffoldingError) {
    description = name.description
    identifier = description.lowercased()
    if let scheme = Self.schemes.first(where: { $0 == identifier }) {
      throw ScaffoldingError("“\(name)” can't be an app's name: \(scheme):// belongs to others")
    }
    if identifier.contains(Self.original.lowercased()) {
      throw ScaffoldingError(
        "“\(name)” can't be an app's name: \(Self.original.lowercased()) is what its tools are called")
    }
  }

  /// Schemes of links that systems take for something else.
  private static let schemes = [
    "about", "blob", "data", "facetime", "file", "ftp", "geo", "git", "http", "https", "imap", "intent",
    "irc", "itms",
    "javascript", "ldap", "mailto", "maps", "market", "message", "news", "prefs", "sftp", "shortcuts", "sip",
    "sms", "ssh",
    "svn", "tel", "telnet", "urn", "view", "vnc", "webcal", "ws", "wss", "xmpp",
  ]
}
