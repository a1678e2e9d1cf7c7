// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Speaking

/// A recording that can be listened to.
public struct PlaybackTrack: Sendable, Equatable {
  /// The name by which the shell knows it.
  public var id: String
  /// Its title.
  public var title: String
  /// The language of the title; nil when it is that of the person.
  public var language: Language?
  /// Its length in seconds; nil while it is not known.
  public var duration: Double?
  /// Its chapters.
  public var chapters: Chapters
  /// What its samples are multiplied with, so that it is as loud as all others: from 0 to 1, since no sound is made
  /// louder than it came.
  public var gain: Double

  /// A recording.
  /// - Parameters:
  ///   - chapters: where its reader marked chapters, in seconds.
  ///   - chapterTitles: what they are called, in the same order; there may be fewer.
  ///   - gain: what its samples are multiplied with; what is not between 0 and 1 counts as 1.
  public init(
    id: String, title: String, language: Language? = nil, duration: Double? = nil,
    chapters: [Double] = [], chapterTitles: [String] = [], gain: Double = 1
  ) {
    self.id = id
    self.title = title
    self.language = language
    let known = duration.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.duration = known
    self.chapters = Chapters(chapters, titles: chapterTitles, duration: known)
    self.gain = gain > 0 && gain < 1 ? gain : 1
  }

  /// Reads `track`, `title` and, where they are given, `language`, `duration`, `chapters` (seconds), `chapterTitles`
  /// and `gain`.
  init(json: JSONValue) throws(FieldError) {
    self.init(
      id: try json.text("track"), title: try json.text("title"),
      language: json["language"]?.string.flatMap { Language(tag: $0) },
      duration: json["duration"]?.number,
      chapters: (json["chapters"]?.array ?? []).compactMap { $0.number },
      chapterTitles: (json["chapterTitles"]?.array ?? []).map { $0.string ?? "" },
      gain: json["gain"]?.number ?? 1)
  }
}
