// SPDX-License-Identifier: Apache-2.0

import Interface
import Speaking

/// Going to a place that the person types.
extension PlaybackSession {
  func go(to typed: String, _ now: inout Loaded, at time: Double) -> [InterfaceEffect] {
    let words = PlaybackGoingWords[language]
    guard let place = TypedTime(typed) else { return refuse(words.notATime) }
    let seconds: Double
    switch place {
    case .seconds(let typed): seconds = typed
    case .part(let part):
      guard let duration = now.track.duration else { return refuse(words.lengthUnknown) }
      seconds = part * duration
    }
    if let duration = now.track.duration, seconds > duration {
      return refuse(words.tooFar(SpokenTime(seconds: duration).text(in: language)))
    }
    return seek(to: seconds, &now, at: time)
      + [
        .show(.goingProblem, text: ""), .value(.goingField, ""),
        .say(Utterance(self.place(now), in: language, priority: .urgent)),
      ]
  }

  private func refuse(_ text: String) -> [InterfaceEffect] {
    [
      .sound(.refused), .show(.goingProblem, text: text), .focus(.goingField),
      .say(Utterance(text, in: language, priority: .urgent)),
    ]
  }
}
