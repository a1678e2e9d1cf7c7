// SPDX-License-Identifier: Apache-2.0

import BookFiles
import BookShelf
import Books
import HTML
import Library
import Playback
import Speaking

/// A book, opened at one of its parts.
struct OpenedBookView: Sendable {
  let book: ShelvedBook
  let parts: [ShelvedPart]
  /// The part that is shown; nil where there is none.
  let text: PartText?
  /// What all parts are heard from, in their order.
  var sounds: [ShelvedTrack] = []
  /// Where it begins to play, in seconds; nil for where the listener stopped.
  var start: Double?
  var state = FormState()

  /// How many entries of a table of contents a page has: more than most books have.
  static let mostListed = 300
  var address: String { "/listen/books/\(book.id.rawValue)" }

  /// What a part is called: by its title, else by its number.
  func title(of part: ShelvedPart, in language: Language) -> String {
    part.title.isEmpty ? BookPageWords[language].part("\(part.number)") : part.title
  }
}

extension OpenedBookView {
  /// How many sounds a player has: each takes some 300 bytes of the page.
  private static let mostInRow = 100

  /// How many of them come before the part that was opened, so that one can go back.
  private static let mostBefore = 10

  /// Which of so many sounds the player has, where one of them was opened: all, or a piece of a long row.
  static func piece(ofSounds count: Int, around opened: Int) -> Range<Int> {
    let first = count <= mostInRow ? 0 : max(0, opened - mostBefore)
    return first..<min(first + mostInRow, count)
  }

  /// What plays the part, and goes on with those behind it.
  fileprivate func player(_ visit: Visit) -> Player? {
    let ready = sounds.compactMap { sound -> (ShelvedTrack, seconds: Double)? in
      guard case .ready(let seconds) = sound.track.state else { return nil }
      return (sound, seconds)
    }
    guard let opened = ready.firstIndex(where: { $0.0.track.id == text?.part.sound?.track }) else {
      return nil
    }
    let piece = Self.piece(ofSounds: ready.count, around: opened)
    return Player(
      PlayQueue(
        piece.map { queued(ready[$0].0, ready[$0].seconds, isOpened: $0 == opened, visit) },
        at: opened - piece.lowerBound, before: piece.lowerBound, count: ready.count,
        id: "book:\(book.id.rawValue)"))
  }

  private func page(of part: ShelvedPart) -> String { "\(address)?part=\(part.number)" }

  private func queued(
    _ sound: ShelvedTrack, _ seconds: Double, isOpened: Bool, _ visit: Visit
  ) -> QueuedTrack {
    let own = parts.filter { $0.sound?.track == sound.track.id }
    let starts = own.map { Double($0.sound?.start ?? 0) / 1000 }
    let part = isOpened ? text?.part : own.first
    return QueuedTrack(
      sound, seconds: seconds, chapters: starts.count > 1 ? starts : [],
      titles: own.map(\.title), page: book.hasText ? part.map(page) : nil,
      start: isOpened ? start : nil, isInRow: true,
      visit)
  }
}

/// The page of a book: its sound and text part by part, and the ways to other places.
func bookPage(_ view: OpenedBookView, _ visit: Visit) -> Page {
  let words = BookPageWords[visit]
  let book = view.book
  let player = view.player(visit)
  return Page(
    book.title, in: .ability(.listen), heading: .inContent,
    styles: ["listen/player", "listen/book"],
    modules: (book.isSettled ? [] : ["read/reading"]) + (player == nil ? [] : [Player.module]),
    cores: player == nil ? [] : [Player.core], hasErrors: !view.state.problems.isEmpty
  ) {
    div(.class("page-head")) {
      Page.Link(words: words.books, address: "/listen/books").node(visit)
      h1(.langOf(book), .dir(.auto)) { book.title }
      if !book.authors.isEmpty { p(.dir(.auto)) { words.by(book.authors) } }
      live(book, visit)
    }
    errorSummary(view.state, visit)
    // What comes while the page is open comes where nothing was: a text that is read does not move for a player.
    div(
      .id("live-book"), .class("stack stack--loose"), .when(!book.isSettled, .data("renewed")),
      .data("version", view.text == nil ? "" : book.hasText ? "text" : "\(player != nil)")
    ) {
      if let text = view.text { part(text, player, view, visit) }
      places(view, visit)
    }
    if !book.warnings.isEmpty { about(book, visit) }
    div(.class("cluster")) {
      a(.class("button"), .href("\(view.address)/file")) {
        Icon.download.node(visit)
        words.download
      }
      act(words.remove, .remove, to: "\(view.address)/remove", visit)
    }
  }.at(view.address)
}

