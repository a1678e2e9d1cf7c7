// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What a player says of chapters.
public struct PlaybackChapterWords: Words {
  /// Which chapter it is, of how many.
  public let chapter: Template
  /// A chapter that nobody has named.
  public let numbered: Template
  /// A chapter in a list, and where it begins.
  public let from: Template
  /// That the recording has no chapters.
  let none: String
}
