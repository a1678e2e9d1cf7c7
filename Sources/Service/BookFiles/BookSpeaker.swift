// SPDX-License-Identifier: Apache-2.0

import Books
import Foundation
import Media
import Speaking
import Voice

/// Speaks a book that has no sound, by the machine voice.
struct BookSpeaker: Sendable {
  let folder: BookFolder
  let voice: EspeakVoice
  let rate: EspeakRate
  /// What is told after each part: how many are spoken of how many.
  let progress: @Sendable (Int, Int) -> Void
  /// Is asked before each part whether anybody still wants it.
  var isWanted: @Sendable () async -> Bool = { true }
  /// What becomes of the samples of a part, before the next is spoken.
  var finish: @Sendable (PlainSamples, _ number: Int) async throws(BookError) -> BookSounds.Sound =
    {
      (samples, _) in .samples(samples)
    }

  /// What espeak-ng gives.
  static let hertz = 22_050
  /// Silence behind a sentence, a paragraph and a heading, in milliseconds.
  private enum Pause {
    static let sentence = 120
    static let paragraph = 450
    static let heading = 800
  }

  /// Sentences that are spoken at the same time.
  private static let atOnce = 2
  /// Bytes of the head of a WAV file of espeak-ng.
  private static let headBytes = 44

  /// One sentence and where it stands.
  private struct Line: Sendable {
    var paragraph: Int
    var sentence: Int
    var text: String
    var pause: Int
  }

  /// What the voice speaks at its usual speed in most languages, in letters a second.
  private static let lettersASecond = 15.0

  /// What it takes as an MP3 file, in bytes a second: `MediaTools.encodeSpeech` writes 48 kbit/s.
  static let bytesASecond = 6000.0

  /// About how long the voice would speak, in seconds at its usual speed.
  static func seconds(speaking book: Book) -> Double {
    var letters = 0
    for part in book.parts {
      for paragraph in part.paragraphs {
        for sentence in paragraph.sentences { letters += sentence.text.unicodeScalars.count }
      }
    }
    return Double(letters) / lettersASecond
  }

  /// Speaks all parts; each with words has a sound of its own.
  /// - Returns: nil where nobody wants it any more.
  func speak(_ book: inout Book) async throws(BookError) -> [BookSounds.Sound]? {
    var sounds: [BookSounds.Sound] = []
    book.sounds = []
    for index in book.parts.indices {
      let lines = Self.lines(of: book.parts[index])
      if !lines.isEmpty {
        guard await isWanted() else { return nil }
        let path = folder.path + "/spoken-\(index).plain"
        var joiner = try SampleJoiner(path, hertz: Self.hertz)
        defer { joiner.close() }
        try await speak(lines, of: &book.parts[index], sound: sounds.count, into: &joiner)
        if joiner.count > 0 {
          joiner.close()
          let samples = PlainSamples(path: path, hertz: Self.hertz)
          sounds.append(try await finish(samples, sounds.count))
          book.sounds.append(BookSound(name: "\(sounds.count)"))
        }
      }
      progress(index + 1, book.parts.count)
    }
    guard !sounds.isEmpty else { throw .nothingToHear }
    book.isMachineSpoken = true
    return sounds
  }

  private static func lines(of part: BookPart) -> [Line] {
    var lines: [Line] = []
    for (index, paragraph) in part.paragraphs.enumerated() where paragraph.kind != .page {
      for (number, sentence) in paragraph.sentences.enumerated() where !sentence.text.isEmpty {
        let isLast = number == paragraph.sentences.count - 1
        let pause =
          !isLast
          ? Pause.sentence : paragraph.kind == .heading ? Pause.heading : Pause.paragraph
        lines.append(
          Line(paragraph: index, sentence: number, text: sentence.text, pause: pause))
      }
    }
    return lines
  }

  private func speak(
    _ lines: [Line], of part: inout BookPart, sound: Int, into joiner: inout SampleJoiner
  ) async throws(BookError) {
    var next = 0
    while next < lines.count {
      if Task.isCancelled { throw .cancelled }
      let batch = Array(lines[next..<min(next + Self.atOnce, lines.count)])
      for (line, samples) in zip(batch, try await spoken(batch)) {
        guard let samples else { continue }
        let begin = joiner.milliseconds
        try joiner.add(samples)
        try joiner.addSilence(milliseconds: line.pause)
        part.paragraphs[line.paragraph].sentences[line.sentence].clips = [
          BookClip(sound: sound, begin: begin, end: joiner.milliseconds)
        ]
      }
      next += batch.count
    }
  }

  /// The samples of each sentence; nil for one without a word.
  private func spoken(_ lines: [Line]) async throws(BookError) -> [Data?] {
    let results = await withTaskGroup(of: (Int, Result<Data?, BookError>).self) { group in
      for (number, line) in lines.enumerated() {
        group.addTask { (number, await spoken(line.text, number)) }
      }
      var results: [Int: Result<Data?, BookError>] = [:]
      for await (number, result) in group { results[number] = result }
      return results
    }
    var samples: [Data?] = []
    for number in lines.indices {
      samples.append(try results[number]?.get() ?? nil)
    }
    return samples
  }

  private func spoken(_ text: String, _ number: Int) async -> Result<Data?, BookError> {
    let path = folder.path + "/line-\(number).wav"
    defer { unlink(path) }
    do throws(VoiceError) {
      try await Speaker(temporaryFolder: folder.path).speak(text, by: voice, rate: rate, to: path)
    } catch {
      switch error {
      case .nothingToSay: return .success(nil)
      case .program(let error): return .failure(BookError(error))
      case .tooLong, .tooManyRequests, .busy, .failed: return .failure(.unavailable)
      case .unusableFolder(_, let reason): return .failure(.unwritable(reason: reason))
      }
    }
    guard let file = FileManager.default.contents(atPath: path), file.count > Self.headBytes else {
      return .success(nil)
    }
    let samples = file.dropFirst(Self.headBytes)
    return .success(Data(samples.prefix(samples.count & ~1)))
  }
}
