import LoopbackServer
import Networking

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Answers requests through a transport, and spoils the answers as it was told.
struct FaultySite: Sendable {
  private static let faultHeader = "X-Trellis-Fault"

  private let transport: any Transport
  private let faults: [FaultRule]
  private let now: @Sendable () -> Date
  private let log: @Sendable (ServedRequest) -> Void

  init(
    transport: any Transport, faults: [FaultRule], now: @escaping @Sendable () -> Date = { Date() },
    log: @escaping @Sendable (ServedRequest) -> Void
  ) {
    self.transport = transport
    self.faults = faults
    self.now = now
    self.log = log
  }

  @Sendable
  func answer(_ request: HTTPRequest, from peer: HTTPServer.Peer) async -> Reply {
    let start = ContinuousClock.now
    var served = ServedRequest(request)
    let reply: Reply
    do {
      reply = try await spoiltAnswer(to: request, from: peer, noting: &served)
    } catch {
      reply = Reply(HTTPResponse(faultError: error))
      served.status = 400
    }
    served.duration = start.duration(to: .now)
    log(served)
    return reply
  }

  private func spoiltAnswer(
    to received: HTTPRequest, from peer: HTTPServer.Peer, noting served: inout ServedRequest
  ) async throws(FaultError) -> Reply {
    let fault = try fault(for: received, from: peer)
    served.fault = fault?.name
    var request = received
    request.headers[Self.faultHeader] = nil
    if let fault, fault.isRefusal {
      return fault.reply(to: HTTPResponse(status: 200), for: request, now: now())
    }
    guard var response = try? await transport.send(request) else {
      // Only who went away gets no answer.
      return Reply([.close])
    }
    served.status = response.status
    response.headers["Date"] = now().httpDate
    return fault?.reply(to: response, for: request, now: now()) ?? Reply(response)
  }

  private func fault(for request: HTTPRequest, from peer: HTTPServer.Peer) throws(FaultError) -> Fault? {
    if peer.isLoopback, let text = request.headers[Self.faultHeader] { return try Fault(text) }
    return faults.first { $0.applies(to: request) }?.fault
  }
}

extension HTTPResponse {
  fileprivate init(faultError error: FaultError) {
    self.init(
      status: 400, headers: ["Content-Type": "text/plain; charset=utf-8"], body: Data("\(error)\n".utf8))
  }
}
