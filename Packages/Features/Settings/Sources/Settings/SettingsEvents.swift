import Analytics

extension AnalyticsEvent {
  /// A setting was changed; to what stays with the person.
  static func settingChanged(_ name: StaticString) -> AnalyticsEvent {
    AnalyticsEvent("SettingChanged", ["name": .string("\(name)")])
  }

  /// The cache was cleared.
  static let cacheCleared = AnalyticsEvent("CacheCleared")
  /// The account was deleted.
  static let accountDeleted = AnalyticsEvent("AccountDeleted")
}
