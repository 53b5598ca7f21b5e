#if os(Linux)
  import CCurl
  import FoundationEssentials

  /// One call carried by libcurl. All of it happens on the thread of the worker.
  final class CurlTransfer {
    let call: CurlCall
    let easy: OpaquePointer
    private let settings: CurlSettings
    private let connections: UsableConnections
    private let callbacks = UnsafeMutablePointer<CCurlCallbacks>.allocate(capacity: 1)
    private var headers: OpaquePointer?
    private var reader: ResponseReader
    private var sentBytes = 0
    private var connectionsMade = 0
    private var lastActivity: ContinuousClock.Instant?
    private var failure: TransportError?

    init?(_ call: CurlCall, over connections: UsableConnections, _ settings: CurlSettings) {
      guard let easy = ccurl_easy_make() else { return nil }
      self.call = call
      self.easy = easy
      self.settings = settings
      self.connections = connections
      reader = ResponseReader(
        method: call.request.method, headerSizeLimit: settings.configuration.headerSizeLimit,
        sizeLimit: max(0, call.request.responseSizeLimit))
      callbacks.initialize(to: CCurlCallbacks(calling: self, settings.sockets))
      let options = CurlOptions(easy)
      headers = options.setHeaders(of: call.request)
      guard headers != nil, options.setRequest(call.request, to: call.target),
        options.setRules(settings.configuration), options.setProxy(settings.proxies, for: call.target),
        setCallbacks(), connections != .fresh || options.setFreshConnection()
      else { return nil }
    }

    deinit {
      ccurl_easy_free(easy)
      ccurl_list_free(headers)
      callbacks.deallocate()
    }

    /// Whether nothing was sent because its connection was of no use.
    private(set) var needsFreshConnection = false

    /// Whether the answer came over HTTP/2; nil when there was none.
    var isMultiplexed: Bool? {
      let version = ccurl_number(easy, CCURL_INFO_HTTP_VERSION)
      return version == 0 ? nil : version == CCURL_INFO_IS_HTTP_2
    }

    /// When it has been without a byte for too long; nil while it connects, which has its own timeout.
    var idleDeadline: ContinuousClock.Instant? {
      lastActivity.map { $0 + settings.configuration.idleTimeout }
    }

    func end(withCode code: Int) {
      guard failure == nil, code == CCURL_OK else {
        return end(with: failure ?? error(forCode: code))
      }
      do {
        call.answer.end(.success(try reader.response()), progress)
      } catch {
        end(with: error)
      }
    }

    func end(with error: TransportError) {
      call.answer.end(.failure(error), progress)
    }

    private var progress: TransferProgress {
      TransferProgress(
        sentBytes: sentBytes, receivedBytes: reader.receivedBytes, expectedBytes: reader.expectedBytes)
    }

    private func error(forCode code: Int) -> TransportError {
      TransportError(
        curlCode: code, systemError: ccurl_number(easy, CCURL_INFO_OS_ERRNO), afterHead: reader.hasWholeHead,
        headerSizeLimit: settings.configuration.headerSizeLimit)
    }

    /// A library that can't say when it sends a request again gets a connection on which it never does.
    private func setCallbacks() -> Bool {
      let code = Int(ccurl_set_callbacks(easy, callbacks))
      guard code == CCURL_UNKNOWN_OPTION else { return code == CCURL_OK }
      lastActivity = .now
      return call.request.isRepeatable || CurlOptions(easy).setFreshConnection()
    }
  }

  extension CurlTransfer {
    /// Before the request is written to a connection.
    ///
    /// What can be read on a kept connection before anything was asked is its end, or belongs to an earlier answer.
    ///
    /// libcurl tries once more when a kept connection breaks without an answer. The server may have acted on the
    /// request nevertheless, so one that isn't idempotent is only repeated when nothing of it was sent.
    func willSend(isQuiet: Bool) -> Bool {
      lastActivity = .now
      let hasSent = ccurl_number(easy, CCURL_INFO_REQUEST_SIZE) > 0
      guard !hasSent || call.request.isRepeatable else {
        failure = .unreachable
        return false
      }
      let madeBefore = connectionsMade
      connectionsMade = ccurl_number(easy, CCURL_INFO_NUM_CONNECTS)
      needsFreshConnection = connections == .quiet && !isQuiet && connectionsMade == madeBefore
      return !needsFreshConnection
    }

    func didSend(_ count: Int) {
      guard count != sentBytes else { return }
      sentBytes = count
      lastActivity = .now
      if call.reportsProgress { call.answer.report(progress) }
    }

    func receiveLine(_ line: UnsafeRawBufferPointer) -> Bool {
      receive { reader throws(TransportError) in try reader.readLine(line) }
    }

    func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
      let isTaken = receive { reader throws(TransportError) in try reader.readBody(bytes) }
      if isTaken && call.reportsProgress { call.answer.report(progress) }
      return isTaken
    }

    private func receive(_ read: (inout ResponseReader) throws(TransportError) -> Void) -> Bool {
      lastActivity = .now
      do {
        try read(&reader)
        return true
      } catch {
        failure = error
        return false
      }
    }
  }

  extension HTTPRequest {
    /// Whether sending it twice does the same as sending it once (RFC 9110, section 9.2.2).
    fileprivate var isRepeatable: Bool {
      switch method {
      case .get, .head, .put, .delete: true
      case .post, .patch: headers["Idempotency-Key"] != nil
      }
    }
  }
#endif
