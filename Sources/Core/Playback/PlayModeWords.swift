// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What a player says of what comes after a recording.
public struct PlayModeWords: Words {
  // Said when it is chosen
  let inOrder: String
  let shuffled: String
  let repeatOne: String
  let repeatAll: String
  let once: String

  // Told with the place, where it is not the usual one
  let isShuffled: String
  let isRepeatingOne: String
  let isRepeatingAll: String

  /// Said when all of a shuffled row were heard.
  let beginsAnew: String
}
