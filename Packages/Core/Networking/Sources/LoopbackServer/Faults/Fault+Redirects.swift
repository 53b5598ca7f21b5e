#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Fault {
  static let redirects: [Fault] = [
    Fault("redirect", "Sends the client elsewhere (302).", .url("http://elsewhere.invalid/")) {
      $0.redirect(302, to: $0.value)
    },
    Fault(
      "redirect-with-body", "Sends the client and its body elsewhere (307).",
      .url("http://elsewhere.invalid/")
    ) {
      $0.redirect(307, to: $0.value)
    },
    Fault("redirect-loop", "Sends the client back to where it is.") {
      $0.redirect(302, to: $0.request.url.absoluteString)
    },
    Fault("redirect-chain", "Sends the client from one place to the next without end.") {
      $0.redirect(302, to: $0.placeOfNextHop)
    },
    Fault("redirect-without-location", "Sends the client elsewhere, and doesn't say where.") {
      $0.redirect(302, to: nil)
    },
    Fault("redirect-to-garbage", "Sends the client to what is no URL.") {
      $0.redirect(302, to: "http://[::1")
    },
    Fault("redirect-to-file", "Sends the client to one of its own files.") {
      $0.redirect(302, to: "file:///etc/passwd")
    },
  ]
}

extension FaultyExchange {
  /// The address of the request with its `hop` increased.
  fileprivate var placeOfNextHop: String? {
    var components = URLComponents(url: request.url, resolvingAgainstBaseURL: false)
    var items = components?.queryItems ?? []
    let hop = items.first { $0.name == "hop" }?.value.flatMap { Int($0) } ?? 0
    items.removeAll { $0.name == "hop" }
    components?.queryItems = items + [URLQueryItem(name: "hop", value: "\(hop &+ 1)")]
    return components?.string
  }
}
