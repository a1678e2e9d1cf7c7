// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

/// Playing, pausing and moving about.
extension PlaybackSession {
  /// Plays, after words: the title where it was not said yet, unless others are given.
  func play(
    _ now: inout Loaded, after words: Utterance? = nil, at time: Double
  ) -> [InterfaceEffect] {
    var actions = rewind(&now, at: time)
    if now.phase == .ended || isAtEnd(now) {
      now.position = 0
      now.isResumed = false
      actions.append(.seek(position: 0))
      actions += showPosition(&now)
    }
    let introduction = words.map { [$0] } ?? introduce(now)
    now.isIntroduced = true
    now.isAsleep = false
    now.phase = .playing
    actions += introduction.map { .say($0) }
    actions.append(.play(afterSpeech: !introduction.isEmpty))
    return actions + showPhase(now)
  }

  /// How far to go back after a pause, in seconds, by how long it was at least: so the thread is found again.
  ///
  /// AntennaPod has the same lengths (`RewindAfterPauseUtils`).
  private static let rewinds: [(pause: Double, back: Double)] = [
    (86_400, 20), (3600, 10), (60, 3),
  ]

  private func rewind(_ now: inout Loaded, at time: Double) -> [InterfaceEffect] {
    guard now.phase == .paused, let pausedAt = now.pausedAt else { return [] }
    now.pausedAt = nil
    guard isRewinding, let back = Self.rewinds.first(where: { time - pausedAt >= $0.pause })?.back,
      now.position > 0
    else { return [] }
    now.position = max(0, now.position - back)
    return [.seek(position: now.position)] + showPosition(&now)
  }

  /// The title, the first time, and where the recording goes on.
  private func introduce(_ now: Loaded) -> [Utterance] {
    guard !now.isIntroduced else { return [] }
    var introduction = [Utterance(now.track.title, in: now.track.language ?? language)]
    if now.isResumed {
      let position = SpokenTime(seconds: now.position).text(in: language)
      introduction.append(Utterance(words.resumes(position), in: language))
    }
    return introduction
  }

  func pause(_ now: inout Loaded, at time: Double) -> [InterfaceEffect] {
    guard now.isGoing else { return [] }
    now.phase = .paused
    now.pausedAt = time
    return [.pause] + showPhase(now)
      + [.say(Utterance(words.paused, in: language))] + save(&now, at: time)
  }

  /// Pauses, and goes to the beginning.
  func stop(_ now: inout Loaded, at time: Double) -> [InterfaceEffect] {
    let isGoing = now.isGoing
    now.phase = .paused
    now.pausedAt = nil
    return (isGoing ? [.pause] : []) + seek(to: 0, &now, at: time)
      + [.say(Utterance(place(now), in: language))]
  }

  func move(by seconds: Double, _ now: inout Loaded, at time: Double) -> [InterfaceEffect] {
    let wanted = now.position + seconds
    let end = now.track.duration ?? .infinity
    let isBeyond = wanted < 0 || wanted > end
    let actions = seek(to: wanted, &now, at: time)
    guard now.phase != .playing || isBeyond else { return actions }
    // While it plays, the sound itself tells where one is; else the new position is said.
    return (isBeyond ? [.sound(.boundary)] : []) + actions
      + (now.phase == .playing
        ? [] : [.say(Utterance(place(now), in: language, priority: .passing))])
  }

  func seek(to wanted: Double, _ now: inout Loaded, at time: Double) -> [InterfaceEffect] {
    guard wanted.isFinite else { return [] }
    now.position = max(0, min(wanted, now.track.duration ?? wanted))
    // Who chose a place wants to hear from there.
    now.pausedAt = nil
    if now.phase == .ended { now.phase = .paused }
    return [.seek(position: now.position)] + showPosition(&now) + showPhase(now)
      + save(&now, at: time)
  }

  private func isAtEnd(_ now: Loaded) -> Bool {
    guard let duration = now.track.duration else { return false }
    return now.position >= duration
  }
}

/// What the shell reports.
extension PlaybackSession {
  /// Files of the same sound differ in length by what their encoders add, some hundredths of a second: that is no news,
  /// and nothing on the page changes for it.
  private static let lengthTolerance = 0.1

