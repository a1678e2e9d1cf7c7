// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

/// Other readings of a word, which the person goes through one by one.
struct Offer: Sendable {
  /// Where the word begins.
  let start: Int
  /// What was typed.
  let typed: [Cell]
  /// What else it may be; the likeliest first.
  var alternatives: [Repair.Alternative]
  /// Which of them is written now; nil for what was typed.
  var chosen: Int?
  /// The question to the server whose answer is awaited.
  var question: Int?

  /// How many pieces the word has; no reading has more or fewer.
  var range: Range<Int> { start..<start + typed.count }
}

extension BrailleSession {
  /// Puts the next other reading of the last word in its place and says it; after the last comes what was typed.
  mutating func offerNext() {
    guard !isPrivate else { return boundary(PadWords[language].noAlternative) }
    if let offer, offer.question != nil { return }
    if offer == nil { prepareOffer() }
    guard let offer, offer.question == nil else { return }
    guard !offer.alternatives.isEmpty else { return withoutAlternative() }
    let next = offer.chosen.map { $0 + 1 } ?? 0
    choose(next < offer.alternatives.count ? next : nil)
  }

  /// Finds the last word and what else it may be.
  private mutating func prepareOffer() {
    var range = text.wordBehind(text.cursor)
    while range.upperBound > range.lowerBound, text.pieces[range.upperBound - 1].isBreak {
      range = range.lowerBound..<range.upperBound - 1
    }
    guard !range.isEmpty, range.count <= Repair.mostCells, text.pieces[range].word != nil else {
      return withoutAlternative()
    }
    let typed = text.pieces[range].cells
    let alternatives = Repair.alternatives(to: typed) { index in
      evidence.others(of: range.lowerBound + index)
    }
    offer = Offer(start: range.lowerBound, typed: typed, alternatives: alternatives)
    if case .server(let table) = reader.table, !reader.isOffline, !isServerSilent {
      let words = alternatives.map { $0.cells.map { $0.bits } }
      let unknown = words.filter { reader.translations[$0] == nil }
      if !unknown.isEmpty {
        let question = ask(unknown, of: table)
        offer?.question = question
        return
      }
    }
    rank()
  }

  /// The server has read the alternatives.
  mutating func offerRead() {
    offer?.question = nil
    rank()
    offerNext()
  }

  /// Reads the alternatives, leaves out those that are no text, and sorts words of the language before others.
  private mutating func rank() {
    guard var offer else { return }
    let typed = letters(in: offer.range)
    var readable: [Repair.Alternative] = []
    for var alternative in offer.alternatives {
      alternative.text = text(of: alternative.cells)
      guard !alternative.text.isEmpty, alternative.text.isPrint,
        !alternative.text.hasSameBytes(as: typed),
        !readable.contains(where: { $0.text.hasSameBytes(as: alternative.text) })
      else { continue }
      if words?.contains(alternative.text) ?? false { alternative.cost -= Repair.gainOfWord }
      readable.append(alternative)
    }
    offer.alternatives = Repair.best(of: readable, count: Repair.mostOffered)
    self.offer = offer
  }

  private func text(of cells: [Cell]) -> String {
    var letters = ""
    let pieces = cells.map { Written.cell($0) }
    for segment in reader.segments(of: pieces[...]) { letters += segment.text }
    return letters
  }

  mutating func withoutAlternative() {
    offer = nil
    boundary(PadWords[language].noAlternative)
  }

  private mutating func choose(_ index: Int?) {
    guard var offer else { return }
    let cells = index.map { offer.alternatives[$0].cells } ?? offer.typed
    let behind = text.cursor
    guard let edit = text.replace(offer.range, with: cells.map { .cell($0) }) else { return }
    follow(edit)
    text.move(to: behind)
    offer.chosen = index
    self.offer = offer
    sound(.key)
    let word = told(letters(in: offer.range))
    let words = index == nil ? PadWords[language].backTo(word) : PadWords[language].or(word)
    sayPassing(words, in: language)
    let place = index.map { "\($0 + 1)/\(offer.alternatives.count)" } ?? ""
    show(.alternatives, place)
    showText()
  }
}
