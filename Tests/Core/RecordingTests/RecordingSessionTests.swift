// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking
import Testing

@testable import Recording

/// A recorder at its page, as a test drives it.
struct Recorder {
  var session: RecordingSession
  var now = 0.0
  /// What it last wanted.
  var effects: [RecordingEffect] = []
  /// What it keeps of its draft.
  var kept: String?

  init(_ language: Language = .english, text: String = Self.text) {
    session = RecordingSession(language: language)
    tell(.begin(request: "r1", text: text, address: "/send"))
  }

  static let text = """
    The first paragraph has ten words in it, or so.

    The second one follows it, and has some more words still.

    The third is the last.
    """

  mutating func tell(_ event: RecordingSession.Happening, after seconds: Double = 0) {
    now += seconds
    effects = session.handle(.init(time: now, event)).map(\.content)
    for case .face(.store(_, let value)) in effects { kept = value }
  }

  /// Records the current paragraph for so long, and stops.
  mutating func record(_ seconds: Double, mean: Double = -20, peak: Double = -8) {
    tell(.record)
    tell(.started, after: 0.2)
    for _ in 0..<5 { tell(.measured(mean: mean, peak: peak), after: seconds / 5) }
    tell(.stop)
  }

  var said: [String] {
    effects.compactMap { if case .face(.say(let utterance)) = $0 { utterance.text } else { nil } }
  }

  func shown(_ part: Part) -> String? {
    var last: String?
    for case .face(.show(part, let text)) in effects { last = text }
    return last
  }
}

@Suite("Recording a text") struct RecordingSessionTests {
  @Test("Nothing is said while it records, whatever happens but that it cannot go on")
  func staysSilent() {
    var recorder = Recorder()
    recorder.tell(.record)
    #expect(recorder.effects.contains(.capture(take: "1")))
    #expect(recorder.said.isEmpty)
    let events: [RecordingSession.Happening] = [
      .started, .measured(mean: -20, peak: -10), .mark, .waiting(bytes: 5000), .unsent, .next,
      .started, .waiting(bytes: 0), .key("m"), .tick,
    ]
    for event in events {
      recorder.tell(event, after: 1)
      #expect(recorder.said.isEmpty, "\(event)")
    }
    recorder.tell(.failed(.lost), after: 1)
    #expect(recorder.said.count == 1)
  }

  @Test("Who asks while it records has it paused first", arguments: ["l", "w"])
  func pausesToAnswer(key: String) {
    var recorder = Recorder()
    recorder.tell(.record)
    recorder.tell(.started)
    recorder.tell(.key(key), after: 3)
    #expect(recorder.effects.first == .hold)
    #expect(recorder.session.phase == .paused)
    #expect(recorder.said.count == 1)
  }

  @Test("A take lasts as long as it was recorded, without its pauses")
  func measuresTakes() {
    var recorder = Recorder()
    recorder.tell(.record)
    recorder.tell(.started, after: 5)
    recorder.tell(.record, after: 3)
    recorder.tell(.record, after: 60)
    recorder.tell(.stop, after: 4)
    #expect(recorder.session.takes.map(\.seconds) == [7])
    #expect(recorder.said == ["Recorded: 7 seconds."])
  }

  @Test("Going on to the next paragraph while it records begins a take there at once")
  func goesOn() {
    var recorder = Recorder()
    recorder.tell(.record)
    recorder.tell(.started)
    recorder.tell(.next, after: 4)
    #expect(recorder.effects.prefix(1) == [.finish(keepsOpen: true)])
    #expect(recorder.effects.contains(.capture(take: "2")))
    #expect(recorder.shown("place") == "Paragraph 2 of 3")
    recorder.tell(.started)
    recorder.tell(.next, after: 4)
    recorder.tell(.started)
    // Behind the last paragraph there is none: it ends.
    recorder.tell(.next, after: 4)
    #expect(recorder.session.phase == .idle)
    #expect(recorder.session.takes.map(\.paragraph) == [0, 1, 2])
  }

  @Test(
    "What is recorded again replaces the first, which can be brought back; so can what is removed")
  func undoes() {
    var recorder = Recorder()
    recorder.record(4)
    recorder.tell(.again)
    recorder.tell(.started)
    recorder.tell(.stop, after: 9)
    #expect(recorder.session.takes.map(\.id) == ["2"])
    recorder.tell(.undo)
    #expect(recorder.session.takes.map(\.id) == ["1"])
    recorder.tell(.remove)
    #expect(recorder.session.takes.isEmpty)
    #expect(recorder.effects.contains(.discard(take: "2")))
    recorder.tell(.undo)
    #expect(recorder.session.takes.map(\.id) == ["1"])
  }

  @Test("A draft is found again, also the take that a crash broke off")
  func findsDraft() {
    var recorder = Recorder()
    recorder.record(4)
    recorder.tell(.next)
    recorder.tell(.record)
    recorder.tell(.started)
    recorder.tell(.measured(mean: -20, peak: -9), after: 6)
    var again = Recorder()
    #expect(again.effects.contains(.face(.recall(key: "recording:r1"))))
    again.tell(.recalled(recorder.kept))
    #expect(again.effects == [.restore(request: "r1", takes: ["1", "2"])])
    again.tell(.found([.init(id: "1", seconds: 4), .init(id: "2", seconds: 5)]))
    #expect(again.session.takes.map(\.seconds) == [4, 5])
    #expect(again.said == ["Your draft is still here. 2 of 3 recorded, 9 seconds in all."])
    #expect(again.session.current == 2)
    // Its number is not given again.
    again.tell(.record)
    #expect(again.effects.contains(.capture(take: "3")))
  }

