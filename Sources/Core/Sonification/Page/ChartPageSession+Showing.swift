// SPDX-License-Identifier: Apache-2.0

import ChartDrawing
import ChartWords
import Interface
import Speaking

extension ChartPageSession {
  /// Brings before the page what the chart wants.
  mutating func show(_ effect: ChartEffect, isNew: Bool) {
    switch effect.kind {
    case .say(let utterance): say(utterance)
    case .sound(let earcon): add(.sound(earcon))
    case .show(let field, let text): show(field, text)
    case .description(let sentences):
      heldSentences = sentences
      if isNew || !isWithin("sentences") { showSentences() }
    case .picture(let picture):
      add(.attribute("picture", name: "viewBox", value: picture.viewBox))
      add(.markup("drawing", picture.markup()))
      unmark()
    case .highlight(let markup): add(.markup("highlight", markup))
    case .table(let table):
      effects.append(.chart(effect))
      showLastPoint(max(0, table.total - 1))
    case .list(let list, let texts, let chosen): show(list, texts, chosen, isNew: isNew)
    case .columns(let columns, let open, let dates):
      show(columns, open)
      show(dates)
    case .cue(let cue):
      tone = cue.seconds
      effects.append(.chart(effect))
    case .play:
      waiting = nil
      effects.append(.chart(effect))
    case .score, .pace, .silence, .taken: effects.append(.chart(effect))
    case .state(let state):
      effects.append(.chart(effect))
      show(state)
    case .position(let position): show(position)
    case .recall(let key): add(.recall(key: key))
    case .store(let key, let value): add(.store(key: key, value: value))
    case .braille(let text, _, _): add(.value("braille", text))
    case .help(let rows):
      let keys = rows.indices.map { index in
        ListRow(key: index.description, text: rows[index].key, more: [rows[index].words])
      }
      add(.list("help", keys))
    case .focus(let goal): add(.focus(goal.part))
    case .settings(let settings): show(settings)
    }
  }

  private mutating func show(_ field: ChartEffect.Field, _ text: String) {
    switch field {
    case .point:
      add(.show("point-words", text: text))
      followed = nil
      untoldPoint = text
      if !isWithin("region") { tellPoint() }
    case .problem:
      hasProblem = !text.utf8.isEmpty
      add(.show("problem", text: text))
      add(.flag("problem", .hidden, !hasProblem))
    case .title, .summary, .said: add(.show(Part(field.word), text: text))
    }
  }

  /// Lets the slider that the chart is tell the point; while it has the focus each step would be said twice.
  private mutating func tellPoint() {
    guard let text = untoldPoint else { return }
    add(.attribute("region", name: "aria-valuetext", value: text))
    untoldPoint = nil
  }

  // The focus

  /// Whether the person is in a part: what changes waits then, so that the focus is not lost.
  private func isWithin(_ part: String) -> Bool {
    focus?.utf8.starts(with: part.utf8) ?? false
  }

  mutating func moveFocus(to part: String?) {
    focus = part
    if !isWithin("region") { tellPoint() }
    if !isWithin("sentences") { showSentences() }
    if !isWithin("statistics") { showStatistics() }
  }

  // Words

  /// The passages of a description: one for each level, and one of notes on the reading.
  private static let passages = 5

  /// Shows the sentences that wait for it, those of a level together.
  private mutating func showSentences() {
    guard let sentences = heldSentences else { return }
    heldSentences = nil
    var passages = [[ListRow]](repeating: [], count: Self.passages)
    var passage = -1
    var level = 0
    for index in sentences.indices {
      let sentence = sentences[index]
      if sentence.level != level {
        level = sentence.level
        // What is said of the making comes first, and where it comes again it is a note.
        passage = level == 1 && passage >= 0 ? Self.passages - 1 : level - 1
      }
      passages[passage].append(
        ListRow(key: index.description, text: sentence.text, isStill: sentence.part == nil))
    }
    for index in passages.indices {
      add(.list(Part("sentences-" + index.description), passages[index]))
      add(.flag(Part("sentences-" + index.description), .hidden, passages[index].isEmpty))
      add(.flag(Part("heading-" + index.description), .hidden, passages[index].isEmpty))
    }
  }

