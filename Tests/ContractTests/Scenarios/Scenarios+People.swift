extension Scenario {
  private static let other = "users/records/<other.id>"

  static let people: [Scenario] = [
    Scenario("people see themselves", Exchange(.get, Exchange.me, as: .me).answersUser()),
    Scenario("people don't see others", Exchange(.get, other, as: .me).isNotFound),
    Scenario("a guest sees nobody", Exchange(.get, Exchange.me).isNotFound),
    Scenario(
      "whose token isn't valid is a guest",
      Exchange(.get, Exchange.me, as: .token("Bearer garbage")).isNotFound),
    Scenario(
      "what can't be an id is nobody's",
      Exchange(.get, "users/records/000000000000000", as: .me).isNotFound,
      Exchange(.get, "users/records/nobody", as: .me).isNotFound),
  ]

  static let changingPeople: [Scenario] = [
    Scenario(
      "what is left out stays",
      .changeMe(#"{"bio":"Counts"}"#).answersUser(UserPattern(bio: "Counts")),
      .changeMe(#"{"name":"Countess <nonce>"}"#)
        .answersUser(UserPattern(name: "Countess <nonce>", bio: "Counts")),
      .changeMe(#"{"onboarded":true}"#)
        .answersUser(UserPattern(name: "Countess <nonce>", bio: "Counts", onboarded: true)),
      .changeMe(#"{"bio":""}"#).answersUser(UserPattern(name: "Countess <nonce>", onboarded: true)),
      Exchange(.get, Exchange.me, as: .me)
        .answersUser(UserPattern(name: "Countess <nonce>", onboarded: true))),
    Scenario(
      "nothing to change is no fault", .changeMe("{}").answersUser(), .changeMe(nil).answersUser().undescribed
    ),
    Scenario("fields that nobody knows are no fault", .changeMe(#"{"nickname":"Ada"}"#).answersUser()),
    Scenario(
      "an id and dates can't be changed",
      .changeMe(#"{"created":"2001-01-01 00:00:00.000Z","collectionName":"others"}"#).answersUser()),
    Scenario(
      "null takes a text away", .changeMe(#"{"bio":"Counts"}"#).answersUser(UserPattern(bio: "Counts")),
      .changeMe(#"{"bio":null}"#).answersUser().undescribed),
    Scenario(
      "a change leaves the date of sign-up as it is",
      Exchange(.get, Exchange.me, as: .me).answersUser().keeping("created", as: "created"),
      .changeMe(#"{"bio":"Counts"}"#).answersUser(UserPattern(bio: "Counts", created: "<created>"))),
    Scenario(
      "text is taken as it is",
      .changeMe(#"{"bio":" <b>\u00e9\n\ud83d\ude42</b>\t\u202e\\ \" "}"#)
        .answersUser(UserPattern(bio: #" <b>é\n🙂</b>\t\u202e\\ \" "#)),
      .changeMe(#"{"name":" Ada <nonce> "}"#)
        .answersUser(UserPattern(name: " Ada <nonce> ", bio: #" <b>é\n🙂</b>\t\u202e\\ \" "#))),
    Scenario(
      "nobody takes their name back",
      .changeMe(#"{"name":""}"#).isNotUpdated(["name": .required]),
      .changeMe(#"{"name":" \t "}"#).isNotUpdated(["name": .required]),
      .changeMe(#"{"name":null}"#).isNotUpdated(["name": .required])),
    Scenario(
      "a name that is too long is not taken over",
      .changeMe(#"{"name":"\#(text(101))"}"#).isNotUpdated(["name": .tooLong(100)]),
      Exchange(.get, Exchange.me, as: .me).answersUser()),
    Scenario(
      "a text about oneself that is too long is not taken over",
      .changeMe(#"{"bio":"\#(text(501))"}"#).isNotUpdated(["bio": .tooLong(500)])),
    Scenario(
      "a name that is taken is not taken over",
      .changeMe(#"{"name":"<other.name>"}"#).isNotUpdated(["name": .notUnique]),
      .changeMe(#"{"name":"<other.NAME>"}"#).isNotUpdated(["name": .notUnique])),
    Scenario(
      "one's own name in other letters can be had",
      .changeMe(#"{"name":"<me.NAME>"}"#).answersUser(UserPattern(name: "<me.NAME>")),
      .changeMe(#"{"name":"<me.name>"}"#).answersUser()),
    Scenario(
      "an address isn't changed just so",
      .changeMe(#"{"email":"new-<nonce>@example.com"}"#).isNotUpdated(["email": .mismatch]),
      .changeMe(#"{"email":"<me.email>"}"#).answersUser()),
    Scenario(
      "nobody verifies themselves later",
      .changeMe(#"{"verified":true}"#).isNotUpdated(["verified": .mismatch])),
    Scenario(
      "an address can be shown",
      .changeMe(#"{"emailVisibility":true}"#).answersUser(UserPattern(emailVisibility: true))),
    Scenario("people don't change others", Exchange(.patch, other, #"{"bio":"Mine"}"#, as: .me).isNotFound),
    Scenario("a guest changes nobody", .changeMe(#"{"bio":"Mine"}"#, as: .guest).isNotFound),
    Scenario(
      "a change of another type is refused",
      Exchange(.patch, Exchange.me, "{}", as: .me, type: "text/plain").isRefused(400, "<text>"),
      Exchange(.patch, Exchange.me, "{}", as: .me, type: nil).isRefused(400, "<text>")),
    Scenario(
      "what isn't JSON changes nothing", .changeMe("{").isBadRequest, .changeMe("[]").isBadRequest,
      .changeMe("null").isBadRequest),
  ]

  static let passwords: [Scenario] = [
    Scenario(
      "a new password ends all sessions",
      .changeMe(#"{"oldPassword":"password1","password":"password2","passwordConfirm":"password2"}"#)
        .answersUser(),
      .renew(as: .me).isUnauthorized,
      .signIn("<me.email>", "password1").isNotAuthenticated,
      .signIn("<me.email>", "password2").answersSession()),
    Scenario(
      "without the old password there is no new one",
      .changeMe(#"{"password":"password2","passwordConfirm":"password2"}"#)
        .isNotUpdated(["oldPassword": .required]),
      .changeMe(#"{"oldPassword":"password3","password":"password2","passwordConfirm":"password2"}"#)
        .isNotUpdated(["oldPassword": .wrongOldPassword]),
      .renew(as: .me).answersSession()),
    Scenario(
      "a new password is repeated",
      .changeMe(#"{"oldPassword":"password1","password":"password2"}"#)
        .isNotUpdated(["passwordConfirm": .required]),
      .changeMe(#"{"oldPassword":"password1","password":"password2","passwordConfirm":"password3"}"#)
        .isNotUpdated(["passwordConfirm": .mismatch])),
    Scenario(
      "a new password is repeated byte for byte",
      .changeMe(
        #"{"oldPassword":"password1","password":"pässwörter","passwordConfirm":"pässwörter"}"#
      )
      .isNotUpdated(["passwordConfirm": .mismatch])),
    Scenario(
      "an empty password is none",
      .changeMe(#"{"password":"","passwordConfirm":""}"#).isNotUpdated(["password": .required]),
      .changeMe(#"{"password":null}"#).isNotUpdated(["password": .required]),
      .changeMe(#"{"password":"","bio":"\#(text(501))"}"#)
        .isNotUpdated(["password": .required, "bio": .tooLong(500)]),
      .changeMe(#"{"oldPassword":"password1"}"#)
        .isNotUpdated(["password": .required, "passwordConfirm": .required]),
      .changeMe(#"{"oldPassword":"","passwordConfirm":null}"#).answersUser().undescribed),
    Scenario(
      "a new password is not short",
      .changeMe(#"{"oldPassword":"password1","password":"short","passwordConfirm":"short"}"#)
        .isNotUpdated(["password": .tooShort(8)])),
  ]

  static let deletingPeople: [Scenario] = [
    Scenario(
      "a deleted account is gone",
      .havingPreferences,
      Exchange(.delete, Exchange.me, as: .me).answers(204),
      .signIn("<me.email>", "password1").isNotAuthenticated,
      Exchange(.get, Exchange.me, as: .me).isNotFound,
      Exchange(.delete, Exchange.me, as: .me).isNotFound,
      Exchange(.get, Exchange.preferences, as: .me).answersList(0),
      .changePreferences("{}").isNotFound),
    Scenario(
      "the address and the name of a deleted account are free",
      Exchange(.delete, Exchange.me, as: .me).answers(204),
      .signUp(
        #"{"email":"<me.email>","name":"<me.name>","password":"password1","passwordConfirm":"password1"}"#
      )
      .answersUser(UserPattern(who: "", email: nil))),
    Scenario(
      "people don't delete others",
      Exchange(.delete, other, as: .me).isNotFound,
      Exchange(.get, other, as: .other).answersUser(
        UserPattern(who: "other", email: "<other.email>", name: "<other.name>"))),
    Scenario(
      "a guest deletes nobody", Exchange(.delete, Exchange.me).isNotFound,
      Exchange(.get, Exchange.me, as: .me).answersUser()),
  ]
}
