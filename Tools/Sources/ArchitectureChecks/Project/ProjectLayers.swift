import TrellisKit

/// The layers in a configuration.
enum ProjectLayers {
  static func read(from file: ConfigurationFile?) throws(ConfigurationError) -> Layers {
    guard let file, let layers = try file.section("layers", as: [Layer].self) else { return Layers() }
    let names = layers.map(\.name)
    for layer in layers {
      guard let unknown = layer.imports.first(where: { !names.contains($0) }) else { continue }
      throw ConfigurationError(
        path: file.path, reason: "layer “\(layer.name)” imports “\(unknown)”, and there is no such layer")
    }
    do {
      return try Layers(layers)
    } catch {
      throw ConfigurationError(path: file.path, reason: "layers: \(error)")
    }
  }
}
