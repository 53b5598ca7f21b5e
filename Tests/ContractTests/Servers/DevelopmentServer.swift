import Foundation

/// The executable of `trellis serve`, built beside these tests.
enum DevelopmentServer {
  static let server = ServerProcess { port, data in
    [
      Bundle.main.bundleURL.appending(path: "trellis").path, "serve", "--port", "\(port)", "--data",
      data.path,
    ]
  }
}
