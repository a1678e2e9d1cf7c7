// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What a player says of its volume.
public struct PlaybackVolumeWords: Words {
  let volume: Template
  let muted: String
  /// What the button does that turns the sound off.
  public let mute: String
  /// What it does while the sound is off.
  public let unmute: String
}
