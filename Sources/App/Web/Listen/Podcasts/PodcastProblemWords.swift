// SPDX-License-Identifier: Apache-2.0

import Speaking

/// Why a feed could not be read or an episode could not be had, with the remedy.
struct PodcastProblemWords: Words {
  let unreachable: String
  let untrusted: String
  let sentElsewhere: String
  let notFound: String
  let gone: String
  let notPublic: String
  let refused: String
  let webPage: String
  let packed: String
  let tooLarge: String
  let tooSlow: String
  let brokenOff: String
  let noFeed: String
  let damaged: String
  let entities: String
  let tooMuchWork: String
  let badAddress: String
  let notSound: String
  let tooShort: String
  let tooLong: String
  let noRoom: String
  let serverFailed: String
}
