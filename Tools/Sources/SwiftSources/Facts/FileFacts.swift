/// All that is known of one file, whatever its path: a function of its bytes and of the rules that read it.
public struct FileFacts: Sendable, Equatable {
  /// What it imports, in the order of the file.
  public var imports: [ImportFact] = []
  /// The types and extensions that it declares, nested ones too, but not those inside functions.
  public var types: [TypeFact] = []
  /// What it declares outside of any type, besides types.
  public var declarations: [MemberFact] = []
  /// What rules found.
  public var candidates: [Candidate] = []
  /// What rules noted for their second phase.
  public var observations: [Observation] = []
  /// The comments that suppress findings.
  public var suppressions: [Suppression] = []
  /// What is wrong with the file itself, each on one line with its position.
  public var problems: [FileProblem] = []
  /// How many lines it has.
  public var lineCount = 0

  /// Nothing known.
  public init() {}
}
