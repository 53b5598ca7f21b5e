#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value, and how old it is when the server couldn't be asked.
public struct Dated<Value: Sendable>: Sendable {
  /// The value.
  public let value: Value
  /// When the server said so, where the value stands in for an answer that can't be had now; nil for what the server
  /// says at present.
  public let asOf: Date?

  /// Dates a value.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - asOf: when the server said so; nil for now.
  public init(_ value: Value, asOf: Date? = nil) {
    self.value = value
    self.asOf = asOf
  }
}

extension Dated: Equatable where Value: Equatable {}
