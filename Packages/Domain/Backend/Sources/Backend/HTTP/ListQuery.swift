#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The part of a list that is asked for, with PocketBase's parameters.
struct ListQuery: Equatable {
  var page = 1
  /// 1…1000.
  var perPage = 30
  var skipsTotal = false
  var filter = ListFilter()
  /// Names of fields, with a minus for a descending order.
  var sort: [String] = []

  /// Reads an address. Parameters that mean nothing here are ignored; a value that can't be read is refused.
  init(_ url: URL) throws(Refusal) {
    for item in Self.parameters(of: url) {
      guard let value = item.value, !value.isEmpty else { continue }
      switch item.name {
      case "page": page = max(1, try Self.number(value))
      case "perPage":
        let number = try Self.number(value)
        perPage = number <= 0 ? 30 : min(number, 1000)
      case "skipTotal": skipsTotal = JSONValue.string(value).flag
      case "filter": filter = try ListFilter(value)
      case "sort": sort = value.split(separator: ",").map(Self.field)
      default: break
      }
    }
  }

  /// A plus is a space, as forms have it; one that is meant is percent-encoded.
  private static func parameters(of url: URL) -> [URLQueryItem] {
    guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return [] }
    components.percentEncodedQuery = components.percentEncodedQuery?.replacing("+", with: "%20")
    return components.queryItems ?? []
  }

  private static func field(_ text: Substring) -> String {
    String(text.trimmingPrefix { $0 == " " }.trimmingPrefix("+"))
  }

  private static func number(_ text: String) throws(Refusal) -> Int {
    guard let number = Int(text) else { throw .badRequest }
    return number
  }
}
