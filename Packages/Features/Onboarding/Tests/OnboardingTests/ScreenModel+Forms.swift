import Composition
import CompositionTestSupport

extension ScreenModel {
  func signIn(email: String = "ada@example.com", password: String = .password) throws {
    try type(email, into: "Email")
    try type(password, into: "Password")
    try tap("Sign in")
  }

  func signUp(
    email: String = "grace@example.com", password: String = .password, repetition: String = .password
  ) throws {
    try type(email, into: "Email")
    try type(password, into: "Password")
    try type(repetition, into: "Repeat password")
    try tap("Create account")
  }

  func sendLink(email: String = "ada@example.com") throws {
    try type(email, into: "Email")
    try tap("Send link")
  }

  func setUp(name: String, bio: String) throws {
    try type(name, into: "Name")
    try type(bio, into: "Bio")
    try tap("Continue")
  }
}
