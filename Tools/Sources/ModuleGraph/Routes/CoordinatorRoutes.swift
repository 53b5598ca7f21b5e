/// A coordinator, and the places that it leads to.
struct CoordinatorRoutes: Sendable, Equatable, Encodable {
  let name: String
  let path: String
  let line: Int
  /// The enumeration of its routes; nil when it has none that can be found.
  let routeType: String?
  let routes: [String]
}
