// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What stands on a player beside its first buttons.
struct PlayerWords: Words {
  let volume: String
  let louder: String
  let quieter: String
  let sleepTimer: String
  let sleepWhen: String
  let sleepOff: String
  let after: Template
  let endOfChapter: String
  let endOfTrack: String
  let sleepLeft: String
  let sleepLater: String
  let skip: String
  let skipHowFar: String
  let afterPause: String
  let rewinds: String
  let stays: String
  let order: String
  let orderWhen: String
  let inOrder: String
  let once: String
  let shuffled: String
  let repeatOne: String
  let repeatAll: String
  let goTo: String
  let goToTime: String
  let goToHint: String
  let go: String
  let keys: String
  /// What follows where there are parts or chapters.
  let partKeys: String
  let previousPart: String
  let nextPart: String
  let textOfThis: String
}
