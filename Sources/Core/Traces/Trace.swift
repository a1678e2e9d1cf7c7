// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// A recorded run of a session: JSON Lines, the first of which opens the session.
///
/// The first line is `{"session":"braille","configuration":{…}}`; each further line is an event.
public struct Trace: Sendable {
  /// Why a trace could not be played.
  public struct Failure: Error, Sendable, Equatable {
    /// The line, from 1.
    public var line: Int
    /// What is wrong with it.
    public var reason: FieldError
  }

  /// Plays a whole trace and returns all effects as JSON Lines.
  public static func play(_ bytes: [UInt8]) throws(Failure) -> [UInt8] {
    var session: TracedSession?
    var effects: [UInt8] = []
    var line = 0
    for event in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      line += 1
      if event.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { continue }
      do {
        if session == nil {
          session = try open([UInt8](event))
        } else if let added = try session?.handle([UInt8](event)) {
          effects.append(contentsOf: added)
        }
      } catch {
        throw Failure(line: line, reason: error)
      }
    }
    return effects
  }

  private static func open(_ line: [UInt8]) throws(FieldError) -> TracedSession {
    let value: JSONValue
    do { value = try JSONParser.parse(line) } catch { throw .notJSON(error) }
    return try TracedSession(
      kind: try value.text("session"), configuration: value["configuration"] ?? .object([]))
  }
}
