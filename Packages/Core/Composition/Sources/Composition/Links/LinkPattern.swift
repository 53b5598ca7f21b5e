/// One kind of link into a feature.
public struct LinkPattern<Destination: Hashable & Sendable>: Sendable {
  let example: [String]
  let read: @Sendable ([String]) -> Destination?
  let write: @Sendable (Destination) -> [String]?

  /// The one link that leads somewhere.
  ///
  /// - Parameters:
  ///   - path: what follows the feature, such as `edit`; empty for the feature itself.
  ///   - destination: where it leads.
  public init(_ path: String, to destination: Destination) {
    let segments = path.split(separator: "/").map(String.init)
    example = segments
    read = { $0 == segments ? destination : nil }
    write = { $0 == destination ? segments : nil }
  }

  /// Links with a parameter in them. A parameter that isn't written as it would be printed (`007`) makes no such link.
  ///
  /// - Parameters:
  ///   - path: what follows the feature, with one part in braces for the parameter, such as `{id}/edit`.
  ///   - example: a parameter, for a link to show.
  ///   - make: where a parameter leads.
  ///   - parameter: what leads there; nil when this kind of link doesn't.
  public init<Parameter: LosslessStringConvertible & Sendable>(
    _ path: String, example: Parameter, to make: @escaping @Sendable (Parameter) -> Destination,
    from parameter: @escaping @Sendable (Destination) -> Parameter?
  ) {
    let segments = path.split(separator: "/").map(String.init)
    let places = segments.indices.filter { segments[$0].hasPrefix("{") && segments[$0].hasSuffix("}") }
    precondition(places.count == 1, "“\(path)” has one part in braces")
    let place = places[0]
    @Sendable func filled(_ text: String) -> [String] {
      var filled = segments
      filled[place] = text
      return filled
    }
    self.example = filled("\(example)")
    read = { link in
      guard link.count == segments.count, filled(link[place]) == link, let value = Parameter(link[place]),
        "\(value)" == link[place]
      else { return nil }
      return make(value)
    }
    write = { destination in parameter(destination).map { filled("\($0)") } }
  }
}
