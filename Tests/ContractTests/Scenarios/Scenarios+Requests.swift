extension Scenario {
  static let requests: [Scenario] = [
    Scenario(
      "a form without a body is an empty one",
      Exchange(.post, Exchange.users)
        .isNotCreated(["password": .required, "passwordConfirm": .required]),
      .signUp("null").isNotCreated(["password": .required, "passwordConfirm": .required])),
    Scenario(
      "a form that isn't JSON is refused",
      .signUp("{").isBadRequest, .signUp("[]").isBadRequest, .signUp(#""text""#).isBadRequest,
      .signUp("password=password1").isBadRequest),
    Scenario(
      "a form of another type is refused",
      .signUp("{}", type: "text/plain").isRefused(400, "<text>"),
      .signIn("{}", type: "text/plain").isRefused(400, "<text>")),
    Scenario(
      "JSON may name its charset",
      .signUp("{}", type: "application/json; charset=utf-8")
        .isNotCreated(["password": .required, "passwordConfirm": .required])),
    Scenario(
      "what is far too large is refused", .havingPreferences,
      .signUp(tooLarge).isTooLarge, .signIn(tooLarge).isTooLarge, .resetPassword(tooLarge).isTooLarge,
      .changeMe(tooLarge).isTooLarge, .changePreferences(tooLarge).isTooLarge,
      Exchange(.post, Exchange.preferences, tooLarge, as: .me).isTooLarge),
    Scenario("a collection that isn't there", Exchange(.get, "nothing/records").leadsNowhere),
    Scenario("an action that isn't there", Exchange(.post, "users/auth-with-magic", "{}").leadsNowhere),
    Scenario(
      "a method that means nothing",
      Exchange(.put, Exchange.me, "{}", as: .me).leadsNowhere,
      Exchange(.put, Exchange.users, "{}").leadsNowhere,
      Exchange(.delete, Exchange.users, as: .me).leadsNowhere,
      Exchange(.patch, Exchange.preferences, "{}", as: .me).leadsNowhere,
      Exchange(.post, Exchange.me, "{}", as: .me).leadsNowhere,
      Exchange(.get, "users/auth-with-password").leadsNowhere,
      Exchange(.get, "users/auth-refresh", as: .me).leadsNowhere),
    Scenario(
      "a path that ends in a slash",
      Exchange(.get, Exchange.me + "/", as: .me).leadsNowhere,
      Exchange(.get, Exchange.preferences + "/", as: .me).leadsNowhere),
    Scenario("a path that goes too far", Exchange(.get, Exchange.me + "/more", as: .me).leadsNowhere),
  ]

  private static let tooLarge = #"{"bio":"\#(text(256 << 10))"}"#
}
