// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

/// What is to be seen.
extension WalkSession {
  /// Shows the sentence, the status and the dial, each only when it has changed.
  mutating func show(_ message: GuidingMessage, at time: Double) -> [InterfaceEffect] {
    var effects: [InterfaceEffect] = []
    let text = message.unnamedText(in: language)
    if !text.hasSameBytes(as: destination?.shownText) {
      destination?.shownText = text
      effects.append(.show(.sentence, text: text))
    }
    return effects + showDial() + showStatus(at: time)
  }

  /// Shows what was said last, without what heading and sentence show already.
  ///
  /// What is wrong with a field stands beside that field.
  mutating func showSaid(in effects: [InterfaceEffect]) -> [InterfaceEffect] {
    var last: String?
    for effect in effects {
      switch effect {
      case .say(let utterance): last = utterance.text
      case .focus(.position): return []
      case .sound, .vibrate, .beacon, .show, .value, .attribute, .flag, .list, .focus, .device,
        .wake, .keys, .store, .recall, .send, .fetch, .offer, .play, .pause, .seek, .rate,
        .volume:
        continue
      }
    }
    guard let last else { return [] }
    let chosen = (destination?.place.name.inList(language)).map { words.chosen($0) } ?? ""
    let text = last.without(prefix: message()?.text(in: language) ?? chosen)
    guard !text.hasSameBytes(as: shownSaid) else { return [] }
    shownSaid = text
    return [.show(.said, text: text)]
  }

  private mutating func showDial() -> [InterfaceEffect] {
    guard let destination, let fix else { return [] }
    let bearing = fix.coordinate.bearing(to: destination.place.coordinate)
    let angle = Angle.normalised(degrees: bearing - (heading?.degrees ?? 0))
    let degrees = Int(angle.rounded(.toNearestOrEven)) % 360
    let isFromNorth = heading == nil
    if let shownDial, shownDial.degrees == degrees, shownDial.isFromNorth == isFromNorth {
      return []
    }
    shownDial = (degrees, isFromNorth)
    return [
      .flag(.dial, .hidden, false),
      .attribute(.needle, name: "transform", value: "rotate(\(degrees) 50 50)"),
      .flag(.north, .hidden, !isFromNorth),
    ]
  }

  mutating func showStatus(at time: Double) -> [InterfaceEffect] {
    var parts: [String] = []
    if let fix, fix.time == nil { parts.append(words.typedPosition) }
    if let accuracy = fix?.accuracy {
      parts.append(words.goodPosition(SpokenDistance(within: accuracy).text(in: language)))
    }
    if let heading { parts.append(heading.facing.sentence(in: language)) }
    var text = ""
    for part in parts { text += (text.isEmpty ? "" : " ") + part }
    guard !text.hasSameBytes(as: shownStatus), !text.isEmpty || fix != nil else { return [] }
    shownStatus = text
    return [.show(.status, text: text)]
  }
}

extension String {
  /// What follows a beginning and the space after it; all of it where it begins otherwise.
  fileprivate func without(prefix: String) -> String {
    guard !prefix.isEmpty, utf8.starts(with: prefix.utf8) else { return self }
    return String(decoding: utf8.dropFirst(prefix.utf8.count).drop { $0 == 0x20 }, as: UTF8.self)
  }
}
