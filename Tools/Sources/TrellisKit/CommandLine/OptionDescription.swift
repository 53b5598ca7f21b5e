/// An option of a command.
public struct OptionDescription: Sendable, Equatable {
  /// What kind of word an option takes, for completions.
  public enum Value: Sendable, Equatable {
    /// One of these words and no other.
    case choice([String])
    /// The path of a file.
    case file
    /// The path of a folder.
    case folder
    /// Any word.
    case word
  }

  /// Its name with both dashes.
  public let name: String
  /// What the word after it is called in the help, such as `FILE`; nil for an option that takes none.
  public let placeholder: String?
  /// The kind of that word.
  public let value: Value
  /// Whether it may be given more than once.
  public let isRepeatable: Bool
  /// What it does; its lines are kept.
  public let explanation: String

  /// An option that is there or not.
  ///
  /// - Parameters:
  ///   - name: its name with both dashes.
  ///   - explanation: what it does, in a few words.
  public init(_ name: String, _ explanation: String) {
    self.name = name
    placeholder = nil
    value = .word
    isRepeatable = false
    self.explanation = explanation
  }

  /// An option with a word after it.
  ///
  /// - Parameters:
  ///   - name: its name with both dashes.
  ///   - placeholder: what the word is called.
  ///   - explanation: what it does, in a few words.
  ///   - value: the kind of word.
  ///   - isRepeatable: whether it may be given more than once.
  public init(
    _ name: String, _ placeholder: String, _ explanation: String, value: Value = .word,
    isRepeatable: Bool = false
  ) {
    self.name = name
    self.placeholder = placeholder
    self.value = value
    self.isRepeatable = isRepeatable
    self.explanation = explanation
  }

  var heading: String {
    placeholder.map { "\(name) \($0)" } ?? name
  }
}
