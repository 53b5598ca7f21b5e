import Models
import Services

/// A profile service whose answer can't be called off any more.
@MainActor final class DeafProfileService: ProfileService {
  private let (asked, ask) = AsyncStream<Void>.makeStream()
  private var pending: CheckedContinuation<Void, Never>?

  func untilAsked() async {
    for await _ in asked { return }
  }

  func answer() {
    pending?.resume()
    pending = nil
  }

  func deleteAccount() async throws(ServiceError) {
    await withCheckedContinuation { continuation in
      pending = continuation
      ask.yield()
    }
  }

  func profile() async throws(ServiceError) -> DatedUser { throw .cancelled }
  func update(_ changes: ProfileChanges) async throws(ServiceError) -> User { throw .cancelled }
  func finishOnboarding() async throws(ServiceError) -> User { throw .cancelled }
}
