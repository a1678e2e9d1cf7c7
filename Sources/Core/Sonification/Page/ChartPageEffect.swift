// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Interface
public import Speaking

/// What a chart on a page wants done.
///
/// Indirect, so that an effect is one word wherever it is copied.
public indirect enum ChartPageEffect: JSONEncodable, Sendable, Equatable {
  /// What sounds, the table, and other things that the chart itself wants.
  case chart(ChartEffect)
  case interface(Timed<InterfaceEffect>)
  case page(Timed<ChartPageAct>)

  /// Writes the effect as a JSON object.
  public func write(to writer: inout JSONWriter) {
    switch self {
    case .chart(let effect): effect.write(to: &writer)
    case .interface(let effect): effect.write(to: &writer)
    case .page(let effect): effect.write(to: &writer)
    }
  }
}

/// What only a page with a chart can do.
public enum ChartPageAct: EffectContent, Sendable, Equatable {
  /// Put SVG into a part; it holds paths and escaped texts only.
  case markup(Part, String)
  /// Words that a part has ready, perhaps with a name after them: into another part, aloud, or both.
  case words(ChartPageWords)
  /// Give the focus to an act in a row of a list.
  case row(Part, key: Int, act: String)
  /// What is to be heard fits these ears.
  case profile(JSONValue)
  /// Silence short sounds.
  case hush
  /// Have this event read by what reads data; `leads`: then tell that what the person brought is there.
  case read(JSONValue, leads: Bool)
  /// Give what reads data what the chart was read from, which came ready.
  case hold
  /// Follow the stream of the page, or no longer; `opens`: take the chart that it brings.
  case stream(isOn: Bool, opens: Bool)
  /// Make a file of the chart by this browser module, with these choices.
  case make(form: String, module: String, options: JSONValue)

  /// Writes `kind` and what belongs to it.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.field("kind", kind)
    switch self {
    case .markup(let part, let markup):
      writer.field("field", part.name)
      writer.field("markup", markup)
    case .words(let words): words.writeMembers(to: &writer)
    case .row(let part, let key, let act):
      writer.field("field", part.name)
      writer.field("key", key)
      writer.field("act", act)
    case .profile(let profile): writer.field("profile", profile)
    case .hush, .hold: break
    case .read(let event, let leads):
      writer.field("event", event)
      if leads { writer.field("leads", true) }
    case .stream(let isOn, let opens):
      writer.field("on", isOn)
      writer.field("opens", opens)
    case .make(let form, let module, let options):
      writer.field("form", form)
      writer.field("module", module)
      writer.field("options", options)
    }
  }

  private var kind: String {
    switch self {
    case .markup: "markup"
    case .words: "words"
    case .row: "row"
    case .profile: "profile"
    case .hush: "hush"
    case .read: "read"
    case .hold: "hold"
    case .stream: "stream"
    case .make: "make"
    }
  }
}

/// Words that a part of the page has ready.
public struct ChartPageWords: Sendable, Equatable {
  /// The part that has them.
  var part: Part
  /// Which of its words, by the name of the attribute.
  var words: String
  /// A name that comes after them.
  var name: String?
  /// The part that shows them; nil: none.
  var into: Part?
  /// Whether they are said.
  var isAloud = false

  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.field("field", part.name)
    writer.field("words", words)
    if let name { writer.field("name", name) }
    if let into { writer.field("into", into.name) }
    if isAloud { writer.field("aloud", true) }
  }

  /// Whether two are the same, byte for byte.
  public static func == (left: Self, right: Self) -> Bool {
    left.part == right.part && left.words.hasSameBytes(as: right.words)
      && (left.name ?? "").hasSameBytes(as: right.name ?? "")
      && (left.into ?? "") == (right.into ?? "") && left.isAloud == right.isAloud
  }
}
