// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What a player says of its sleep timer.
public struct PlaybackSleepWords: Words {
  let after: Template
  let endOfChapter: String
  let endOfTrack: String
  let off: String
  let none: String
  let stopped: String
  let noChapter: String
  let notMinutes: String
}
