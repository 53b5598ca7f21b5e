import Composition
import Design
import Observation
import Services

/// Asks a service for something, once at a time, and knows what there is to say about it. An answer that comes
/// after `clear` is dropped.
@Observable @MainActor
final class Submission {
  private enum State: Equatable {
    case idle
    case running
    case failed(message: String)

    init(after result: Result<some Any, ServiceError>) {
      switch result {
      case .success, .failure(.cancelled): self = .idle
      case .failure(let error): self = .failed(message: error.message)
      }
    }
  }

  private var state = State.idle
  @ObservationIgnored private let effects = Effects()

  var isRunning: Bool { state == .running }

  /// What went wrong and what to do next, if anything.
  var message: Text? {
    if case .failed(let message) = state { Text(message, role: .error) } else { nil }
  }

  /// The button that submits, with a title for the time that this takes.
  func button(_ title: String, running: String, action: some Equatable & Sendable) -> Button {
    Button(
      isRunning ? running : title, role: .primary, isEnabled: !isRunning, id: title, action: action)
  }

  func run<Value: Sendable>(
    _ request: @escaping () async throws(ServiceError) -> Value,
    then finish: @escaping @MainActor (Result<Value, ServiceError>) -> Void
  ) {
    guard !isRunning else { return }
    state = .running
    effects.run("submit") { [weak self] in
      let result: Result<Value, ServiceError>
      do throws(ServiceError) {
        result = .success(try await request())
      } catch {
        result = .failure(error)
      }
      guard !Task.isCancelled, let self else { return }
      state = State(after: result)
      finish(result)
    }
  }

  /// Gives up what is running and forgets what went wrong.
  func clear() {
    effects.cancelAll()
    state = .idle
  }
}
