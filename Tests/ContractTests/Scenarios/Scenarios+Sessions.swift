extension Scenario {
  static let signingIn: [Scenario] = [
    Scenario("the right password is let in", .signIn("<me.email>", "password1").answersSession()),
    Scenario(
      "an address counts in any letters", .signIn("<me.EMAIL>", "password1").answersSession()),
    Scenario("a wrong password is refused", .signIn("<me.email>", "password2").isNotAuthenticated),
    Scenario("a password counts in its letters", .signIn("<me.email>", "Password1").isNotAuthenticated),
    Scenario(
      "an address without an account is refused in the same words",
      .signIn("nobody-<nonce>@example.com", "password1").isNotAuthenticated),
    Scenario("a name is no address", .signIn("<me.name>", "password1").isNotAuthenticated),
    Scenario(
      "a form that isn't filled in is refused",
      .signIn("", "").isInvalid(["identity": .required, "password": .required]),
      .signIn("{}").isInvalid(["identity": .required, "password": .required]),
      .signIn(nil).isInvalid(["identity": .required, "password": .required])),
    Scenario(
      "what is far too long is refused",
      .signIn(text(256), text(256))
        .isInvalid(["identity": .outOfRange(1, 255), "password": .outOfRange(1, 255)])),
    Scenario("what isn't text is refused", .signIn(#"{"identity":1,"password":true}"#).isUnreadable),
    Scenario("what isn't JSON is refused", .signIn("{").isUnreadable, .signIn("[]").isUnreadable),
    Scenario(
      "the demo account is there, and has yet to be introduced",
      .signIn("demo@app.example", "demo-account")
        .answersSession(UserPattern(who: "", email: "demo@app.example", name: "Ada Lovelace"))),
    Scenario(
      "the other one's password is unknown",
      .signIn("grace@app.example", "demo-account").isNotAuthenticated),
    Scenario(
      "the other one's name is taken",
      .signUp(with: #""name":"Grace Hopper""#).isNotCreated(["name": .notUnique])),
  ]

  static let renewing: [Scenario] = [
    Scenario(
      "a token is renewed, and both can be used",
      .renew(as: .me).answersSession().keeping("token", as: "new.token"),
      Exchange(.get, Exchange.me, as: .token("Bearer <new.token>")).answersUser(),
      Exchange(.get, Exchange.me, as: .me).answersUser(),
      .renew(as: .token("Bearer <new.token>")).answersSession()),
    Scenario("without a token there is nothing to renew", .renew(as: .guest).isUnauthorized),
    Scenario("garbage is no token", .renew(as: .token("Bearer garbage")).isUnauthorized),
    Scenario("a token that was altered is none", .renew(as: .token("Bearer <me.token>x")).isUnauthorized),
    Scenario("a token of another form is none", .renew(as: .token("Basic bWU6cGFzc3dvcmQx")).isUnauthorized),
    Scenario(
      "the scheme of a token may be missing, and counts in any letters",
      .renew(as: .token("<me.token>")).answersSession(),
      .renew(as: .token("bearer <me.token>")).answersSession()),
    Scenario(
      "a token that looks like PocketBase's is none",
      .renew(as: .token("Bearer eyJhbGciOiJub25lIn0.eyJpZCI6IjEyMzQ1Njc4OTAxMjM0NSIsInR5cGUiOiJhdXRoIn0."))
        .isUnauthorized),
    Scenario(
      "the token of a deleted account is none",
      Exchange(.delete, Exchange.me, as: .me).answers(204),
      .renew(as: .me).isUnauthorized,
      Exchange(.get, Exchange.me, as: .me).isNotFound),
  ]

  static let resettingPasswords: [Scenario] = [
    Scenario(
      "whether there is an account can't be told",
      .resetPassword(#"{"email":"nobody-<nonce>@example.com"}"#).answers(204),
      .resetPassword(#"{"email":"<me.email>"}"#).answers(204)),
    Scenario(
      "a malformed address gets no letter",
      .resetPassword(#"{"email":"ada"}"#).isInvalid(["email": .notEmail])),
    Scenario(
      "a missing address gets no letter",
      .resetPassword("{}").isInvalid(["email": .required]),
      .resetPassword(nil).isInvalid(["email": .required])),
    Scenario("what isn't JSON gets no letter", .resetPassword("{").isUnreadable),
  ]
}
