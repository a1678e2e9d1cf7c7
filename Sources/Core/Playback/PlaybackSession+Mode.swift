// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

/// What comes after a recording: the next, one by chance, the same again.
extension PlaybackSession {
  /// Under which name the device keeps the way in which this row is played; nil where there is no row.
  ///
  /// Each row has its own: who mixes an album does not want the parts of a book mixed.
  var modeKey: String? {
    row.modes.contains(.shuffled) ? "mode:" + row.id : nil
  }

  /// The person chose what comes after a recording.
  mutating func choose(_ mode: PlayMode) -> [InterfaceEffect] {
    guard row.modes.contains(mode) else { return [.sound(.refused)] }
    order.change(to: mode, from: row.index)
    let kept = modeKey.map { key in
      [InterfaceEffect.store(key: key, value: mode == .inOrder ? nil : mode.word)]
    }
    return [
      .value(.modeChoice, mode.word), .say(Utterance(told(mode), in: language, priority: .urgent)),
    ] + (kept ?? [])
  }

  /// The next of the ways that make a difference here.
  mutating func chooseNextMode() -> [InterfaceEffect] {
    let modes = row.modes
    let index = modes.firstIndex(of: order.mode) ?? 0
    return choose(modes[(index + 1) % modes.count])
  }

  /// Takes up what was kept; nothing is said of it, since the place tells it.
  mutating func recallMode(_ text: String?) -> [InterfaceEffect] {
    guard let mode = text.flatMap({ try? PlayMode(word: $0) }), row.modes.contains(mode) else {
      return []
    }
    order.change(to: mode, from: row.index)
    return [.value(.modeChoice, mode.word)]
  }

  private func told(_ mode: PlayMode) -> String {
    let words = PlayModeWords[language]
    return switch mode {
    case .inOrder: queue.count > 1 ? words.inOrder : words.once
    case .shuffled: words.shuffled
    case .repeatOne: words.repeatOne
    case .repeatAll: words.repeatAll
    }
  }

  /// What is told of it with the place; nil for the usual way.
  var modeInPlace: String? {
    let words = PlayModeWords[language]
    return switch order.mode {
    case .inOrder: nil
    case .shuffled: words.isShuffled
    case .repeatOne: words.isRepeatingOne
    case .repeatAll: words.isRepeatingAll
    }
  }

  /// Begins the recording that was heard to its end once more; its title was said.
  func playAgain(_ now: inout Loaded) -> [InterfaceEffect] {
    now.position = 0
    now.isResumed = false
    now.phase = .playing
    return [.seek(position: 0)] + showPosition(&now) + [.play(afterSpeech: false)]
      + showPhase(now)
  }
}
