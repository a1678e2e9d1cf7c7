// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleSession {
  /// Phones that follow five fingers take all of them away when a sixth comes down.
  ///
  /// Fewer touches than these, when the device takes them away, were interrupted by something else. The adaptive
  /// recogniser knows more of it.
  private static let touchesOfSixthFinger = 5

  mutating func take(_ touch: TouchEvent) {
    if isFilled {
      tickLeaving()
      leaving.take(touch, on: configuration.size, density: configuration.density)
    }
    if case .cancelled = touch.phase, case .classic(let classic) = recognizer,
      classic.trackedTouches < Self.touchesOfSixthFinger
    {
      return recognizer.forgetTouches()
    }
    for recognition in recognizer.handle(touch, prior: prior) { take(recognition) }
    feel()
  }

  /// Time has passed without a touch.
  mutating func tick() {
    awake = nil
    for recognition in recognizer.tick(time: time) { take(recognition) }
    tickLeaving()
    if let nextBuzz, nextBuzz <= time { feel() }
    if let awaited, let patience = awaited.patience, patience <= time {
      echoWithoutServer(awaited)
    }
  }

  private mutating func take(_ recognition: Recognition) {
    switch recognition {
    case .cell(.blank): return  // A gesture beside the pad is nothing here.
    case .cell(let cell):
      guard let explanation = recognizer.explanation else {
        note(recognition)
        return type(cell, Evidence.Chord(others: [], isTouched: false))
      }
      effects.append(.cell(time: time, cell: cell, touches: explanation.assignments))
      countForBeginner()
      type(cell, Evidence.Chord(explanation))
    case .column, .swipes, .heldSwipe, .failure, .unclear, .cancelled, .calibrationStep,
      .calibrated,
      .calibrationFailed:
      note(recognition)
      takeOther(recognition)
    }
  }

  private mutating func note(_ recognition: Recognition) {
    effects.append(.recognition(RecognitionEffect(time: time, recognition: recognition)))
  }

  private mutating func takeOther(_ recognition: Recognition) {
    switch recognition {
    case .cell: break
    case .column(let cell): tell(ofColumn: cell)
    case .swipes(let swipes): swiped(swipes, holding: .blank)
    case .heldSwipe(let dots, let swipe): swiped([swipe], holding: dots)
    case .failure: refuse(PadWords[language].tooManyFingers)
    case .unclear: refuse(PadWords[language].unclear)
    case .cancelled: nextBuzz = nil
    case .calibrationStep(let step): calibrating(step)
    case .calibrated(let hand):
      keep(hand)
      sound(.done)
      vibrate([Buzz.line])
      say(PadWords[language].calibrated)
      draw()
    case .calibrationFailed(let failure): refuse(failure.message(in: language))
    }
  }

  private mutating func tell(ofColumn cell: Cell) {
    sound(.key)
    vibrate([Buzz.cell])
    guard echo != .none, !isPrivate, cell != .blank else { return }
    sayPassing(PadWords[language].column(cell.spokenDots(in: language)), in: language)
  }

  private mutating func swiped(_ made: [Swipe], holding held: Cell) {
    if held == .blank, isAnothers(made) { return }
    let meant = swipes.action(of: made, holding: held, mode: posture.mode)
    guard let meant else { return refuse(PadWords[language].swipeWithoutAction) }
    perform(meant)
  }

  /// Buzzes while one of the chosen cells lies under the fingers.
  private mutating func feel() {
    guard let vibration, recognizer.trackedTouches > 0,
      let cell = recognizer.current(prior: prior), vibration.cells.contains(cell)
    else {
      nextBuzz = nil
      return
    }
    if nextBuzz == nil, vibration.rest > 0 {
      nextBuzz = time + vibration.rest
      return
    }
    if let nextBuzz, time < nextBuzz { return }
    vibrate([Buzz.cell])
    if vibration.hasSound { sound(.key) }
    nextBuzz = time + vibration.interval
  }

  mutating func forgetHalfTyped() {
    chord.forget()
    isStrayKeyDown = false
    recognizer.forgetTouches()
    leaving.forget()
    nextBuzz = nil
  }
}

extension BrailleSession {
  /// Asks the person to lay down the fingers where the dots shall be.
  mutating func calibrate() {
    recognizer.startCalibration()
    sound(.armed)
    say(
      configuration.hands == .both
        ? PadWords[language].layFingers : PadWords[language].layFingersOfOneHand)
  }

  private mutating func calibrating(_ step: CalibrationStep) {
    sound(.armed)
    vibrate([Buzz.space])
    switch step {
    case .begun: say(PadWords[language].handByHand)
    case .otherHand: say(PadWords[language].nowOtherHand)
    }
  }

  private mutating func keep(_ hand: HandShape) {
    hands.removeAll { $0.mode == hand.mode }
    hands.append(hand)
  }

  /// Puts the dots where they were on another day, or forgets where they are.
  mutating func put(_ hand: HandShape?) {
    if let hand {
      keep(hand)
    } else {
      hands = []
      say(PadWords[language].handForgotten)
    }
    layOut()
  }

  mutating func tilt(beta: Double, gamma: Double) {
    // Nobody turns the device over in the middle of a chord on purpose.
    guard recognizer.trackedTouches == 0 else { return }
    let before = posture.mode
    posture.tilt(beta: beta, gamma: gamma, time: time)
    guard posture.mode != before else { return }
    layOut()
    say(modeWords)
  }

  /// Locks the mode as it is, or lets it follow the tilt again.
  mutating func toggleLock() {
    posture.lock(!posture.isLocked)
    layOut()
    sound(.done)
    say(posture.isLocked ? PadSettingWords[language].locked : PadSettingWords[language].unlocked)
  }

  var modeWords: String {
    posture.mode == .hold ? PadSettingWords[language].holdMode : PadSettingWords[language].tableMode
  }

  /// Fits the recogniser to size, mode and hands, and shows where its dots lie.
  mutating func layOut() {
    configuration.mode = posture.mode
    configuration.chording = chordingNow
    configuration.hand = hands.first { $0.mode == posture.mode }
    recognizer = Recognizer(configuration)
    nextBuzz = nil
    draw()
    show(.mode, posture.mode.word)
    show(.choice, posture.choice.word)
    show(.lock, posture.isLocked ? "locked" : "unlocked")
  }

  /// Draws where the dots lie.
  mutating func draw() {
    var guide =
      if let spots = recognizer.spots {
        PadGuide(spots, lit: guided)
      } else {
        PadGuide(
          ClassicGeometry(
            size: configuration.size, mode: posture.mode, style: configuration.style), lit: guided)
      }
    if !isHandheld, posture.mode == .table { guide.keys = chord.layout }
    effects.append(.guide(time: time, guide: guide))
  }

  mutating func tellOfScreenReader() {
    say(PadWords[language].touchesHeldBack)
    notice(.touchesHeldBack)
  }

  /// Has the page show an explanation, once.
  mutating func notice(_ notice: PadEffect.Notice) {
    guard !noticed.contains(notice) else { return }
    noticed.append(notice)
    effects.append(.notice(time: time, notice))
  }
}

extension CalibrationFailure {
  fileprivate func message(in language: Language) -> String {
    switch self {
    case .fingers: PadWords[language].wrongFingers
    case .tooClose: PadWords[language].fingersTooClose
    case .givenUp: PadWords[language].calibrationGivenUp
    }
  }
}
