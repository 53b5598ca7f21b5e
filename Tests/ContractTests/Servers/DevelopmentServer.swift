import Foundation

/// The executable of `trellis serve`, built beside these tests. What it serves is thrown away.
enum DevelopmentServer {
  static let server = ServerProcess { port, _ in
    [Bundle.main.bundleURL.appending(path: "trellis").path, "serve", "--port", "\(port)"]
  }
}
