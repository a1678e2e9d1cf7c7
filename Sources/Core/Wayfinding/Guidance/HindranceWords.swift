// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What can hinder on a way, as a sentence lists it.
struct HindranceWords: Words {
  let crossings: String
  let steps: String
  let barriers: String
  let openSpaces: String
  let roads: String
  let roughGround: String
  let turns: String
  let darkness: String
  let unknownWays: String
  /// What was tried in vain.
  let unavoided: Template
  /// What a way is that has nothing that can be counted less.
  let asChosen: String
  /// What the way has more of than the shortest.
  let moreKnown: Template
}

extension HindranceWords {
  subscript(hindrance: RoutePreferences.Hindrance) -> String {
    switch hindrance {
    case .crossings: crossings
    case .steps: steps
    case .barriers: barriers
    case .openSpaces: openSpaces
    case .roads: roads
    case .roughGround: roughGround
    case .turns: turns
    case .darkness: darkness
    case .unknownWays: unknownWays
    }
  }
}
