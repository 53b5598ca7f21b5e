import Foundation
import Networking
import Testing

/// A client of `https://host` with a scripted transport behind it.
func makeClient(
  _ transport: any Transport, authentication: (any Authentication)? = nil, responseSizeLimit: Int = 1024
) throws -> APIClient {
  try APIClient(
    baseURL: #require(URL(string: "https://host")), transport: transport, authentication: authentication,
    responseSizeLimit: responseSizeLimit)
}

struct Article: Codable, Equatable {
  var title: String
}
