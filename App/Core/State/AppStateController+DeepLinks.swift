import Composition
import Foundation

extension AppStateController {
  /// Opens a link. While nobody is signed in, the link is kept and opened once after the sign-in.
  ///
  /// - Returns: whether it was opened now.
  func handleDeepLink(_ url: URL) -> Bool {
    guard DeepLink(url)?.scheme == AppLink.scheme else { return false }
    guard case .authenticated = state else {
      pendingLink.keep(url, at: services.now())
      return false
    }
    return delegate?.open(url) ?? false
  }

  func openPendingLink() {
    guard let url = pendingLink.take(at: services.now()) else { return }
    if delegate?.open(url) != true { tell("The link does not lead anywhere in this app.") }
  }
}
