// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The words of the page of a way that its session does not say.
struct RoutePageWords: Words {
  let title: String
  let lead: String
  let toWay: String
  let start: String
  let startHint: String
  let find: String
  let howTold: String
  let profile: String
  let blind: String
  let shortest: String
  let style: String
  let sides: String
  let clock: String
  let degrees: String
  let compass: String
  let units: String
  let metres: String
  let paces: String
  let next: String
  let previous: String
  let whole: String
  let far: String
  let stop: String
  let speed: String
  let asIWalk: String
  let twice: String
  let fourTimes: String
  let eightTimes: String
  let steps: String
  let onlyTheMap: String
  let tooLarge: String
  let failed: String
}
