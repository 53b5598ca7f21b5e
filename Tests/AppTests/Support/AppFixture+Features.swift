import Composition

@testable import AppCore

extension AppFixture {
  /// The ids of the features that the dependencies hold in any way, found by looking at all that they are made of.
  var madeFeatures: Set<String> {
    var search = FeatureSearch()
    search.look(at: dependencies)
    return search.ids
  }

  /// The features of the tabs and their stacks.
  func featureParts() -> [AnyObject] {
    guard case .authenticated(let user) = controller.state else { return [] }
    return MainTab.allCases.flatMap { tab in
      let area = dependencies.area(of: tab, for: user)
      return [area.feature as AnyObject, area.stack as AnyObject]
    }
  }
}

/// Looks for features in everything that something is made of.
@MainActor
private struct FeatureSearch {
  private(set) var ids: Set<String> = []
  private var seen: Set<ObjectIdentifier> = []

  mutating func look(at value: Any) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
      if let feature = value as? any FeatureAPI { ids.insert(feature.id) }
    }
    var next: Mirror? = mirror
    while let current = next {
      for child in current.children { look(at: child.value) }
      next = current.superclassMirror
    }
  }
}
