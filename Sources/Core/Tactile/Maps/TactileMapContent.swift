// SPDX-License-Identifier: Apache-2.0

import Speaking
public import Wayfinding

/// What a map for fingers shows beside the map itself: what is closed now, and a way.
public struct TactileMapContent: Sendable {
  let closed: [ClosedPlace]
  let closures: [MapClosure]
  let plan: RoutePlan?
  /// What the end of the way is called; nil for a mere position.
  let goal: String?

  /// Nothing.
  public init() { (closed, closures, plan, goal) = ([], [], nil, nil) }

  /// What is closed on a network, and a way on it to a place with this name.
  public init(_ graph: WalkGraph, way plan: RoutePlan? = nil, to goal: String? = nil) {
    closed = graph.closedPlaces
    closures = graph.closed.closures
    self.plan = plan
    self.goal = goal
  }
}
