// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

/// The sleep timer.
extension PlaybackSession {
  /// The longest that can be chosen, in minutes.
  private static let longestSleep = 1440.0

  private var sleepWords: PlaybackSleepWords { PlaybackSleepWords[language] }

  /// Sets the timer as the person chose: "chapter", "track", "off" or a number of minutes.
  mutating func setSleep(_ choice: String, at time: Double) -> [InterfaceEffect] {
    guard let now = loaded else { return [.sound(.refused)] }
    switch choice.bytewise {
    case "off", "": return cancelSleep()
    case "track": sleep = SleepTimer(.track)
    case "chapter":
      guard let index = now.track.chapters.index(at: now.position) else {
        return [.sound(.refused), .value(.sleepChoice, "off")]
          + [.say(Utterance(sleepWords.noChapter, in: language, priority: .urgent))]
      }
      sleep = SleepTimer(.chapter(index))
    default:
      guard let minutes = Double(typed: choice), minutes > 0, minutes <= Self.longestSleep else {
        return [.sound(.refused), .value(.sleepChoice, "off")]
          + [.say(Utterance(sleepWords.notMinutes, in: language, priority: .urgent))]
      }
      sleep = SleepTimer(.after(seconds: minutes * 60))
    }
    if now.phase == .playing { sleep?.resume(at: time) }
    return setVolume + tellSleep()
  }

  private mutating func cancelSleep() -> [InterfaceEffect] {
    let wasSet = sleep != nil
    sleep = nil
    let words = wasSet ? sleepWords.off : sleepWords.none
    return setVolume + [.value(.sleepChoice, "off"), .show(.sleepLeft, text: "")]
      + [.say(Utterance(words, in: language, priority: .urgent))]
  }

  /// Says and shows what is left.
  func tellSleep() -> [InterfaceEffect] {
    guard let now = loaded, let text = sleepText(now) else {
      return [.say(Utterance(sleepWords.none, in: language, priority: .urgent))]
    }
    return [
      .show(.sleepLeft, text: text), .say(Utterance(text, in: language, priority: .urgent)),
    ]
  }

  /// Puts the timer off by as much as was chosen, also while it fades.
  mutating func putSleepOff() -> [InterfaceEffect] {
    guard let timer = sleep else { return tellSleep() }
    var later = SleepTimer(timer.end)
    if case .after(let left) = timer.end, let chosen = timer.chosen {
      later = SleepTimer(.after(seconds: max(0, left) + chosen))
    }
    sleep = later
    return setVolume + tellSleep()
  }

  private func sleepText(_ now: Loaded) -> String? {
    guard let timer = sleep else { return nil }
    switch timer.end {
    case .chapter: return sleepWords.endOfChapter
    case .track: return sleepWords.endOfTrack
    case .after(let seconds):
      return sleepWords.after(SpokenTime(seconds: seconds.rounded()).text(in: language))
    }
  }

  /// How much is left to hear until the timer ends, in seconds; nil where that is not known.
  private func secondsLeft(_ timer: SleepTimer, _ now: Loaded) -> Double? {
    let end: Double?
    switch timer.end {
    case .after(let seconds): return seconds
    case .track: end = now.track.duration
    case .chapter(let index):
      let starts = now.track.chapters.starts
      end = starts.indices.contains(index + 1) ? starts[index + 1] : now.track.duration
    }
    return end.map { ($0 - now.position) / rate.factor }
  }

  private func endsWithSound(_ timer: SleepTimer, _ now: Loaded) -> Bool {
    switch timer.end {
    case .after: false
    case .track: true
    case .chapter(let index): index + 1 >= now.track.chapters.starts.count
    }
  }

  /// What the timer does while the sound comes on.
  mutating func doze(_ now: inout Loaded, at time: Double) -> [InterfaceEffect] {
    guard sleep != nil else { return [] }
    guard now.phase == .playing else {
      sleep?.interrupt()
      return []
    }
    sleep?.count(at: time)
    guard let timer = sleep, let left = secondsLeft(timer, now) else { return [] }
    // Where the sound itself ends, that it has ended is what counts: the next of a row would begin otherwise.
    if left <= 0, !endsWithSound(timer, now) { return fallAsleep(&now, at: time) }
    var effects: [InterfaceEffect] = []
    if left <= SleepTimer.warning, !timer.isWarned {
      sleep?.isWarned = true
      effects.append(.sound(.ready))
    }
    let fade = min(1, max(0, left) / SleepTimer.fading)
    if fade < 1, timer.fadeBegan == nil { sleep?.fadeBegan = now.position }
    if fade >= 1 { sleep?.fadeBegan = nil }
    if fade != timer.fade {
      sleep?.fade = fade
      effects += setVolume
    }
    return effects
  }

  /// Who went elsewhere wants to sleep at the end of the chapter that is heard now.
  mutating func aimSleep(after happening: Happening) {
    guard case .chapter(let aimed) = sleep?.end, let now = loaded else { return }
    // Coming to its end by playing is what ends it.
    if case .progress = happening { return }
    guard let index = now.track.chapters.index(at: now.position) else {
      sleep?.end = .track
      return
    }
    if index != aimed { sleep?.end = .chapter(index) }
  }

  /// Stops, where the next listening goes on: where the fading began, since what came after was hardly heard.
  mutating func fallAsleep(_ now: inout Loaded, at time: Double) -> [InterfaceEffect] {
    let place = sleep?.fadeBegan ?? now.position
    sleep = nil
    now.phase = .paused
    now.isAsleep = true
    now.position = place
    now.pausedAt = time
    return [.pause, .seek(position: place)] + setVolume + showPosition(&now) + showPhase(now)
      + [
        .value(.sleepChoice, "off"), .show(.sleepLeft, text: ""),
        .show(.state, text: sleepWords.stopped),
      ] + save(&now, at: time)
  }
}
