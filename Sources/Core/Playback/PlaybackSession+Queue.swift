// SPDX-License-Identifier: Apache-2.0

import Interface
import Speaking

/// Several recordings in a row.
extension PlaybackSession {
  /// "2 of 14"; nil where there is no row.
  var placeInQueue: String? {
    guard queue.count > 1 else { return nil }
    return PlaybackQueueWords[language].place([
      "number": "\(queueIndex + 1)", "count": "\(queue.count)",
    ])
  }

  /// Puts the next recording (1) or the one before (-1) into the player, from its beginning; nil at either end.
  mutating func step(
    inQueue direction: Int, plays: Bool, at time: Double
  ) -> [InterfaceEffect]? {
    let index = queueIndex + direction
    guard queue.indices.contains(index) else { return nil }
    var effects: [InterfaceEffect] = []
    if var now = loaded {
      effects += save(&now, at: time)
      loaded = now
    }
    queueIndex = index
    let next = queue[index]
    if let sound = next.sound {
      effects += [
        .attribute(.audio, name: "src", value: sound),
        .attribute(.audio, name: "aria-label", value: next.track.title),
      ]
    }
    if let page = next.page {
      effects.append(.attribute(.page, name: "href", value: page))
    }
    effects += load(next, fromStart: true)
    guard plays, var now = loaded else { return effects + tellTrack() }
    effects += play(&now, at: time)
    loaded = now
    return effects
  }

  private func tellTrack() -> [InterfaceEffect] {
    guard let now = loaded else { return [] }
    let title = Utterance(now.track.title, in: now.track.language ?? language, priority: .urgent)
    return [.say(title)]
  }

  /// The next chapter (1) or the one before (-1); where there is none, the next recording of the row.
  mutating func moveOn(by direction: Int, at time: Double) -> [InterfaceEffect] {
    guard var now = loaded else { return [] }
    if let index = now.track.chapters.index(at: now.position) {
      let isLast = index == now.track.chapters.starts.count - 1
      let isAtStart = index == 0 && now.position <= Self.chapterStart
      if direction < 0 ? !isAtStart : !isLast {
        defer { loaded = now }
        return moveChapter(by: direction, &now, at: time)
      }
    } else if direction < 0, now.position > Self.chapterStart, queue.count > 1 {
      defer { loaded = now }
      return seek(to: 0, &now, at: time)
    }
    if let effects = step(inQueue: direction, plays: now.isGoing, at: time) { return effects }
    if queue.count > 1, now.track.chapters.starts.isEmpty { return [.sound(.boundary)] }
    defer { loaded = now }
    return moveChapter(by: direction, &now, at: time)
  }
}
