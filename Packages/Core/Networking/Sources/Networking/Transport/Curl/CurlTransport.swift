#if os(Linux)
  /// Carries requests over sockets with libcurl, which runs on a thread of its own.
  final class CurlTransport: Transport {
    private let loop: CurlLoop

    init(_ configuration: SocketConfiguration) throws(SocketSetupError) {
      try CurlLibrary.load()
      if let file = configuration.authoritiesFile {
        _ = try AuthoritiesFile(path: file)
      }
      loop = CurlLoop(configuration)
    }

    deinit {
      loop.close()
    }

    func send(
      _ request: HTTPRequest, progress: (@Sendable (TransferProgress) -> Void)?
    ) async throws(TransportError) -> HTTPResponse {
      guard !Task.isCancelled else { throw .cancelled }
      guard let target = RequestTarget(request.url) else { throw .unreachable }
      let call = CurlCall(request, to: target, reportsProgress: progress != nil)
      loop.submit(call)
      return try await call.answer.value(progress: progress) { [loop] in loop.cancel(call) }
    }
  }
#endif
