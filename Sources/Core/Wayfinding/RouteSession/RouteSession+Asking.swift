// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

/// Asking where one is and what is there, at any time.
extension RouteSession {
  /// The keys of the page, beside its buttons; they say nothing themselves.
  static let keys: [(name: String, wish: Happening)] = [
    ("n", .next), ("p", .previous), ("r", .repeat), ("w", .ask(.whereAmI)), ("a", .ask(.around)),
    ("d", .ask(.ahead)), ("j", .ask(.junction)), ("l", .whole), ("f", .far), ("s", .stop),
    ("b", .signal(.beacon)),
  ]

  /// The wish of a key.
  static func wish(ofKey key: String) -> Happening? {
    keys.first { $0.name.hasSameBytes(as: key) }?.wish
  }

  mutating func answer(_ question: WalkQuestion, at time: Double) -> [InterfaceEffect] {
    switch loading {
    case .waiting: return say(words.loading)
    case .failed(let problem): return refuse(problem)
    case .ready(let town):
      guard let view = view(at: time, in: town) else {
        return refuse(AskingWords[language].unknownPlace)
      }
      return say(
        town.planner.graph.answer(question, at: view, choices.style, in: language))
    }
  }

  /// Where the person is: by the phone, in a rehearsal, at the step that is read, or where they typed to start.
  private func view(at time: Double, in town: RouteTown) -> Viewpoint? {
    switch walk {
    case .walked(let guide): return guide.view(at: time)
    case .rehearsed(let follower, _, _):
      let layer = follower.plan.route.layer(at: follower.progress, on: town.planner.graph.map)
      return Viewpoint(follower.point, facing: follower.bearing, layer: layer)
    case .read:
      guard let plan, plan.instructions.indices.contains(current) else { return nil }
      let step = plan.instructions[current]
      let layer = plan.route.layer(at: step.along, on: town.planner.graph.map)
      return Viewpoint(step.point, facing: step.facingThere, layer: layer)
    case .none:
      return (try? Coordinate(text: typed)).map { Viewpoint(MapPoint($0)) }
    }
  }
}

extension Instruction {
  /// Whither one faces who has come there, or has turned as one is told to at the beginning.
  var facingThere: Double {
    for case .depart(let bearing, _, _) in acts { return bearing }
    return facing
  }
}
