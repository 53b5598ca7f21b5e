extension Scenario {
  static let listingPreferences: [Scenario] = [
    Scenario("at first there are no preferences", list().answersList(0)),
    Scenario("people see their own preferences", .havingPreferences, list().answersList(1)),
    Scenario(
      "people don't see the preferences of others", .havingPreferences, list(as: .other).answersList(0),
      list("?filter=(user='<me.id>')", as: .other).answersList(0)),
    Scenario("a guest sees no preferences", .havingPreferences, list(as: .guest).answersList(0)),
    Scenario(
      "whose token isn't valid sees no preferences", .havingPreferences,
      list(as: .token("Bearer garbage")).answersList(0)),
    Scenario(
      "a list can be filtered", .havingPreferences,
      list("?filter=(user='<me.id>')").answersList(1),
      list("?filter=(user='<me.id>')&perPage=1").answersList(1, perPage: 1),
      list("?filter=user%20=%20%22<me.id>%22").answersList(1),
      list("?filter=(user='000000000000000')").answersList(0),
      list("?filter=(user='<me.id>'%20%26%26%20appearance='light')").answersList(0),
      list("?filter=(appearance='dark'%20%26%26%20id='<preferences>')").answersList(1)),
    Scenario(
      "a plus is a space", .havingPreferences,
      list("?filter=(user+=+'<me.id>')").answersList(1),
      list("?filter=(user='a+b')").answersList(0),
      list("?sort=+id,+-created").answersList(1),
      list("?sort=%2Bid").answersList(1),
      list("?perPage=+5").isBadRequest, list("?page=%2B1").answersList(1)),
    Scenario(
      "a filter that can't be read is refused",
      list("?filter=(user='<me.id>'").isBadRequest, list("?filter=user").isBadRequest,
      list("?filter=(nobody='<me.id>')").isBadRequest),
    Scenario(
      "a list can be cut into pages", .havingPreferences,
      list("?page=2").answersList(0, page: 2, total: 1, pages: 1),
      list("?page=0&perPage=0").answersList(1),
      list("?perPage=5000").answersList(1, perPage: 1000),
      list("?skipTotal=1").answersList(1, total: -1, pages: -1),
      list("?skipTotal=true&page=3").answersList(0, page: 3, total: -1, pages: -1)),
    Scenario("a page that is no number is refused", list("?page=first").isBadRequest),
    Scenario(
      "a list can be sorted", .havingPreferences,
      list("?sort=-updated,created").answersList(1), list("?sort=%2Bid").answersList(1)),
    Scenario("a list can't be sorted by what nobody knows", list("?sort=nobody").isBadRequest),
    Scenario("parameters that nobody knows are ignored", list("?nobody=1").answersList(0)),
  ]

  static let creatingPreferences: [Scenario] = [
    Scenario("what wasn't chosen is empty", .createPreferences().answersPreferences()),
    Scenario(
      "everything can be chosen",
      .createPreferences(
        #","appearance":"highContrast","textSize":"extraLarge","notifications":true,"analyticsConsent":true"#
      )
      .answersPreferences(
        appearance: "highContrast", textSize: "extraLarge", notifications: true, analyticsConsent: true)),
    Scenario(
      "there is one record a person", .havingPreferences,
      .createPreferences().isNotCreated(["user": .notUnique])),
    Scenario("a guest has no preferences", .createPreferences(as: .guest).isNotCreated()),
    Scenario("nobody has preferences for others", .createPreferences(as: .other).isNotCreated()),
    Scenario(
      "preferences are somebody's", Exchange(.post, Exchange.preferences, "{}", as: .me).isNotCreated()),
    Scenario(
      "what can't be chosen is refused",
      .createPreferences(#","appearance":"pink","textSize":"tiny""#)
        .isNotCreated(["appearance": .notAChoice("pink"), "textSize": .notAChoice("tiny")])),
    Scenario(
      "fields that nobody knows are left out", .createPreferences(#","sound":true"#).answersPreferences()),
    Scenario(
      "what isn't JSON makes no preferences", Exchange(.post, Exchange.preferences, "{", as: .me).isBadRequest
    ),
  ]

  static let changingPreferences: [Scenario] = [
    Scenario(
      "preferences that are left out stay", .havingPreferences,
      .changePreferences(#"{"textSize":"small"}"#)
        .answersPreferences(appearance: "dark", textSize: "small", notifications: true),
      .changePreferences(#"{"appearance":"light","notifications":false}"#)
        .answersPreferences(appearance: "light", textSize: "small"),
      .changePreferences("{}").answersPreferences(appearance: "light", textSize: "small"),
      .changePreferences(#"{"appearance":"","textSize":"","analyticsConsent":true}"#)
        .answersPreferences(analyticsConsent: true)),
    Scenario(
      "yes and no can be said in several ways", .havingPreferences,
      .changePreferences(#"{"notifications":"false","analyticsConsent":"true"}"#)
        .answersPreferences(appearance: "dark", analyticsConsent: true).undescribed,
      .changePreferences(#"{"notifications":1,"analyticsConsent":0}"#)
        .answersPreferences(appearance: "dark", notifications: true).undescribed,
      .changePreferences(#"{"notifications":"yes","analyticsConsent":"T"}"#)
        .answersPreferences(appearance: "dark", analyticsConsent: true).undescribed,
      .changePreferences(#"{"notifications":null,"analyticsConsent":""}"#)
        .answersPreferences(appearance: "dark").undescribed),
    Scenario(
      "a change to what can't be chosen is refused", .havingPreferences,
      .changePreferences(#"{"appearance":"pink"}"#).isNotUpdated(["appearance": .notAChoice("pink")]),
      list().answersList(1)),
    Scenario(
      "people don't change the preferences of others", .havingPreferences,
      .changePreferences(#"{"appearance":"light"}"#, as: .other).isNotFound,
      .changePreferences(#"{"appearance":"light"}"#, as: .guest).isNotFound,
      list().answersList(1)),
    Scenario(
      "preferences can't be given away", .havingPreferences,
      .changePreferences(#"{"user":"<other.id>"}"#).isNotFound,
      .changePreferences(#"{"user":"<me.id>"}"#).answersPreferences(appearance: "dark", notifications: true)),
    Scenario(
      "preferences that aren't there can't be changed",
      Exchange(.patch, "preferences/records/000000000000000", "{}", as: .me).isNotFound,
      Exchange(.patch, "preferences/records/none", "{}", as: .me).isNotFound),
    Scenario(
      "what isn't JSON changes no preferences", .havingPreferences, .changePreferences("[]").isBadRequest),
  ]

  private static func list(_ query: String = "", as caller: Exchange.Caller = .me) -> Exchange {
    Exchange(.get, Exchange.preferences + query, as: caller)
  }
}
