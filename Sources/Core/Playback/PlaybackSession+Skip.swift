// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

/// How far back and forward go, and whether it goes back after a pause.
extension PlaybackSession {
  /// The lengths that are on offer, in seconds.
  public static let skips = [5, 10, 15, 30, 60]

  mutating func choose(skip text: String) -> [InterfaceEffect] {
    guard let seconds = Self.skips.first(where: { "\($0)".hasSameBytes(as: text) }) else {
      return [.sound(.refused)]
    }
    skip = Double(seconds)
    let time = SpokenTime(seconds: skip).text(in: language)
    return showSkip + tell(PlaybackSkipWords[language].chosen(time))
  }

  mutating func choose(rewinds isWanted: Bool) -> [InterfaceEffect] {
    isRewinding = isWanted
    let words = PlaybackSkipWords[language]
    return showSkip + tell(isWanted ? words.rewinds : words.stays)
  }

  private func tell(_ text: String) -> [InterfaceEffect] {
    [.say(Utterance(text, in: language, priority: .urgent))] + keepSettings()
  }

  /// Takes up what was kept of it.
  mutating func recallSkip(_ settings: JSONValue) {
    if let seconds = settings["skip"]?.integer, Self.skips.contains(seconds) {
      skip = Double(seconds)
    }
    if let isWanted = settings["rewind"]?.bool { isRewinding = isWanted }
  }

  var showSkip: [InterfaceEffect] {
    let time = SpokenTime(seconds: skip)
    let words = PlaybackSkipWords[language]
    return [
      .show(.back, text: words.back(time.text(in: language))),
      .show(.forward, text: words.forward(time.text(in: language))),
      .value(.rewindChoice, isRewinding ? "on" : "off"),
    ] + (Self.skips.contains(time.seconds) ? [.value(.skipChoice, "\(time.seconds)")] : [])
  }
}
