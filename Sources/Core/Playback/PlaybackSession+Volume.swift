// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

/// Volume and speed, and all that is chosen, keeping them for the next time.
extension PlaybackSession {
  /// Under which name the device keeps them.
  static let settingsKey = "player"

  /// Louder (1) or quieter (-1).
  mutating func turn(by direction: Int) -> [InterfaceEffect] {
    let step = volume.step + direction
    volume.isMuted = false
    guard PlaybackVolume.steps.contains(step) else {
      return [.sound(.boundary)] + sayVolume()
    }
    volume.step = step
    return sayVolume() + keepSettings()
  }

  mutating func mute() -> [InterfaceEffect] {
    volume.isMuted = !volume.isMuted
    return sayVolume()
  }

  private func sayVolume() -> [InterfaceEffect] {
    setVolume + showVolume + [.say(Utterance(volumeText, in: language, priority: .urgent))]
  }

  /// The volume as it is heard: less of a loud recording, and while the sleep timer fades it.
  var setVolume: [InterfaceEffect] {
    [.volume(volume.factor * (loaded?.track.gain ?? 1) * (sleep?.fade ?? 1))]
  }

  var showVolume: [InterfaceEffect] {
    let words = PlaybackVolumeWords[language]
    return [
      .show(.volume, text: volumeText),
      .show(.mute, text: volume.isMuted ? words.unmute : words.mute),
    ]
  }

  private var volumeText: String {
    let words = PlaybackVolumeWords[language]
    return volume.isMuted ? words.muted : words.volume("\(volume.percent)")
  }

  /// Has what was chosen kept; that the sound was off is not: nobody should wonder why they hear nothing.
  func keepSettings() -> [InterfaceEffect] {
    var writer = JSONWriter()
    writer.object { json in
      json.field("rate", rate.factor)
      json.field("volume", volume.step)
      json.field("skip", SpokenTime(seconds: skip).seconds)
      json.field("rewind", isRewinding)
    }
    return [.store(key: Self.settingsKey, value: String(decoding: writer.bytes, as: UTF8.self))]
  }

  /// Takes up what was kept; nothing is said of it.
  mutating func recall(_ text: String?) -> [InterfaceEffect] {
    guard let value = text.flatMap({ try? JSONParser.parse(Array($0.utf8)) }) else { return [] }
    if let factor = value["rate"]?.number { rate = PlaybackRate(nearest: factor) }
    if let step = value["volume"]?.integer, PlaybackVolume.steps.contains(step) {
      volume.step = step
    }
    recallSkip(value)
    return [.rate(rate.factor), .show(.speed, text: words.speed(rate.text(in: language)))]
      + setVolume + showVolume + showSkip
  }
}