/// How far the book is, which changes while the page is open, and is said then.
private func live(_ book: ShelvedBook, _ visit: Visit) -> Node {
  let standing = book.standing(in: visit.language)
  return element(
    "reading-live", .id("live"), .class("stack stack--tight"), .data("watch", book.id.rawValue),
    .data("news", standing), .when(!book.isSettled, .data("awaits"))
  ) {
    // The voice says the lead as the page opens: else nobody would hear that a book failed.
    p(.class("lead")) { standing }
    if case .ready(_?, _) = book.state {
      // For who reads the text of a book whose sound came meanwhile; hidden where the player is there.
      p(.class("hear-now")) {
        a(.class("button"), .href("/listen/books/\(book.id.rawValue)")) {
          BookPageWords[visit].hearNow
        }
      }
    }
  }
}

/// One part: what it is heard from, its text, and the parts beside it.
private func part(
  _ text: PartText, _ player: Player?, _ view: OpenedBookView, _ visit: Visit
) -> Node {
  let words = BookPageWords[visit]
  let title = view.title(of: text.part, in: visit.language)
  return section(.class("stack"), .ariaLabelledBy("part")) {
    h2(.id("part"), .langOf(view.book), .dir(.auto)) { title }
    if let player {
      player.node(visit)
    } else if case .ready(_?, _) = view.book.state {
      p(.class("quiet")) { words.noSound }
    }
    neighbours(text.part, view, visit)
    if text.paragraphs.contains(where: { !$0.text.isEmpty }) {
      div(.class("reading-text book-text stack stack--tight"), .langOf(view.book), .dir(.auto)) {
        for (number, paragraph) in text.paragraphs.enumerated() {
          node(of: paragraph, number, heading: text.part.title, visit)
        }
      }
      neighbours(text.part, view, visit)
    } else if view.book.hasText {
      p(.class("quiet")) { words.noText }
    }
  }
}

/// The part before and the part after this one.
private func neighbours(_ part: ShelvedPart, _ view: OpenedBookView, _ visit: Visit) -> Node {
  let words = BookPageWords[visit]
  let previous = view.parts.last { $0.number < part.number }
  let next = view.parts.first { $0.number > part.number }
  return div(.class("cluster")) {
    if let previous {
      a(.class("button"), .href("\(view.address)?part=\(previous.number)")) {
        Icon.arrowBack.node(visit)
        words.previousPart(view.title(of: previous, in: visit.language))
      }
    }
    if let next {
      a(.class("button"), .href("\(view.address)?part=\(next.number)")) {
        Icon.arrowForward.node(visit)
        words.nextPart(view.title(of: next, in: visit.language))
      }
    }
  }
}

/// A paragraph; each sentence has an address of its own, to which what was found leads.
@HTMLBuilder private func node(
  of paragraph: BookParagraph, _ number: Int, heading: String, _ visit: Visit
) -> Node {
  let words = BookPageWords[visit]
  switch paragraph.kind {
  case .page:
    p(.class("book-text__page quiet"), .id("p-\(number)"), .lang(visit.language.tag)) {
      words.page(paragraph.text)
    }
  case .heading:
    // The title of the part stands above it already.
    if paragraph.text != heading { h3 { sentences(of: paragraph, number) } }
  case .text: p { sentences(of: paragraph, number) }
  case .note: p(.class("book-text__note"), .id("s-\(number)-0")) { words.note(paragraph.text) }
  case .picture: p(.class("quiet"), .id("s-\(number)-0")) { words.picture(paragraph.text) }
  }
}

