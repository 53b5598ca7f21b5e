import Models
import Networking
import NetworkingTestSupport

extension Session {
  static func of(_ id: String = "ada1", token: String = "one", name: String = "Ada") -> Session {
    Session(
      token: SessionToken(token),
      user: User(id: id, email: "\(id)@example.com", name: name, bio: "Numbers", isOnboarded: true))
  }
}

extension HTTPResponse {
  /// The answer to signing in and to renewing.
  static func session(_ session: Session) -> HTTPResponse {
    .json(#"{"token":"\#(session.token.secret)","record":\#(record(of: session.user))}"#)
  }

  static func user(_ user: User) -> HTTPResponse {
    .json(record(of: user))
  }

  /// One page of records.
  static func page(_ records: String...) -> HTTPResponse {
    .json(
      #"{"page":1,"perPage":1,"totalItems":1,"totalPages":1,"items":[\#(records.joined(separator: ","))]}"#)
  }

  private static func record(of user: User) -> String {
    """
    {"id":"\(user.id)","email":"\(user.email)","name":"\(user.name)","bio":"\(user.bio)",\
    "onboarded":\(user.isOnboarded),"collectionName":"users"}
    """
  }
}
