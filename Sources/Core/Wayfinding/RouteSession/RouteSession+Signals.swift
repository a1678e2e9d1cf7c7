// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

/// What is heard and felt on the way beside the words: the sound ahead, vibration, and that the screen stays on.
struct RouteSignals: Sendable {
  /// The device keeps what was chosen under this key.
  static let key = "earshot-way-signals"
  /// How loud the sound ahead may be chosen.
  static let volumes = 0.0...1.0
  /// What is left of it while something is said, beside what a page does that speaks itself: one hears a voice over it.
  static let underSpeech = 0.35
  /// So often it is looked whether the position still holds, in seconds: it may be lost without a word from the device.
  static let looking = 2.0

  var isSounding = false
  var volume = 0.6
  var isVibrating = true
  var beacon = Beacon()
  /// What sounds now.
  var sound: PlacedSound?
  /// Until when what was said is about to be heard.
  var heardUntil = -Double.infinity
  var isAwake = false
  /// Whether position and compass are used.
  var isLocating = false
  /// Whether the person was told that the screen may go dark.
  var hasToldOfSleep = false

  /// What was chosen, as the device keeps it.
  var kept: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("beacon", isSounding)
      writer.field("volume", volume)
      writer.field("vibration", isVibrating)
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Takes what the device has kept; what makes no sense is left as it is.
  mutating func recall(_ text: String) {
    guard let json = JSONValue(text: text) else { return }
    isSounding = json["beacon"]?.bool ?? isSounding
    isVibrating = json["vibration"]?.bool ?? isVibrating
    if let volume = json["volume"]?.number, Self.volumes.contains(volume) { self.volume = volume }
  }
}

extension RouteSession {
  mutating func act(on signal: SignalHappening, at time: Double) -> [InterfaceEffect] {
    switch signal {
    case .beacon:
      signals.isSounding.toggle()
      return [showBeacon(), keepSignals()]
        + say(signals.isSounding ? words.beaconIsOn : words.beaconIsOff)
    case .volume(let volume):
      guard RouteSignals.volumes.contains(volume) else { return [] }
      signals.volume = volume
      return [keepSignals()]
    case .vibration(let isOn):
      signals.isVibrating = isOn
      return [keepSignals()] + vibrate([60])
    case .heading(let reading, let angle, let date):
      guard isWatching, case .walked(var guide) = walk else { return [] }
      guide.take(reading, screenAngle: angle, at: time, date: date)
      walk = .walked(guide)
      return []
    case .awakeFailed:
      // A rehearsal at home is the worse for it, but nobody gets lost.
      guard signals.isLocating, !signals.hasToldOfSleep else { return [] }
      signals.hasToldOfSleep = true
      // It stays on the page beside what is said, which goes on.
      let text = words.maySleep
      return [
        .show(.status, text: text),
        .say(Utterance(text, in: language, priority: .normal, staysOnDevice: true)),
      ]
    }
  }

  /// What the device had kept of the choices.
  mutating func recallSignals(_ text: String) -> [InterfaceEffect] {
    signals.recall(text)
    return [
      showBeacon(), .value(.beaconVolume, "\(signals.volume)"),
      .flag(.vibration, .checked, signals.isVibrating),
    ]
  }

  private func keepSignals() -> InterfaceEffect {
    .store(key: RouteSignals.key, value: signals.kept)
  }

  private func showBeacon() -> InterfaceEffect {
    .show(.beacon, text: signals.isSounding ? words.turnBeaconOff : words.turnBeaconOn)
  }

  /// Vibrates where the person wants that.
  func vibrate(_ pattern: [Int]) -> [InterfaceEffect] {
    signals.isVibrating && !pattern.isEmpty ? [.vibrate(pattern)] : []
  }

  /// What follows for ear and device from what just happened.
  mutating func follow(_ effects: [InterfaceEffect], at time: Double) -> [InterfaceEffect] {
    for case .say(let utterance) in effects {
      let seconds = Self.speaking(utterance.text)
      let begin = utterance.priority == .urgent ? time : max(time, signals.heardUntil)
      signals.heardUntil = begin + seconds
    }
    return locate() + keepAwake() + soundAhead(at: time)
  }

  /// Position and compass are used while somebody is guided by them, or records a way.
  private mutating func locate() -> [InterfaceEffect] {
    let isWanted = isWatching || own.recorder != nil || remembering != nil
    guard isWanted != signals.isLocating else { return [] }
    signals.isLocating = isWanted
    // What stands there is of the walk before.
    let shown: [InterfaceEffect] = signals.hasToldOfSleep ? [.show(.status, text: "")] : []
    signals.hasToldOfSleep = false
    return shown + [.device(.position, isOn: isWanted), .device(.compass, isOn: isWanted)]
  }

  /// The screen stays on while somebody is guided, or walks in the mind: behind a dark one a page sleeps.
  private mutating func keepAwake() -> [InterfaceEffect] {
    var isWanted = signals.isLocating
    if case .rehearsed = walk { isWanted = true }
    guard isWanted != signals.isAwake else { return [] }
    signals.isAwake = isWanted
    return [.device(.awake, isOn: isWanted)]
  }

  private mutating func soundAhead(at time: Double) -> [InterfaceEffect] {
    let sound = placedSound(at: time)
    // A rehearsal has its own beat.
    var effects: [InterfaceEffect] = []
    if case .walked = walk, sound != nil { effects.append(.wake(after: RouteSignals.looking)) }
    guard sound != signals.sound else { return effects }
    signals.sound = sound
    return effects + [.beacon(sound)]
  }

  private mutating func placedSound(at time: Double) -> PlacedSound? {
    guard signals.isSounding, signals.volume > 0 else { return nil }
    let sound: Beacon.Sound?
    switch walk {
    case .walked(let guide):
      guard isWatching else { return nil }
      sound = signals.beacon.sound(
        of: guide.follower?.beacon, from: guide.position(at: time), facing: guide.facing(at: time))
    case .rehearsed(let follower, _, _):
      let here = follower.rehearsed(ahead: 0, speed: 0)
      let facing = here.course.map {
        HeadingEstimate(
          degrees: $0.degrees, accuracy: $0.accuracy, source: .course, isDisputed: false)
      }
      sound = signals.beacon.sound(of: follower.beacon, from: here, facing: facing)
    case .read, .none: return nil
    }
    let share = time < signals.heardUntil ? RouteSignals.underSpeech : 1
    return sound?.placed(level: signals.volume * share)
  }
}

extension Beacon.Sound {
  /// How it is heard: the straighter ahead, the quicker and the louder, so that one need not see to find the way.
  func placed(level: Double) -> PlacedSound {
    switch zone {
    case .ahead: PlacedSound(.beaconAhead, every: 0.5, angle: angle, level: level)
    case .near: PlacedSound(.beaconNear, every: 0.6, angle: angle, level: 0.9 * level)
    case .aside: PlacedSound(.beaconAside, every: 0.9, angle: angle, level: 0.8 * level)
    case .behind: PlacedSound(.beaconBehind, every: 1.2, angle: angle, level: 0.7 * level)
    case .unsure: PlacedSound(.beaconUnsure, every: 1.5, angle: nil, level: 0.5 * level)
    }
  }
}
