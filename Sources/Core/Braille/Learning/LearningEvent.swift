// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

/// What happened to the braille lessons, and when.
public struct LearningEvent: TraceEvent, Sendable {
  enum Happening: Sendable {
    /// The page is ready: tell the lessons.
    case open
    /// The person chose a table.
    case table(PadTable)
    /// What the device kept of a table; nil: nothing.
    case recalled(String?)
    /// The contractions of a table arrived.
    case signs([ContractionSign], table: String)
    /// The person chose a lesson.
    case lesson(String)
    /// A cell was typed, and what each finger missed its dot by.
    case cell(Cell, [TouchMiss])
    /// Swipes were made, as the pad names them.
    case swipe([Swipe])
    /// A button.
    case action(LearningAction)
    /// The text of the pad is this now.
    case text(String)
  }

  /// Seconds.
  let time: Double
  let happening: Happening

  init(time: Double, _ happening: Happening) {
    self.time = time
    self.happening = happening
  }

  /// Reads `kind` and what belongs to it.
  public init(json: JSONValue) throws(FieldError) {
    time = try json.seconds()
    let kind = try json.text("kind")
    switch kind.bytewise {
    case "open": happening = .open
    case "table":
      happening = .table(
        PadTable(name: try json.text("value"), tag: try json.optionalText("language") ?? ""))
    case "recalled": happening = .recalled(try json.optionalText("value"))
    case "signs":
      let answer = json["answer"] ?? .null
      happening = .signs(try Self.signs(answer), table: answer["table"]?.string ?? "")
    case "lesson": happening = .lesson(try json.text("key"))
    case "cell": happening = try Self.cell(json)
    case "swipe": happening = .swipe(try Self.swipes(json))
    case "action": happening = .action(try json.word("action") { LearningAction(word: $0) })
    case "text": happening = .text(try json.text("text"))
    default: throw .unknownWord(name: "kind", word: kind)
    }
  }

  private static func signs(_ json: JSONValue) throws(FieldError) -> [ContractionSign] {
    var signs: [ContractionSign] = []
    // A server that has no answer has no contractions.
    for item in json["signs"]?.array ?? [] {
      for sign in try ContractionSign.all(json: item)
      where !signs.contains(where: { $0.hasText(of: sign) }) {
        signs.append(sign)
      }
    }
    return signs
  }

  private static func cell(_ json: JSONValue) throws(FieldError) -> Happening {
    let text = try json.text("cell")
    guard let cell = text.scalars.first.flatMap({ Cell(scalar: $0) }) else {
      throw .unknownWord(name: "cell", word: text)
    }
    var misses: [TouchMiss] = []
    for touch in (json["touches"]?.array ?? []).prefix(8) {
      misses.append(try TouchMiss(json: touch))
    }
    return .cell(cell, misses)
  }

  private static func swipes(_ json: JSONValue) throws(FieldError) -> [Swipe] {
    var swipes: [Swipe] = []
    for name in json["swipes"]?.array ?? [] {
      guard let word = name.string, let swipe = Swipe(name: word) else {
        throw .unknownWord(name: "swipes", word: name.string ?? "")
      }
      swipes.append(swipe)
    }
    return swipes
  }
}

/// What a person can ask of the lessons.
public enum LearningAction: UInt8, Hashable, Worded {
  /// The next lesson, or the next phrase.
  case next
  case `repeat`
  case skip
  case stop
  /// The dots of what is asked.
  case hint
  /// The phrase is typed.
  case done
  case help
  /// Speed, errors and dots so far.
  case summary
  case erase
  case undo
  case exportJSON
  case exportCSV

  /// The word in events.
  public var word: String {
    switch self {
    case .next: "next"
    case .repeat: "repeat"
    case .skip: "skip"
    case .stop: "stop"
    case .hint: "hint"
    case .done: "done"
    case .help: "help"
    case .summary: "summary"
    case .erase: "erase"
    case .undo: "undo"
    case .exportJSON: "export-json"
    case .exportCSV: "export-csv"
    }
  }
}
