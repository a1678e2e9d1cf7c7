// SPDX-License-Identifier: Apache-2.0

import Interface
import Playback
import Speaking

/// Recording, and moving about in the text.
extension RecordingSession {
  /// The big button: record, pause, go on.
  mutating func toggle() {
    switch phase {
    case .idle: capture()
    case .listening:
      effects.append(.hush)
      capture()
    case .recording:
      pause()
      say(words.paused)
    case .paused:
      effects.append(.resume)
      phase = .recording(since: time)
      show()
    case .opening, .sending, .sent: break
    }
  }

  /// Begins a take of the current paragraph.
  private mutating func capture() {
    guard !paragraphs.isEmpty else { return }
    let take = Take(id: "\(nextTake)", paragraph: current)
    nextTake += 1
    open = take
    phase = .opening
    isWarned = false
    lately = []
    effects.append(.capture(take: take.id))
    keep()
    show()
  }

  mutating func started() {
    guard phase == .opening else { return }
    phase = .recording(since: time)
    show()
  }

  /// Holds the recording, so that what is said then is not in it; says nothing itself.
  mutating func pause() {
    guard case .recording(let since) = phase else { return }
    open?.seconds += time - since
    phase = .paused
    effects.append(.hold)
    keep()
    show()
  }

  /// Ends the take.
  mutating func stop() {
    guard let ended = finish(keepsOpen: false) else { return }
    show()
    guard ended.seconds > 0 else { return }
    say(words.recorded(SpokenTime.text(ended.seconds, in: language)), .passing)
  }

  /// Ends the take, which replaces an earlier one of its paragraph.
  @discardableResult
  private mutating func finish(keepsOpen: Bool) -> Take? {
    guard var ended = open else { return nil }
    if case .recording(let since) = phase { ended.seconds += time - since }
    open = nil
    phase = .idle
    effects.append(.finish(keepsOpen: keepsOpen))
    if ended.seconds > 0 {
      if let earlier = take(of: ended.paragraph) { setAside(earlier) }
      takes.append(ended)
    } else {
      effects.append(.discard(take: ended.id))
    }
    keep()
    return ended
  }

  /// To another paragraph; forward while it records, it goes on recording there.
  mutating func move(by step: Int) {
    let wanted = current + step
    switch phase {
    case .sending, .sent: return
    case .listening:
      effects.append(.hush)
      phase = .idle
    case .idle, .opening, .recording, .paused: break
    }
    guard paragraphs.indices.contains(wanted) else {
      // Past the last one there is nothing to read: the take ends.
      if step > 0, open != nil { return stop() }
      return face(.sound(.boundary))
    }
    var goesOn = false
    if case .recording = phase, step > 0 { goesOn = true }
    finish(keepsOpen: goesOn)
    current = wanted
    if goesOn { return capture() }
    keep()
    show()
    say(paragraphs[current].isEmpty ? place : place + ". " + status)
  }

  /// Records the current paragraph once more, from its beginning.
  mutating func again() {
    switch phase {
    case .sending, .sent: return
    case .opening: return
    case .recording, .paused:
      // What is half read is no loss that anybody would want back.
      if let unfinished = open {
        open = nil
        phase = .idle
        effects.append(.finish(keepsOpen: true))
        effects.append(.discard(take: unfinished.id))
      }
    case .listening: effects.append(.hush)
    case .idle: break
    }
    capture()
  }

  /// A chapter begins here; nothing is heard of it.
  mutating func mark() {
    switch phase {
    case .recording(let since):
      let soFar = open?.seconds ?? 0
      open?.marks.append(soFar + time - since)
      show()
    case .paused:
      let soFar = open?.seconds ?? 0
      open?.marks.append(soFar)
      show()
      say(words.marked)
    case .idle, .listening, .opening, .sending, .sent: face(.sound(.refused))
    }
  }

  mutating func listen() {
    switch phase {
    case .listening:
      effects.append(.hush)
      settle(.idle)
    case .idle:
      guard let take = take(of: current) else { return sayNothingThere() }
      phase = .listening
      effects.append(.listen(take: take.id))
      show()
    case .recording, .paused:
      finish(keepsOpen: false)
      listen()
    case .opening, .sending, .sent: break
    }
  }

  mutating func remove() {
    switch phase {
    case .opening, .sending, .sent: return
    case .recording, .paused: finish(keepsOpen: false)
    case .listening:
      effects.append(.hush)
      phase = .idle
    case .idle: break
    }
    guard let take = take(of: current) else { return sayNothingThere() }
    takes.removeAll { $0 == take }
    setAside(take)
    isWarned = false
    keep()
    show()
    say(words.removed)
  }

  /// Brings back what was removed or replaced last.
  mutating func undo() {
    guard phase == .idle, let back = removed else { return face(.sound(.refused)) }
    removed = nil
    if let present = take(of: back.paragraph) {
      takes.removeAll { $0 == present }
      removed = present
    }
    takes.append(back)
    current = back.paragraph
    isWarned = false
    keep()
    show()
    say(words.restored + " " + place)
  }

  private mutating func setAside(_ take: Take) {
    if let earlier = removed { effects.append(.discard(take: earlier.id)) }
    takes.removeAll { $0 == take }
    removed = take
  }

  private mutating func sayNothingThere() {
    face(.sound(.refused))
    say(words.notRecorded)
  }

  mutating func settle(_ phase: Phase) {
    self.phase = phase
    show()
  }

  /// The microphone cannot be had, or went away; what came before is kept.
  mutating func fail(_ failure: Failure) {
    let wasLive = open != nil
    finish(keepsOpen: false)
    show()
    let text = failure.message(words)
    face(.show(.problem, text: text))
    face(.sound(.refused))
    say(wasLive && failure == .lost ? text + " " + words.keptSoFar : text, .urgent)
  }
}

extension SpokenTime {
  static func text(_ seconds: Double, in language: Language) -> String {
    SpokenTime(seconds: seconds + 0.5).text(in: language)
  }
}

extension RecordingSession.Failure {
  /// What is the matter, and what to do.
  func message(_ words: RecordingWords) -> String {
    switch self {
    case .notAllowed: words.notAllowed
    case .noMicrophone: words.noMicrophone
    case .lost: words.lost
    case .unsupported: words.unsupported
    case .full: words.full
    }
  }
}
