#if canImport(Darwin)
  import Foundation

  /// Carries requests with URLSession, kept from everything that it does on its own.
  final class URLSessionTransport: Transport {
    private let session: URLSession
    private let delegate: URLSessionEvents

    init(_ configuration: SocketConfiguration) throws(SocketSetupError) {
      let authorities = try configuration.authoritiesFile.map { file throws(SocketSetupError) in
        try ServerTrust(file: file)
      }
      delegate = URLSessionEvents(authorities, headerSizeLimit: configuration.headerSizeLimit)
      session = URLSession(
        configuration: .plain(configuration), delegate: delegate, delegateQueue: nil)
    }

    deinit {
      session.finishTasksAndInvalidate()
    }

    func send(
      _ request: HTTPRequest, progress: (@Sendable (TransferProgress) -> Void)?
    ) async throws(TransportError) -> HTTPResponse {
      guard !Task.isCancelled else { throw .cancelled }
      guard let target = RequestTarget(request.url), let url = URL(string: target.address) else {
        throw .unreachable
      }
      let call = URLSessionCall(request)
      let task = session.dataTask(with: URLRequest(request, to: url))
      delegate.add(call, for: task)
      task.resume()
      return try await call.answer.value(progress: progress) { task.cancel() }
    }
  }

  extension URLSessionConfiguration {
    /// Without cookies, cache and stored credentials. The time between two bytes is the request's timeout here, and that
    /// of connecting as well.
    fileprivate static func plain(_ settings: SocketConfiguration) -> URLSessionConfiguration {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.httpCookieStorage = nil
      configuration.httpShouldSetCookies = false
      configuration.httpCookieAcceptPolicy = .never
      configuration.urlCache = nil
      configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
      configuration.urlCredentialStorage = nil
      configuration.tlsMinimumSupportedProtocolVersion = .TLSv12
      configuration.timeoutIntervalForRequest = settings.idleTimeout.seconds
      configuration.timeoutIntervalForResource = settings.totalTimeout.seconds
      configuration.httpMaximumConnectionsPerHost = max(1, settings.connectionsPerHost)
      configuration.waitsForConnectivity = false
      configuration.httpAdditionalHeaders = ["User-Agent": settings.userAgent]
      return configuration
    }
  }

  extension URLRequest {
    fileprivate init(_ request: HTTPRequest, to url: URL) {
      self.init(url: url)
      httpMethod = request.method.rawValue
      httpBody = request.method == .head ? nil : request.body
      httpShouldHandleCookies = false
      for field in request.fieldsToSend {
        addValue(field.value, forHTTPHeaderField: field.name)
      }
    }
  }

  extension Duration {
    fileprivate var seconds: Double {
      max(0.001, self / .seconds(1))
    }
  }
#endif
