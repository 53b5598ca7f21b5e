extension FeatureTemplate {
  var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "\(feature)",
      platforms: [.macOS(.v15), .iOS(.v18)],
      products: [
        .library(name: "\(feature)", targets: ["\(feature)"]),
        .executable(name: "\(feature)Preview", targets: ["\(feature)Preview"]),
      ],
      dependencies: [
        .package(path: "../../Core/Analytics"),
        .package(path: "../../Core/Composition"),
        .package(path: "../../Core/Design"),
        .package(path: "../../Shells/TerminalShell"),
      ],
      targets: [
        .target(name: "\(feature)", dependencies: ["Analytics", "Composition", "Design"]),
        .executableTarget(
          name: "\(feature)Preview",
          dependencies: [
            "\(feature)", "Analytics", "Composition", "TerminalShell",
            .product(name: "CompositionPreviewSupport", package: "Composition"),
          ]),
        .testTarget(
          name: "\(feature)Tests",
          dependencies: [
            "\(feature)", "Analytics", "Composition", "Design",
            .product(name: "CompositionTestSupport", package: "Composition"),
          ]),
      ],
      swiftLanguageModes: [.v6]
    )

    """
  }

  var preview: String {
    """
    import Analytics
    import Composition
    import CompositionPreviewSupport
    import Foundation
    import \(feature)
    import TerminalShell

    /// Runs the feature alone, without an app around it.
    @main @MainActor
    struct \(feature)Preview {
      static func main() async {
        PreviewCommandLine.check()
        let coordinator = PreviewCoordinator()
        let feature = \(feature)Factory.make(
          analytics: AnalyticsClient(sinks: []), navigation: coordinator)
        let scene = NavigationStackModel(
          id: "preview", coordinator: coordinator, root: feature.mainScreen
        ) { (place: Place) in
          switch place {
          case .item(let id): feature.makeItemScreen(id)
          }
        }
        exit(await Terminal(environment: ProcessInfo.processInfo.environment).run(scene).code)
      }
    }

    private enum Place: Codable, Hashable {
      case item(Int)
    }

    private final class PreviewCoordinator: Coordinator<Place>, \(feature)Navigation {
      func show(_ item: Int?) { show(item.map { [.item($0)] } ?? []) }
      func close() { pop() }
    }

    """
  }
}
