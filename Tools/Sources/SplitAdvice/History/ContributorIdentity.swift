import TrellisKit

/// Who an author is, as far as name and address tell once git's `.mailmap` has been applied.
struct ContributorIdentity: Hashable {
  /// The address in small letters, or the login of GitHub's noreply address, whose number some have and others not; the name
  /// where there is no address.
  let key: String
  let isNoReply: Bool

  /// - Returns: nil for a bot.
  init?(name: String, email: String) {
    let address = email.lowercased()
    guard !name.lowercased().hasSuffix("[bot]"), !address.contains("[bot]") else { return nil }
    if let login = Self.login(address) {
      (key, isNoReply) = ("github:\(login)", true)
    } else {
      (key, isNoReply) = (address.isEmpty ? "name:\(name.lowercased())" : address, false)
    }
  }

  /// The login in `123+login@users.noreply.github.com` or `login@users.noreply.github.com`.
  private static func login(_ address: String) -> Substring? {
    let parts = address.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1] == "users.noreply.github.com" else { return nil }
    let words = parts[0].split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    return words.count == 2 && !words[0].isEmpty && words[0].allSatisfy(\.isNumber) ? words[1] : parts[0]
  }
}
