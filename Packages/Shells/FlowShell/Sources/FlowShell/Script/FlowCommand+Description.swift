extension FlowCommand: CustomStringConvertible {
  static let verbs = [
    "tap", "type", "choose", "toggle", "back", "open", "phase", "relaunch", "kill", "network", "expect",
    "expect-not", "expect-state", "snapshot", "wait",
  ]

  /// The step as it is written in a script. What is typed into a password field shows as bullets.
  public var description: String {
    switch self {
    case .tap(let title): "tap \(title.quoted)"
    case .type(let field, let text):
      "type \(field.quoted) \((field.isPasswordLabel ? "••••••••" : text.shortened).quoted)"
    case .choose(let picker, let option): "choose \(picker.quoted) \(option.quoted)"
    case .toggle(let title): "toggle \(title.quoted)"
    case .back: "back"
    case .open(let link): "open \(link.shortened)"
    case .phase(let phase): "phase \(phase.rawValue)"
    case .relaunch: "relaunch"
    case .kill: "kill"
    case .network(let condition): "network \(condition.rawValue)"
    case .expect(let text): "expect \(text.shortened.quoted)"
    case .expectNot(let text): "expect-not \(text.shortened.quoted)"
    case .expectState(let state): "expect-state \(state)"
    case .snapshot(let name): "snapshot \(name)"
    case .wait(let duration): "wait \(duration.formattedBriefly)"
    }
  }
}

extension String {
  fileprivate var isPasswordLabel: Bool { lowercased().contains("password") }
  fileprivate var shortened: String { count <= 60 ? self : "\(prefix(57))…" }

  fileprivate var quoted: String {
    let escaped = flatMap { character -> [Character] in
      switch character {
      case "\"": ["\\", "\""]
      case "\\": ["\\", "\\"]
      case "\n": ["\\", "n"]
      case "\u{1B}": ["\\", "e"]
      default: [character]
      }
    }
    return "\"\(String(escaped))\""
  }
}

extension Duration {
  fileprivate var formattedBriefly: String {
    let (seconds, attoseconds) = components
    guard attoseconds == 0 else { return "\(seconds * 1000 + attoseconds / 1_000_000_000_000_000)ms" }
    return seconds > 0 && seconds.isMultiple(of: 86_400) ? "\(seconds / 86_400)d" : "\(seconds)s"
  }
}
