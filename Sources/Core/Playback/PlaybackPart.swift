// SPDX-License-Identifier: Apache-2.0

public import Interface

/// The parts of a player.
extension Part {
  /// How far the recording has come.
  public static let elapsed: Part = "elapsed"
  /// Which chapter it is in.
  public static let chapter: Part = "chapter"
  /// How much is left of it.
  public static let remaining: Part = "remaining"
  /// The position as a slider, in seconds.
  public static let slider: Part = "slider"
  /// What the player is doing.
  public static let state: Part = "state"
  /// How fast it plays.
  public static let speed: Part = "rate"
  /// What is played.
  public static let title: Part = "title"
  /// What the big button does next: Play or Pause.
  public static let toggle: Part = "toggle"
  /// The sign of that button while it says Play.
  public static let signPlay: Part = "sign-play"
  /// The same while it says Pause.
  public static let signPause: Part = "sign-pause"
}
