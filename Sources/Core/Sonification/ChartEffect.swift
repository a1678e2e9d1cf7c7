// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Charts
public import Speaking

/// What a chart session wants done.
public struct ChartEffect: JSONEncodable, Sendable, Equatable {
  /// The time of the event that it answers, in seconds.
  public var time: Double
  /// What is to be done.
  public var kind: Kind

  /// What is to be done.
  public enum Kind: Sendable, Equatable {
    /// Show a text in the place of this name.
    case show(field: Field, text: String)
    /// Show the sentences of the description.
    case description([String])
    /// Draw the chart; and forget the mark of the old one.
    case picture(ChartPicture)
    /// Show the points as a table.
    case table(ChartTable)
    /// New samples are there to be played.
    case samples(count: Int, fingerprint: String)
    /// Play the samples from this second on.
    case play(from: Double)
    /// Silence at once.
    case silence
    /// What the buttons are to offer.
    case state(ChartState)
    /// Mark this point.
    case position(ChartPosition)
    case say(Utterance)
    case sound(Earcon)
  }

  /// A place for a text.
  public enum Field: Sendable, Equatable {
    case title
    case summary
    /// What is wrong; empty when all is well.
    case problem

    var word: String {
      switch self {
      case .title: "title"
      case .summary: "summary"
      case .problem: "problem"
      }
    }
  }

  /// Writes the effect as a JSON object.
  public func write(to writer: inout JSONWriter) {
    switch kind {
    case .say(let utterance): return utterance.writeSay(time: time, to: &writer)
    case .sound(let earcon): return earcon.writeSound(time: time, to: &writer)
    default: break
    }
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
    case .table: "table"
    case .samples: "samples"
    case .play: "play"
    case .silence: "silence"
    case .state: "state"
    case .position: "position"
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
      writer.array { writer in
        for sentence in sentences { writer.value(sentence) }
      }
    case .picture(let picture):
      writer.field("viewBox", picture.viewBox)
      writer.field("markup", picture.markup())
    case .table(let table): table.writeMembers(to: &writer)
    case .samples(let count, let fingerprint):
      writer.field("count", count)
      writer.field("rate", ChartSynthesizer.sampleRate)
      writer.field("fingerprint", fingerprint)
    case .play(let from): writer.field("from", from)
    case .state(let state): writer.field("state", state.word)
    case .position(let position): position.writeMembers(to: &writer)
    case .silence, .say, .sound: break
    }
  }
}

/// What a chart session is doing.
public enum ChartState: Sendable, Equatable {
  /// There is no chart yet.
  case empty
  /// Nothing sounds; playing would begin at the beginning.
  case stopped
  case playing
  /// Nothing sounds; playing would go on from here.
  case paused

  /// The word in traces.
  public var word: String {
    switch self {
    case .empty: "empty"
    case .stopped: "stopped"
    case .playing: "playing"
    case .paused: "paused"
    }
  }
}

/// Where in a chart the listener is.
public struct ChartPosition: Sendable, Equatable {
  /// The point reached, from 0.
  public var index: Int
  /// The point reached.
  public var point: ChartPoint
  /// Seconds from the beginning of the sound.
  public var seconds: Double
  /// Share of the picture's width, from the left.
  public var across: Double
  /// Share of the picture's height, from the bottom.
  public var up: Double
  /// The point in words, when the listener stepped onto it.
  public var text: String?

  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.field("index", index)
    writer.field("x", point.x)
    writer.field("y", point.y)
    writer.field("seconds", seconds)
    writer.field("across", across)
    writer.field("up", up)
    if let text { writer.field("text", text) }
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
          writer.value(row.x)
          writer.value(row.y)
        }
      }
    }
  }
}