  func learn(duration: Double, _ now: inout Loaded) -> [InterfaceEffect] {
    guard duration.isFinite, duration > 0 else { return [] }
    if let known = now.track.duration, abs(duration - known) < Self.lengthTolerance { return [] }
    now.track.duration = duration
    now.shownSeconds = nil
    return showPosition(&now)
  }

  mutating func progress(to position: Double, at time: Double) -> [InterfaceEffect] {
    guard var now = loaded else { return [] }
    defer { loaded = now }
    return progress(to: position, &now, at: time) + doze(&now, at: time)
  }

  private func progress(to position: Double, _ now: inout Loaded, at time: Double)
    -> [InterfaceEffect]
  {
    guard position.isFinite, position >= 0, now.phase != .ended else { return [] }
    now.position = position
    let actions = showPosition(&now, isOwnMove: false)
    guard now.phase == .playing else { return actions }
    guard let savedAt = now.savedAt else {
      now.savedAt = time
      return actions
    }
    return time - savedAt < Self.saveInterval ? actions : actions + save(&now, at: time)
  }

  mutating func sounding(at time: Double) -> [InterfaceEffect] {
    guard var now = loaded, now.phase != .playing else { return [] }
    sleep?.resume(at: time)
    now.isAsleep = false
    now.phase = .playing
    now.isIntroduced = true
    loaded = now
    return showPhase(now)
  }

  func halted(_ now: inout Loaded, at time: Double) -> [InterfaceEffect] {
    guard now.isGoing else { return [] }
    now.phase = .paused
    now.pausedAt = time
    return showPhase(now) + save(&now, at: time)
  }

  /// What plays has come to its end: the next of the row begins, unless the person wanted to sleep until there.
  mutating func end(at time: Double) -> [InterfaceEffect] {
    // What the sleep timer has stopped goes no further.
    guard var now = loaded, now.phase != .ended, !now.isAsleep else { return [] }
    if sleep?.isCounted == false, sleep?.fadeBegan != nil {
      defer { loaded = now }
      return [.sound(.done)] + fallAsleep(&now, at: time)
    }
    let isAsleep = sleep.map { !$0.isCounted } ?? false
    if isAsleep { sleep = nil }
    now.phase = .ended
    if let duration = now.track.duration { now.position = duration }
    now.savedPosition = nil
    loaded = now
    if !isAsleep, order.mode == .repeatOne {
      defer { loaded = now }
      return keep(nil, now) + playAgain(&now)
    }
    if !isAsleep, let next = step(inQueue: 1, plays: true, at: time) {
      return [.sound(.done)] + keep(nil, now) + next
    }
    defer { loaded = now }
    let goesOn = isAsleep ? nil : goesOnElsewhere(1)
    return [.sound(.done)] + showPhase(now) + showPosition(&now)
      + (goesOn.map { [.show(.state, text: $0)] } ?? [])
      + (isAsleep ? setVolume + [.value(.sleepChoice, "off"), .show(.sleepLeft, text: "")] : [])
      + [.say(Utterance(goesOn ?? words.end, in: language))]
      + keep(nil, now)
  }

  func stall(_ now: inout Loaded) -> [InterfaceEffect] {
    guard now.phase == .playing else { return [] }
    now.phase = .waiting
    return showPhase(now)
  }

  func fail(_ failure: Failure, _ now: inout Loaded, at time: Double) -> [InterfaceEffect] {
    let text = failure.message(in: language)
    now.phase = .paused
    return [.sound(.refused)] + showPhase(now)
      + [
        .show(.state, text: text),
        .say(Utterance(text, in: language, priority: .urgent)),
      ] + save(&now, at: time)
  }
}

/// What is shown and kept.
extension PlaybackSession {
  func showPhase(_ now: Loaded) -> [InterfaceEffect] {
    let (state, next) =
      switch now.phase {
      case .paused where now.position == 0: (words.ready, words.play)
      case .paused: (words.paused, words.play)
      case .playing: (words.playing, words.pause)
      case .waiting: (words.waiting, words.pause)
      case .ended: (words.end, words.play)
      }
    return [
      .show(.toggle, text: next), .flag(.signPlay, .hidden, now.isGoing),
      .flag(.signPause, .hidden, !now.isGoing), .show(.state, text: state),
    ]
  }

