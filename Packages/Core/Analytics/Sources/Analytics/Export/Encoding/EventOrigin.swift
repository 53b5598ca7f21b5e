/// What events come from: the app in the version that recorded them.
struct EventOrigin: Codable, Equatable {
  var resource: Resource
  var scope: Scope

  init(service: String, version: String) {
    resource = Resource(attributes: [
      Attribute(key: "service.name", value: .string(service)),
      Attribute(key: "service.version", value: .string(version)),
    ])
    scope = Scope(name: "Analytics", version: version)
  }
}

/// `Resource` of `opentelemetry/proto/resource/v1/resource.proto`.
struct Resource: Codable, Equatable {
  var attributes: [Attribute]
}

/// `InstrumentationScope` of `opentelemetry/proto/common/v1/common.proto`.
struct Scope: Codable, Equatable {
  var name: String
  var version: String
}
