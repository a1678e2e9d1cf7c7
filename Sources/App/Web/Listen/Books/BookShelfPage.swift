// SPDX-License-Identifier: Apache-2.0

import BookShelf
import HTML
import Playback
import Speaking

/// The page of a person’s books: what there is, and how to bring one.
func bookShelfPage(
  _ books: [ShelvedBook], older: String?, _ state: FormState, limits: BookShelfService.Limits,
  _ visit: Visit
) -> Page {
  let words = BookPageWords[visit]
  return Page(
    words.books, in: .ability(.listen), lead: words.lead,
    back: Page.Link(words: FrameWords[visit].listen, address: "/listen"),
    modules: books.allSatisfy(\.isSettled) ? [] : ["read/reading"],
    hasErrors: !state.problems.isEmpty
  ) {
    errorSummary(state, visit)
    if visit.account == nil {
      signInInvitation(words.signIn, visit)
    } else {
      section(.class("stack stack--tight"), .ariaLabelledBy("yours")) {
        h2(.id("yours")) { words.toBooks }
        if books.isEmpty { p { words.empty } }
        if !books.isEmpty { live(books, visit) }
        if let older { p { a(.class("button"), .href(older)) { words.more } } }
      }
      addForm(state, maximumBytes: limits.fileBytes, visit)
    }
  }.at("/listen/books")
}

/// The books, of which each tells how far it is; what becomes of the newest is said while the page is open.
private func live(_ books: [ShelvedBook], _ visit: Visit) -> Node {
  let news = books.first.map { "\($0.title). \($0.standing(in: visit.language))" } ?? ""
  return element(
    "reading-live", .id("live"), .class("stack"), .data("watch", "*"), .data("news", news),
    .when(!books.allSatisfy(\.isSettled), .data("awaits"))
  ) {
    ul(.class("cards")) { for book in books { li { card(book, visit) } } }
  }
}

private func card(_ book: ShelvedBook, _ visit: Visit) -> Node {
  article(.class("card")) {
    h3(.class("card__title")) {
      a(.href("/listen/books/\(book.id.rawValue)"), .dir(.auto)) { book.title }
    }
    if !book.authors.isEmpty { p(.dir(.auto)) { BookPageWords[visit].by(book.authors) } }
    p(.class("quiet")) { book.standing(in: visit.language) }
  }
}

/// The field in which the file is chosen.
enum BookField {
  static let file = "book"
  static let accepted =
    ".zip,.epub,.lpf,.audiobook,.docx,.html,.htm,.xhtml,.txt,application/epub+zip,application/zip,"
    + "text/plain,text/html,audio/*,.mp3,.m4a,.m4b,.aac,.ogg,.oga,.opus,.flac,.wav,.aif,.aiff,.wma"
}

private func addForm(_ state: FormState, maximumBytes: Int, _ visit: Visit) -> Node {
  let words = BookPageWords[visit]
  return section(.class("card stack"), .ariaLabelledBy("add-book")) {
    h2(.id("add-book")) { words.add }
    form(
      .class("form"), .action("/listen/books"), .method(.post), .enctype(.multipart), .novalidate()
    ) {
      Field(
        name: BookField.file, label: words.field,
        hint: words.fieldHint("\(maximumBytes / 1_000_000)"), isRequired: true
      ).node(state, visit) { own in input(.file, own, .accept(BookField.accepted), .multiple()) }
      button(.submit, .class("button button--main")) {
        Icon.upload.node(visit)
        words.addAct
      }
    }
  }
}

extension ShelvedBook {
  /// Whether nothing more becomes of it by itself.
  var isSettled: Bool {
    switch state {
    case .opening, .readable: false
    case .ready, .failed: true
    }
  }

  /// How far it is: how long it is heard, what it waits for, or why there is none.
  func standing(in language: Language) -> String {
    let words = BookPageWords[language]
    let parts: [String] =
      switch state {
      case .opening: [words.opening]
      case .readable: [words.making]
      case .failed(let failure): [words.failed(failure.message(in: language))]
      case .ready(let milliseconds?, let isMachineSpoken):
        [SpokenTime(seconds: Double(milliseconds) / 1000).text(in: language) + "."]
          + (isMachineSpoken ? [words.machineVoice] : [])
      case .ready(nil, _): [words.textOnly]
      }
    let pages = pageCount > 0 ? [words.pages(pageCount) + "."] : []
    return (parts + pages).joined(separator: " ")
  }
}
