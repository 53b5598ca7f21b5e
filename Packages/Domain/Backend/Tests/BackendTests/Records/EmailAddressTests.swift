import Testing

@testable import Backend

@Suite struct `An email address` {
  @Test(arguments: [
    "a@b.c", "demo@app.example", "a+b@x.example", "a'b@x.example", "first.last@sub.domain.example",
    "é@x.example", "用户@例子.公司", "a@xn--80ak6aa92e.example", "A@X.EXAMPLE", "1@2.example",
  ])
  func `an address is taken`(text: String) {
    #expect(EmailAddress.isValid(text))
  }

  @Test(arguments: [
    "", "a", "@", "a@", "@x.example", "a@b", "a@localhost", "a@@x.example", "a@b@x.example", "a b@x.example",
    " a@x.example", "a@x.example ", "a\n@x.example", "a@x.example\n", "a\0@x.example", "a@x..example",
    "a@.example",
    "a@x.example.", ".a@x.example", "a.@x.example", "a..b@x.example", "a@-x.example", "a@x-.example",
    "a@1.2.3.4",
    "a@[1.2.3.4]", "<a@x.example>", "a@x_y.example", "a@x.example\u{202E}", "a\u{200B}@x.example",
    "\u{1B}[31m@x.example",
    String(repeating: "a", count: 65) + "@x.example", "a@" + String(repeating: "x", count: 64) + ".example",
    "a@" + String(repeating: "x.", count: 130) + "example",
  ])
  func `anything else isn't an address`(text: String) {
    #expect(!EmailAddress.isValid(text))
  }
}
