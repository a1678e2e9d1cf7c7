// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

/// A recording that plays, in the place of the person's own writing.
struct PadReplay: Sendable {
  let own: PadWriting
  let events: [PadEvent]
  var next = 0

  /// The longest pause of a replay, in seconds: nobody wants to wait for somebody who thought.
  static let longestPause = 1.5

  /// The pause before the next event, in seconds.
  var pause: Double {
    guard next > 0, next < events.count else { return 0 }
    return min(max(events[next].time - events[next - 1].time, 0), Self.longestPause)
  }
}

extension PadSession {
  /// Begins to record, with the pad as it is opened now, or ends; never while what is written is hidden.
  mutating func record() {
    if isRecording {
      isRecording = false
      add(.flag("act-save-trace", .hidden, false))
      add(.tell("act-record", .off))
    } else {
      if isPrivate { return add(.tell("act-record", .never)) }
      stopReplay()
      add(.flag("act-save-trace", .hidden, true))
      isRecording = true
      reopen()
      add(.tell("act-record", .on))
    }
    add(.label("act-record", isRecording ? .running : nil))
  }

  /// A pad was opened with this configuration.
  mutating func tell(recordingOf configuration: JSONWriter) {
    guard isRecording, replay == nil else { return }
    recording = JSONWriter()
    recording.object { writer in
      writer.field("session", "braille")
      writer.key("configuration")
      writer.written(configuration)
    }
    recording.endLine()
  }

  /// Forgets the recording, since what is written is to be hidden.
  mutating func forgetRecording() {
    recording = JSONWriter()
    guard isRecording else { return }
    isRecording = false
    add(.label("act-record", nil))
  }

  mutating func saveRecording() {
    add(.offer(name: "earshot-braille-recording.jsonl", text: recording.text))
  }

  /// Plays a recording on a pad of its own, as fast as it was made.
  mutating func play(_ text: String) {
    var lines: [JSONValue] = []
    for line in text.parts(between: UInt8(ascii: "\n")) where !line.isBlank {
      guard let value = JSONValue(text: line) else { return refuseRecording() }
      lines.append(value)
    }
    guard lines.first?["session"]?.string?.hasSameBytes(as: "braille") ?? false else {
      return refuseRecording()
    }
    stopReplay()
    let own = writingNow
    guard open(lines[0]["configuration"] ?? .object([])) else { return refuseRecording() }
    var events: [PadEvent] = []
    for line in lines.dropFirst() {
      // A recording of another version may have an event that this one does not know.
      if let event = try? PadEvent(json: line) { events.append(event) }
    }
    replay = PadReplay(own: own, events: events)
    add(.replay(PadPageEffect.PadWords(letters: own.letters, cells: own.cells)))
    add(.letters(""))
    add(.show("cells", text: ""))
    add(.flag("act-stop-replay", .hidden, false))
    add(.tell("file-replay", .on))
    playOn()
  }

  private mutating func refuseRecording() { add(.tell("file-replay", .failed)) }

  /// Plays the event for whose time a tick was asked, and those that follow without a pause.
  mutating func playOn() {
    while let now = replay, now.next < now.events.count {
      replay?.next += 1
      perform(now.events[now.next])
      if let pause = replay?.pause, pause > 0 {
        return effects.append(.pad(.wake(time: time, after: pause)))
      }
    }
    stopReplay()
  }

  /// Brings the person's own text back, and shows what was written meanwhile.
  mutating func stopReplay() {
    guard let own = replay?.own else { return }
    let played = writingNow
    replay = nil
    add(.replay(nil))
    add(.flag("act-stop-replay", .hidden, true))
    reopen(own)
    add(.value("table", table.name))
    add(.flag("replayed", .hidden, false))
    add(.show("replayed-letters", text: played.letters))
    add(.show("replayed-cells", text: played.cells))
    add(.tell("file-replay", .done))
  }
}

extension String {
  fileprivate var isBlank: Bool {
    for byte in Array(utf8) where byte > UInt8(ascii: " ") { return false }
    return true
  }
}
