import Testing

@testable import Backend

@Suite struct `Signing up` {
  let client = EmbeddedBackend.empty().guest

  func signUp(_ fields: String) async throws -> Answer {
    try await client.send(.post, "/api/collections/users/records", fields)
  }

  static func fields(_ others: String) -> String {
    #"{"password":"password1","passwordConfirm":"password1",\#(others)}"#
  }

  @Test func `signing up answers with the record, and keeps the address from a guest`() async throws {
    let answer = try await signUp(Self.fields(#""email":"ann@x.example","name":"Ann","onboarded":true"#))
    let id = try #require(answer["id"]?.text)
    #expect(RecordID(id) != nil)
    let expected = try Answer(
      status: 200,
      """
      {"id":"\(id)","collectionId":"_pb_users_auth_","collectionName":"users",
      "created":"2022-01-01 00:00:00.123Z","updated":"2022-01-01 00:00:00.123Z","emailVisibility":false,
      "verified":false,"name":"Ann","bio":"","onboarded":true}
      """)
    #expect(answer == expected)
  }

  @Test(
    arguments: [
      ("{}", ["password": FieldFault.required, "passwordConfirm": .required]),
      (#"{"email":"a@x.example","password":"password1"}"#, ["passwordConfirm": .required]),
      (
        #"{"email":"a@x.example","passwordConfirm":"password1"}"#,
        ["password": .required, "passwordConfirm": .mismatch]
      ),
      (
        #"{"email":"a@x.example","password":"password1","passwordConfirm":"password2"}"#,
        ["passwordConfirm": .mismatch]
      ),
      (
        #"{"email":"nope","password":"password1","passwordConfirm":"password2"}"#,
        ["passwordConfirm": .mismatch]
      ),
      (fields(#""email":"a@x.example","verified":true"#), ["verified": .mismatch]),
      (fields(#""name":"Ann""#), ["email": .required]),
      (fields(#""email":"""#), ["email": .required]),
      (fields(#""email":null"#), ["email": .required]),
      (fields(#""email":["a@x.example"]"#), ["email": .required]),
      (fields(#""email":{"a":1}"#), ["email": .required]),
      (fields(#""email":5"#), ["email": .notEmail]),
      (fields(#""email":"nope""#), ["email": .notEmail]),
      (fields(#""email":"' OR 1=1 --@x.example""#), ["email": .notEmail]),
      (
        #"{"email":"a@x.example","password":"1234567","passwordConfirm":"1234567"}"#,
        ["password": .tooShort(minimum: 8)]
      ),
      (
        #"{"email":"nope","password":"1234567","passwordConfirm":"1234567"}"#,
        ["email": .notEmail, "password": .tooShort(minimum: 8)]
      ),
      (
        #"{"email":"a@x.example","password":"ééééééé","passwordConfirm":"ééééééé"}"#,
        ["password": .tooShort(minimum: 8)]
      ),
    ] as [(String, FieldFaults)])
  func `a form that isn't right is refused, field by field`(form: String, faults: FieldFaults) async throws {
    let expected = Answer(refusal: .notCreated(faults))
    #expect(try await signUp(form) == expected)
  }

  @Test(arguments: [
    (String(repeating: "x", count: 8), 200), (String(repeating: "x", count: 71), 200),
    (String(repeating: "x", count: 72), 400), (String(repeating: "é", count: 35), 200),
    (String(repeating: "é", count: 36), 400), (String(repeating: "e\u{301}", count: 35), 200),
    ("  spaces  ", 200),
  ])
  func `a password has 8 characters up to 71 bytes`(password: String, status: Int) async throws {
    let answer = try await client.signUp("a@x.example", password: password)
    #expect(answer.status == status)
    #expect(try await client.signIn("a@x.example", password: password).status == status)
    if status == 400 {
      let error = answer["data"]?["password"]
      #expect(error?["code"]?.text == "validation_max_text_constraint")
      #expect(error?["message"]?.text == "Must be less than 71 character(s).")
    }
  }

  @Test(arguments: [
    "with \\u0000 nul", "with a\\ttab", "line end\\n", "invisible\\u200b", "\\u0378unassigned",
  ])
  func `a password has no characters that can't be typed again`(password: String) async throws {
    let answer = try await client.signUp("a@x.example", password: password)
    #expect(answer == Answer(refusal: .notCreated(["password": .invalidFormat])))
    #expect(try await client.signIn("a@x.example", password: password).status == 400)
  }

  @Test(arguments: [
    ("pässwörter", "pa\u{308}sswo\u{308}rter"), ("pass word", "pass\u{A0}word"),
    (
      "한글한글한글한글",
      "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"
    ),
  ])
  func `a password is the same however it is written`(one: String, other: String) async throws {
    for (address, chosen, typed) in [("a@x.example", one, other), ("b@x.example", other, one)] {
      #expect(try await client.signUp(address, password: chosen).status == 200)
      #expect(try await client.signIn(address, password: typed).status == 200)
    }
  }

  @Test(arguments: [
    ("name", 100, 200), ("name", 101, 400), ("name", 10_000, 400), ("bio", 500, 200), ("bio", 501, 400),
  ])
  func `text has a length`(field: String, length: Int, status: Int) async throws {
    let text = String(repeating: "é", count: length)
    let answer = try await signUp(Self.fields(#""email":"a@x.example","\#(field)":"\#(text)""#))
    #expect(answer.status == status)
    if status == 400 {
      let maximum = field == "name" ? 100 : 500
      #expect(answer == Answer(refusal: .notCreated([field: .tooLong(maximum: maximum)])))
    }
  }

  @Test(arguments: [
    ("ann@x.example", "Bob", "email"), ("ANN@X.example", "Bob", "email"), ("bob@x.example", "Ann", "name"),
    ("bob@x.example", "aNN", "name"),
  ])
  func `address and name are unique, whatever their case`(
    email: String, name: String, field: String
  ) async throws {
    try await client.signUp("ann@x.example", name: "Ann")
    let answer = try await client.signUp(email, name: name)
    #expect(answer == Answer(refusal: .notCreated([field: .notUnique])))
  }

  @Test func `many may be without a name`() async throws {
    #expect(try await client.signUp("a@x.example").status == 200)
    #expect(try await client.signUp("b@x.example").status == 200)
  }

  @Test func `fields that don't exist, or aren't for a client to choose, are ignored`() async throws {
    let answer = try await signUp(
      Self.fields(
        #""email":"a@x.example","created":"2001-01-01 00:00:00.000Z","passwordHash":"x","admin":true"#
      ))
    #expect(answer.status == 200)
    #expect(answer["created"]?.text == "2022-01-01 00:00:00.123Z")
    #expect(answer.body?.names?.contains("admin") == false)
  }

  @Test(arguments: [
    #"Robert'); DROP TABLE users; --"#, #"\" OR \"\"=\""#, #"\u001b[31mred\u0007"#, #"nul\u0000inside"#,
    #"\u202eright to left"#, "👩‍👩‍👧‍👦", "%00%27",
  ])
  func `any text is data`(name: String) async throws {
    let answer = try await client.signUp("a@x.example", name: name)
    #expect(answer.status == 200)
    let expected = try JSONParser.parse("\"\(name)\"".utf8)
    #expect(answer["name"] == expected)
    #expect(try await client.signIn("a@x.example")["record"]?["name"] == expected)
  }

  @Test func `of many who sign up at once with one address, one is let in`() async throws {
    let client = client
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<20 {
        group.addTask { try await client.signUp("ann@x.example").status }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses.count { $0 == 200 } == 1)
    #expect(statuses.count { $0 == 400 } == 19)
  }
}
