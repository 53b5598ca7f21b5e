extension String {
  /// The text on one line, without terminal escape sequences, control characters and invisible format characters
  /// such as those that turn the direction of writing.
  var withoutControls: String {
    var scalars = String.UnicodeScalarView()
    for scalar in replacing(/\u{1B}\[[0-?]*[ -\/]*[@-~]/, with: "").unicodeScalars {
      if scalar.properties.isWhitespace {
        if let last = scalars.last, last != " " {
          scalars.append(" ")
        }
      } else if !scalar.isControl {
        scalars.append(scalar)
      }
    }
    return String(scalars).trimmingBlanks()
  }
}

extension Unicode.Scalar {
  /// The zero-width joiner is kept: emoji of several people need it.
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control: true
    case .format: value != 0x200D
    default: false
    }
  }
}
