import Testing

@testable import Analytics

@Suite struct `The redaction of credentials` {
  @Test(arguments: [
    ("Authorization: Bearer abc", "Authorization: [redacted]"),
    ("sent bearer hunter2 twice", "sent bearer [redacted] twice"),
    ("BEARER   x-y.z~1", "BEARER   [redacted]"),
    ("Bearer%20abc123", "Bearer%20[redacted]"),
    ("Authorization: Basic dXNlcjpwYXNz", "Authorization: [redacted]"),
    ("header Basic dXNlcjpwYXNzd29yZA==", "header Basic [redacted]"),
    ("https://x.example/?token=abc&page=2", "https://x.example/?token=[redacted]&page=2"),
    ("https://x.example/#access_token=a1&type=x", "https://x.example/#access_token=[redacted]&type=x"),
    ("next%3Ftoken%3Dabc", "next%3Ftoken%3D[redacted]"),
    (#"{"password":"hunter 2","name":"Ada"}"#, #"{"password":"[redacted]","name":"Ada"}"#),
    (#"{'newPassword' : 'hunter2'}"#, #"{'newPassword' : '[redacted]'}"#),
    (#"{\"password\":\"hunter2\"}"#, #"{\"password\":\"[redacted]\"}"#),
    ("password: hunter2", "password: [redacted]"),
    ("PASSWORD = hunter2; next", "PASSWORD = [redacted]; next"),
    ("api_key=k client-secret=s", "api_key=[redacted] client-secret=[redacted]"),
    ("Set-Cookie: sid=abc; Path=/", "Set-Cookie: [redacted]; Path=/"),
    ("X-Auth-Token: abc", "X-Auth-Token: [redacted]"),
    ("[:password => hunter2]", "[:password => [redacted]]"),
    ("pässword=1 token=ünïcödé!", "pässword=1 token=[redacted]"),
  ])
  func `takes out credentials that are named as such`(text: String, redacted: String) {
    #expect(Redactor.redact(text) == redacted)
  }

  private static let printed: [(String, String)] = [
    (#"token: Optional("abc def")"#, "token: [redacted]"),
    (#"User(password: Optional("a b"), name: "Ada")"#, #"User(password: [redacted], name: "Ada")"#),
    (#"[AnyHashable("password"): hunter2]"#, #"[AnyHashable("password"): [redacted]]"#),
    (#"[AnyHashable("password"): "hunter 2", "n": 1]"#, #"[AnyHashable("password"): "[redacted]", "n": 1]"#),
    (#"["passwords": ["a b", "c"], "n": 1]"#, #"["passwords": [redacted], "n": 1]"#),
    (#"Field.password("hunter 2")"#, #"Field.password("[redacted]")"#),
    ("Field.password(hunter2)", "Field.password([redacted])"),
    (#"(key: "session", session: Session(id: 5, at: "a) b"))"#, #"(key: "session", session: [redacted])"#),
    ("password[0]=x", "password[0]=[redacted]"),
    (#"form["password"] = "x""#, #"form["password"] = "[redacted]""#),
    ("user%5Bpassword%5D%5B0%5D=x", "user%5Bpassword%5D%5B0%5D=[redacted]"),
    (#"user[password][new]=x"#, "user[password][new]=[redacted]"),
    ("<password>hunter2</password>", "<password>[redacted]</password>"),
    ("<n:password type=\"plain\">hunter2</n:password>", "<n:password type=\"plain\">[redacted]</n:password>"),
    (
      "<key>password</key>\n  <string>hunter2</string>",
      "<key>password</key>\n  <string>[redacted]</string>"
    ),
    ("password -> x", "password -> [redacted]"), ("password->x", "password->[redacted]"),
    ("password → x", "password → [redacted]"), ("password := x", "password := [redacted]"),
  ]

  @Test(arguments: printed)
  func `takes out credentials whatever wraps key or value`(text: String, redacted: String) {
    #expect(Redactor.redact(text) == redacted)
  }

  private static let encoded: [(String, String)] = [
    ("password%253Dhunter2", "password%253D[redacted]"),
    ("password%20%3A%20hunter2", "password%20%3A%20[redacted]"),
    ("password%25253Dx%26page%3D2", "password%25253D[redacted]"),
    (#"password\u003dhunter2"#, #"password\u003d[redacted]"#),
    (#"password\u{3D}hunter2"#, #"password\u{3D}[redacted]"#),
    (#"\"password\u0022: \u0022hunter 2\u0022, n"#, #"\"password\u0022: \u0022[redacted]\u0022, n"#),
    ("password&#61;hunter2", "password&#61;[redacted]"),
    ("password&amp;#x3d;hunter2", "password&amp;#x3d;[redacted]"),
    ("password%26%2361%3Bhunter2", "password%26%2361%3B[redacted]"),
    ("&lt;password&gt;hunter2&lt;/password&gt;", "&lt;password&gt;[redacted]&lt;/password&gt;"),
    ("ｐａｓｓｗｏｒｄ＝hunter2", "ｐａｓｓｗｏｒｄ＝[redacted]"), ("pass\u{200B}word=hunter2", "pass\u{200B}word=[redacted]"),
    ("password\u{AD}=hunter2", "password\u{AD}=[redacted]"),
    ("password\u{A0}=\u{2009}hunter2", "password\u{A0}=\u{2009}[redacted]"),
    ("password=\nhunter2", "password=\n[redacted]"),
    ("password\t:\r\n\t\"hunter 2\"", "password\t:\r\n\t\"[redacted]\""),
    ("ada&#064;example.com", "[redacted]"), ("ada&#x00040;example.com", "[redacted]"),
    ("ada=40example.com", "[redacted]"), ("ada&amp;commat;example.com", "[redacted]"),
    (#"ada\u{40}example.com"#, "[redacted]"), ("ada%26%2364%3Bexample.com", "[redacted]"),
  ]

  @Test(arguments: encoded)
  func `takes out what is encoded, however often`(text: String, redacted: String) {
    #expect(Redactor.redact(text) == redacted)
  }

  @Test(arguments: [
    "a,b(c)d", "a;b", "a'b", #"a"b"#, "a<b>c", "a#b", "a[b]c{d}e", "(a b)", "a:b=c", #"a\b"#, "p%26q",
    "a?b/c", "p%20q", "p%29q", "a&#38;b",
  ])
  func `takes out a whole password`(password: String) {
    #expect(Redactor.redact("password=\(password)") == "password=[redacted]")
    #expect(Redactor.redact("password=\(password) next") == "password=[redacted] next")
    #expect(Redactor.redact("[password: \(password)] next") == "[password: [redacted]] next")
    #expect(Redactor.redact("f(password: \(password), 5)") == "f(password: [redacted], 5)")
    let quoted = password.replacing(#"\"#, with: #"\\"#).replacing(#"""#, with: #"\""#)
    #expect(Redactor.redact(#"{"password":"\#(quoted)","n":"a"}"#) == #"{"password":"[redacted]","n":"a"}"#)
  }

  @Test(arguments: [#"a\"b c"#, #"a\\"#, #"\""#, #"a\\\"b, \"c"#])
  func `finds the end of a quotation`(escaped: String) {
    let once = #"{"password":"\#(escaped)","n":"a b"}"#
    #expect(Redactor.redact(once) == #"{"password":"[redacted]","n":"a b"}"#)
    let twice = once.replacing(#"\"#, with: #"\\"#).replacing(#"""#, with: #"\""#)
    #expect(Redactor.redact("\"\(twice)\" end") == #""{\"password\":\"[redacted]\",\"n\":\"a b\"}" end"#)
  }

  @Test(arguments: [
    "signIn(name:password:)", "password()", #"{"password":"","n":"a"}"#, "token > 5", "Optional(password)",
  ])
  func `leaves a key without a value`(text: String) {
    #expect(Redactor.redact(text) == text)
  }
}
