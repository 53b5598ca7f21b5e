import DesignTokens
import Observation
import Screens

/// Shows one short message at a time and takes it away after a while.
@Observable @MainActor
public final class ToastPresenter {
  /// The message that is shown now.
  public private(set) var toast: Toast?
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private let effects = Effects()

  /// Makes a presenter that shows nothing.
  public init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// Shows a message instead of any earlier one.
  public func show(_ text: String, role: Text.Role = .success) {
    toast = Toast(text, role: role)
    effects.run("hide") { [weak self, clock] in
      // A cancelled wait means that a newer message is shown, which has its own time.
      guard (try? await clock.sleep(for: Motion.toastDisplay)) != nil else { return }
      self?.toast = nil
    }
  }
}