  @Test("A draft of another text is no draft of this one, and takes without sound are none")
  func leavesOthers() {
    var recorder = Recorder()
    recorder.record(4)
    var other = Recorder(text: "Another text.")
    other.tell(.recalled(recorder.kept))
    #expect(other.effects == [.restore(request: "r1", takes: [])])
    var same = Recorder()
    same.tell(.recalled(recorder.kept))
    same.tell(.found([]))
    #expect(same.session.takes.isEmpty)
    for nonsense in ["", "{", "[]", "{\"text\":1}"] {
      var recorder = Recorder()
      recorder.tell(.recalled(nonsense))
      #expect(recorder.effects == [.restore(request: "r1", takes: [])])
    }
  }

  @Test("Before it is sent, what a listener would notice is told once; then it is sent in order")
  func warns() {
    var recorder = Recorder()
    recorder.tell(.next)
    recorder.record(4)
    recorder.tell(.previous)
    recorder.tell(.record)
    recorder.tell(.started)
    recorder.tell(.mark, after: 1)
    recorder.tell(.stop, after: 3)
    recorder.tell(.send)
    #expect(
      recorder.said.first?.hasPrefix("Before you send it: Not recorded yet: paragraph 3.") == true)
    #expect(recorder.shown("send") == "Send it all the same")
    recorder.tell(.send)
    #expect(
      recorder.effects.contains(
        .deliver(address: "/send", takes: ["2", "1"], chapters: [.init(take: 0, seconds: 1)])))
    recorder.tell(.delivered)
    #expect(recorder.effects.contains(.forget))
    #expect(recorder.kept == nil)
  }

  @Test(
    "Each fault of a take is told, and what is good is not",
    arguments: [
      (seconds: 4.0, mean: -20.0, peak: -8.0, remark: String?.none),
      (4, -70, -60, "Paragraph 1: nothing can be heard."),
      (4, -45, -30, "Paragraph 1 is very quiet."),
      (4, -10, 0, "Paragraph 1 is too loud in places, so it may crackle."),
      (1, -20, -8, "Paragraph 1 is shorter than its text usually takes. Is it all there?"),
      (90, -20, -8, "Paragraph 1 is longer than its text usually takes. Is there a long pause?"),
    ])
  func checks(seconds: Double, mean: Double, peak: Double, remark: String?) {
    var recorder = Recorder(text: "One paragraph of ten words that is all there is.")
    recorder.record(seconds, mean: mean, peak: peak)
    // The room is as loud as the voice here, since nobody is quiet at first.
    let remarks = recorder.session.remarks.filter { $0 != RecordingWords[.english].noisy }
    #expect(remarks == (remark.map { [$0] } ?? []))
  }

  @Test("A lost connection is tried again, after ever longer, and said once")
  func triesAgain() {
    var recorder = Recorder()
    recorder.record(4)
    var waits: [Double] = []
    var told = 0
    for _ in 0..<8 {
      recorder.tell(.unsent)
      told += recorder.said.count
      for case .face(.wake(let seconds)) in recorder.effects { waits.append(seconds) }
      recorder.tell(.tick)
      #expect(recorder.effects == [.transmit])
    }
    #expect(waits == [1, 2, 4, 8, 16, 32, 32, 32])
    #expect(told == 1)
  }

  @Test(
    "The words of a level",
    arguments: [
      (-20.0, -8.0, "Good."), (-45, -30, "Too quiet. Come closer to the microphone, or speak up."),
      (-5, 0, "Too loud. Move back a little from the microphone."),
      (-80, -70, "Nothing can be heard. Check the microphone."),
    ])
  func tellsLevel(mean: Double, peak: Double, words: String) {
    var recorder = Recorder()
    recorder.tell(.record)
    recorder.tell(.started)
    recorder.tell(.measured(mean: mean, peak: peak), after: 1)
    recorder.tell(.level)
    #expect(recorder.shown("loudness") == words)
    #expect(recorder.said == ["Paused. " + words])
  }

  @Test("Every event fits every state, in every language", arguments: Language.allCases)
  func survivesEverything(language: Language) {
    let events: [RecordingSession.Happening] = [
      .record, .started, .stop, .next, .previous, .again, .listen, .remove, .undo, .mark, .level,
      .whereAmI, .send, .measured(mean: -30, peak: -10), .failed(.full), .heard,
      .waiting(bytes: 1), .unsent, .delivered, .refused("no"), .tick, .hide, .recalled(nil),
      .found([]),
    ]
    for first in events {
      for second in events {
        for third in events {
          var recorder = Recorder(language)
          for event in [first, second, third] { recorder.tell(event, after: 1) }
        }
      }
    }
    var empty = Recorder(language, text: "")
    for event in events { empty.tell(event) }
  }
}