@HTMLBuilder private func sentences(of paragraph: BookParagraph, _ number: Int) -> Node {
  for (index, sentence) in paragraph.sentences.enumerated() where !sentence.text.isEmpty {
    span(.id("s-\(number)-\(index)")) { sentence.text }
    " "
  }
}

/// The ways to other places: the table of contents, a page, a search.
private func places(_ view: OpenedBookView, _ visit: Visit) -> Node {
  div(.class("stack")) {
    if view.parts.count > 1 { contents(view, visit) }
    if view.text != nil, view.book.hasText { searchForm(view.address, view.state, visit) }
    if view.book.pageCount > 0 { pageForm(view, visit) }
  }
}

/// The table of contents: of a long one, what is around the part that is open.
private func contents(_ view: OpenedBookView, _ visit: Visit) -> Node {
  let words = BookPageWords[visit]
  let open = view.parts.firstIndex { $0.number == view.text?.part.number } ?? 0
  let first = open - open % OpenedBookView.mostListed
  let shown = view.parts[first...].prefix(OpenedBookView.mostListed)
  return section(.class("stack stack--tight"), .ariaLabelledBy("contents")) {
    h2(.id("contents")) { words.contents }
    if shown.count < view.parts.count {
      p {
        words.listed([
          "first": "\(first + 1)", "last": "\(shown.endIndex)", "count": "\(view.parts.count)",
        ])
      }
    }
    ol(
      .class("book-contents stack stack--tight"), .when(first > 0, .start(first + 1)),
      .langOf(view.book), .dir(.auto)
    ) {
      for part in shown {
        li(.class("book-contents__level-\(part.level)")) {
          a(
            .href("\(view.address)?part=\(part.number)"),
            .when(part.number == view.text?.part.number, .ariaCurrent(.yes))
          ) { view.title(of: part, in: visit.language) }
        }
      }
    }
    if shown.count < view.parts.count {
      div(.class("cluster")) {
        if first > 0 { link(to: view.parts[first - 1], words.earlierParts, view) }
        if shown.endIndex < view.parts.count {
          link(to: view.parts[shown.endIndex], words.laterParts, view)
        }
      }
    }
  }
}

private func link(to part: ShelvedPart, _ words: String, _ view: OpenedBookView) -> Node {
  a(.class("button"), .href("\(view.address)?part=\(part.number)#contents")) { words }
}

/// The form that searches in a book.
func searchForm(_ address: String, _ state: FormState, _ visit: Visit) -> Node {
  let words = BookPageWords[visit]
  return form(
    .class("form"), .action("\(address)/search"), .method(.get), .role(.search), .novalidate()
  ) {
    Field(name: "q", label: words.search, hint: words.searchHint, saysOptional: false)
      .line(state, visit, type: .search)
    button(.submit, .class("button")) {
      Icon.search.node(visit)
      words.searchAct
    }
  }
}

private func pageForm(_ view: OpenedBookView, _ visit: Visit) -> Node {
  let words = BookPageWords[visit]
  return form(
    .class("form"), .action("\(view.address)/page"), .method(.get), .novalidate()
  ) {
    Field(name: "number", label: words.toPage, saysOptional: false).line(view.state, visit)
    button(.submit, .class("button")) { words.toPageAct }
  }
}

private func about(_ book: ShelvedBook, _ visit: Visit) -> Node {
  details(.class("details")) {
    summary { BookPageWords[visit].aboutFile }
    ul { for warning in book.warnings { li { warning.message(in: visit.language) } } }
  }
}

extension Attribute {
  /// The language of a book’s words, where it is known.
  fileprivate static func langOf(_ book: ShelvedBook) -> Attribute {
    book.languageTag.map { .lang($0) } ?? .group([])
  }
}
