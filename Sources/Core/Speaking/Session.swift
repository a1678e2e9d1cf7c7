// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// An ability at work: a plain value that takes events and returns effects.
///
/// A session has no clock, no input or output and no randomness: time is a number in the event. So the same
/// events give the same effects, byte for byte, on a server, on a command line and in a browser.
public protocol Session: Sendable {
  /// What can happen to it.
  associatedtype Event: TraceEvent
  /// What it wants done.
  associatedtype Effect: JSONEncodable & Sendable

  /// A session at its beginning; `configuration` is a JSON object with what the ability lets one choose.
  init(configuration: JSONValue) throws(FieldError)
  /// Takes one event and says what to do about it, in order.
  mutating func handle(_ event: Event) -> [Effect]
  /// The samples (mono, from -1 to 1, 44,100 a second) that the last effects want played; empty unless the ability has sound.
  var samples: [Float] { get }
}

/// An event that can be read from a line of a trace.
public protocol TraceEvent: Sendable {
  /// The event that a JSON object describes; throws when a member is missing or makes no sense.
  init(json: JSONValue) throws(FieldError)
}

extension Session {
  /// No sound.
  public var samples: [Float] { [] }

  /// Takes one event as JSON and returns the effects as JSON Lines, each line ended.
  public mutating func handle(json event: [UInt8]) throws(FieldError) -> [UInt8] {
    let value: JSONValue
    do { value = try JSONParser.parse(event) } catch { throw .notJSON(error) }
    var writer = JSONWriter()
    for effect in handle(try Event(json: value)) {
      effect.write(to: &writer)
      writer.endLine()
    }
    return writer.bytes
  }
}
