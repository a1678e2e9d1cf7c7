// SPDX-License-Identifier: Apache-2.0

import Interface
import Speaking

/// Reading the steps, rehearsing the way, walking it.
extension RouteSession {
  /// A rehearsal goes on each second.
  private static let beat = 1.0
  /// Where a page slept, a rehearsal does not leap, in seconds.
  private static let longestBeat = 3.0
  /// Metres a second at the usual speed.
  private static let pace = RoutePlan.usualSpeed

  mutating func go(to number: Int) -> [InterfaceEffect] {
    guard let plan, let texts else { return refuse(words.noWay) }
    guard number >= 0 else { return refuse(words.firstStep) }
    guard number < plan.instructions.count else { return refuse(words.lastStep) }
    let ended = endRehearsal()
    current = number
    return ended + showCurrent()
      + say(
        count + " " + texts.text(of: plan.instructions[number]), isShown: true)
  }

  mutating func tellWhole() -> [InterfaceEffect] {
    guard let plan, let texts else { return refuse(words.noWay) }
    let all = plan.instructions.map { texts.text(of: $0) }
    return endRehearsal() + say(all.sentences)
  }

  /// How far it is from where one is on the way, or from the step that is read.
  mutating func tellDistance() -> [InterfaceEffect] {
    guard let plan else { return refuse(words.noWay) }
    let metres: Double
    var pace = pace
    switch walk {
    case .walked(let guide):
      metres = guide.follower?.remaining ?? plan.route.length
      pace = guide.pace
    case .rehearsed(let follower, _, _): metres = follower.remaining
    case .read, .none: metres = plan.route.length - plan.instructions[current].along
    }
    let streets =
      choices.style.units == .streets ? " " + StreetWords[language].left(streetsAhead) : ""
    let minutes = max(1, Int((metres / (pace ?? Self.pace) / 60).rounded(.up)))
    let time = TimeWords[language].oblique.minutes(minutes)
    return say(
      words.left([
        "distance": choices.style.text(metres: metres, in: language),
        "time": pace == nil ? time : PaceWords[language].atYourPace(time),
      ]) + streets)
  }

  // MARK: Rehearsing

  /// Begins to walk the way in the mind from the step that is shown, or stops.
  mutating func rehearse(at time: Double) -> [InterfaceEffect] {
    if case .rehearsed = walk { return endRehearsal() + say(words.stoppedRehearsal) }
    guard let plan else { return refuse(words.noWay) }
    isWatching = false
    let isOver = current == plan.instructions.count - 1
    let follower = RouteFollower(plan, from: isOver ? 0 : plan.instructions[current].along)
    if isOver { current = 0 }
    let text = words.rehearsing + " " + (texts?.text(of: plan.instructions[current]) ?? "")
    walk = .rehearsed(follower, since: time + Self.speaking(text), step: speed)
    return [showRehearsing(), .wake(after: Self.beat)] + showCurrent() + say(text)
  }

  mutating func tick(at time: Double) -> [InterfaceEffect] {
    guard case .rehearsed(var follower, let since, let step) = walk else { return [] }
    let passed = min(max(time - since, 0), Self.longestBeat)
    let estimate = follower.rehearsed(ahead: Self.pace * step * passed, speed: Self.pace)
    // Told at the pace of the walk, so that a follower finds nothing odd in a fast one.
    let cues = follower.take(estimate, at: (follower.time ?? 0) + passed * step)
    // Who walks in the mind stands still while something is said.
    let said = cues.reduce(0) { seconds, cue in
      seconds + Self.speaking(texts?.text(of: cue, on: follower.plan) ?? "")
    }
    walk = .rehearsed(follower, since: max(since, time + said), step: step)
    var effects = told(cues, follower.plan, .normal)
    if follower.hasArrived {
      walk = .read
      effects += [showRehearsing(), .sound(.arrived)]
    } else {
      effects.append(.wake(after: Self.beat))
    }
    return effects
  }

  /// About how long a text takes to be said, in seconds: voices say some fifteen letters a second.
  static func speaking(_ text: String) -> Double { Double(text.utf8.count) / 15 }

  mutating func setSpeed(_ times: Double) -> [InterfaceEffect] {
    guard times.isFinite, (0.5...16).contains(times) else { return [] }
    speed = times
    if case .rehearsed(let follower, let since, _) = walk {
      walk = .rehearsed(follower, since: since, step: times)
    }
    return []
  }

  func showRehearsing() -> InterfaceEffect {
    if case .rehearsed = walk { return .show(.rehearse, text: words.stopRehearsing) }
    return .show(.rehearse, text: words.rehearse)
  }

  mutating func endRehearsal() -> [InterfaceEffect] {
    guard case .rehearsed = walk else { return [] }
    walk = .read
    return [showRehearsing()]
  }

  /// Says cues, and shows the step that they are of.
  private mutating func told(
    _ cues: [RouteCue], _ plan: RoutePlan, _ priority: Utterance.Priority
  ) -> [InterfaceEffect] {
    guard let texts else { return [] }
    var effects: [InterfaceEffect] = []
    for cue in cues {
      switch cue {
      case .here(let number, _): current = number
      case .arrived: current = plan.instructions.count - 1
      case .ahead, .goOn, .offRoute, .backwards, .lost, .foundAgain: break
      }
      effects += showCurrent() + say(texts.text(of: cue, on: plan), priority)
      effects += vibrate(cue.vibration(on: plan))
    }
    return effects
  }

  // MARK: Walking

  mutating func take(_ fix: PositionFix) -> [InterfaceEffect] {
    own.recorder?.take(fix)
    let beside = remember(by: fix) + keepRecording(at: fix.time)
    guard isWatching, case .walked(var guide) = walk else { return beside }
    let before = guide.follower?.plan
    let said = guide.take(fix)
    walk = .walked(guide)
    var effects = beside + keepPace(of: guide)
    if let plan = guide.follower?.plan, plan != before { effects += show(plan) }
    if let follower = guide.follower {
      let number = follower.hasArrived ? follower.plan.instructions.count - 1 : follower.next - 1
      if number != current {
        current = number
        effects += showCurrent()
      }
    }
    for announcement in said {
      effects += vibrate(announcement.vibration)
      switch announcement.priority {
      case .urgent: effects += say(announcement.text)
      case .normal: effects += say(announcement.text, .normal)
      case .low:
        effects.append(
          .say(
            Utterance(
              announcement.text, in: language, priority: .passing,
              lifetime: WalkSession.sentenceLifetime, staysOnDevice: true)))
      }
    }
    if guide.follower?.hasArrived == true {
      effects.append(.sound(.arrived))
      isWatching = false
      walk = .read
    }
    return effects
  }

  mutating func take(_ failure: WalkSession.FixFailure) -> [InterfaceEffect] {
    guard isWatching || own.recorder != nil || remembering != nil else { return [] }
    switch failure {
    case .denied:
      isWatching = false
      own.recorder = nil
      remembering = nil
      return [showRecording()] + refuse(failure.message(in: language))
    // It comes and goes; the guide says what it knows by the next fix.
    case .unavailable, .timeout:
      return plan == nil ? refuse(failure.message(in: language)) : []
    }
  }

  mutating func stop(at time: Double) -> [InterfaceEffect] {
    // What was recorded up to here is kept.
    let recorded = own.recorder == nil ? [] : act(on: OwnWayHappening.record(name: ""), at: time)
    isWatching = false
    remembering = nil
    let ended = endRehearsal()
    if plan != nil { walk = .read }
    return recorded + ended + say(words.stopped)
  }
}
