// SPDX-License-Identifier: Apache-2.0

import Braille
import Bytes
import Phrases
import Speaking

extension Command {
  /// `earshot braille decode`: the cells and swipes of recorded touches.
  static let brailleDecode = Command(
    path: ["braille", "decode"],
    summary: "Turn recorded touches into braille cells and swipes.",
    operands: "TRACE|-", operandCount: 1...1,
    options: [
      .value(
        "--recognizer", "adaptive|classic",
        "How touches become cells: fitted to the hands, or by YubitenReader's fixed zones; adaptive unless said."
      ),
      .value(
        "--mode", "hold|table", "How the device is held: in both hands, or flat; hold unless said."),
      .value("--size", "WxH", "Width and height of the screen in points; 390x844 unless said."),
    ],
    discussion: """
      TRACE is JSON Lines, one for each touch event:
        {"t":0.12,"phase":"began","touch":1,"x":300,"y":100}
      phase is began, moved, ended or cancelled; t is seconds; x and y are points from the top left corner,
      and may be left out when a touch ends or is cancelled. A flat device is taken to lie across.
      Printed are JSON Lines: cells, swipes and failures. A trace with a mistake prints nothing but the mistake.
      """,
    run: { arguments, console in
      let configuration = try RecognizerConfiguration(arguments)
      let path = arguments.operands[0]
      let trace = try console.read(path)
      console.write(try TouchTrace(trace, name: path).decoded(by: configuration))
    })
}

extension RecognizerConfiguration {
  fileprivate init(_ arguments: Arguments) throws(CommandFailure) {
    self.init(
      recognizer: try arguments.choice(
        "--recognizer", ["adaptive": .adaptive, "classic": .classic]) ?? .adaptive,
      mode: try arguments.choice("--mode", ["hold": .hold, "table": .table]) ?? .hold,
      size: try arguments.text("--size").map(Self.size) ?? .phone)
  }

  private static func size(_ text: String) throws(CommandFailure) -> Size {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    if sides.count == 2, let width = sides[0], let height = sides[1],
      let size = Size(width: width, height: height)
    {
      return size
    }
    throw .badInput(
      "The option --size needs width and height in points, each above 0 and at most 100000, "
        + "such as 390x844, but got \"\(text)\".")
  }
}

/// Recorded touches, checked line by line before anything is made of them.
struct TouchTrace: Sendable {
  private let events: [TouchEvent]

  /// Reads JSON Lines; `name` is what the person called the trace.
  ///
  /// - Throws: a sentence that names the line and what to do.
  init(_ bytes: [UInt8], name: String) throws(CommandFailure) {
    var events: [TouchEvent] = []
    var order = TouchOrder()
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.allSatisfy(Self.isSpace) {
      do throws(Fault) {
        let event = try Self.event(line)
        do { try order.check(event) } catch { throw .order(error) }
        events.append(event)
      } catch {
        throw .badInput("\(name), line \(index + 1): \(error.sentence)")
      }
    }
    self.events = events
  }

  /// What comes of the touches, as JSON Lines.
  func decoded(by configuration: RecognizerConfiguration) -> [UInt8] {
    var session = RecognizerSession(configuration)
    var writer = JSONWriter()
    for event in events {
      for effect in session.handle(.touch(event)) {
        effect.write(to: &writer)
        writer.endLine()
      }
    }
    return writer.bytes
  }

  private static func event(_ line: ArraySlice<UInt8>) throws(Fault) -> TouchEvent {
    let value: JSONValue
    do { value = try JSONParser.parse([UInt8](line)) } catch { throw .field(.notJSON(error)) }
    do { return try TouchEvent(json: value) } catch { throw .field(error) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }
}

extension TouchTrace {
  /// What is wrong with a line.
  private enum Fault: Error {
    case field(FieldError)
    case order(TouchOrder.Fault)

    var sentence: String {
      switch self {
      case .field(let error): Phrase(error).text(in: .english) + Self.remedy(for: error)
      case .order(.timeGoesBack(let from, let to)):
        "The time goes back from \(from) to \(to) seconds. Put the lines in the order of their times."
      case .order(.beginsTwice(let touch)):
        "Touch \(touch) begins although it is already down. "
          + "End it first, or give the new touch another number."
      case .order(.notDown(let touch)):
        "Touch \(touch) is not down. Begin it first, with a line whose phase is \"began\"."
      case .order(.tooManyTouches):
        "More than \(TouchOrder.mostTouches) touches are down at once. End those that are over."
      }
    }

    private static func remedy(for error: FieldError) -> String {
      switch error {
      case .unknownWord("phase", _): " Use began, moved, ended or cancelled."
      case .outOfRange("t", _): " Give seconds within a thousand million of zero."
      case .outOfRange: " Give points from -100000 to 100000."
      default: ""
      }
    }
  }
}
