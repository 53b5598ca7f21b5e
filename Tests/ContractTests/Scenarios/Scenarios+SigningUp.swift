extension Scenario {
  static let signingUp: [Scenario] =
    [
      Scenario(
        "a new account is shown without its address",
        .signUp(password: "password1")
          .answersUser(.new)),
      Scenario(
        "a new account can say who it is, and show its address",
        .signUp(with: #""name":"Ada <nonce>","bio":"Counts","onboarded":true,"emailVisibility":true"#)
          .answersUser(
            UserPattern(
              who: "", email: "new-<nonce>@example.com", name: "Ada <nonce>", bio: "Counts",
              emailVisibility: true, onboarded: true))),
      Scenario(
        "fields that nobody knows are ignored",
        .signUp(with: #""nickname":"Ada","superuser":true,"created":"2001-01-01 00:00:00.000Z""#)
          .answersUser(.new)),
      Scenario("a new account can have no name", .signUp(with: #""name":"""#).answersUser(.new)),
      Scenario("null is no name", .signUp(with: #""name":null,"bio":null"#).answersUser(.new).undescribed),
      Scenario(
        "a number is taken as text",
        .signUp(with: #""bio":12"#).answersUser(UserPattern(who: "", email: nil, name: "", bio: "12"))
          .undescribed),
      Scenario(
        "an address that is taken is refused",
        .signUp(#"{"email":"<me.email>","password":"password1","passwordConfirm":"password1"}"#)
          .isNotCreated(["email": .notUnique])),
      Scenario(
        "an address that is taken in other letters is refused",
        .signUp(#"{"email":"<me.EMAIL>","password":"password1","passwordConfirm":"password1"}"#)
          .isNotCreated(["email": .notUnique])),
      Scenario(
        "a name that is taken is refused",
        .signUp(with: #""name":"<me.name>""#).isNotCreated(["name": .notUnique])),
      Scenario(
        "a name that is taken in other letters is refused",
        .signUp(with: #""name":"<me.NAME>""#).isNotCreated(["name": .notUnique])),
      Scenario(
        "a missing address is refused",
        .signUp(#"{"password":"password1","passwordConfirm":"password1"}"#).isNotCreated(["email": .required])
      ),
      Scenario(
        "a missing password is refused",
        .signUp(#"{"email":"new-<nonce>@example.com"}"#)
          .isNotCreated(["password": .required, "passwordConfirm": .required])),
      Scenario(
        "a password that is not repeated is refused",
        .signUp(#"{"email":"new-<nonce>@example.com","password":"password1"}"#)
          .isNotCreated(["passwordConfirm": .required])),
      Scenario(
        "a password that is repeated otherwise is refused",
        .signUp(#"{"email":"new-<nonce>@example.com","password":"password1","passwordConfirm":"password2"}"#)
          .isNotCreated(["passwordConfirm": .mismatch])),
      Scenario(
        "a short password is refused",
        .signUp(password: "seven77")
          .isNotCreated(["password": .tooShort(8)])),
      Scenario(
        "the shortest password will do",
        .signUp(password: "eight888")
          .answersUser(.new)),
      Scenario(
        "the longest password will do",
        .signUp(password: text(71)).answersUser(.new)),
      Scenario(
        "a password that is too long is refused",
        .signUp(password: text(72)).isNotCreated(["password": .passwordTooLong])),
      Scenario(
        "a password counts in characters where it is too short",
        .signUp(password: "éééé").isNotCreated(["password": .tooShort(8)])),
      Scenario(
        "the longest name and the longest text about oneself will do",
        .signUp(with: #""name":"\#(text(87))-é-<nonce>","bio":"\#(text(500))""#)
          .answersUser(UserPattern(who: "", email: nil, name: "\(text(87))-é-<nonce>", bio: text(500)))),
      Scenario(
        "a password is repeated byte for byte",
        .signUp(#"{"email":"a-<nonce>@example.com","password":"pässwörter","passwordConfirm":"pässwörter"}"#)
          .isNotCreated(["passwordConfirm": .mismatch])),
      Scenario(
        "a password that a client has prepared counts in every script, with its spaces",
        .signUp(
          #"{"email":"a-<nonce>@example.com","password":"pässwört 한글 ♦","passwordConfirm":"pässwört 한글 ♦"}"#
        ).answersUser(.new),
        .signIn("a-<nonce>@example.com", "pässwört 한글 ♦")
          .answersSession(UserPattern(who: "", email: "a-<nonce>@example.com", name: ""))),
      Scenario(
        "a name that is too long is refused",
        .signUp(with: #""name":"\#(text(101))""#).isNotCreated(["name": .tooLong(100)])),
      Scenario(
        "a text about oneself that is too long is refused",
        .signUp(with: #""bio":"\#(text(501))""#).isNotCreated(["bio": .tooLong(500)])),
      Scenario(
        "all faults are told at once",
        .signUp(
          #"{"email":"nobody","password":"short","passwordConfirm":"short","name":"\#(text(101))"}"#
        )
        .isNotCreated(["email": .notEmail, "password": .tooShort(8), "name": .tooLong(100)])),
      Scenario(
        "nobody verifies themselves",
        .signUp(with: #""verified":true"#).isNotCreated(["verified": .mismatch])),
    ] + unusualAddresses + malformedAddresses

  private static let unusualAddresses = [
    "ada+<nonce>@example.com", "O'Hara-<nonce>@example.com", "a.d.a.<nonce>@example.co.uk",
    "<nonce>@a.example",
    "-<nonce>-@example.com", "!#$%&*/=?^`{|}~<nonce>@example.com", "éáü<nonce>@straße.example",
    "<nonce>@例え.jp",
    "кто<nonce>@пример.рф", "ü<nonce>@example.com", "<nonce>@example.xn--p1ai",
    "<nonce>@xn--bcher-kva.example", "<nonce>@123.example", "<nonce>@a--b.example",
  ].map { (address: String) in
    Scenario(
      "the address “\(address)” is taken",
      .signUp(
        #"{"email":"\#(address)","password":"password1","passwordConfirm":"password1","emailVisibility":true}"#
      )
      .answersUser(UserPattern(who: "", email: address, name: "", emailVisibility: true)),
      .signIn(address, "password1")
        .answersSession(UserPattern(who: "", email: address, name: "", emailVisibility: true)))
  }

  private static let malformedAddresses = [
    "ada", "ada@", "@example.com", "ada@@example.com", "ada lovelace@example.com", "ada@example", "ada@.com",
    "ada@example..com", ".ada@example.com", "ada.@example.com", "a..da@example.com", "ada@-example.com",
    "ada@example.com-", "ada@ex*mple.com", "ada@localhost", "ada@127.0.0.1", "ada@[127.0.0.1]",
    "ada@example.0om", "ada@example.com1", "ada;b@example.com", "<ada@example.com>",
    "ada@example.com,b@example.com",
    "ada@example.com\\n", " ada@example.com",
  ].map { (address: String) in
    Scenario(
      "the address “\(address)” is refused",
      .signUp(#"{"email":"\#(address)","password":"password1","passwordConfirm":"password1"}"#)
        .isNotCreated(["email": .notEmail]))
  }

  static func text(_ length: Int) -> String {
    String(repeating: "x", count: length)
  }
}
