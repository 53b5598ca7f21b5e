/// The phases of all open scenes and the phase of the app that follows from them.
public struct ScenePhases: Sendable {
  private var phases: [String: ScenePhase] = [:]

  /// Begins without scenes.
  public init() {}

  /// The phase of the app.
  public var aggregate: ScenePhase { .aggregate(phases.values) }

  /// Takes the phase of a scene over.
  ///
  /// - Parameters:
  ///   - phase: the scene's phase; nil when the scene was closed.
  ///   - scene: the scene's id.
  /// - Returns: the new phase of the app if this changed it.
  public mutating func update(_ phase: ScenePhase?, of scene: String) -> ScenePhase? {
    let before = aggregate
    phases[scene] = phase
    return aggregate == before ? nil : aggregate
  }
}
