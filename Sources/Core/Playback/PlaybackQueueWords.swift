// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What a player says of a row of recordings, and of what is left at another speed.
public struct PlaybackQueueWords: Words {
  let place: Template
  let leftAtSpeed: Template
  /// Said after the last that the player has, where more follow.
  let goesOn: String
  /// Said before the first that the player has, where more come before.
  let goesBefore: String
}
