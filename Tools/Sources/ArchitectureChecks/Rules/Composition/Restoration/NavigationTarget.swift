import SwiftSources
import SwiftSyntax

/// Tells what decides where the app is.
enum NavigationTarget {
  private static let certain: Set<String> = ["navPath", "navigationPath", "navigationStack"]
  private static let likely: Set<String> = ["destination", "path", "route", "routes", "screen", "stack"]
  private static let owners = [
    "coordinator", "navigation", "navigationModel", "navigationState", "navModel", "navigator", "router",
  ]

  /// Whether an expression is a path, a route, or the state of the app.
  static func isNavigation(_ expression: ExprSyntax) -> Bool {
    let name = expression.lastName
    if certain.contains(name) { return true }
    guard likely.contains(name) || name == "state" else { return false }
    if let own = expression.ownMemberName { return name != "state" && holdsRoutes(own, around: expression) }
    guard let owner = expression.as(MemberAccessExprSyntax.self)?.base?.lastName else { return false }
    if name == "state" { return owner.lowercased().hasPrefix("appstate") }
    return owners.contains { owner == $0 || owner.lowercased().hasSuffix($0.lowercased()) }
  }

  /// Whether a property of the type around a node holds places to go to.
  private static func holdsRoutes(_ name: String, around node: some SyntaxProtocol) -> Bool {
    guard let property = StoredProperties.property(name, around: node) else { return false }
    let names = property.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
      if case .identifier(let name) = token.tokenKind, name.first?.isUppercase == true { name } else { nil }
    }
    return names.contains { word in
      word == "NavigationPath"
        || ["Destination", "Route", "Routes", "Screen"].contains { word.hasSuffix($0) }
    }
  }
}
