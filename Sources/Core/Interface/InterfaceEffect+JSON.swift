// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

extension InterfaceEffect: EffectContent {
  /// Writes `kind` and what belongs to the kind.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.field("kind", kind)
    switch self {
    case .say(let utterance): utterance.writeMembers(to: &writer)
    case .sound(let earcon): writer.field("earcon", earcon.word)
    case .vibrate(let pattern): writer.list("pattern", pattern) { $0.value($1) }
    case .beacon(let sound): sound?.writeMembers(to: &writer)
    case .show(let part, let text):
      writer.field("field", part.name)
      writer.field("text", text)
    case .value(let part, let value):
      writer.field("field", part.name)
      writer.field("value", value)
    case .attribute(let part, let name, let value):
      writer.field("field", part.name)
      writer.field("name", name)
      if let value { writer.field("value", value) }
    case .flag(let part, let flag, let isOn):
      writer.field("field", part.name)
      writer.field("name", flag.word)
      writer.field("on", isOn)
    case .list(let part, let rows):
      writer.field("field", part.name)
      writer.list("rows", rows) { $0.value($1) }
    case .focus(let part): writer.field("field", part.name)
    case .device(let device, let isOn):
      writer.field("name", device.word)
      writer.field("on", isOn)
    case .wake(let seconds): writer.field("after", seconds)
    case .keys(let keys): writer.list("keys", keys) { $0.value($1) }
    case .store(let key, let value):
      writer.field("key", key)
      if let value { writer.field("value", value) }
    case .recall(let key): writer.field("key", key)
    case .send(let address, let json):
      writer.field("address", address)
      writer.field("json", json)
    case .fetch(let question): question.writeMembers(to: &writer)
    case .offer(let name, let text):
      writer.field("name", name)
      writer.field("text", text)
    case .play(let afterSpeech): writer.field("afterSpeech", afterSpeech)
    case .pause: break
    case .seek(let position): writer.field("position", position)
    case .rate(let factor): writer.field("rate", factor)
    case .volume(let factor): writer.field("volume", factor)
    }
  }

  private var kind: String {
    switch self {
    case .say: "say"
    case .sound: "sound"
    case .vibrate: "vibrate"
    case .beacon: "beacon"
    case .show: "show"
    case .value: "value"
    case .attribute: "attribute"
    case .flag: "flag"
    case .list: "list"
    case .focus: "focus"
    case .device: "device"
    case .wake: "wake"
    case .keys: "keys"
    case .store: "store"
    case .recall: "recall"
    case .send: "send"
    case .fetch: "fetch"
    case .offer: "offer"
    case .play: "play"
    case .pause: "pause"
    case .seek: "seek"
    case .rate: "rate"
    case .volume: "volume"
    }
  }
}

extension Question {
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.field("address", address)
    writer.field("answer", kind)
    writer.field("id", id)
    if let json { writer.field("json", json) }
    if let patience { writer.field("patience", patience) }
  }
}

extension JSONWriter {
  fileprivate mutating func list<Element>(
    _ name: StaticString, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    key(name)
    array { writer in for element in elements { write(&writer, element) } }
  }
}
