import SwiftSources
import SwiftSyntax

/// A body of more lines than a person can overlook.
struct LongBody: FileRule {
  static let description = RuleDescription(
    id: "long-body",
    title: "Body over 50 lines",
    category: .swiftui,
    what: "A `body` of more than 50 lines. Blank lines and lines with nothing but a comment don't count.",
    why: """
      The compiler infers one type for all of it, which takes long; previews fail more often; and every change evaluates \
      everything.
      """,
    fix: "Make views of its parts, each with the values that it needs; small ones may be properties.",
    example: .init(
      wrong: "var body: some View { List { /* 70 lines */ } }",
      right: "var body: some View { List { ProfileHeader(user: user); OrderSection(orders: orders) } }"),
    silent: "Helper properties and functions of any length, scenes, and bodies that make no view.",
    options: [
      RuleOption(
        name: "lines", value: .number(50, allowed: 5...1000), explanation: "how many lines a body may have")
    ])

  private let limit: Int

  init(_ options: RuleOptions) {
    limit = options.number("lines")
  }

  func register(in hooks: inout HookTable) {
    hooks.on(VariableDeclSyntax.self) { property, context in
      guard property.bindings.count == 1, let binding = property.bindings.first, binding.name == "body",
        let block = binding.accessorBlock
      else { return }
      check(binding.pattern, block.contentRange, context)
    }
    hooks.on(FunctionDeclSyntax.self) { function, context in
      guard ["body", "makeBody"].contains(function.name.text), let block = function.body else { return }
      check(function.name, block.contentRange, context)
    }
  }

  private func check(_ name: some SyntaxProtocol, _ block: Range<Int>, _ context: WalkContext) {
    guard let member = context.member, member.viewRole == .body, !member.type.contains("Scene"),
      member.name == name.plainText
    else { return }
    let first = context.text.line(at: block.lowerBound) + 1
    let last = context.text.line(at: block.upperBound) - 1
    guard last - first >= limit else { return }
    let count = (first...last).count { hasCode(context.text.line($0)) }
    guard count > limit else { return }
    context.report(name, "the body has \(count) lines, more than \(limit)")
  }

  private func hasCode(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return !text.isEmpty && !text.starts(with: "//".utf8)
  }
}
