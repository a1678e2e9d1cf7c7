// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

/// A session of a browser module: its one ability or a part of it, or speech or an earcon, which every page needs.
enum ModuleSession<Ability: Session, Part: Session> {
  case ability(Ability)
  case part(Part)
  case earcon(EarconPlayer)
  case speech(SpeechQueue)

  /// Opens the session that `kind` names: `earcon`, `speech`, the module's ability or its part.
  init(
    kind: String, ability: String, part: String, configuration: JSONValue
  ) throws(FieldError) {
    if kind.hasSameBytes(as: ability) {
      self = .ability(try Ability(configuration: configuration))
    } else if kind.hasSameBytes(as: part) {
      self = .part(try Part(configuration: configuration))
    } else if kind.hasSameBytes(as: "earcon") {
      self = .earcon(try EarconPlayer(configuration: configuration))
    } else if kind.hasSameBytes(as: "speech") {
      self = .speech(try SpeechQueue(configuration: configuration))
    } else {
      throw .unknownWord(name: "session", word: kind)
    }
  }

  /// Takes one event as a JSON object and returns the effects as JSON Lines.
  mutating func handle(_ event: [UInt8]) throws(FieldError) -> [UInt8] {
    switch self {
    case .ability(var session):
      defer { self = .ability(session) }
      return try session.handle(json: event)
    case .part(var session):
      defer { self = .part(session) }
      return try session.handle(json: event)
    case .earcon(var session):
      defer { self = .earcon(session) }
      return try session.handle(json: event)
    case .speech(var session):
      defer { self = .speech(session) }
      return try session.handle(json: event)
    }
  }

  /// The samples that the session wants played; empty when there are none.
  var samples: [Float] {
    switch self {
    case .ability(let session): session.samples
    case .part(let session): session.samples
    case .earcon(let session): session.samples
    case .speech: []
    }
  }
}
