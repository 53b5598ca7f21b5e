extension GeneratedFile {
  /// The cases of `ColorScheme`; the first one's descriptions document the colours.
  private static let schemes = ["light", "dark", "highContrastLight", "highContrastDark"]

  static func semanticColors(_ tokens: TokenSet) throws(TokenError) -> GeneratedFile {
    let roles = try tokens.group("color", schemes[0])
    var members = [schemeSwitch]
    for scheme in schemes {
      let colors = try ordered(try tokens.group("color", scheme), like: roles)
      members.append(
        try EnumSource.property("private var \(scheme): TokenColor", of: colors) { token throws(TokenError) in
          let color = try tokens.value(of: token, as: .color, ValueReader.color)
          return "TokenColor(red: \(color.red), green: \(color.green), blue: \(color.blue))"
        })
    }
    let source = EnumSource(
      name: "SemanticColor", documentation: "A colour named by what it is for.", cases: roles)
    return GeneratedFile("SemanticColor", body: try source.source(members: members))
  }

  private static var schemeSwitch: String {
    """
    /// The colour to draw with in the scheme.
    public func color(in scheme: ColorScheme) -> TokenColor {
      switch scheme {
    \(schemes.map { "  case .\($0): \($0)" }.joined(separator: "\n"))
      }
    }
    """
  }

  /// Every scheme has the same colours: none missing, none more.
  private static func ordered(_ colors: [Token], like roles: [Token]) throws(TokenError) -> [Token] {
    if let extra = colors.first(where: { color in !roles.contains { $0.name == color.name } }) {
      throw extra.fault("the scheme “\(schemes[0])” has no such colour")
    }
    var ordered: [Token] = []
    for role in roles {
      guard let color = colors.first(where: { $0.name == role.name }) else {
        let path = colors[0].path.dropLast() + [role.name]
        throw TokenError(file: colors[0].file, place: path.joined(separator: "."), problem: "is missing")
      }
      ordered.append(color)
    }
    return ordered
  }
}
