/// The files of a new feature: a list of items, each with a screen of its own, to be replaced by what the team builds.
struct FeatureTemplate {
  let feature: ModuleName
  /// What the app is called.
  let appName: String

  /// The files of its package and of its wiring, by their path.
  var files: [String: String] {
    let package = "Packages/Features/\(feature)"
    let sources = "\(package)/Sources/\(feature)"
    let wiring = "App/Core/Features/\(feature)"
    return [
      "\(package)/Package.swift": manifest,
      "\(sources)/\(feature)API.swift": api,
      "\(sources)/\(feature)DeepLinks.swift": deepLinks,
      "\(sources)/\(feature)Events.swift": events,
      "\(sources)/\(feature)Factory.swift": factory,
      "\(sources)/\(feature)Feature.swift": featureClass,
      "\(sources)/\(feature)Item.swift": item,
      "\(sources)/\(feature)ItemModel.swift": itemModel,
      "\(sources)/\(feature)Model.swift": model,
      "\(sources)/\(feature)Navigation.swift": navigation,
      "\(package)/Sources/\(feature)Preview/\(feature)Preview.swift": preview,
      "\(package)/Tests/\(feature)Tests/\(feature)Fixture.swift": fixture,
      "\(package)/Tests/\(feature)Tests/\(feature)Tests.swift": tests,
      "\(package)/Tests/\(feature)Tests/\(feature)LinkTests.swift": linkTests,
      "\(wiring)/\(feature)Coordinator.swift": coordinator,
      "\(wiring)/AppDependencies+\(feature).swift": wiringExtension,
    ]
  }

  /// The scheme of the app's links.
  var scheme: String { appName.lowercased() }
  var link: String { feature.inKebabCase }
  var title: String { feature.asTitle }
}
