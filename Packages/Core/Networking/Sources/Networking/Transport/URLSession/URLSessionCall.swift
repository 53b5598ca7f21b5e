#if canImport(Darwin)
  import Foundation

  /// A request on its way, and what has come of its answer.
  struct URLSessionCall: Sendable {
    let answer = PendingAnswer()
    private let sizeLimit: Int
    private let isHead: Bool
    private var response: HTTPResponse?
    private var progress = TransferProgress(sentBytes: 0, receivedBytes: 0)

    init(_ request: HTTPRequest) {
      sizeLimit = max(0, request.responseSizeLimit)
      isHead = request.method == .head
    }

    mutating func didSend(_ count: Int) {
      progress.sentBytes = count
      answer.report(progress)
    }

    mutating func receive(_ head: HTTPURLResponse, headerSizeLimit: Int) throws(TransportError) {
      var headers = HTTPHeaders()
      var size = 0
      for (name, value) in head.allHeaderFields {
        guard let name = name as? String, let value = value as? String, headers.add(name, value) else {
          throw .malformedResponse
        }
        size += name.utf8.count + value.utf8.count + 4
      }
      guard size <= headerSizeLimit else { throw .responseTooLarge(limit: headerSizeLimit) }
      let length = head.expectedContentLength
      progress.expectedBytes = isHead || length < 0 ? nil : Int(length)
      let isPacked = headers["Content-Encoding"] != nil
      guard isPacked || isHead || length <= sizeLimit else { throw .responseTooLarge(limit: sizeLimit) }
      if isPacked && !isHead {
        headers["Content-Encoding"] = nil
        headers["Content-Length"] = nil
      }
      response = HTTPResponse(status: head.statusCode, headers: headers)
    }

    mutating func receive(_ bytes: Data) throws(TransportError) {
      guard let count = response?.body.count else { throw .malformedResponse }
      guard bytes.count <= sizeLimit - count else { throw .responseTooLarge(limit: sizeLimit) }
      response?.body.append(bytes)
      progress.receivedBytes = count + bytes.count
      answer.report(progress)
    }

    func end(_ error: (any Error)?) {
      if let error {
        fail((error as? URLError).map(TransportError.init) ?? .unreachable)
      } else if let response {
        answer.end(.success(response), progress)
      } else {
        fail(.malformedResponse)
      }
    }

    func fail(_ error: TransportError) {
      answer.end(.failure(error), progress)
    }
  }

  extension TransportError {
    fileprivate init(_ error: URLError) {
      switch error.code {
      case .timedOut: self = .timedOut
      case .cancelled: self = .cancelled
      case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
        .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
        .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
        self = .insecure
      case .badServerResponse, .cannotParseResponse, .cannotDecodeContentData, .cannotDecodeRawData,
        .zeroByteResource:
        self = .malformedResponse
      default: self = .unreachable
      }
    }
  }
#endif
