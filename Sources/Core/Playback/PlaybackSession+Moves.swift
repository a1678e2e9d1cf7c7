// SPDX-License-Identifier: Apache-2.0

import Phrases
import Speaking

/// Playing, pausing and moving about.
extension PlaybackSession {
  func play(_ now: inout Loaded) -> [Action] {
    var actions: [Action] = []
    if now.phase == .ended || isAtEnd(now) {
      now.position = 0
      now.isResumed = false
      actions.append(.seek(position: 0))
      actions += showPosition(&now)
    }
    let introduction = introduce(&now)
    now.phase = .playing
    actions += introduction.map { .say($0) }
    actions.append(.play(afterSpeech: !introduction.isEmpty))
    return actions + showPhase(now)
  }

  /// The title, the first time, and where the recording goes on.
  private func introduce(_ now: inout Loaded) -> [Utterance] {
    guard !now.isIntroduced else { return [] }
    now.isIntroduced = true
    var words = [Utterance(now.track.title, in: now.track.language ?? language)]
    if now.isResumed {
      words.append(
        Utterance(Phrase.resumes(at: SpokenTime(seconds: now.position)), in: language))
    }
    return words
  }

  func pause(_ now: inout Loaded, at time: Double) -> [Action] {
    guard now.phase == .playing || now.phase == .waiting else { return [] }
    now.phase = .paused
    return [.pause] + showPhase(now)
      + [.say(Utterance(Phrase.pausedState, in: language))] + save(&now, at: time)
  }

  func move(by seconds: Double, _ now: inout Loaded, at time: Double) -> [Action] {
    let wanted = now.position + seconds
    let end = now.track.duration ?? .infinity
    let isBeyond = wanted < 0 || wanted > end
    let actions = seek(to: wanted, &now, at: time)
    guard now.phase != .playing || isBeyond else { return actions }
    // While it plays, the sound itself tells where one is; else the new position is said.
    return (isBeyond ? [.sound(.boundary)] : []) + actions
      + (now.phase == .playing
        ? [] : [.say(Utterance(Phrase.position(now), in: language, priority: .passing))])
  }

  func seek(to wanted: Double, _ now: inout Loaded, at time: Double) -> [Action] {
    guard wanted.isFinite else { return [] }
    now.position = max(0, min(wanted, now.track.duration ?? wanted))
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
  func learn(duration: Double, _ now: inout Loaded) -> [Action] {
    guard duration.isFinite, duration > 0, duration != now.track.duration else { return [] }
    now.track.duration = duration
    now.shownSeconds = nil
    return showPosition(&now)
  }

  func progress(to position: Double, _ now: inout Loaded, at time: Double) -> [Action] {
    guard position.isFinite, position >= 0, now.phase != .ended else { return [] }
    now.position = position
    let actions = showPosition(&now)
    guard now.phase == .playing else { return actions }
    guard let savedAt = now.savedAt else {
      now.savedAt = time
      return actions
    }
    return time - savedAt < Self.saveInterval ? actions : actions + save(&now, at: time)
  }

  func sounding(_ now: inout Loaded) -> [Action] {
    guard now.phase != .playing else { return [] }
    now.phase = .playing
    now.isIntroduced = true
    return showPhase(now)
  }

  func halted(_ now: inout Loaded, at time: Double) -> [Action] {
    guard now.phase == .playing || now.phase == .waiting else { return [] }
    now.phase = .paused
    return showPhase(now) + save(&now, at: time)
  }

  func end(_ now: inout Loaded) -> [Action] {
    guard now.phase != .ended else { return [] }
    now.phase = .ended
    if let duration = now.track.duration { now.position = duration }
    now.savedPosition = nil
    return [.sound(.done)] + showPhase(now) + showPosition(&now)
      + [.say(Utterance(Phrase.endState, in: language)), .forget(track: now.track.id)]
  }

  func stall(_ now: inout Loaded) -> [Action] {
    guard now.phase == .playing else { return [] }
    now.phase = .waiting
    return showPhase(now)
  }

  func fail(_ failure: Failure, _ now: inout Loaded, at time: Double) -> [Action] {
    let words = Phrase(failure)
    now.phase = .paused
    return [.sound(.refused)] + showPhase(now)
      + [
        .show(field: .state, text: words.text(in: language)),
        .say(Utterance(words, in: language, priority: .urgent)),
      ] + save(&now, at: time)
  }
}

/// What is shown and kept.
extension PlaybackSession {
  func showPhase(_ now: Loaded) -> [Action] {
    let (state, next): (Phrase, Phrase) =
      switch now.phase {
      case .paused where now.position == 0: (.readyState, .playAction)
      case .paused: (.pausedState, .playAction)
      case .playing: (.playingState, .pauseAction)
      case .waiting: (.waitingState, .pauseAction)
      case .ended: (.endState, .playAction)
      }
    return [
      .show(field: .toggle, text: next.text(in: language)),
      .show(field: .state, text: state.text(in: language)),
    ]
  }

  /// Shows the position when its whole seconds have changed.
  func showPosition(_ now: inout Loaded) -> [Action] {
    let elapsed = SpokenTime(seconds: now.position)
    guard elapsed.seconds != now.shownSeconds else { return [] }
    now.shownSeconds = elapsed.seconds
    var actions: [Action] = [.show(field: .elapsed, text: elapsed.text(in: language))]
    if let duration = now.track.duration {
      let rest = SpokenTime(
        seconds: Double(SpokenTime(seconds: duration).seconds - elapsed.seconds))
      actions.append(.show(field: .remaining, text: Phrase.remaining(rest).text(in: language)))
    }
    actions.append(
      .slider(
        position: now.position, duration: now.track.duration,
        text: Phrase.position(now).text(in: language)))
    return actions
  }

  /// Keeps the position, unless it is the one kept last.
  func save(_ now: inout Loaded, at time: Double) -> [Action] {
    guard now.phase != .ended, now.position != now.savedPosition else { return [] }
    if now.savedPosition == nil && now.position == 0 { return [] }
    now.savedPosition = now.position
    now.savedAt = time
    return [.save(track: now.track.id, position: now.position)]
  }
}
