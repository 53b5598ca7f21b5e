extension Exchange {
  static let users = "users/records"
  static let me = "users/records/<me.id>"
  static let preferences = "preferences/records"

  static func signUp(_ body: String, type: String = "application/json") -> Exchange {
    Exchange(.post, users, body, type: type)
  }

  /// Signing up with an address and a password that will do.
  static func signUp(with fields: String) -> Exchange {
    signUp(
      """
      {"email":"new-<nonce>@example.com","password":"password1","passwordConfirm":"password1",\(fields)}
      """)
  }

  /// Signing up with a password and nothing else.
  static func signUp(password: String) -> Exchange {
    signUp(#"{"email":"new-<nonce>@example.com","password":"\#(password)","passwordConfirm":"\#(password)"}"#)
  }

  static func signIn(_ identity: String, _ password: String) -> Exchange {
    signIn(#"{"identity":"\#(identity)","password":"\#(password)"}"#)
  }

  static func signIn(_ body: String?, type: String = "application/json") -> Exchange {
    Exchange(.post, "users/auth-with-password", body, type: type)
  }

  static func renew(as caller: Caller) -> Exchange {
    Exchange(.post, "users/auth-refresh", as: caller)
  }

  static func changeMe(_ body: String?, as caller: Caller = .me) -> Exchange {
    Exchange(.patch, me, body, as: caller)
  }

  static func resetPassword(_ body: String?) -> Exchange {
    Exchange(.post, "users/request-password-reset", body)
  }

  static func createPreferences(_ fields: String = "", as caller: Caller = .me) -> Exchange {
    Exchange(.post, preferences, #"{"user":"<me.id>"\#(fields)}"#, as: caller)
  }

  /// Creating preferences for what follows.
  static let havingPreferences = createPreferences(#","appearance":"dark","notifications":true"#)
    .answersPreferences(appearance: "dark", notifications: true).keeping("id", as: "preferences")

  static func changePreferences(_ body: String, as caller: Caller = .me) -> Exchange {
    Exchange(.patch, "preferences/records/<preferences>", body, as: caller)
  }
}

/// A record of the collection `users`, as a pattern.
struct UserPattern {
  var who = "me"
  var email: String? = "<me.email>"
  var name = "<me.name>"
  var bio = ""
  var emailVisibility = false
  var onboarded = false
  var created = "<date>"

  /// Somebody who has just signed up, as a guest sees them.
  static let new = UserPattern(who: "", email: nil, name: "")

  var text: String {
    """
    {"id":"\(who.isEmpty ? "<id>" : "<\(who).id>")","collectionId":"_pb_users_auth_","collectionName":"users",
    "created":"\(created)","updated":"<date>",\(email.map { #""email":"\#($0)","# } ?? "")
    "emailVisibility":\(emailVisibility),"verified":false,"name":"\(name)","bio":"\(bio)","onboarded":\(onboarded)}
    """
  }
}

extension Exchange {
  func answersUser(_ user: UserPattern = UserPattern()) -> Exchange {
    answers(200, user.text)
  }

  func answersSession(_ user: UserPattern = UserPattern()) -> Exchange {
    answers(200, #"{"token":"<token>","record":\#(user.text)}"#)
  }

  func answersPreferences(
    appearance: String = "", textSize: String = "", notifications: Bool = false,
    analyticsConsent: Bool = false
  ) -> Exchange {
    answers(
      200,
      Self.preferencesText(
        appearance: appearance, textSize: textSize, notifications: notifications,
        analyticsConsent: analyticsConsent))
  }

  /// A list that holds the preferences of `havingPreferences`, or nothing.
  func answersList(
    _ count: Int, page: Int = 1, perPage: Int = 30, total: Int? = nil, pages: Int? = nil
  ) -> Exchange {
    let items = Array(repeating: Self.preferencesText(appearance: "dark", notifications: true), count: count)
    return answers(
      200,
      """
      {"page":\(page),"perPage":\(perPage),"totalItems":\(total ?? count),"totalPages":\(pages ?? count),
      "items":[\(items.joined(separator: ","))]}
      """)
  }

  private static func preferencesText(
    appearance: String, textSize: String = "", notifications: Bool, analyticsConsent: Bool = false
  ) -> String {
    """
    {"id":"<id>","collectionId":"pbc_432047489","collectionName":"preferences","created":"<date>",
    "updated":"<date>","user":"<me.id>","appearance":"\(appearance)","textSize":"\(textSize)",
    "notifications":\(notifications),"analyticsConsent":\(analyticsConsent)}
    """
  }
}
