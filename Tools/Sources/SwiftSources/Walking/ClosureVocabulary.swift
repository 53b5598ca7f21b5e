/// What closures are for, by the name of the function that takes them.
enum ClosureVocabulary {
  /// Modifiers whose closure makes views of another layer.
  static let presentations: Set<String> = [
    "alert", "confirmationDialog", "contextMenu", "fileDialogMessage", "fullScreenCover", "inspector",
    "navigationDestination", "popover", "popoverTip", "sheet", "swipeActions",
  ]

  /// Modifiers whose closure makes views where they stand.
  static let builders: Set<String> = [
    "accessibilityActions", "accessibilityChildren", "accessibilityRepresentation", "animation", "background",
    "badge", "chartBackground", "chartOverlay", "containerRelativeFrame", "listRowBackground", "mask",
    "navigationBarItems", "overlay", "overlayPreferenceValue", "backgroundPreferenceValue", "safeAreaBar",
    "safeAreaInset", "searchSuggestions", "searchable", "tabItem", "tabViewBottomAccessory", "toolbar",
    "toolbarTitleMenu",
  ]

  /// Functions that call their closure before they return.
  static let transforms: Set<String> = [
    "allSatisfy", "compactMap", "compactMapValues", "contains", "count", "drop", "dropFirst", "filter",
    "first",
    "firstIndex", "flatMap", "forEach", "grouping", "last", "lastIndex", "map", "mapValues", "max", "min",
    "partition", "prefix", "reduce", "removeAll", "sort", "sorted", "split", "uniqued", "withLock",
    "withUnsafeBytes",
  ]

  /// Functions that animate what their closure changes.
  static let animations: Set<String> = ["withAnimation", "withTransaction"]

  /// Functions and types that keep their closure for later.
  static let keepers: Set<String> = [
    "AnyCancellable", "AsyncStream", "AsyncThrowingStream", "Binding", "BlockOperation", "DispatchWorkItem",
    "Future", "NSItemProvider", "Task", "Thread", "Timer", "UIAction", "async", "asyncAfter", "detached",
    "gesture", "refreshable", "scheduledTimer", "sink", "task",
  ]

  /// Whether an argument of this label answers to something that happens.
  static func isAction(label: String) -> Bool {
    let words = [
      "action", "perform", "completion", "handler", "set", "get", "receiveValue", "receiveCompletion",
    ]
    return words.contains(label) || startsWithOn(label) || label.hasSuffix("Action")
      || label.hasSuffix("Handler") || label.hasSuffix("Completion")
  }

  /// Whether a name is like `onAppear`.
  static func startsWithOn(_ name: String) -> Bool {
    name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
  }
}