  /// Where in the recording the person is, in words.
  func place(_ now: Loaded) -> String {
    let position = SpokenTime(seconds: now.position).text(in: language)
    guard let duration = now.track.duration else { return position }
    return words.position([
      "position": position, "duration": SpokenTime(seconds: duration).text(in: language),
    ])
  }

  /// The same, after the chapter where there are any.
  func whole(_ now: Loaded) -> String {
    // A chapter that is called like its recording is told once.
    let title = row.count > 1 && !isNamedLikeChapter(now) ? now.track.title : nil
    let parts = [placeInQueue, title, chapter(now), place(now), leftAtSpeed(now), modeInPlace]
      .compactMap { $0 }
    return parts.dropFirst().reduce(parts[0]) { $0 + Punctuation[language].comma + $1 }
  }

  /// How much is left to hear, where the speed is not the usual one.
  private func leftAtSpeed(_ now: Loaded) -> String? {
    guard let duration = now.track.duration, rate != .usual else { return nil }
    let left = SpokenTime(seconds: max(0, duration - now.position) / rate.factor)
    return PlaybackQueueWords[language].leftAtSpeed(left.text(in: language))
  }

  /// Shows the position when its whole seconds have changed.
  ///
  /// - Parameter isOwnMove: Whether the person moved it, and not the playing.
  func showPosition(_ now: inout Loaded, isOwnMove: Bool = true) -> [InterfaceEffect] {
    let elapsed = SpokenTime(seconds: now.position)
    var actions = showChapter(&now)
    guard elapsed.seconds != now.shownSeconds else { return actions }
    now.shownSeconds = elapsed.seconds
    actions.append(.show(.elapsed, text: elapsed.text(in: language)))
    if let duration = now.track.duration {
      let rest = SpokenTime(
        seconds: Double(SpokenTime(seconds: duration).seconds - elapsed.seconds))
      actions.append(.show(.remaining, text: words.remaining(rest.text(in: language))))
    }
    return actions + slide(to: elapsed, now, isOwnMove: isOwnMove)
  }

  private func showChapter(_ now: inout Loaded) -> [InterfaceEffect] {
    let index = now.track.chapters.index(at: now.position)
    guard index != now.shownChapter, let text = chapter(now) else { return [] }
    now.shownChapter = index
    return [.show(.chapter, text: text)]
  }

  /// The slider got or lost the focus; either way its words are those of now.
  func holdSlider(_ isHeld: Bool, _ now: inout Loaded) -> [InterfaceEffect] {
    now.isSliderHeld = isHeld
    return [.attribute(.slider, name: "aria-valuetext", value: place(now))]
  }

  /// Keeps the position, unless it is the one kept last.
  func save(_ now: inout Loaded, at time: Double) -> [InterfaceEffect] {
    guard now.phase != .ended, now.position != now.savedPosition else { return [] }
    if now.savedPosition == nil && now.position == 0 { return [] }
    now.savedPosition = now.position
    now.savedAt = time
    return keep(now.position, now)
  }

  /// Has the position kept; nil when the recording was heard to its end.
  private func keep(_ position: Double?, _ now: Loaded) -> [InterfaceEffect] {
    switch now.keeper {
    case .device: [.store(key: now.key, value: position?.description)]
    case .server(let address): [.send(address: address, json: Self.json(position ?? 0))]
    }
  }

  private static func json(_ seconds: Double) -> String {
    var writer = JSONWriter()
    writer.object { $0.field("seconds", seconds) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The length comes first, since a slider takes no value beyond its end.
  private func slide(
    to elapsed: SpokenTime, _ now: Loaded, isOwnMove: Bool
  ) -> [InterfaceEffect] {
    let end = now.track.duration.map { SpokenTime(seconds: $0).seconds }
    let moved =
      (end.map { [.attribute(.slider, name: "max", value: "\($0)")] } ?? [])
      + [InterfaceEffect.value(.slider, "\(elapsed.seconds)")]
    // While it plays nobody who has the focus there wants to hear every second.
    guard !now.isSliderHeld || !now.isGoing || isOwnMove else { return moved }
    return moved + [.attribute(.slider, name: "aria-valuetext", value: place(now))]
  }
}
