// SPDX-License-Identifier: Apache-2.0

extension RouteSession {
  /// The roads that are left to cross, from where one is on the way or from the step that is read.
  var streetsAhead: Int {
    func streets(_ plan: RoutePlan, from number: Int) -> Int {
      Array(plan.instructions.dropFirst(number)).streetsToCross
    }
    switch walk {
    case .walked(let guide):
      return guide.follower.map { streets($0.plan, from: $0.next) }
        ?? plan.map { streets($0, from: 0) } ?? 0
    case .rehearsed(let follower, _, _): return streets(follower.plan, from: follower.next)
    case .read, .none: return plan.map { streets($0, from: current + 1) } ?? 0
    }
  }
}
