import Composition
import Observation
import Screens
import Services

/// Asks a service for something, once at a time, and knows what there is to say about it on the whole. An answer that
/// comes after `clear` is dropped.
@Observable @MainActor
final class Submission {
  private enum State: Equatable {
    case idle
    case running
    case failed(message: String)
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

  /// Asks.
  ///
  /// - Parameters:
  ///   - request: what is asked for.
  ///   - finish: takes the result and returns what there is to say about it on the whole, if anything.
  func run<Value: Sendable>(
    _ request: @escaping () async throws(ServiceError) -> Value,
    then finish: @escaping @MainActor (Result<Value, ServiceError>) -> String?
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
      state = .idle
      if let message = finish(result), !message.isEmpty { state = .failed(message: message) }
    }
  }

  /// Gives up what is running and forgets what went wrong.
  func clear() {
    effects.cancelAll()
    state = .idle
  }
}

extension ServiceError {
  /// What there is to say on the whole: nothing when a field says what is wrong with it.
  func message(besides fields: FormField...) -> String? {
    fields.contains { $0.problem != nil } ? nil : message
  }
}
