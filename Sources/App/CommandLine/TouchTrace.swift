// SPDX-License-Identifier: Apache-2.0

import Braille
import Bytes
import Speaking

/// Recorded touches, checked line by line before anything is made of them.
struct TouchTrace: Sendable {
  private let events: [RecognizerEvent]

  /// Reads JSON Lines; `name` is what the person called the trace, `places` how many a calibration has.
  ///
  /// - Throws: a sentence that names the line and what to do.
  init(_ bytes: [UInt8], name: String, places: Int) throws(CommandError) {
    var events: [RecognizerEvent] = []
    var order = TouchOrder()
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.allSatisfy(Self.isSpace) {
      do throws(Fault) {
        let event = try Self.event(line)
        try Self.check(event, &order, places: places)
        events.append(event)
      } catch {
        throw .badInput { language in
          FileWords[language].atLine([
            "file": name, "line": "\(index + 1)", "problem": error.sentence(in: language),
          ])
        }
      }
    }
    self.events = events
  }

  /// What comes of the touches, as JSON Lines.
  func decoded(by session: RecognizerSession) -> [UInt8] {
    var session = session
    var writer = JSONWriter()
    for event in events {
      for effect in session.handle(event) {
        effect.write(to: &writer)
        writer.endLine()
      }
    }
    return writer.bytes
  }

  /// True when the first line opens a session, as in a run that a pad recorded.
  static func isRecordedRun(_ bytes: [UInt8]) -> Bool {
    for line in bytes.split(separator: UInt8(ascii: "\n")) where !line.allSatisfy(isSpace) {
      return (try? JSONParser.parse([UInt8](line)))?["session"] != nil
    }
    return false
  }

  private static func check(
    _ event: RecognizerEvent, _ order: inout TouchOrder, places: Int
  ) throws(Fault) {
    do throws(TouchOrder.Fault) {
      switch event {
      case .touch(let touch): try order.check(touch)
      default: try order.check(time: event.time)
      }
    } catch {
      throw .order(error)
    }
    guard case .calibrate(_, let points) = event else { return }
    guard points.count == places else { throw .places(points.count, wanted: places) }
    do throws(HandShape.Fault) {
      _ = try HandShape(mode: .hold, size: .phone, places: points)
    } catch {
      throw .shape(error)
    }
  }

  private static func event(_ line: ArraySlice<UInt8>) throws(Fault) -> RecognizerEvent {
    let value: JSONValue
    do { value = try JSONParser.parse([UInt8](line)) } catch { throw .field(.notJSON(error)) }
    do { return try RecognizerEvent(json: value) } catch { throw .field(error) }
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
    case places(Int, wanted: Int)
    case shape(HandShape.Fault)

    func sentence(in language: Language) -> String {
      switch self {
      case .field(let error): Self.sentence(for: error, in: language)
      case .order(.timeGoesBack(let from, let to)):
        TraceWords[language].timeGoesBack(["from": "\(from)", "to": "\(to)"])
      case .order(.beginsTwice(let touch)): TraceWords[language].beginsTwice("\(touch)")
      case .order(.notDown(let touch)): TraceWords[language].notDown("\(touch)")
      case .order(.tooManyTouches):
        TraceWords[language].tooManyTouches("\(TouchOrder.mostTouches)")
      case .places(let count, let wanted):
        TraceWords[language].wrongPlaces(["count": "\(count)", "wanted": "\(wanted)"])
      case .shape(.samePlace(let first, let second)):
        TraceWords[language].samePlace(["first": "\(first)", "second": "\(second)"])
      case .shape: TraceWords[language].wrongPlace
      }
    }

    /// What is wrong with a field, and what to give instead where that is known.
    private static func sentence(for error: FieldError, in language: Language) -> String {
      let problem = error.message(in: language)
      return switch error {
      case .unknownWord("phase", _): TraceWords[language].wrongPhase(problem)
      case .wrongType("dots", _), .missing("dots"): TraceWords[language].wrongDots(problem)
      case .outOfRange("t", _): TraceWords[language].wrongTime(problem)
      case .outOfRange: TraceWords[language].wrongPoint(problem)
      default: problem
      }
    }
  }
}
