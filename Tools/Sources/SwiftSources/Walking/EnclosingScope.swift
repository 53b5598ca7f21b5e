import SwiftSyntax

/// Where the walk was before it went into something.
struct EnclosingScope {
  private let typeCount: Int
  private let closures: [ClosureScope]
  private let conditionCount: Int
  private let evaluation: Evaluation
  private let isInPreview: Bool
  private let wasInMember: Bool

  init(_ context: WalkContext) {
    typeCount = context.types.count
    closures = context.closures
    conditionCount = context.conditions.count
    evaluation = context.evaluation
    isInPreview = context.isInPreview
    wasInMember = context.memberScope != nil
  }

  func restore(_ context: WalkContext, leaving node: Syntax) {
    if context.types.count > typeCount {
      context.finishType()
    } else if !wasInMember, context.memberScope != nil {
      context.finishMember()
    }
    context.conditions.removeLast(context.conditions.count - conditionCount)
    context.closures = closures
    context.evaluation = evaluation
    context.isInPreview = isInPreview
  }
}
