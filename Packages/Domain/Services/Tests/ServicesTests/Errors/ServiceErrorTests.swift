import Networking
import Testing

@testable import Services

@Suite struct `A network error in the words of a service` {
  private enum Kind: String, CaseIterable {
    case networkTrouble, busy, maintenance, refused, invalid, storage, cancelled

    init(_ error: ServiceError) {
      self =
        switch error {
        case .networkTrouble: .networkTrouble
        case .busy: .busy
        case .maintenance: .maintenance
        case .refused: .refused
        case .invalid: .invalid
        case .storage: .storage
        case .cancelled: .cancelled
        }
    }
  }

  private func check(_ error: NetworkError, is kind: Kind) {
    let translated = ServiceError(error)
    #expect(Kind(translated) == kind)
    #expect(translated.isNetworkTrouble == (kind == .networkTrouble || kind == .busy))
    #expect(translated.message == (kind == .cancelled ? "" : error.message))
    #expect(translated.fields.isEmpty)
  }

  @Test(arguments: [
    NetworkError.unreachable, .timedOut, .insecure, .responseTooLarge, .unreadableResponse, .captivePortal,
    .refusedOnTheWay(status: 401), .refusedOnTheWay(status: 403), .refusedOnTheWay(status: 404),
    .invalidRequest,
  ])
  func `is network trouble when there was no usable answer`(error: NetworkError) {
    check(error, is: .networkTrouble)
  }

  @Test func `is nothing to tell when the work was cancelled`() {
    check(.cancelled, is: .cancelled)
  }

  @Test(arguments: 400...599)
  func `follows the status of a refusal`(status: Int) {
    let kind: Kind =
      switch status {
      case 401, 403: .refused
      case 503: .maintenance
      case 429: .busy
      case 408, 425, 500...: .networkTrouble
      default: .invalid
      }
    check(.rejected(ServerRejection(status: status)), is: kind)
  }

  @Test func `has the words for single fields only where it is about what was sent`() {
    let fields = ["name": FieldError(code: "x", message: "Too long.")]
    for status in [400, 404, 422] {
      let error = ServiceError(.rejected(ServerRejection(status: status, fields: fields)))
      #expect(error.fields == ["name": "Too long."])
    }
    for status in [401, 403, 408, 429, 500, 503] {
      #expect(ServiceError(.rejected(ServerRejection(status: status, fields: fields))).fields.isEmpty)
    }
  }
}
