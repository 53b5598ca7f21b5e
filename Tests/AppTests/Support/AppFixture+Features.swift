import Composition

@testable import AppCore

extension AppFixture {
  /// The ids of the features that the app holds in any way, found by looking at all that it is made of.
  var madeFeatures: Set<String> {
    var search = FeatureSearch()
    search.look(at: root)
    return search.ids
  }

  /// The features of the tabs and their stacks.
  func featureParts() -> [AnyObject] {
    guard let main = root.main else { return [] }
    return MainTab.allCases.flatMap { tab in
      let area = main.area(of: tab)
      return [area.feature as AnyObject, area.stack as AnyObject]
    }
  }

  /// The tab that is shown.
  var tab: MainTab? {
    guard case .tabs(let tabs) = root.screen.content else { return nil }
    return MainTab(rawValue: tabs.selection)
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
