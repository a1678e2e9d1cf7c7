// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

/// What the server was asked, by the number of the question.
struct PadQuestion: Sendable {
  enum Subject: Sendable {
    /// How words read; the pad's own number of the question.
    case words(Int)
    /// The words of a language.
    case list
    /// How often the cells of a table follow each other.
    case frequencies(table: String)
  }

  let id: Int
  let subject: Subject
}

extension PadSession {
  /// How long the server may take to say how words read, in seconds; then the pad reads them by itself.
  private static let patience = 4.0

  @inline(never)
  private mutating func ask(
    _ subject: PadQuestion.Subject, _ address: String, json: String? = nil, patience: Double? = nil
  ) {
    lastQuestion += 1
    questions.append(PadQuestion(id: lastQuestion, subject: subject))
    add(
      .fetch(
        Question(
          address, answeredBy: "answer", id: lastQuestion, json: json, patience: patience)))
  }

  /// Asks how words read.
  mutating func ask(_ id: Int, _ table: String, _ words: [[UInt8]]) {
    var json = JSONWriter()
    json.object { writer in
      writer.field("table", table)
      writer.key("words")
      writer.array { writer in for word in words { writer.value(word.brailleText) } }
    }
    ask(.words(id), "/api/v1/braille/read", json: json.text, patience: Self.patience)
  }

  /// Forgets what was asked for another table or an earlier pad, and asks for the lists of this one.
  ///
  /// It asks now where the person types already, otherwise with the first finger or key: the lists are as large as all
  /// else on the page.
  mutating func bringLists() {
    guard replay == nil else { return }
    questions = []
    wantsLists = true
    if hasBegun { askForLists() }
  }

  /// Brings the lists where the person begins to type.
  mutating func begins(with happening: PadEvent.Happening) {
    guard happening.isTyping else { return }
    hasBegun = true
    askForLists()
  }

  /// Asks for the words of the language that is written, from which the pad guesses, and for how often cells follow each
  /// other, where the server has them.
  private mutating func askForLists() {
    guard wantsLists, replay == nil else { return }
    wantsLists = false
    guard !isPrivate else { return }
    let language = table.tag.parts(between: UInt8(ascii: "-")).first ?? ""
    if !page.savesData, page.wordLists.has(language) {
      ask(.list, "../generated/words/" + language + ".txt")
    }
    if page.countedTables.has(table.name) {
      ask(.frequencies(table: table.name), "../generated/cells/" + table.name.inAddress + ".txt")
    }
  }

  /// Gives the pad what the server answers, or tells it that there is nothing.
  mutating func take(_ answer: JSONValue, to id: Int) {
    guard let place = questions.firstIndex(where: { $0.id == id }) else { return }
    let text = answer.string ?? ""
    switch questions.remove(at: place).subject {
    case .words(let id): give(.translated(id: id, PadTranslation.list(answer["results"])))
    case .list: if !text.isEmpty { give(.words(text)) }
    case .frequencies(let table): if !text.isEmpty { give(.frequencies(table: table, text)) }
    }
  }
}

extension PadEvent.Happening {
  /// Whether the person types, or is about to: the pad fills the screen before the first finger.
  fileprivate var isTyping: Bool {
    switch self {
    case .touch, .key, .inserted, .activated, .filled(isOn: true): true
    case .tick, .size, .tilt, .set, .table, .swipes, .action, .text, .caret, .pasted, .imported,
      .export, .translated, .words, .frequencies, .hand, .guideSpots, .keyTest,
      .filled(isOn: false), .lent, .blur:
      false
    }
  }
}
