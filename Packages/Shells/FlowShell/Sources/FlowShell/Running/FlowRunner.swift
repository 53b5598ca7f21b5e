import Composition

/// Walks an app through a flow: does each step, waits until the app has come to rest, and moves the clock on when a
/// step looks for something that time has to bring. Nothing sleeps.
@MainActor
public final class FlowRunner {
  /// How long, in real time, a step may take: longer than the longest request, after which the app itself says what
  /// is wrong.
  static let stepLimit = Duration.seconds(120)
  /// How long, in real time, the app may take to come to rest after the last step.
  private static let endLimit = Duration.seconds(5)

  let life: AppLife
  var snapshots: [FlowSnapshot] = []
  private let realClock: any Clock<Duration>

  /// Makes a runner.
  ///
  /// - Parameter world: what lasts while the app is started again and again.
  public convenience init(world: any FlowWorld) {
    self.init(world: world, realClock: ContinuousClock())
  }

  /// - Parameter realClock: measures how long the app takes to come to rest.
  init(world: any FlowWorld, realClock: any Clock<Duration>) {
    life = AppLife(in: world)
    self.realClock = realClock
  }

  /// Runs a flow from the first launch of the app to its last step, or to the first one that fails. When the task is
  /// cancelled, the present step is left and counts as failed.
  ///
  /// - Parameters:
  ///   - script: the flow.
  ///   - onStep: told of every step when it is done.
  public func run(
    _ script: FlowScript, onStep: @MainActor (FlowStepResult) -> Void = { _ in }
  ) async -> FlowResult {
    await IdleMonitor.$current.withValue(life.world.monitor) {
      snapshots = []
      var results: [FlowStepResult] = []
      for step in script.steps {
        let result = await perform(step)
        results.append(result)
        onStep(result)
        if result.failure != nil { break }
      }
      await end()
      return FlowResult(name: script.name, steps: results, snapshots: snapshots)
    }
  }

  private func perform(_ step: FlowStep) async -> FlowStepResult {
    let clock = ContinuousClock()
    let start = clock.now
    var text = step.command.description
    var failure: FlowFailure?
    do {
      let limit = TimeLimit(duration: Self.stepLimit, clock: realClock)
      text = try await limit.run { try await self.perform(step.command) }
    } catch let error as FlowFailure {
      failure = error
    } catch is TimeLimit.Exceeded {
      failure = FlowFailure(
        """
        the app did not come to rest within \(Self.stepLimit.components.seconds) s of real time: it waits for \
        something that does not come, or has work that never ends
        """, screen: life.lines)
    } catch is CancellationError {
      failure = FlowFailure("interrupted", screen: life.lines)
    } catch {
      failure = FlowFailure("\(error)", screen: [])
    }
    return FlowStepResult(
      line: step.line, text: text, duration: start.duration(to: clock.now), failure: failure)
  }

  /// Ends the app, also when the task was cancelled: nothing of it is to go on behind the flow's back.
  private func end() async {
    let limit = TimeLimit(duration: Self.endLimit, clock: realClock)
    let ending = Task { try await limit.run { try await self.life.end() } }
    // All steps are done; an app that does not come to rest now has nothing to do with them.
    _ = await ending.result
  }
}
