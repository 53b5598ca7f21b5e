import TrellisKit

/// Routes as text for a terminal.
struct RouteTable {
  private let map: RouteMap
  private let style: TerminalStyle

  init(_ map: RouteMap, style: TerminalStyle) {
    self.map = map
    self.style = style
  }

  var text: String {
    [section("Coordinators", map.coordinators.map(entry)), section("Deep links", map.deepLinks.map(entry))]
      .compactMap(\.self).joined(separator: "\n")
  }

  private func section(_ title: String, _ entries: [String]) -> String? {
    entries.isEmpty ? nil : style(title, .bold) + "\n" + entries.joined()
  }

  private func entry(_ coordinator: CoordinatorRoutes) -> String {
    let type = coordinator.routeType.map { "\($0): " } ?? ""
    let routes =
      coordinator.routes.isEmpty
      ? "its routes are no enumeration that could be found"
      : coordinator.routes
        .joined(separator: ", ")
    return head(coordinator.name, coordinator.path, coordinator.line) + "    \((type + routes).onOneLine)\n"
  }

  private func entry(_ handler: DeepLinkHandler) -> String {
    let prefix = map.scheme.map { "\($0)://" } ?? ""
    let links =
      handler.links.isEmpty
      ? ["passes links on, or tells them apart by code"] : handler.links.map { prefix + $0 }
    return head(handler.name, handler.path, handler.line) + links.map { "    \($0.onOneLine)\n" }.joined()
  }

  private func head(_ name: String, _ path: String, _ line: Int) -> String {
    "  \(style(name.onOneLine, .cyan))  \(style("\(path):\(line)".onOneLine, .faint))\n"
  }
}
