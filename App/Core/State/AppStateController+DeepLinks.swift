import Composition

extension AppStateController {
  /// Opens a link. While nobody is signed in, the link is kept and opened once after the sign-in. What is none is told.
  ///
  /// - Returns: whether it was opened now.
  func handleDeepLink(_ text: String) -> Bool {
    let link: DeepLink
    do throws(DeepLinkError) {
      link = try AppLink.format.link(in: text)
    } catch {
      tell(error.message)
      return false
    }
    guard AppLink.isKnown(link) else {
      tell(Self.leadsNowhere)
      return false
    }
    guard isInUse else {
      pendingLink.keep(link, at: services.time.now())
      return false
    }
    return open(link)
  }

  func openPendingLink() {
    guard let link = pendingLink.take(at: services.time.now()) else { return }
    _ = open(link)
  }

  private func open(_ link: DeepLink) -> Bool {
    let isOpened = delegate?.open(link) ?? false
    if !isOpened { tell(Self.leadsNowhere) }
    return isOpened
  }

  private static let leadsNowhere = "The link does not lead anywhere in this app."
}

extension DeepLinkError {
  fileprivate var message: String {
    switch self {
    case .tooLong: "The link is too long to be one of this app."
    case .malformed:
      "That is no link into this app. They look like \(AppLink.examples.first ?? "\(AppLink.scheme)://…")."
    case .foreign: "The link is not for this app."
    }
  }
}
