/// What holds two parts together, as JSON: types, or a coupling.
struct TieDocument: Encodable {
  let from: String
  let to: String
  /// The types of the second that the first uses.
  let types: [String]?
  let coupling: CouplingDocument?

  init(_ tie: Tie) {
    from = tie.from
    to = tie.to
    switch tie.kind {
    case .uses(let types, _): (self.types, coupling) = (types, nil)
    case .coupled(let coupling): (types, self.coupling) = (nil, CouplingDocument(coupling))
    }
  }
}
