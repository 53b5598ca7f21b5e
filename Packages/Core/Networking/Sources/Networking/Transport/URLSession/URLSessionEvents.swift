#if canImport(Darwin)
  import Foundation
  import Synchronization

  /// Hears what happens to the tasks of a session, and decides in place of URLSession.
  final class URLSessionEvents: NSObject, URLSessionDataDelegate {
    private let trust: ServerTrust?
    private let headerSizeLimit: Int
    private let calls = Mutex<[Int: URLSessionCall]>([:])

    init(_ trust: ServerTrust?, headerSizeLimit: Int) {
      self.trust = trust
      self.headerSizeLimit = headerSizeLimit
    }

    func add(_ call: URLSessionCall, for task: URLSessionTask) {
      calls.withLock { $0[task.taskIdentifier] = call }
    }

    /// Redirects are answers like any other.
    func urlSession(
      _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      completionHandler(nil)
    }

    /// The only challenge that is answered is that of a server's certificate.
    func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler:
        @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      guard challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodServerTrust else {
        return completionHandler(.rejectProtectionSpace, nil)
      }
      guard let trust, let presented = challenge.protectionSpace.serverTrust else {
        return completionHandler(.performDefaultHandling, nil)
      }
      if trust.isGiven(to: presented) {
        completionHandler(.useCredential, URLCredential(trust: presented))
      } else {
        end(task, with: .insecure)
        completionHandler(.cancelAuthenticationChallenge, nil)
      }
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
      totalBytesExpectedToSend: Int64
    ) {
      update(task) { call throws(TransportError) in call.didSend(Int(totalBytesSent)) }
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      let isTaken = update(dataTask) { call throws(TransportError) in
        guard let head = response as? HTTPURLResponse else { throw .malformedResponse }
        try call.receive(head, headerSizeLimit: headerSizeLimit)
      }
      completionHandler(isTaken ? .allow : .cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      update(dataTask) { call throws(TransportError) in try call.receive(data) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      calls.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.end(error)
    }

    /// What can't be taken ends the task.
    @discardableResult
    private func update(
      _ task: URLSessionTask, _ change: (inout URLSessionCall) throws(TransportError) -> Void
    ) -> Bool {
      let failure = calls.withLock { calls -> TransportError? in
        guard var call = calls.removeValue(forKey: task.taskIdentifier) else { return nil }
        do throws(TransportError) {
          try change(&call)
          calls[task.taskIdentifier] = call
          return nil
        } catch {
          call.fail(error)
          return error
        }
      }
      if failure != nil { task.cancel() }
      return failure == nil
    }

    private func end(_ task: URLSessionTask, with error: TransportError) {
      calls.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.fail(error)
    }
  }
#endif
