// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

/// Learning how long the person's step is: by what they count, or by what the device counts on a walk.
struct Stepping: Sendable {
  var counter = StepCounter()
  var meter = StepMeter()
  /// How far the person had walked with the guide when they began to count, in metres.
  var begun: Double?
}

extension RouteSession {
  /// Fewer steps or metres than this measure nothing.
  private static let fewestSteps = 20.0
  private static let fewestMetres = 10.0
  /// What a receiver measured, in metres, must be longer: it is off by some metres at both ends.
  private static let fewestWalked = 30.0
  /// More is a slip of the keys.
  private static let most = 100_000.0
  /// A step that differs by less is the same, in centimetres.
  private static let sameStep = 2.0

  mutating func act(on happening: StepHappening, at time: Double) -> [InterfaceEffect] {
    switch happening {
    case .begin: beginCounting()
    case .counted(let steps, let metres): counted(steps, metres)
    case .motion(let samples, let interval): moved(samples, interval)
    }
  }

  /// How far the person has walked with the guide, in metres; nil where none guides.
  private var walked: Double? {
    if case .walked(let guide) = walk { guide.walked } else { nil }
  }

  private mutating func beginCounting() -> [InterfaceEffect] {
    guard let walked else { return refuse(StepWords[language].noWalk) }
    stepping.begun = walked
    return say(StepWords[language].counting)
  }

  private mutating func counted(_ steps: String, _ metres: String) -> [InterfaceEffect] {
    let words = StepWords[language]
    guard let steps = Double(typed: steps), (Self.fewestSteps...Self.most).contains(steps) else {
      return [.focus("counted-steps")] + refuse(words.counts)
    }
    let length: Double
    if metres.utf8.allSatisfy({ $0 == 0x20 }) {
      guard let walked, let begun = stepping.begun else { return refuse(words.noWalk) }
      length = walked - begun
      guard length >= Self.fewestWalked else { return refuse(words.tooShort) }
    } else {
      guard let typed = Double(typed: metres), (Self.fewestMetres...Self.most).contains(typed)
      else {
        return [.focus("counted-metres")] + refuse(words.counts)
      }
      length = typed
    }
    let step = length / steps
    guard GuidanceStyle.paces.contains(step) else {
      return [.focus("counted-steps")] + refuse(words.wrongLength("\(Self.centimetres(step))"))
    }
    stepping.begun = nil
    return keep(step: step) + [.value("counted-steps", ""), .value("counted-metres", "")]
      + say(words.learned("\(Self.centimetres(step))"))
  }

  /// Whole centimetres: nothing finer is known.
  private static func centimetres(_ metres: Double) -> Int { Int((metres * 100).rounded()) }

  private mutating func keep(step: Double) -> [InterfaceEffect] {
    let centimetres = Self.centimetres(step)
    let kept = keep(choices.with(step: centimetres))
    retell()
    return kept + [.value("step", "\(centimetres)")]
  }

  private mutating func moved(_ samples: [Double], _ interval: Double) -> [InterfaceEffect] {
    guard let walked, isWatching else { return [] }
    stepping.counter.take(samples, every: interval)
    guard let step = stepping.meter.take(steps: stepping.counter.steps, metres: walked) else {
      return []
    }
    let known = choices.stepCentimetres ?? GuidanceStyle.usualPace * 100
    guard (step * 100 - known).magnitude >= Self.sameStep else { return [] }
    let kept = keep(step: step)
    // Only to whom distances are told in steps it is worth a word now; the field shows it to everybody.
    guard case .paces = choices.style.units else { return kept }
    return kept + say(StepWords[language].learned("\(Self.centimetres(step))"), .normal)
  }

  /// Takes up what was learned for what is told from now on.
  private mutating func retell() {
    if let old = texts { texts = old.with(choices.style) }
    if case .walked(var guide) = walk {
      guide.tell(in: choices.style)
      walk = .walked(guide)
    }
  }
}
