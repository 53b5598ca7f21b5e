import Testing

@testable import SplitAdvice

@Suite struct `A contributor` {
  static let addresses: [(email: String, key: String)] = [
    ("Ada@Example.com", "ada@example.com"),
    ("123+ada@users.noreply.github.com", "github:ada"),
    ("ada@users.noreply.github.com", "github:ada"),
    ("123+Ada@USERS.noreply.github.com", "github:ada"),
    ("a+b@users.noreply.github.com", "github:a+b"),
    ("123+ada@example.com", "123+ada@example.com"),
    ("ada@noreply.github.com", "ada@noreply.github.com"),
    ("", "name:ada"), ("no address", "no address"), ("@", "@"),
  ]

  @Test(arguments: addresses) func `is told by the address`(item: (email: String, key: String)) {
    #expect(ContributorIdentity(name: "Ada", email: item.email)?.key == item.key)
  }

  @Test(arguments: [
    ("dependabot[bot]", "support@github.com"), ("x", "49699333+dependabot[bot]@users.noreply.github.com"),
    ("Renovate[Bot]", "bot@renovateapp.com"),
  ])
  func `is no bot`(name: String, email: String) {
    #expect(ContributorIdentity(name: name, email: email) == nil)
  }

  @Test func `with a noreply address is the only one with the same name and another address`() {
    var people = ContributorList()
    let ids = [
      people.id(name: "Ada", email: "1+ada@users.noreply.github.com"),
      people.id(name: "Ada", email: "ada@example.com"),
      people.id(name: "Alan", email: "alan@example.com"),
      people.id(name: "Alan", email: "alan@example.org"),
      people.id(name: "Alan", email: "alan@users.noreply.github.com"),
      people.id(name: "Ada", email: "ADA@example.com"),
      people.id(name: "x[bot]", email: "x@example.com"),
    ]

    #expect(ids == [0, 1, 2, 3, 4, 1, nil])
    #expect(people.merged == [1, 1, 2, 3, 4])
  }
}
