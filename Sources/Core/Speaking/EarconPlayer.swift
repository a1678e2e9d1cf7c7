// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// The session that hands out an earcon's samples; it knows no events.
public struct EarconPlayer: Session {
  /// The samples of the earcon that was asked for.
  public let samples: [Float]

  /// Reads `earcon`, the word of an earcon.
  public init(configuration: JSONValue) throws(FieldError) {
    let word = try configuration.text("earcon")
    guard let earcon = Earcon(word: word) else { throw .unknownWord(name: "earcon", word: word) }
    samples = EarconSound.samples(of: earcon)
  }

  /// Nothing happens to an earcon.
  public enum Event: TraceEvent {
    /// Always throws: there are no events.
    public init(json: JSONValue) throws(FieldError) {
      throw .unknownWord(name: "kind", word: try json.text("kind"))
    }
  }

  /// An earcon wants nothing done.
  public enum Effect: JSONEncodable, Sendable {
    /// Never called: there are no effects.
    public func write(to writer: inout JSONWriter) {}
  }

  /// Never called: there are no events.
  public mutating func handle(_ event: Event) -> [Effect] {}
}
