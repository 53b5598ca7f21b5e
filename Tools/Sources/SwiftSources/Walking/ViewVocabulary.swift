/// The names that SwiftUI gives to things.
enum ViewVocabulary {
  /// Protocols whose body the framework evaluates.
  static let protocols: Set<String> = qualified([
    "App", "ButtonStyle", "Commands", "CustomizableToolbarContent", "DatePickerStyle", "DisclosureGroupStyle",
    "GaugeStyle", "GroupBoxStyle", "LabelStyle", "LabeledContentStyle", "MenuStyle",
    "NavigationSplitViewStyle",
    "PrimitiveButtonStyle", "ProgressViewStyle", "Scene", "TableRowContent", "TextFieldStyle", "ToggleStyle",
    "ToolbarContent", "View", "ViewModifier", "Widget", "WidgetConfiguration",
  ])

  /// Types of a body, as they are written.
  static let bodyTypes: Set<String> = Set(
    [
      "AccessoryWidgetGroup", "ChartContent", "Commands", "CustomizableToolbarContent", "Scene",
      "TableRowContent", "ToolbarContent", "View", "WidgetConfiguration",
    ]
    .flatMap { ["some \($0)", "some SwiftUI.\($0)"] } + ["AnyView", "Never", "SwiftUI.AnyView"]
  )

  /// Attributes of what makes views.
  static let builders: Set<String> = [
    "ChartContentBuilder", "CommandsBuilder", "SceneBuilder", "TableRowBuilder", "ToolbarContentBuilder",
    "ViewBuilder",
  ]

  private static func qualified(_ names: [String]) -> Set<String> {
    Set(names.flatMap { [$0, "SwiftUI.\($0)"] })
  }
}
