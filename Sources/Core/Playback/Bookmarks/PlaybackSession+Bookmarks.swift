// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

/// Marking places, and coming back to them.
extension PlaybackSession {
  /// What is to be done to the list that the device keeps.
  enum BookmarkChange: Sendable {
    case set(Bookmark)
    case note(String, key: String)
    case remove(String)
    case undo
  }

  private var bookmarkWords: BookmarkWords { BookmarkWords[language] }

  /// Under which name the device keeps the bookmarks of a row.
  static func bookmarksKey(of row: PlayQueue) -> String { "bookmarks:" + row.id }

  mutating func act(on happening: BookmarkHappening, at time: Double) -> [InterfaceEffect] {
    switch happening {
    case .set:
      guard let now = loaded else { return refuse(words.nothingLoaded) }
      let bookmark = Bookmark(
        track: now.track.id, title: now.track.title, number: row.before + row.index,
        seconds: SpokenTime(seconds: now.position).seconds)
      return bookmarks.ask(for: .set(bookmark))
    case .go(let key): return go(toBookmark: key, at: time)
    case .note(let text, let key):
      let note = text.trimmed
      guard note.unicodeScalars.count <= Bookmark.longestNote else {
        return refuse(bookmarkWords.longNote)
      }
      return bookmarks.ask(for: .note(note, key: key))
    case .remove(let key): return bookmarks.ask(for: .remove(key))
    case .undo: return bookmarks.ask(for: .undo)
    }
  }

  /// The device told what bookmarks it has.
  mutating func recalledBookmarks(_ text: String?) -> [InterfaceEffect] {
    let answer = bookmarks.recalled(text)
    // What is in the list need not come back, whether it was brought back or could not be removed.
    if let removed = removedBookmark, bookmarks.content.bookmark(removed.key) != nil {
      removedBookmark = nil
    }
    switch answer {
    case .read: return showBookmarks()
    case .change(let change, let aside):
      return aside + make(change, with: aside.isEmpty ? "" : bookmarkWords.damaged + " ")
    case .kept(let told, let then): return showBookmarks() + then + tell(told)
    case .notKept: return showBookmarks() + refuse(bookmarkWords.notKept)
    }
  }

  private mutating func make(
    _ change: BookmarkChange, with notice: String
  ) -> [InterfaceEffect] {
    var list = bookmarks.content
    switch change {
    case .set(let bookmark):
      if let old = list.bookmark(bookmark.key) {
        return showBookmarks() + tell(bookmarkWords.already(text(of: old)))
      }
      guard !list.isFull else { return showBookmarks() + refuse(bookmarkWords.tooMany) }
      list.set(bookmark)
      return bookmarks.keep(list, told: notice + bookmarkWords.set(text(of: bookmark)))
    case .note(let note, let key):
      guard var bookmark = list.bookmark(key) else { return noSuchBookmark }
      bookmark.note = note
      list.set(bookmark)
      let words = bookmarkWords
      return bookmarks.keep(
        list, told: notice + (note.utf8.isEmpty ? words.noNote : words.noted(text(of: bookmark))))
    case .remove(let key):
      guard let bookmark = list.bookmark(key) else { return noSuchBookmark }
      removedBookmark = bookmark
      list.remove(key)
      return bookmarks.keep(
        list, told: notice + bookmarkWords.removed(text(of: bookmark)),
        then: [.focus(.bookmarkUndo)])
    case .undo:
      guard let bookmark = removedBookmark else {
        return showBookmarks() + [.focus(.bookmarkSet)] + refuse(bookmarkWords.nothingToUndo)
      }
      guard !list.isFull else { return showBookmarks() + refuse(bookmarkWords.tooMany) }
      list.set(bookmark)
      return bookmarks.keep(
        list, told: notice + bookmarkWords.isBack(text(of: bookmark)), then: [.focus(.bookmarkSet)])
    }
  }

  private mutating func go(toBookmark key: String, at time: Double) -> [InterfaceEffect] {
    guard let bookmark = bookmarks.content.bookmark(key), var now = loaded else {
      return noSuchBookmark
    }
    let position = Double(bookmark.seconds)
    if bookmark.track.hasSameBytes(as: now.track.id) {
      defer { loaded = now }
      return seek(to: position, &now, at: time) + tell(text(of: bookmark))
    }
    guard let index = queue.firstIndex(where: { $0.track.id.hasSameBytes(as: bookmark.track) })
    else { return refuse(bookmarkWords.elsewhere(bookmark.title)) }
    order.jump(to: index)
    // A recording may have become shorter since.
    let end = queue[index].track.duration ?? position
    return put(
      index, from: min(position, end), plays: now.isGoing,
      saying: bookmarkUtterance(text(of: bookmark)), at: time)
  }

  // MARK: Telling and showing

  /// "The Sea, 2 minutes 5 seconds: the storm".
  private func text(of bookmark: Bookmark) -> String {
    let time = SpokenTime(seconds: Double(bookmark.seconds)).text(in: language)
    let place =
      row.count > 1 ? bookmark.title + Punctuation[language].comma + time : time
    guard !bookmark.note.utf8.isEmpty else { return place }
    return bookmarkWords.withNote(["place": place, "note": bookmark.note])
  }

  private func showBookmarks() -> [InterfaceEffect] {
    let rows = bookmarks.content.all.map { bookmark in
      let text = text(of: bookmark)
      // Each button tells which bookmark it is of, and the field of the note begins with it.
      return ListRow(key: bookmark.key, text: text, more: [text, text, text, bookmark.note])
    }
    let undo = removedBookmark.map { bookmarkWords.undo(text(of: $0)) } ?? ""
    return [
      .list(.bookmarks, rows), .show(.bookmarkUndoWords, text: undo),
      .flag(.bookmarkUndo, .hidden, removedBookmark == nil),
    ]
  }

  private var noSuchBookmark: [InterfaceEffect] { refuse(bookmarkWords.noSuchBookmark) }

  /// What may hold a note, which is the person's own: no server speaks it.
  private func bookmarkUtterance(_ text: String) -> Utterance {
    Utterance(text, in: language, priority: .urgent, staysOnDevice: true)
  }

  private func tell(_ text: String) -> [InterfaceEffect] {
    [.say(bookmarkUtterance(text))]
  }

  private func refuse(_ text: String) -> [InterfaceEffect] { [.sound(.refused)] + tell(text) }
}
