/// Which targets changes reach, and on which way.
struct Reach: Sendable {
  /// Why a target is affected.
  struct Reason: Sendable, Equatable {
    /// The changed file.
    let file: String
    /// The folders of the packages from the one that the file is in to the target's own.
    let chain: [String]
  }

  /// The shortest way to each target that is affected.
  private(set) var reasons: [TargetID: Reason] = [:]
  private let graph: DependencyGraph

  /// - Parameters:
  ///   - graph: which targets depend on which.
  ///   - impacts: what the changed files count for.
  ///   - targets: the targets of each package, by its folder.
  init(_ graph: DependencyGraph, from impacts: [FileImpact], targets: [String: [TargetID]]) {
    self.graph = graph
    var waiting: [TargetID] = []
    for impact in impacts {
      for target in impact.targets + impact.packages.flatMap({ targets[$0] ?? [] }) {
        take(target, file: impact.path, after: [], &waiting)
      }
    }
    for impact in impacts {
      for folder in impact.packages {
        for user in graph.users[folder] ?? [] { take(user, file: impact.path, after: [folder], &waiting) }
      }
    }
    // First come those that are touched, then those one package away: the first way to a target is a shortest one.
    var next = 0
    while next < waiting.count {
      let target = waiting[next]
      next += 1
      guard let reason = reasons[target] else { continue }
      for dependent in graph.dependents[target] ?? [] {
        take(dependent, file: reason.file, after: reason.chain, &waiting)
      }
    }
  }

  private mutating func take(
    _ target: TargetID, file: String, after chain: [String], _ waiting: inout [TargetID]
  ) {
    guard reasons[target] == nil else { return }
    reasons[target] = Reason(
      file: file, chain: chain.last == target.package ? chain : chain + [target.package])
    waiting.append(target)
  }
}
