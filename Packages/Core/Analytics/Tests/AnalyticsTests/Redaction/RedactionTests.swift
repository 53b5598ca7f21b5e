import TestSupport
import Testing

@testable import Analytics

@Suite(.bounded) struct Redaction {
  @Test(arguments: [
    ("ada@example.org", "[redacted]"),
    ("Mail to ada.lovelace+news@mail.example.co.uk, please.", "Mail to [redacted], please."),
    ("Ends with ada@example.org.", "Ends with [redacted]."),
    ("<ada@example.org>;(grace@example.org)", "<[redacted]>;([redacted])"),
    ("ada@example.org,grace@example.org", "[redacted],[redacted]"),
    ("mailto:ada@example.org?subject=hi", "mailto:[redacted]?subject=hi"),
    ("jürgen@bücher.example", "[redacted]"),
    ("用户@例子.广告 wrote", "[redacted] wrote"),
    ("δοκιμή@παράδειγμα.δοκιμή", "[redacted]"),
    ("ada＠example.org", "[redacted]"),
    ("ada﹫example.org", "[redacted]"),
    ("a\u{200B}da@exam\u{200B}ple.org", "[redacted]"),
    ("GET /users?mail=ada%40example.org&page=2", "GET /users?mail=[redacted]&page=2"),
    ("GET /users?q=ada%40example.org&page=2", "GET /users?q=[redacted]&page=2"),
    ("ada%2540example.org", "[redacted]"),
    ("ada%252540example.org", "[redacted]"),
    ("ada%40ex%C3%A4mple.org", "[redacted]"),
    ("ada&#64;example.org and ada&#x40;example.org", "[redacted] and [redacted]"),
    ("{\\\"who\\\":\\\"ada\\u0040example.org\\\"}", "{\\\"who\\\":\\\"[redacted]\\\"}"),
    ("\"ada lovelace\"@example.org", "[redacted]"),
    ("ada@[192.0.2.1] ada@192.0.2.1", "[redacted] [redacted]"),
    ("root@localhost", "[redacted]"),
    ("https://ada:hunter2@example.org/path", "https://ada:[redacted]/path"),
    ("user 'o'brien@example.org'", "user [redacted]'"),
    ("ADA@EXAMPLE.ORG", "[redacted]"),
    ("a@b@c.org", "[redacted]@c.org"),
  ])
  func `takes out e-mail addresses`(text: String, redacted: String) {
    #expect(Redactor.redact(text) == redacted)
  }

  @Test(arguments: [
    "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U",
    "eyJhbGciOi.eyJzdWI", "9f86d081884c7d659a2feaa0c55ad015", "550e8400-e29b-41d4-a716-446655440000",
    "550E8400-E29B-41D4-A716-446655440000", "da39a3ee5e6b4b0d3255bfef95601890afd80709",
    "sk_live_4eC39HqLyjWDarjtT1zdp7dc", "ghp_16C7e42F292c6912E7710c838347Ae178B4a", "AKIAIOSFODNN7EXAMPLE",
    "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY", "AIzaSyA-1234567890abcdefGHIJKLMNOPqrstuv",
    "q83vEjRWeJCrze8SNFZ4kKvN7xI=", "aB3xK9mQ2pL7vN4wR8tY", "8f3kd92mfk20dkf93kd0", "98723498723498723498723",
    "xoxb-17653672481-19874698323-pdFZKVeTuE8sk7oOcHrzqtIu", "2YotnFZFEjr1zCsicMWpAA_tGzv3JOkF0XG5Qx2TlKWIA",
  ])
  func `takes out long random tokens wherever they are`(token: String) {
    #expect(Redactor.redact(token) == "[redacted]")
    #expect(Redactor.redact("got \(token), then") == "got [redacted], then")
    #expect(Redactor.redact("/reset?x=\(token)&y=1") == "/reset?x=[redacted]&y=1")
    #expect(!Redactor.redact("https://example.org/reset/\(token)").contains(token.suffix(8)))
    #expect(!Redactor.redact("«\(token)»ü\(token)").contains(token.suffix(8)))
  }

