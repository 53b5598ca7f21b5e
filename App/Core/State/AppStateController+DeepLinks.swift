import Composition
import Foundation

extension AppStateController {
  /// Opens a link. While nobody is signed in, the link is kept and opened once after the sign-in.
  ///
  /// - Returns: whether it was opened now.
  func handleDeepLink(_ url: URL) -> Bool {
    guard DeepLink(url)?.scheme == AppLink.scheme else { return false }
    guard isInUse else {
      pendingLink.keep(url, at: services.time.now())
      return false
    }
    return open(url)
  }

  func openPendingLink() {
    guard let url = pendingLink.take(at: services.time.now()) else { return }
    _ = open(url)
  }

  private func open(_ url: URL) -> Bool {
    let isOpened = delegate?.open(url) ?? false
    if !isOpened { tell("The link does not lead anywhere in this app.") }
    return isOpened
  }
}
