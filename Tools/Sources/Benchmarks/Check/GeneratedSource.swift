/// One file of a generated tree.
struct GeneratedSource {
  private static let nouns = [
    "Account", "Address", "Basket", "Coupon", "Delivery", "Discount", "Invoice", "Message", "Order",
    "Payment",
    "Product", "Profile", "Receipt", "Review", "Session", "Shipment", "Store", "Supplier", "Ticket",
    "Voucher",
  ]
  private static let verbs = [
    "load", "refresh", "store", "validate", "merge", "submit", "archive", "resolve",
  ]

  private let index: Int
  private let module: Int
  private var random: SeededGenerator
  private let name: String

  init(index: Int, module: Int, seed: UInt64) {
    self.index = index
    self.module = module
    random = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(index))
    name = Self.nouns[index % Self.nouns.count] + "\(index)"
  }

  var fileName: String {
    switch index % 4 {
    case 0: "\(name)View.swift"
    case 1: "\(name)Model.swift"
    case 2: "\(name)Service.swift"
    default: "\(name).swift"
    }
  }

  mutating func text() -> String {
    let imports = (0..<module).suffix(2).map { "import Module\($0)\n" }.joined()
    let body =
      switch index % 4 {
      case 0: view()
      case 1: model()
      case 2: service()
      default: value()
      }
    return "import Foundation\n\(imports)\n\(body)"
  }

  /// Every hundredth file has something to find.
  private mutating func view() -> String {
    let rows = (0..<Int.random(in: 6...12, using: &random)).map(row).joined()
    let isFaulty = index % 100 == 0
    let helpers = (0..<6).map { helper($0, isFaulty: isFaulty && $0 == 0) }.joined()
    return """
      /// Shows \(name) with everything that belongs to it.
      struct \(name)View: View {
        @State private var model: \(name)Model
        @State private var isExpanded = false
        @Environment(\\.dismiss) private var dismiss
        private let onSelect: (\(name).ID) -> Void

        init(model: \(name)Model, onSelect: @escaping (\(name).ID) -> Void) {
          _model = State(initialValue: model)
          self.onSelect = onSelect
        }

        var body: some View {
          NavigationStack {
            List {
              Section("Details") {
      \(rows)        }
              section0
            }
            .toolbar {
              ToolbarItem(placement: .primaryAction) {
                Button("Save") { Task { await model.store() } }
              }
            }
          }
          .task { await model.load() }
          .animation(.snappy, value: isExpanded)
        }

      \(helpers)}

      """
  }

  private func row(_ number: Int) -> String {
    """
              HStack(alignment: .firstTextBaseline, spacing: 8) {
                Text(model.title\(number)).font(.headline).lineLimit(2)
                Spacer(minLength: 4)
                if let detail = model.details[\(number)], !detail.isEmpty {
                  Text(detail).foregroundStyle(.secondary)
                }
              }
              .onTapGesture { onSelect(model.identifiers[\(number)]) }

    """
  }

  private func helper(_ number: Int, isFaulty: Bool) -> String {
    let formatter = isFaulty ? "      let formatter = DateFormatter()\n" : ""
    let next = number < 5 ? "      section\(number + 1)\n" : ""
    return """
        @ViewBuilder private var section\(number): some View {
      \(formatter)    Section {
            Toggle("Option \(number)", isOn: $model.option\(number))
            LabeledContent("Total", value: model.total\(number), format: .currency(code: "EUR"))
      \(next)    }
        }


      """
  }

  private mutating func model() -> String {
    let functions = (0..<Int.random(in: 5...9, using: &random)).map(function).joined(separator: "\n")
    return """
      /// Holds what the screen of \(name) shows.
      @Observable @MainActor
      final class \(name)Model {
        enum Phase: Equatable {
          case idle, loading, loaded([\(name).ID]), failed(message: String)
        }

        private(set) var phase = Phase.idle
        private(set) var items: [\(name)] = []
        var filter = ""
        private let service: any \(name)Serving
        private var attempts = 0

        init(service: any \(name)Serving) {
          self.service = service
        }

      \(functions)}

      """
  }

  private mutating func service() -> String {
    let functions = (0..<Int.random(in: 5...9, using: &random)).map(function).joined(separator: "\n")
    return """
      /// Talks to the server about \(name).
      actor \(name)Service: \(name)Serving {
        private let client: any HTTPClient
        private var cache: [String: (value: \(name), date: Date)] = [:]
        private let decoder = JSONDecoder()

        init(client: any HTTPClient) {
          self.client = client
        }

      \(functions)}

      """
  }

  private func function(_ number: Int) -> String {
    let verb = Self.verbs[number % Self.verbs.count]
    return """
        /// Does what “\(verb)” asks for, and says what went wrong.
        func \(verb)\(number)(_ identifier: String, limit: Int = \(number * 10)) async throws -> [String] {
          guard limit > 0, !identifier.isEmpty else { throw \(name)Error.invalid(identifier) }
          var results: [String] = []
          for attempt in 0..<3 {
            do {
              let response = try await client.send("/\(verb)/\\(identifier)?page=\\(attempt)&limit=\\(limit)")
              switch response.status {
              case 200..<300: results += response.lines.filter { !$0.isEmpty }.map { $0.lowercased() }
              case 404: return []
              case let status where status >= 500: try await Task.sleep(for: .milliseconds(100 << attempt))
              default: throw \(name)Error.status(response.status)
              }
            } catch let error as \(name)Error where error.isFinal {
              throw error
            }
            if results.count >= limit { break }
          }
          return Array(results.sorted().prefix(limit))
        }

      """
  }

  private mutating func value() -> String {
    let fields = (0..<Int.random(in: 10...24, using: &random)).map { number in
      """
        /// What is known of part \(number).
        public var field\(number): \(["String", "Int", "Date?", "[String: Double]"][number % 4])

      """
    }
    return """
      /// What \(name) is made of.
      public struct \(name): Codable, Hashable, Identifiable, Sendable {
        public let id: String
      \(fields.joined())
        public var isComplete: Bool {
          !id.isEmpty && field0.count > 3 && (field1 > 0 || field2 != nil)
        }

        enum CodingKeys: String, CodingKey {
          case id
          case \((0..<fields.count).map { "field\($0)" }.joined(separator: ", "))
        }
      }

      extension \(name): Comparable {
        public static func < (left: Self, right: Self) -> Bool {
          (left.field0, left.field1, left.id) < (right.field0, right.field1, right.id)
        }
      }

      """
  }
}