  @Test(arguments: [
    "", "Hello, world!", "1.2.3", "version 1.2.3-beta.4+build.5678", "Swift 6.3.1 (swift-6.3.1-RELEASE)",
    "package@1.2.3", "package@2.0.0-rc.1", "meet @ noon", "@ada", "ada@", "50% off @ 3", "C:\\Users\\ada",
    "2026-11-30T07:29:00.123Z", "2026-11-30-07-29-00-123456", "12:30:05", "+44 20 7946 0958",
    "1234567890123456789",
    "InvalidStateTransition", "ProfileViewControllerPresentationStyle", "UserDidTapEditNameFieldTwice",
    "settings.appearance.highContrast", "settings_appearance_high_contrast_toggled",
    "onboarding(profileSetup)",
    "https://example.org/articles/2026/11/how-to-test-swift-6-code-in-ci?page=2&sort=new#top",
    "/usr/local/share/applications/preferences", "iPhone15ProMax256GB", "settings-iPhone15ProMax-opened",
    "com.example.feature.profileEditScreen", "x86_64-unknown-linux-gnu", "Donaudampfschifffahrtsgesellschaft",
    "Basic plan", "Basic subscription.", "the bearer", "Digest of the week", "token expired",
    "password too short",
    "a1b2c3d4e5f6g7h", "author: Ada", "keyboard=hidden", "日本語のテキスト。", "👩‍🚀 lift-off", "Straße 12", "a=b&c=d",
    "Lopado­temacho­selacho­galeo­kranio­leipsano", "HTTP/1.1 200 OK", "0x7fff5fbff8c0",
    "SELECT * FROM users",
  ])
  func `leaves ordinary text alone`(text: String) {
    #expect(Redactor.redact(text) == text)
  }

  @Test(arguments: [
    "password", "Password", "USER_PASSWORD", "new-password", "passwd", "pwd", "accessToken", "refresh_token",
    "token",
    "clientSecret", "secret", "Authorization", "proxy-authorization", "email", "e-mail", "userEmail",
    "E_MAIL",
    "session", "userPin", "user_pin", "userPIN", "smsOTP", "work-mail", "ｐａｓｓｗｏｒｄ", "pass\u{200B}word",
    "pin2",
    "apiKey", "api_key", "cookie", "Set-Cookie", "jwt", "credentials", "otp", "passphrase", "private_key",
  ])
  func `takes out whatever stands under a sensitive key`(key: String) {
    for value in ["hunter2", 42, 1.5, true] as [AnalyticsValue] {
      let event = Redactor.redact(AnalyticsEvent("SignIn", [key: value, "step": 2]))
      #expect(event == AnalyticsEvent("SignIn", [key: "[redacted]", "step": 2]))
    }
  }

  @Test(arguments: [
    "name", "step", "from", "fields", "author", "isOnboarded", "pinned", "sessions", "sidebar", "mailbox",
    "spinner", "passenger", "key", "monkey", "compass",
  ])
  func `leaves what stands under an ordinary key`(key: String) {
    let event = AnalyticsEvent("Opened", [key: "value"])
    #expect(Redactor.redact(event) == event)
  }

  @Test func `looks at names and keys as well as values`() {
    let event = AnalyticsEvent("Hello ada@example.org", ["for ada@example.org": "Bearer abc", "n": 1])
    #expect(
      Redactor.redact(event)
        == AnalyticsEvent("Hello [redacted]", ["for [redacted]": "Bearer [redacted]", "n": 1]))
  }

  @Test func `keeps one of two keys that become the same`() {
    let event = AnalyticsEvent("Sent", ["b@example.org": 2, "a@example.org": 1])
    #expect(Redactor.redact(event) == AnalyticsEvent("Sent", ["[redacted]": 1]))
  }

  @Test func `changes nothing the second time`() {
    let text = "ada@example.org?token=abc Bearer x 9f86d081884c7d659a2feaa0c55ad015"
    let once = Redactor.redact(text)
    #expect(Redactor.redact(once) == once)
  }

  @Test func `shortens very long text without cutting a token in two`() {
    let longest = String(repeating: "word ", count: Redactor.longestText / 5)
    #expect(Redactor.redact(longest) == longest)
    #expect(Redactor.redact(longest + "more") == longest.dropLast() + "…")
    let token = "9f86d081884c7d659a2feaa0c55ad015"
    #expect(Redactor.redact(longest.dropLast(10) + token) == longest.dropLast(11) + "…")
    #expect(Redactor.redact(String(repeating: "x", count: Redactor.longestText + 1)) == "…")
  }

  @Test(arguments: [
    "@", "a@", "a@1.", "%40", "a%401", "%25", "@[", "\"@a\"", "token=", "token ", "bearer ", "a.",
    "A1b2C3d4/", "eyJ.",
    "password:\"", "&#64;", "ü@ü", "password[", "password[0]", "0]", "%25%", "\\", "password=(", "(\"",
    "a</a>",
    "<password", "&#0", "password:token:", "\\u", "\\\"", "password=\\\"", "['", "password=[\"'`",
  ])
  func `copes with text of nothing but special parts`(part: String) {
    let text = String(repeating: part, count: Redactor.longestText / part.count)
    #expect(Redactor.redact(text).count <= text.count * 10)
  }
}
