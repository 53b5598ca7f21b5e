import Networking

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What all connections of a server have in common.
struct Site: Sendable {
  let origin: URL
  let limits: HTTPServer.Limits
  let log: RequestLog
  let answer: @Sendable (HTTPRequest, HTTPServer.Peer) async -> Reply
}
