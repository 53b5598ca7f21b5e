/// Names that a module in an app must not have, whatever its case: a file system may ignore it.
enum ReservedNames {
  static let all = systems + types + layout

  /// Modules of the systems that an app may also be built for, which this toolchain needn't have.
  private static let systems = [
    "Builtin", "Glibc", "Musl", "Darwin", "Android", "Bionic", "WinSDK", "CRT", "ObjectiveC", "SwiftUI",
    "SwiftData", "UIKit", "AppKit", "WatchKit", "Combine", "Charts", "CloudKit", "Contacts", "CoreData",
    "CoreGraphics", "CoreLocation", "CryptoKit", "EventKit", "HealthKit", "Intents", "MapKit", "Messages",
    "Metal", "Network", "Observation", "Photos", "Security", "Social", "Speech", "StoreKit", "System",
    "Translation", "Vision", "WebKit", "WidgetKit",
  ]

  /// Types of the standard library and Foundation that sources use without naming their module.
  private static let types = [
    "Any", "AnyObject", "Type", "Protocol", "Never", "Void", "Bool", "Int", "UInt", "Double", "Float",
    "String",
    "Substring", "Character", "Array", "Set", "Dictionary", "Optional", "Range", "Result", "Error",
    "Sequence",
    "Collection", "Codable", "Encodable", "Decodable", "Encoder", "Decoder", "Equatable", "Hashable",
    "Comparable",
    "Identifiable", "Sendable", "Actor", "MainActor", "Task", "TaskGroup", "Clock", "Duration", "Instant",
    "Mirror",
    "Regex", "Data", "Date", "URL", "UUID", "Locale", "Calendar", "TimeZone", "Measurement", "Unit",
    "Decimal",
    "Process", "ProcessInfo", "Thread", "Timer", "Bundle", "Notification", "Operation", "Pipe", "Stream",
    "Scanner",
    "Host", "Port", "Formatter", "FileManager", "FileHandle", "RunLoop", "Mutex", "Atomic", "Test", "Suite",
    "Tag",
    "Issue", "Trait",
  ]

  /// Groups and folders of the layout, and what `MainTab` and the coordinators are about.
  private static let layout = [
    "App", "AppCore", "Area", "Core", "Domain", "Features", "Feature", "Shells", "Tools", "Tests", "Flows",
    "Main",
    "Auth",
    "Self", "RawValue", "AllCases", "HashValue", "Title", "Init", "None", "Some",
  ]
}
