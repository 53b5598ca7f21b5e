/// The member of a type, or the declaration outside of any type, that the walk is in.
struct MemberScope {
  var fact: MemberFact
  /// What the same declaration declares besides: `b` in `let a, b`.
  var others: [MemberFact] = []
  /// The names of its parameters and local variables: what a reference may mean instead of another member.
  var localNames: Set<String> = []
  /// References that a local variable may stand for.
  var references: Set<String> = []
  /// References that surely are to a member.
  var memberReferences: Set<String> = []

  /// The member with the others that it uses.
  var finished: MemberFact {
    var fact = fact
    fact.uses = references.subtracting(localNames).union(memberReferences).sorted()
    return fact
  }
}
