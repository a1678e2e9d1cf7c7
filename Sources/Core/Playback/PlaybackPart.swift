// SPDX-License-Identifier: Apache-2.0

public import Interface

/// The parts of a player.
extension Part {
  /// How far the recording has come.
  public static let elapsed: Part = "elapsed"
  /// The list of chapters.
  public static let chapters: Part = "chapters"
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
  /// How loud it plays.
  public static let volume: Part = "volume"
  /// What the button does that turns the sound off and on.
  public static let mute: Part = "mute"
  /// The button that goes back.
  public static let back: Part = "back"
  /// The button that goes forward.
  public static let forward: Part = "forward"
  /// How far they go.
  public static let skipChoice: Part = "skip-choice"
  /// Whether it goes back after a pause.
  public static let rewindChoice: Part = "rewind-choice"
  /// What comes after a recording.
  public static let modeChoice: Part = "mode-choice"
  /// What the sleep timer is set to.
  public static let sleepChoice: Part = "sleep-choice"
  /// What is left until the sleep timer ends.
  public static let sleepLeft: Part = "sleep-left"
  /// Where a place is typed to go to.
  public static let goingField: Part = "going-time"
  /// Why the player cannot go there.
  public static let goingProblem: Part = "going-problem"
  /// The list of bookmarks.
  public static let bookmarks: Part = "bookmarks"
  /// The button that sets one.
  public static let bookmarkSet: Part = "bookmark-set"
  /// The button that brings one back.
  public static let bookmarkUndo: Part = "bookmark-undo"
  /// What it does.
  public static let bookmarkUndoWords: Part = "bookmark-undo-words"
  /// The browser’s own player.
  public static let audio: Part = "audio"
  /// The link to the page about what plays.
  public static let page: Part = "page"
  /// What is played.
  public static let title: Part = "title"
  /// What the big button does next: Play or Pause.
  public static let toggle: Part = "toggle"
  /// The sign of that button while it says Play.
  public static let signPlay: Part = "sign-play"
  /// The same while it says Pause.
  public static let signPause: Part = "sign-pause"
}
