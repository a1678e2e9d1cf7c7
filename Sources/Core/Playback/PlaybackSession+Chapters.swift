// SPDX-License-Identifier: Apache-2.0

import Interface
public import Speaking

/// Moving from chapter to chapter.
extension PlaybackSession {
  /// Going back within this of the start of a chapter means the one before, in seconds.
  static let chapterStart = 3.0

  /// "Chapter 2 of 5, The Sea"; nil where the recording has none.
  func chapter(_ now: Loaded) -> String? {
    guard let index = now.track.chapters.index(at: now.position) else { return nil }
    let place = PlaybackChapterWords[language].chapter([
      "number": "\(index + 1)", "count": "\(now.track.chapters.starts.count)",
    ])
    let title = now.track.chapters.titles[index]
    return title.isEmpty ? place : place + Punctuation[language].comma + title
  }

  /// Whether the chapter that is heard is called like the whole recording.
  func isNamedLikeChapter(_ now: Loaded) -> Bool {
    guard let index = now.track.chapters.index(at: now.position) else { return false }
    return now.track.chapters.titles[index].utf8.elementsEqual(now.track.title.utf8)
  }

  /// "Chapter 2, from 12 minutes", or "The Sea, from 12 minutes", of a chapter counted from 0.
  public static func chapterName(
    _ index: Int, of chapters: Chapters, in language: Language
  ) -> String {
    let words = PlaybackChapterWords[language]
    let title = chapters.titles[index]
    let name = title.isEmpty ? words.numbered("\(index + 1)") : title
    return words.from([
      "chapter": name, "time": SpokenTime(seconds: chapters.starts[index]).text(in: language),
    ])
  }

  /// The list of chapters is that of the recording that is heard.
  func listChapters(of track: PlaybackTrack) -> [InterfaceEffect] {
    let rows = track.chapters.starts.indices.map { index in
      ListRow(
        key: "\(index)",
        text: Self.chapterName(index, of: track.chapters, in: language))
    }
    return [.list(.chapters, rows)]
  }

  /// Goes to a chapter, from 0, and tells which it is.
  func go(toChapter index: Int, _ now: inout Loaded, at time: Double) -> [InterfaceEffect] {
    guard now.track.chapters.starts.indices.contains(index) else { return [.sound(.boundary)] }
    let moved = seek(to: now.track.chapters.starts[index], &now, at: time)
    return moved + tellChapter(now)
  }

  /// Goes to the next chapter (1); or (-1) to the start of this one and, from there, to the one before.
  func moveChapter(by direction: Int, _ now: inout Loaded, at time: Double) -> [InterfaceEffect] {
    let starts = now.track.chapters.starts
    guard let index = now.track.chapters.index(at: now.position) else {
      return [.sound(.refused)]
        + [.say(Utterance(PlaybackChapterWords[language].none, in: language, priority: .urgent))]
    }
    let isIntoIt = now.position > starts[index] + Self.chapterStart
    let wanted = direction < 0 && isIntoIt ? index : index + direction
    guard starts.indices.contains(wanted) else {
      return [.sound(.boundary)] + tellChapter(now)
    }
    return go(toChapter: wanted, &now, at: time)
  }

  private func tellChapter(_ now: Loaded) -> [InterfaceEffect] {
    chapter(now).map { [.say(Utterance($0, in: language, priority: .urgent))] } ?? []
  }
}
