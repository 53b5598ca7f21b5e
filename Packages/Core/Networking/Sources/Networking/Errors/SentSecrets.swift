#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The token and the passwords of a request, so that a server that repeats them doesn't put them on a screen.
struct SentSecrets {
  /// A shorter text would hide half of every sentence and protects nothing.
  private static let shortest = 4
  private static let revealingNames = ["password", "token", "secret"]

  private let secrets: [String]

  init(in request: HTTPRequest) {
    let token = request.headers["Authorization"]?.split(separator: " ").last.map(String.init)
    let fields = request.body.flatMap { try? JSONDecoder().decode([String: Lossy<String>].self, from: $0) }
    let passwords = (fields ?? [:]).filter { name, _ in
      Self.revealingNames.contains { name.lowercased().contains($0) }
    }
    secrets = ([token] + passwords.values.map(\.value))
      .compactMap { $0?.withoutControls }
      .filter { $0.unicodeScalars.count >= Self.shortest }
      .sorted { $0.utf8.count > $1.utf8.count }
  }

  /// Text of the server with secrets replaced, controls left out, and at most so many Unicode scalars.
  func hidden(in text: String, limit: Int) -> String {
    var scalars = text.withoutControls.unicodeScalars
    for secret in secrets {
      scalars.replace(secret.unicodeScalars, with: "•••".unicodeScalars)
    }
    guard scalars.count > limit else { return String(scalars) }
    return String(String.UnicodeScalarView(scalars.prefix(limit - 1))) + "…"
  }
}
