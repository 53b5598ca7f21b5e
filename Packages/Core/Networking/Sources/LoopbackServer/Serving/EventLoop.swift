import Foundation

/// The thread of a server: it waits for all sockets together and serves those that are ready.
final class EventLoop {
  private static let acceptPause = Duration.milliseconds(100)

  private let site: Site
  private let listener: Socket
  private let mailbox: Mailbox
  private let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)
  private var connections: [UInt64: Connection] = [:]
  private var nextID: UInt64 = 0
  private var acceptsFrom = ContinuousClock.now

  private init(site: Site, listener: Socket, mailbox: Mailbox) {
    self.site = site
    self.listener = listener
    self.mailbox = mailbox
  }

  deinit {
    scratch.deallocate()
  }

  static func start(serving site: Site, listener: Socket, mailbox: Mailbox) {
    // The listener is handed over, so that it is closed when the thread says that it has stopped.
    let handover = Handover(listener)
    Thread.detachNewThread {
      if let listener = handover.take() {
        EventLoop(site: site, listener: listener, mailbox: mailbox).run()
      }
      mailbox.close()
    }
  }

  private func run() {
    while deliverMessages() {
      waitAndServe()
    }
    for connection in connections.values {
      connection.end()
    }
  }

  /// Returns false when the server is to stop.
  private func deliverMessages() -> Bool {
    for message in mailbox.takeMessages() {
      switch message {
      case .stop: return false
      case .reply(let reply, let id):
        connections[id]?.send(reply, now: .now)
        removeIfEnded(id)
      }
    }
    return true
  }

  private func waitAndServe() {
    let ids = Array(connections.keys)
    var polled = [pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)]
    var earliest: ContinuousClock.Instant?
    let isFull = connections.count >= site.limits.connections
    let mayAccept = !isFull && acceptsFrom <= .now
    polled.append(pollfd(fd: mayAccept ? listener.descriptor : -1, events: Int16(POLLIN), revents: 0))
    if !mayAccept && !isFull { earliest = acceptsFrom }
    for case let connection? in ids.map({ connections[$0] }) {
      polled.append(pollfd(fd: connection.descriptor, events: connection.events, revents: 0))
      if let deadline = connection.deadline { earliest = min(earliest ?? deadline, deadline) }
    }
    // Interrupted or out of memory: the events are as they were, none, and the next turn looks again.
    guard poll(&polled, nfds_t(polled.count), timeout(until: earliest)) >= 0 else { return }
    if polled[1].revents != 0 { acceptAll() }
    let now = ContinuousClock.now
    for (id, entry) in zip(ids, polled.dropFirst(2)) {
      guard let connection = connections[id] else { continue }
      if entry.revents != 0 {
        connection.serve(entry.revents, scratch: scratch, now: now)
      }
      if let deadline = connection.deadline, deadline <= now { connection.expire(now: now) }
      removeIfEnded(id)
    }
  }

  /// In milliseconds, rounded up, so that the deadline has passed when it is over; -1 for ever.
  private func timeout(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let milliseconds = (ContinuousClock.now.duration(to: deadline) / .milliseconds(1)).rounded(.up)
    return Int32(min(max(milliseconds, 0), 60_000))
  }

  private func acceptAll() {
    while connections.count < site.limits.connections {
      switch listener.acceptNext() {
      case .nobody: return
      case .exhausted:
        acceptsFrom = .now + Self.acceptPause
        return
      case .connection(let socket, let address):
        site.log.countConnection()
        nextID += 1
        connections[nextID] = Connection(
          id: nextID, socket: socket, peer: HTTPServer.Peer(address), site: site, mailbox: mailbox)
      }
    }
  }

  private func removeIfEnded(_ id: UInt64) {
    if connections[id]?.hasEnded == true { connections[id] = nil }
  }
}
