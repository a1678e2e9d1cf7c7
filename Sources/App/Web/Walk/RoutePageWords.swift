// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The words of the page of a way that its session does not say.
struct RoutePageWords: Words {
  let title: String
  let lead: String
  let toWay: String
  let start: String
  let startHint: String
  let tooManyStops: String
  let find: String
  let then: String
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
  let signals: String
  let volume: String
  let quiet: String
  let usual: String
  let loud: String
  let vibration: String
  let ownWays: String
  let ownHint: String
  let ownName: String
  let walkThere: String
  let walkBack: String
  let saveFile: String
  let remove: String
  let openFile: String
  let openFileHint: String
}
