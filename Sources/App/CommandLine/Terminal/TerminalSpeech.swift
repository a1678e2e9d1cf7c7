// SPDX-License-Identifier: Apache-2.0

import Foundation
import Speaking
import Voice

/// Says what a session wants said: as lines that a screen reader or a braille display takes up, and with a voice of the
/// tool's own where the person asked for one.
actor TerminalSpeech {
  /// A voice of the tool's own.
  struct OwnVoice: Sendable {
    let speaker: Speaker
    let mixer: Mixer
    /// A folder for what is being spoken.
    let folder: String
  }

  private let console: Console
  private let voice: OwnVoice?
  private var queue: SpeechQueue
  /// Which piece is being spoken; a later one, or none, makes it void.
  private var speaking: Int?
  private let start = DispatchTime.now().uptimeNanoseconds
  private var whenSilent: [CheckedContinuation<Void, Never>] = []

  init(console: Console, voice: OwnVoice?, rate: Double = SpeechRate.usual) {
    self.console = console
    self.voice = voice
    // espeak-ng runs on this machine, so nothing leaves it: all languages count as the device's own.
    var choices = VoiceChoices()
    choices.rate = rate
    queue = SpeechQueue(
      outlet: voice == nil ? .screenReader : .selfVoicing, voices: Language.allCases,
      choices: choices)
  }

  /// Says something when its turn comes.
  ///
  /// - Parameter isWritten: whether the words stand in the terminal already.
  func say(_ utterance: Utterance, isWritten: Bool = false) {
    // Written once and at once, whoever speaks: a line cannot be cut off.
    if !isWritten { console.print(utterance.text) }
    perform(queue.handle(.say(time: now, utterance: utterance)))
  }

  /// Cuts off what is being said and forgets what waits.
  func silence() { perform(queue.handle(.silence(time: now))) }

  /// Waits until everything has been said.
  func finish() async {
    guard speaking != nil else { return }
    await withCheckedContinuation { whenSilent.append($0) }
  }

  private var now: Double { Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 }

  private func perform(_ effects: [SpeechQueue.Effect]) {
    for effect in effects {
      switch effect {
      // What is announced was written already; a terminal lets everything sound.
      case .announce, .clip, .await: break
      case .utter(_, let id, let utterance, let manner): speak(id, utterance, manner.rate)
      case .hush:
        speaking = nil
        voice?.mixer.stop(.speech)
      case .duck(_, let isOn): voice?.mixer.duck(isOn)
      }
    }
    guard speaking == nil else { return }
    for continuation in whenSilent { continuation.resume() }
    whenSilent = []
  }

  private func speak(_ id: Int, _ utterance: Utterance, _ rate: Double) {
    guard let voice else { return }
    speaking = id
    let path = "\(voice.folder)/\(id).wav"
    Task {
      let samples = try? await Self.samples(of: utterance, rate, voice, path)
      play(id, samples, voice)
    }
  }

  private func play(_ id: Int, _ samples: SampleSource?, _ voice: OwnVoice) {
    guard speaking == id else { return }
    guard let samples else { return end(of: id, .failed(time: now, id: id)) }
    voice.mixer.play(samples, as: .speech) { [weak self] in
      Task { await self?.heard(id) }
    }
  }

  private func heard(_ id: Int) { end(of: id, .finished(time: now, id: id)) }

  private func end(of id: Int, _ event: SpeechQueue.Event) {
    guard speaking == id else { return }
    speaking = nil
    perform(queue.handle(event))
  }

  private static func samples(
    of utterance: Utterance, _ rate: Double, _ voice: OwnVoice, _ path: String
  ) async throws -> SampleSource {
    defer { unlink(path) }
    try await voice.speaker.speak(
      utterance.text, in: utterance.language, rate: .init(timesUsual: rate), to: path)
    guard let wave = FileManager.default.contents(atPath: path),
      let sound = SpokenWave([UInt8](wave))
    else { throw VoiceError.failed(reason: "The voice wrote no sound.") }
    return SampleSource(mono: sound.samples, rate: sound.rate)
  }
}

/// The samples in a WAV file of one channel and 16 bits, as espeak-ng writes it.
struct SpokenWave {
  let samples: [Float]
  let rate: Int

  /// Reads the file; nil when it is of another kind.
  init?(_ bytes: [UInt8]) {
    func number(_ offset: Int, octets: Int) -> Int {
      (0..<octets).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    // RIFF, one format chunk of 16 bytes, one data chunk: what espeak-ng has written for twenty years.
    guard bytes.count >= 44, bytes.starts(with: "RIFF".utf8), number(22, octets: 2) == 1,
      number(34, octets: 2) == 16, bytes[36..<40].elementsEqual("data".utf8)
    else { return nil }
    rate = number(24, octets: 4)
    let end = min(bytes.count, 44 + number(40, octets: 4))
    samples = stride(from: 44, to: end - 1, by: 2).map { offset in
      Float(Int16(truncatingIfNeeded: number(offset, octets: 2))) / 32_768
    }
  }
}
