import Foundation
import SwiftSources
import Testing

@testable import ArchitectureChecks

struct `Each rule` {
  /// The descriptions by id, so that the name of a test case is short.
  static let ids = RuleCatalog.all.map { $0.id }

  @Test(arguments: ids)
  func `has a name in kebab-case, a page without gaps, and options that say what they are for`(
    _ id: String
  ) throws {
    let rule = try #require(RuleCatalog.byID[id]).description
    #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil)
    for text in [
      rule.title, rule.what, rule.why, rule.fix, rule.example.wrong, rule.example.right, rule.silent,
    ] {
      #expect(!text.isEmpty)
    }
    for text in [rule.what, rule.why, rule.fix, rule.silent] { #expect(text.hasSuffix(".")) }
    #expect(rule.options.allSatisfy { !$0.explanation.isEmpty })
    let page = RulePage(rule, .plain, 80).text
    #expect(page.contains(rule.id))
    #expect(rule.options.allSatisfy { page.contains($0.name) })
  }

  @Test(arguments: ids)
  func `has examples that parse`(_ id: String) throws {
    let rule = try #require(RuleCatalog.byID[id]).description
    for example in [rule.example.wrong, rule.example.right] {
      let problems = SourceReader.facts(of: Array("\(example)\n".utf8)).problems
      #expect(problems.isEmpty, "\(rule.id): \(example)")
    }
  }

  @Test(arguments: ids)
  func `says on its page what it deliberately does not report`(_ id: String) throws {
    let rule = try #require(RuleCatalog.byID[id]).description
    let page = RulePage(rule, .plain, 80).text
    let section = try #require(page.components(separatedBy: "\nNot reported\n").last)
    #expect(section != page)
    #expect(try #require(section.split(separator: "\n").first).count > 20)
  }

  @Test(arguments: ids)
  func `has at least three fixtures that it reports, and three near misses`(_ id: String) throws {
    guard try #require(RuleCatalog.byID[id]).description.category != .suppression else {
      #expect(`A rule about suppressions`.cases.count { $0.rule == id && !$0.lines.isEmpty } >= 3)
      #expect(`A rule about suppressions`.cases.count { $0.rule == id && $0.lines.isEmpty } >= 3)
      return
    }
    let fixtures = try #require(RuleFixtures.all.first { $0.rule.id == id })
    #expect(fixtures.reported.count { $0.expectsFinding } >= 3)
    #expect(fixtures.accepted.count { !$0.expectsFinding } >= 3)
  }

  @Test func `is there once`() {
    #expect(Set(Self.ids).count == Self.ids.count)
  }

  @Test(arguments: RuleDescription.Category.allCases)
  func `is listed under its category`(_ category: RuleDescription.Category) {
    #expect(RuleList.text(.plain).contains("\(category.rawValue)\n"))
  }
}
