// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What a player says of how far back and forward go.
public struct PlaybackSkipWords: Words {
  /// What the buttons do.
  public let back: Template
  /// The same for the way forward.
  public let forward: Template
  let chosen: Template
  let rewinds: String
  let stays: String
}
