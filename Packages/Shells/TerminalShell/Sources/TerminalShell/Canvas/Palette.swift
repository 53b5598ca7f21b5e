import Design

/// Turns styles into the SGR sequences (ECMA-48, 8.3.117) of a colour scheme at a colour depth.
struct Palette: Equatable, Sendable {
  let scheme: ColorScheme
  let depth: ColorDepth

  /// The shortest sequence that changes the pen from one style to another; nil stands for an unknown pen.
  func sequence(from current: CellStyle?, to style: CellStyle) -> String {
    guard current != style else { return "" }
    var pen = current
    var parameters: [String] = []
    if pen.map({ !attributes(of: $0).isSubset(of: attributes(of: style)) }) ?? true {
      parameters.append("0")
      pen = nil
    }
    let missing = attributes(of: style).subtracting(pen.map(attributes(of:)) ?? [])
    parameters += missing.sorted().map(String.init)
    if depth != .none {
      if pen?.foreground != style.foreground { parameters.append(foreground(style.foreground)) }
      if pen?.background != style.background { parameters.append(background(style.background)) }
    }
    guard !parameters.isEmpty else { return "" }
    return ControlSequence.introducer + parameters.joined(separator: ";") + "m"
  }

  /// The parameters of SGR for what isn't colour. Without colours, a filled background is shown by reverse video.
  private func attributes(of style: CellStyle) -> Set<Int> {
    var parameters: Set<Int> = []
    if style.attributes.contains(.bold) { parameters.insert(1) }
    if style.attributes.contains(.dim) { parameters.insert(2) }
    if style.attributes.contains(.underlined) { parameters.insert(4) }
    if depth == .none, style.background != .background, style.background != .surface {
      parameters.insert(7)
    }
    return parameters
  }

  private func foreground(_ color: SemanticColor) -> String {
    switch depth {
    case .none: ""
    case .sixteen: "\(BasicColor(color, in: scheme).parameter)"
    case .indexed: "38;5;\(IndexedColor.nearest(to: color.color(in: scheme)))"
    case .direct: "38;2;" + components(of: color)
    }
  }

  private func background(_ color: SemanticColor) -> String {
    switch depth {
    case .none: ""
    case .sixteen: "\(BasicColor(color, in: scheme).parameter + 10)"
    case .indexed: "48;5;\(IndexedColor.nearest(to: color.color(in: scheme)))"
    case .direct: "48;2;" + components(of: color)
    }
  }

  private func components(of color: SemanticColor) -> String {
    let color = color.color(in: scheme)
    return "\(color.red);\(color.green);\(color.blue)"
  }
}
