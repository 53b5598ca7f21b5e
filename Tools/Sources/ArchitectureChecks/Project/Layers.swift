import TrellisKit

/// The layers that the configuration names.
struct Layers: Sendable {
  private let layers: [(layer: Layer, patterns: [PathPattern])]

  /// No layers.
  init() {
    layers = []
  }

  /// Reads the patterns of layers.
  init(_ layers: [Layer]) throws(PathPatternError) {
    var read: [(Layer, [PathPattern])] = []
    for layer in layers {
      read.append(
        (layer, try layer.folders.map { pattern throws(PathPatternError) in try PathPattern(pattern) }))
    }
    self.layers = read
  }

  /// All of them.
  var all: [Layer] { layers.map(\.layer) }

  /// The layer of a target; the first whose patterns match.
  func layer(of folder: String) -> Layer? {
    layers.first { $0.patterns.contains { $0.matches(folder) } }?.layer
  }
}