  private mutating func showStatistics() {
    guard let texts = heldStatistics else { return }
    heldStatistics = nil
    add(.list("statistics", Self.rows(texts)))
  }

  private mutating func show(
    _ list: ChartEffect.List, _ texts: [String], _ chosen: Int?, isNew: Bool
  ) {
    switch list {
    case .series:
      add(.list("series", Self.rows(texts)))
      if let chosen { add(.value("series", chosen.description)) }
      add(.flag("series-field", .hidden, texts.count < 2))
    case .statistics:
      heldStatistics = texts
      if isNew || !isWithin("statistics") { showStatistics() }
    case .bookmarks:
      // Each text stands on the bookmark and in the name of the button that takes it away.
      let rows = texts.indices.map { index in
        ListRow(key: index.description, text: texts[index], more: [texts[index]])
      }
      add(.list("bookmarks", rows))
      add(.show("marked", text: isNew ? "" : charts[0].lastSaid))
    }
  }

  private static func rows(_ texts: [String]) -> [ListRow] {
    texts.indices.map { ListRow(key: $0.description, text: texts[$0]) }
  }

  // Where the listener is

  private mutating func show(_ state: ChartState) {
    self.state = state
    let word =
      switch state {
      case .playing: "pause"
      case .paused: "resume"
      case .empty, .stopped: "play"
      }
    add(ChartPageWords(part: "toggle", words: word, into: "toggle-words"))
    add(.flag("sign-play", .hidden, state == .playing))
    add(.flag("sign-pause", .hidden, state != .playing))
    let hasFollowed = followed != nil
    if state != .paused { followed = nil }
    guard state == .stopped else { return }
    unmark()
    if hasFollowed { add(.show("point-words", text: "")) }
    slide(to: 0, nil)
  }

  private mutating func unmark() {
    add(.markup("cursor", ""))
    add(.markup("highlight", ""))
  }

  private mutating func show(_ position: ChartPosition) {
    add(.markup("cursor", position.cursor))
    guard state != .playing else { return follow(position) }
    showLastPoint(position.count - 1)
    slide(to: position.index, position.text)
  }

  /// While it plays, what is seen goes with the sound, but for the slider that has the focus: a screen reader would speak of
  /// each of its steps over the sound.
  private mutating func follow(_ position: ChartPosition) {
    guard position.index != followed, let chart = charts[0].chart else { return }
    followed = position.index
    let words = charts[0].pointWords(chart)
    add(.show("point-words", text: words))
    guard !isWithin("point") else { return }
    showLastPoint(position.count - 1)
    slide(to: position.index, words)
  }

  private mutating func showLastPoint(_ last: Int) {
    guard last != lastPoint else { return }
    lastPoint = last
    add(.attribute("point", name: "max", value: last.description))
  }

  /// Where there are no words for it yet, the place is told without any: no voice tells a point by a bare number.
  private mutating func slide(to index: Int, _ words: String?) {
    add(.value("point", index.description))
    let place = words ?? "\(index + 1) / \(lastPoint + 1)"
    add(.attribute("point", name: "aria-valuetext", value: place))
  }

  mutating func forgetBookmark(_ index: Int) {
    give(.bookmark(index, isRemoved: true))
    let last = charts[0].bookmarks.count - 1
    // The focus goes to the next one, or to where bookmarks are set.
    if last < 0 { return add(.focus("bookmark")) }
    add(.row("bookmarks", key: min(index, last), act: "forget-bookmark"))
  }
}

extension ChartEffect.Goal {
  fileprivate var part: Part {
    switch self {
    case .chart: "region"
    case .go: "goal"
    case .table: "table"
    case .help: "help"
    }
  }
}
