// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// What happened or what is to be done, and when: an effect has the time of the event that it answers.
///
/// Times are in seconds from a beginning of the shell's choosing.
public struct Timed<Content: Sendable>: Sendable {
  /// When, in seconds.
  public var time: Double
  /// What.
  public var content: Content

  /// Something at a time.
  public init(time: Double, _ content: Content) {
    self.time = time
    self.content = content
  }
}

extension Timed: Equatable where Content: Equatable {}

/// What can happen to a session, without its time.
public protocol EventContent: Sendable {
  /// What this kind of event holds; throws when a member is missing or makes no sense.
  init(kind: String, json: JSONValue) throws(FieldError)
}

/// What a session wants done, without its time.
public protocol EffectContent: Sendable {
  /// Writes `kind` and what belongs to the kind.
  func writeMembers(to writer: inout JSONWriter)
}

extension Timed: TraceEvent where Content: EventContent {
  /// Reads `t`, `kind` and what belongs to the kind.
  public init(json: JSONValue) throws(FieldError) {
    self.init(
      time: try json.double("t"), try Content(kind: try json.text("kind"), json: json))
  }
}

extension Timed: JSONEncodable where Content: EffectContent {
  /// Writes `t`, `kind` and what belongs to the kind.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("t", time)
      content.writeMembers(to: &writer)
    }
  }
}
