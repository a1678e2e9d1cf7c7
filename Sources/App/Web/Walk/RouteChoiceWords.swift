// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The words of the fields that say which way somebody wants, and how it is told.
struct RouteChoiceWords: Words {
  let howTold: String
  let profile: String
  let blind: String
  let shortest: String
  let hindrances: String
  let hindrancesHint: String
  let asUsual: String
  let ignored: String
  let minded: String
  let avoided: String
  let crossings: String
  let steps: String
  let barriers: String
  let openSpaces: String
  let roads: String
  let roughGround: String
  let turns: String
  let darkness: String
  let unknownWays: String
  let style: String
  let sides: String
  let clock: String
  let degrees: String
  let compass: String
  let legs: String
  let units: String
  let metres: String
  let paces: String
  let inStreets: String
  let stepLength: String
  let stepLengthHint: String
  let countBegin: String
  let counted: String
  let countedMetres: String
  let countedMetresHint: String
  let workOut: String
  let step: String
  let stepHint: String
  let wrongStep: String
  let named: String
  let places: String
  let landmarks: String
  let stops: String
  let crossingsBeside: String
  let amount: String
  let few: String
  let some: String
  let many: String
}
