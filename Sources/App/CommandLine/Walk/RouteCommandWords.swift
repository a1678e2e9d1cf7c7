// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The help of the commands that walk by a pack, and what is wrong with what was typed after them.
struct RouteCommandWords: Words {
  let routeSummary: String
  let junctionSummary: String
  let aroundSummary: String
  let replaySummary: String
  let track: String
  let replayDiscussion: String
  let map: String
  let overlay: String
  let own: String
  let from: String
  let to: String
  let profile: String
  let avoid: String
  let mind: String
  let ignore: String
  let via: String
  let style: String
  let units: String
  let pace: String
  let json: String
  let routeDiscussion: String

  // What is wrong
  let missingMap: String
  let notAPack: Template
  let notAnOverlay: Template
  let missingTrack: String
  let noTimes: String
  let missingTo: String
  let missingPosition: Template
  let wrongPosition: Template
  let tooManyStops: String
  let noHindrance: Template
  let wrongPace: String
  let noStreets: String
}
