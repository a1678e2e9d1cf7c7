// SPDX-License-Identifier: Apache-2.0

public import Bytes
import ChartDrawing
import ChartWords
import Charts
import Speaking

extension ChartEffect {
  /// Writes the effect as a JSON object.
  public func write(to writer: inout JSONWriter) {
    if case .say(let utterance) = kind { return utterance.writeSay(time: time, to: &writer) }
    if case .sound(let earcon) = kind { return earcon.writeSound(time: time, to: &writer) }
    writer.object { writer in
      writer.field("t", time)
      writer.field("kind", word)
      writeMembers(to: &writer)
    }
  }

  private var word: String {
    switch kind {
    case .show: "show"
    case .description: "description"
    case .picture: "picture"
    case .highlight: "highlight"
    case .table: "table"
    case .list: "list"
    case .columns: "columns"
    case .score: "score"
    case .play: "play"
    case .pace: "pace"
    case .silence: "silence"
    case .cue: "cue"
    case .state: "state"
    case .position: "position"
    case .recall: "recall"
    case .store: "store"
    case .braille: "braille"
    case .help: "help"
    case .focus: "focus"
    case .settings: "settings"
    case .taken: "taken"
    case .say: "say"
    case .sound: "sound"
    }
  }

  private func writeMembers(to writer: inout JSONWriter) {
    switch kind {
    case .show(let field, let text):
      writer.field("field", field.word)
      writer.field("text", text)
    case .description(let sentences):
      writer.key("sentences")
      writer.array { writer in for sentence in sentences { sentence.write(to: &writer) } }
    case .picture(let picture):
      writer.field("viewBox", picture.viewBox)
      writer.field("markup", picture.markup())
    case .highlight(let markup): writer.field("markup", markup)
    case .table(let table): table.writeMembers(to: &writer)
    case .list(let list, let texts, let chosen):
      writer.field("list", list.word)
      writer.key("texts")
      writer.array { writer in for text in texts { writer.value(text) } }
      if let chosen { writer.field("chosen", chosen) }
    case .columns(let columns, let open, let dates):
      writer.key("columns")
      writer.array { writer in for column in columns { column.write(to: &writer) } }
      if let open {
        writer.key("open-number")
        writer.object { writer in
          writer.field("text", open.text)
          writer.field("other", open.other)
          writer.field("decimal", open.decimal)
        }
      }
      if let dates {
        writer.key("open-dates")
        writer.object { writer in
          writer.field("other", dates.other)
          writer.field("dates", dates.order)
        }
      }
    case .score(let score), .cue(let score): score.writeMembers(to: &writer)
    case .play(let from, let to, let rate, let loops):
      writer.field("from", from)
      if let to { writer.field("to", to) }
      writePace(rate, loops, to: &writer)
    case .pace(let rate, let loops): writePace(rate, loops, to: &writer)
    case .state(let state): writer.field("state", state.word)
    case .position(let position): position.writeMembers(to: &writer)
    case .recall(let key): writer.field("key", key)
    case .store(let key, let value):
      writer.field("key", key)
      if let value { writer.field("value", value) }
    case .braille(let text, let from, let total):
      writer.field("text", text)
      writer.field("from", from)
      writer.field("total", total)
    case .help(let rows): write(rows, to: &writer)
    case .focus(let goal): writer.field("goal", goal.word)
    case .settings(let settings): settings.writeMembers(to: &writer)
    case .silence, .taken, .say, .sound: break
    }
  }

  private func writePace(_ rate: Double, _ loops: Bool, to writer: inout JSONWriter) {
    writer.field("rate", rate)
    writer.field("loop", loops)
  }

  private func write(_ rows: [HelpRow], to writer: inout JSONWriter) {
    writer.key("rows")
    writer.array { writer in
      for row in rows {
        writer.object { writer in
          writer.field("key", row.key)
          writer.field("words", row.words)
        }
      }
    }
  }
}

extension ToldSentence {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("text", text)
      writer.field("level", level)
      guard let part else { return }
      if let series = part.series { writer.field("series", series) }
      writer.field("from", part.x.lowerBound)
      writer.field("to", part.x.upperBound)
    }
  }
}

extension ToldColumn {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("name", name)
      writer.field("cells", cells)
      writer.field("numeric", isNumeric)
      writer.field("use", use)
    }
  }
}

extension SoundingScore {
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.field("seconds", seconds)
    writer.field("bytes", Base64.text(bytes))
  }
}

extension ChartPosition {
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.field("series", series)
    writer.field("index", index)
    writer.field("count", count)
    writer.field("x", point.x)
    writer.field("y", point.y)
    writer.field("seconds", seconds)
    writer.field("cursor", cursor)
    if let text { writer.field("text", text) }
  }
}

extension ChartSettings {
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.field("sounds", sounds)
    writer.field("speech", speech)
    writer.field("keys", keys)
    writer.field("monitor", monitor)
    writer.field("verbosity", verbosity.word)
    writer.field("braille", braille)
    writer.field("rate", rate)
    writer.field("loop", loops)
  }
}

extension ChartTable {
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    write([columns], as: "columns", to: &writer)
    write(rows, as: "rows", to: &writer)
    writer.field("total", total)
  }

  private func write(_ rows: [Row], as name: StaticString, to writer: inout JSONWriter) {
    writer.key(name)
    writer.array { writer in
      for row in rows {
        writer.array { writer in
          for cell in row.cells { writer.value(cell) }
        }
      }
    }
  }
}
