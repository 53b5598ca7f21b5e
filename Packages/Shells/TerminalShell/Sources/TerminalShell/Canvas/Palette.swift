import DesignTokens

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
      let (front, back) = (foreground(of: style), background(of: style))
      if pen.map(foreground(of:)) != front { parameters.append(front) }
      if pen.map(background(of:)) != back { parameters.append(back) }
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

  private func foreground(of style: CellStyle) -> String {
    switch depth {
    case .none: ""
    case .sixteen: "\(BasicColor(style.foreground, in: scheme).parameter)"
    case .indexed:
      "38;5;\(IndexedColor.nearest(to: color(style.foreground), on: color(style.background)).index)"
    case .direct: "38;2;" + components(of: style.foreground)
    }
  }

  private func background(of style: CellStyle) -> String {
    switch depth {
    case .none: ""
    case .sixteen: "\(BasicColor(style.background, in: scheme).parameter + 10)"
    case .indexed: "48;5;\(IndexedColor.nearest(to: color(style.background)).index)"
    case .direct: "48;2;" + components(of: style.background)
    }
  }

  private func color(_ color: SemanticColor) -> TokenColor {
    color.color(in: scheme)
  }

  private func components(of semanticColor: SemanticColor) -> String {
    let color = color(semanticColor)
    return "\(color.red);\(color.green);\(color.blue)"
  }
}
