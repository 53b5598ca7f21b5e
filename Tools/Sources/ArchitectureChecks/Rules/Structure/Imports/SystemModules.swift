/// Modules of Apple's systems and of the toolchain whose names a team might give to a module of its own, and those that
/// SwiftPM brings.
enum SystemModules {
  static let names: Set<String> = [
    "Accelerate", "Accessibility", "Accounts", "AppIntents", "Charts", "Cinematic", "ClassKit", "CloudKit",
    "Combine", "CompilerPluginSupport", "Compression", "Contacts", "Cryptex", "CryptoKit", "Dispatch",
    "Distributed", "FinanceKit",
    "Foundation", "GameKit", "HealthKit", "HomeKit", "Intents", "JournalingSuggestions", "MapKit",
    "MediaPlayer",
    "Messages", "Metal", "Network", "Observation", "OSLog", "PackageDescription", "PackagePlugin", "PassKit",
    "Photos", "PhotosUI", "Quartz",
    "RegexBuilder", "Security", "Social", "Speech", "Spatial", "StoreKit", "Symbols", "Synchronization",
    "System", "Testing", "TipKit", "Translation", "UserNotifications", "Vision", "WeatherKit", "WidgetKit",
    "XCTest",
  ]
}
