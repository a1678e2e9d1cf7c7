// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

/// A session of a browser module: its one ability or a part of it, or speech or an earcon, which every page needs.
enum ModuleSession<Ability: Session, Part: Session, Speech: Session, Earcons: Session> {
  case ability(Kept<Ability>)
  case part(Kept<Part>)
  case earcon(Kept<Earcons>)
  case speech(Kept<Speech>)

  /// Opens the session that `kind` names: `earcon`, `speech`, the module's ability or its part.
  init(
    kind: String, ability: String, part: String, configuration: JSONValue
  ) throws(FieldError) {
    if kind.hasSameBytes(as: ability) {
      self = .ability(Kept(try Ability(configuration: configuration)))
    } else if kind.hasSameBytes(as: part) {
      self = .part(Kept(try Part(configuration: configuration)))
    } else if kind.hasSameBytes(as: "earcon") {
      self = .earcon(Kept(try Earcons(configuration: configuration)))
    } else if kind.hasSameBytes(as: "speech") {
      self = .speech(Kept(try Speech(configuration: configuration)))
    } else {
      throw .unknownWord(name: "session", word: kind)
    }
  }

  /// Takes one event as a JSON object and returns the effects as JSON Lines.
  func handle(_ event: [UInt8]) throws(FieldError) -> [UInt8] {
    switch self {
    case .ability(let kept): try kept.session.handle(json: event)
    case .part(let kept): try kept.session.handle(json: event)
    case .earcon(let kept): try kept.session.handle(json: event)
    case .speech(let kept): try kept.session.handle(json: event)
    }
  }

  /// The samples that the session wants played; empty when there are none.
  var samples: [Float] {
    switch self {
    case .ability(let kept): kept.session.samples
    case .part(let kept): kept.session.samples
    case .earcon(let kept): kept.session.samples
    case .speech(let kept): kept.session.samples
    }
  }
}

/// A session in one place of memory: to copy one, with all that it holds, takes a tenth of a module's code.
final class Kept<Value: Session> {
  var session: Value

  init(_ session: Value) { self.session = session }
}
