import Testing

@testable import Networking

@Suite struct `HTTP headers` {
  @Test(arguments: ["Content-Type", "content-type", "CONTENT-TYPE"])
  func `a name is found in any case`(name: String) {
    let headers: HTTPHeaders = ["Content-Type": "text/plain"]
    #expect(headers[name] == "text/plain")
  }

  @Test func `only ASCII letters have a case`() {
    let headers: HTTPHeaders = ["K": "1"]
    #expect(headers["\u{212A}"] == nil)
  }

  @Test func `the order is kept and a name may come twice`() {
    let headers: HTTPHeaders = ["B": "1", "A": "2", "b": "3"]
    #expect(headers.fields.map(\.value) == ["1", "2", "3"])
    #expect(headers.values(of: "B") == ["1", "3"])
    #expect(headers["b"] == "1")
  }

  @Test func `setting replaces every value of the name where the first one was`() {
    var headers: HTTPHeaders = ["A": "1", "B": "2", "a": "3"]
    headers["a"] = "4"
    #expect(headers == ["A": "4", "B": "2"])
  }

  @Test func `setting a new name adds it after the others`() {
    var headers: HTTPHeaders = ["A": "1"]
    headers["B"] = "2"
    #expect(headers.fields.map(\.name) == ["A", "B"])
  }

  @Test func `setting nil removes the name`() {
    var headers: HTTPHeaders = ["A": "1", "B": "2"]
    headers["a"] = nil
    #expect(headers == ["B": "2"])
  }

  @Test func `setting a value that isn't valid leaves no older one behind`() {
    var headers: HTTPHeaders = ["Authorization": "Bearer old"]
    headers["Authorization"] = "Bearer new\r\nX: 1"
    #expect(headers == [:])
  }

  @Test(arguments: ["", "A B", "A:", "A\r\n", "A\nB", "A\0", "Ä", "A\t", "(A)", "A\u{301}"])
  func `a name that isn't a token is refused`(name: String) {
    var headers = HTTPHeaders()
    let isAdded = headers.add(name, "1")
    #expect(!isAdded)
    #expect(headers == [:])
    #expect(HTTPHeaders(dictionaryLiteral: (name, "1")) == [:])
  }

  @Test(arguments: ["a\r\nB: c", "a\rb", "a\nb", "a\0b", "\r\n", "a\u{7F}", "a\u{1B}[31m"])
  func `a value with control characters is refused`(value: String) {
    var headers = HTTPHeaders()
    let isAdded = headers.add("A", value)
    #expect(!isAdded)
    #expect(headers == [:])
  }

  @Test(arguments: [(" a ", "a"), ("\ta b\t", "a b"), ("", ""), (" \t ", ""), ("ü", "ü"), ("a\tb", "a\tb")])
  func `blanks around a value are left out`(value: String, kept: String) {
    let headers: HTTPHeaders = ["A": value]
    #expect(headers["A"] == kept)
  }

  @Test func `equality looks at the case of values, not of names`() {
    #expect(HTTPHeaders(dictionaryLiteral: ("a", "b")) == ["A": "b"])
    #expect(HTTPHeaders(dictionaryLiteral: ("a", "b")) != ["a": "B"])
  }
}
