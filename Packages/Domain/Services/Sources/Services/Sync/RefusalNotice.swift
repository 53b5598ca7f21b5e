/// Tells that the server has refused the session, once until it has accepted something or the person does something
/// new: who is told asks the server again, and an answer must not lead to the same question for ever.
@MainActor
final class RefusalNotice {
  private let onRefusal: @MainActor () -> Void
  private var isTold = false

  init(_ onRefusal: @escaping @MainActor () -> Void) {
    self.onRefusal = onRefusal
  }

  func rearm() {
    isTold = false
  }

  func tell(_ error: ServiceError) {
    guard case .refused = error, !isTold else { return }
    isTold = true
    onRefusal()
  }
}
