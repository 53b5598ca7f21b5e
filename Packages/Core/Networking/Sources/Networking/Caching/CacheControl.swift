/// The directives of `Cache-Control` that count for a private cache (RFC 9111, section 5.2; RFC 5861, section 4).
///
/// What is said twice counts in its stricter form, an argument that can't be read counts as the strictest one, and a
/// field that doesn't follow the grammar forbids storing.
struct CacheControl: Equatable {
  var noStore = false
  var noCache = false
  var mustRevalidate = false
  var onlyIfCached = false
  /// In seconds, like those below.
  var maxAge: Int?
  var minFresh: Int?
  var staleIfError: Int?

  init(_ headers: HTTPHeaders) {
    for value in headers.values(of: "Cache-Control") {
      var scanner = DirectiveScanner(value)
      while let directive = scanner.next() {
        apply(directive)
      }
      if scanner.isMalformed { noStore = true }
    }
  }

  private mutating func apply(_ directive: DirectiveScanner.Directive) {
    let seconds = directive.argument.flatMap { DeltaSeconds($0)?.value }
    switch directive.name {
    case "no-store": noStore = true
    case "no-cache": noCache = true
    case "must-revalidate": mustRevalidate = true
    case "only-if-cached": onlyIfCached = true
    case "max-age": maxAge = min(maxAge ?? .max, seconds ?? 0)
    case "min-fresh": minFresh = max(minFresh ?? 0, seconds ?? DeltaSeconds.maximum)
    case "stale-if-error": staleIfError = min(staleIfError ?? .max, seconds ?? 0)
    default: break
    }
  }
}
