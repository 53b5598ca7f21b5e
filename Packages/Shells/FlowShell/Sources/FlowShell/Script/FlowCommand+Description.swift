extension FlowCommand: CustomStringConvertible {
  static let verbs = [
    "tap", "type", "choose", "toggle", "back", "open", "phase", "relaunch", "kill", "network", "expect",
    "expect-not", "expect-state", "snapshot", "wait",
  ]

  /// The step as it is written in a script, with bullets for what is typed: it may be a password.
  var description: String { description { _ in "••••••••" } }

  /// The step as it is written in a script, what is typed included. Only for a field that is known to be no password
  /// field.
  var openDescription: String { description { $0 } }

  private func description(typed: (String) -> String) -> String {
    switch self {
    case .tap(let title): "tap \(title.quoted)"
    case .type(let field, let text): "type \(field.quoted) \(typed(text).quoted)"
    case .choose(let picker, let option): "choose \(picker.quoted) \(option.quoted)"
    case .toggle(let title): "toggle \(title.quoted)"
    case .back: "back"
    case .open(let link): "open \(link.word)"
    case .phase(let phase): "phase \(phase.rawValue)"
    case .relaunch: "relaunch"
    case .kill: "kill"
    case .network(let condition): "network \(condition.rawValue)"
    case .expect(let text): "expect \(text.quoted)"
    case .expectNot(let text): "expect-not \(text.quoted)"
    case .expectState(let state): "expect-state \(state.word)"
    case .snapshot(let name): "snapshot \(name)"
    case .wait(let duration): "wait \(duration.inLargestUnit)"
    }
  }
}

extension String {
  fileprivate var shortened: String { count <= 60 ? self : "\(prefix(57))…" }

  /// The text as one word, in quotes only where it needs them.
  fileprivate var word: String {
    let isBare = !isEmpty && !hasPrefix("#") && !hasPrefix("\"") && !contains(where: \.isWhitespace)
    return isBare ? shortened.harmless : quoted
  }

  fileprivate var quoted: String {
    let escaped = shortened.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": #"\""#
      case "\\": #"\\"#
      case "\n": #"\n"#
      case "\u{1B}": #"\e"#
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined().harmless)\""
  }
}

extension Duration {
  /// The duration in the largest unit of which it is a whole number.
  fileprivate var inLargestUnit: String {
    let milliseconds = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    let unit = FlowLine.units.last {
      milliseconds >= $0.milliseconds && milliseconds.isMultiple(of: $0.milliseconds)
    }
    guard let unit else { return "0s" }
    return "\(milliseconds / unit.milliseconds)\(unit.suffix)"
  }
}
