// SPDX-License-Identifier: Apache-2.0

import Interface
import Speaking

/// Several recordings in a row.
extension PlaybackSession {
  /// "2 of 14"; nil where there is no row.
  var placeInQueue: String? {
    guard row.count > 1 else { return nil }
    return PlaybackQueueWords[language].place([
      "number": "\(row.before + row.index + 1)", "count": "\(row.count)",
    ])
  }

  /// Puts the next recording (1) or the one before (-1) into the player, from its beginning; nil where there is none.
  mutating func step(
    inQueue direction: Int, plays: Bool, at time: Double
  ) -> [InterfaceEffect]? {
    guard
      let choice = order.choose(direction, from: row.index, of: queue.count, at: time)
    else { return nil }
    guard choice.beginsAnew else { return put(choice.index, from: 0, plays: plays, at: time) }
    // In a pause the title is urgent, and would cut off what is said before it.
    let said = Utterance(
      PlayModeWords[language].beginsAnew, in: language, priority: plays ? .normal : .urgent)
    let title = Utterance(
      said.text + " " + queue[choice.index].track.title, in: language, priority: .urgent)
    return (plays ? [.say(said)] : [])
      + put(choice.index, from: 0, plays: plays, saying: plays ? nil : title, at: time)
  }

  /// Puts a recording of the row into the player, at a position in seconds.
  /// - Parameter words: what is said of it; its title unless others are given.
  mutating func put(
    _ index: Int, from position: Double, plays: Bool, saying words: Utterance? = nil,
    at time: Double
  ) -> [InterfaceEffect] {
    var effects: [InterfaceEffect] = []
    if var now = loaded {
      effects += save(&now, at: time)
      loaded = now
    }
    row.index = index
    let next = queue[index]
    if let sound = next.sound {
      effects += [
        .attribute(.audio, name: "src", value: sound),
        .attribute(.audio, name: "aria-label", value: next.track.title),
      ]
    }
    effects.append(.flag(.page, .hidden, next.page == nil))
    if let page = next.page {
      effects.append(.attribute(.page, name: "href", value: page))
    }
    sleep?.fadeBegan = nil
    effects += load(next, from: position) + listChapters(of: next.track)
    guard plays, var now = loaded else { return effects + tellTrack(words) }
    effects += play(&now, after: words, at: time)
    loaded = now
    return effects
  }

  /// That the row goes on beyond the piece of it that the player has, after this recording (1) or before it (-1); nil
  /// where it does not.
  func goesOnElsewhere(_ direction: Int) -> String? {
    let words = PlaybackQueueWords[language]
    if direction > 0 {
      return row.goesOn && row.index == row.tracks.count - 1 ? words.goesOn : nil
    }
    return row.before > 0 && row.index == 0 ? words.goesBefore : nil
  }

  private func tellTrack(_ words: Utterance?) -> [InterfaceEffect] {
    if let words { return [.say(words)] }
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
      let isHeard = now.isGoing
      let moved = seek(to: 0, &now, at: time)
      // While it plays, the sound itself tells where one is.
      return isHeard ? moved : moved + [.say(Utterance(place(now), in: language))]
    }
    if let effects = step(inQueue: direction, plays: now.isGoing, at: time) { return effects }
    if let text = goesOnElsewhere(direction) {
      return [.sound(.boundary), .say(Utterance(text, in: language, priority: .urgent))]
    }
    if let place = placeInQueue, now.track.chapters.starts.isEmpty {
      return [.sound(.boundary), .say(Utterance(place, in: language, priority: .passing))]
    }
    defer { loaded = now }
    return moveChapter(by: direction, &now, at: time)
  }
}
