import SwiftSources

extension TypeScope {
  /// Whether it is a view of SwiftUI: no class is, whatever it inherits from.
  var isViewValue: Bool { isView && kind != .reference && kind != .actor }
}
