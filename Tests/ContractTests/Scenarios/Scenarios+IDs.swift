extension Scenario {
  /// Who makes a record may choose its id; later it stays.
  static let ids: [Scenario] = [
    Scenario(
      "an account can be given an id, once",
      .signUp(with: #""id":"<nonce>abcde""#).answersUser(.new).keeping("id", as: "chosen").undescribed,
      .signUp(
        #"{"id":"<chosen>","email":"b-<nonce>@example.com","password":"password1","passwordConfirm":"password1"}"#
      )
      .isNotCreated(["id": .notUnique])),
    Scenario(
      "preferences can be given an id",
      .createPreferences(#","id":"<nonce>abcde""#).answersPreferences().keeping("id", as: "preferences")
        .undescribed,
      .changePreferences(#"{"id":"<nonce>abcde"}"#).answersPreferences().undescribed),
    Scenario(
      "no id is an id by chance",
      .signUp(with: #""id":"""#).answersUser(.new).undescribed),
    Scenario(
      "what can't be an id is refused",
      .signUp(with: #""id":"x""#).isNotCreated(["id": .idTooShort]),
      .signUp(with: #""id":5"#).isNotCreated(["id": .idTooShort]),
      .signUp(with: #""id":"\#(text(16))""#).isNotCreated(["id": .tooLong(15)]),
      .signUp(with: #""id":"ABCDEFGHIJKLMNO""#).isNotCreated(["id": .invalidFormat]),
      .signUp(with: #""id":"abc/efghijklmno","name":"\#(text(101))""#)
        .isNotCreated(["id": .invalidFormat, "name": .tooLong(100)]),
      .createPreferences(#","id":"x","appearance":"pink""#)
        .isNotCreated(["id": .idTooShort, "appearance": .notAChoice("pink")])),
    Scenario(
      "an account keeps its id",
      .changeMe(#"{"id":"<me.id>"}"#).answersUser().undescribed,
      .changeMe(#"{"id":"<nonce>abcde"}"#).isNotUpdated(["id": .fixedID]),
      .changeMe(#"{"id":"","bio":"\#(text(501))"}"#).isNotUpdated(["id": .fixedID, "bio": .tooLong(500)]),
      .changeMe(#"{"id":null}"#).isNotUpdated(["id": .fixedID]),
      Exchange(.get, Exchange.me, as: .me).answersUser()),
    Scenario(
      "preferences keep their id", .havingPreferences,
      .changePreferences(#"{"id":"<nonce>abcde"}"#).isNotUpdated(["id": .fixedID]),
      .changePreferences(#"{"id":"","appearance":"pink"}"#)
        .isNotUpdated(["id": .fixedID, "appearance": .notAChoice("pink")])),
  ]
}
