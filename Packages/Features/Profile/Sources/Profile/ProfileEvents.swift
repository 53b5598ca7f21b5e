import Analytics

extension AnalyticsEvent {
  /// An edit was accepted by the server.
  static let profileSaved = AnalyticsEvent("ProfileSaved")
  /// An edit could not be kept and was taken back.
  static let profileEditTakenBack = AnalyticsEvent("ProfileEditTakenBack")
}
