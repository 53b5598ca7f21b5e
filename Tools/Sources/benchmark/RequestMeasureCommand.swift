import Benchmarks
import Foundation
import TrellisKit

/// `benchmark measure`: what `benchmark requests` runs in a process of its own for each client.
struct RequestMeasureCommand {
  private let client: RequestClient
  private let url: URL

  init(_ words: [String]) throws(UsageError) {
    guard words.count == 2, let client = RequestClient(rawValue: words[0]), let url = URL(string: words[1])
    else { throw UsageError("a client and a URL are needed") }
    (self.client, self.url) = (client, url)
  }

  func run() async throws {
    let figures = try await RequestWorkload().measure(client, url: url)
    try StandardStream.write(String(decoding: try JSONEncoder().encode(figures), as: UTF8.self))
  }
}
