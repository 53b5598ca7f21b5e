import Foundation

/// One connection of a client, used on the server's thread only.
final class Connection {
  typealias Instant = ContinuousClock.Instant

  /// What the connection is doing; each has all that it needs.
  private enum Phase {
    /// Waits for a request since then, or for the rest of one that began then.
    case receiving(since: Instant, hasBegun: Bool)
    case answering(Task<Void, Never>)
    case sending(ReplyPlayer, closesAfter: Bool, wait: ReplyPlayer.Wait)
    /// Everything is said. What still comes is thrown away: closing with unread bytes would reset the connection,
    /// and the client might lose the reply.
    case parting(until: Instant)
    case ended
  }

  private static let partingTime = Duration.seconds(5)
  /// How many bytes of later requests are read while one is answered.
  private static let readAhead = 64 * 1024

  private let id: UInt64
  private let socket: Socket
  private let peer: HTTPServer.Peer
  private let site: Site
  private let mailbox: Mailbox
  private var parser: RequestParser
  private var closesAfterReply = false
  private var isHeadRequest = false
  private var phase: Phase

  init(id: UInt64, socket: Socket, peer: HTTPServer.Peer, site: Site, mailbox: Mailbox) {
    self.id = id
    self.socket = socket
    self.peer = peer
    self.site = site
    self.mailbox = mailbox
    parser = RequestParser(origin: site.origin, limits: site.limits)
    phase = .receiving(since: .now, hasBegun: false)
  }

  var descriptor: Int32 { socket.descriptor }

  var hasEnded: Bool {
    if case .ended = phase { true } else { false }
  }

  /// What to wait for.
  var events: Int16 {
    switch phase {
    case .receiving, .parting: Int16(POLLIN)
    case .answering: readAheadEvents
    case .sending(_, _, .writable): readAheadEvents | Int16(POLLOUT)
    case .sending: readAheadEvents
    case .ended: 0
    }
  }

  private var readAheadEvents: Int16 { parser.bufferedBytes < Self.readAhead ? Int16(POLLIN) : 0 }

  /// When `expire` is to be called.
  var deadline: Instant? {
    switch phase {
    case .receiving(let since, let hasBegun):
      since + (hasBegun ? site.limits.requestTime : site.limits.idleTime)
    case .sending(_, _, .writable(let since)): since + site.limits.sendTime
    case .sending(_, _, .until(let instant)), .parting(let instant): instant
    case .answering, .sending(_, _, .forever), .ended: nil
    }
  }

  func serve(_ events: Int16, scratch: UnsafeMutableRawBufferPointer, now: Instant) {
    if events & Int16(POLLIN | POLLHUP | POLLERR | POLLNVAL) != 0 { read(into: scratch, now: now) }
    if case .sending(let player, let closesAfter, .writable) = phase, events & Int16(POLLOUT) != 0 {
      play(player, closesAfter: closesAfter, now: now)
    }
  }

  func expire(now: Instant) {
    switch phase {
    case .receiving(_, hasBegun: true): refuse(.timedOut, now: now)
    case .sending(let player, let closesAfter, .until): play(player, closesAfter: closesAfter, now: now)
    case .receiving, .sending, .parting: end()
    case .answering, .ended: break
    }
  }

  /// Begins with the reply to the request that is being answered.
  func send(_ reply: Reply, now: Instant) {
    guard case .answering = phase else { return }
    let steps = reply.steps(toHead: isHeadRequest, closesAfter: closesAfterReply)
    play(ReplyPlayer(steps), closesAfter: closesAfterReply, now: now)
  }

  func end() {
    if case .answering(let task) = phase { task.cancel() }
    phase = .ended
  }

  private func read(into scratch: UnsafeMutableRawBufferPointer, now: Instant) {
    switch socket.receive(into: scratch) {
    case .wouldBlock: break
    case .ended: end()
    case .bytes(let count):
      if case .parting = phase { return }
      parser.append(UnsafeRawBufferPointer(rebasing: scratch[..<count]))
      receive(now: now)
    }
  }

  /// Goes on with the request that is being read, if one is.
  private func receive(now: Instant) {
    guard case .receiving(let since, let hasBegun) = phase else { return }
    do {
      switch try parser.next() {
      case .incomplete:
        if !hasBegun && parser.hasBegun {
          phase = .receiving(since: now, hasBegun: true)
        } else {
          phase = .receiving(since: since, hasBegun: hasBegun)
        }
      case .expectsContinue:
        phase = .receiving(since: hasBegun ? since : now, hasBegun: true)
        sendContinue()
      case .request(let received): answer(received)
      }
    } catch {
      refuse(error, now: now)
    }
  }

  private func sendContinue() {
    let line = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
    // Nothing else is on its way, so that there is room for so few bytes.
    guard line.withUnsafeBytes({ socket.send($0) }) == .bytes(line.count) else { return end() }
  }

  private func answer(_ received: ReceivedRequest) {
    closesAfterReply = !received.keepsConnection
    isHeadRequest = received.request.method == .head
    site.log.add(received.request)
    phase = .answering(
      Task { [site, mailbox, peer, id] in
        mailbox.post(.reply(await site.answer(received.request, peer), connection: id))
      })
  }

  private func refuse(_ refusal: RequestRefusal, now: Instant) {
    let steps = Reply(refusal.response).steps(toHead: false, closesAfter: true)
    play(ReplyPlayer(steps), closesAfter: true, now: now)
  }

  private func play(_ unplayed: ReplyPlayer, closesAfter: Bool, now: Instant) {
    var player = unplayed
    switch player.play(on: socket, now: now) {
    case .wait(let wait): phase = .sending(player, closesAfter: closesAfter, wait: wait)
    case .end(.closed): part(now: now)
    case .end(.reset):
      socket.resetWhenClosed()
      end()
    case .end(.broken): end()
    case .end(.sent):
      guard !closesAfter else { return part(now: now) }
      phase = .receiving(since: now, hasBegun: parser.hasBegun)
      receive(now: now)
    }
  }

  private func part(now: Instant) {
    socket.endSending()
    phase = .parting(until: now + Self.partingTime)
  }
}
