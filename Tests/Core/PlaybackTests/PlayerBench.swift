// SPDX-License-Identifier: Apache-2.0

import Interface
import Speaking

@testable import Playback

/// A player in English, with a clock that the test moves.
struct PlayerBench {
  var session = PlaybackSession(language: .english)
  var time = 0.0

  init(_ track: PlaybackTrack = PlaybackTrack(id: "7", title: "A tale", duration: 600)) {
    tell(.load(track, savedPosition: nil, keeper: .device))
  }

  init(queue: [QueuedTrack], at index: Int = 0) { tell(.queue(PlayQueue(queue, at: index))) }

  @discardableResult
  mutating func tell(
    _ happening: PlaybackSession.Happening, after seconds: Double = 0
  ) -> [InterfaceEffect] {
    time += seconds
    return session.handle(.init(time: time, happening)).map(\.content)
  }

  /// Lets it play for so many seconds, four reports a second, as browsers give them.
  mutating func listen(from position: Double, seconds: Double) -> [InterfaceEffect] {
    var effects: [InterfaceEffect] = []
    for step in 1...Int(seconds * 4) {
      effects += tell(.progress(position: position + Double(step) / 4), after: 0.25)
    }
    return effects
  }
}

extension [InterfaceEffect] {
  var said: [String] {
    compactMap { if case .say(let utterance) = $0 { utterance.text } else { nil } }
  }
  var volumes: [Double] {
    compactMap { if case .volume(let volume) = $0 { volume } else { nil } }
  }
  var seeks: [Double] {
    compactMap { if case .seek(let position) = $0 { position } else { nil } }
  }
  func shown(_ part: Part) -> String? {
    var found: String?
    for case .show(part, let text) in self { found = text }
    return found
  }
}
