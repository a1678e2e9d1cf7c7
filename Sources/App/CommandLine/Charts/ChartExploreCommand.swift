// SPDX-License-Identifier: Apache-2.0

import ChartReading
import Foundation
import Sonification
import SoundCard
import Speaking
import Voice
import Web

extension Command {
  /// `earshot chart explore`: a chart by keys in the terminal.
  static let chartExplore = Command(
    path: ["chart", "explore"],
    summary: { ChartCommandWords[$0].exploreSummary },
    operands: "FILE", operandCount: 1...1,
    options: [
      ChartSourceOptions.answerLanguage,
      .flag("--voice") { ChartOptionWords[$0].voice },
      .value("--voice-speed", "FACTOR") { ChartOptionWords[$0].voiceSpeed },
      .value("--braille", "CELLS") { ChartOptionWords[$0].braille },
      .flag("--lines") { ChartOptionWords[$0].lines },
      .flag("--silent") { ChartOptionWords[$0].silent },
      PlayingCard.option,
    ] + ChartSoundOptions.all + ChartSourceOptions.all,
    discussion: { ChartCommandWords[$0].exploreDiscussion },
    run: { arguments, console in
      let language = try arguments.answerLanguage()
      let options = try ChartSoundOptions.options(arguments)
      let file = try ChartFile(arguments, console: console)
      let terminal = try ExploringTerminal(arguments, console)
      let (inputs, continuation) = AsyncStream.makeStream(of: Explorer.Input.self)
      let explorer = Explorer(
        session: ChartSession(language: language, options: options), console: console,
        speech: terminal.speech, mixer: terminal.mixer, profile: options.profile,
        inputs: continuation)
      let source = ChartSource(
        text: file.bytes, format: try ChartSourceOptions.format(arguments),
        choices: try ChartSourceOptions.choices(arguments))
      await terminal.run(explorer, source, inputs, continuation, console)
    })
}

/// What a chart is explored with: keys, a sound card and perhaps a voice.
struct ExploringTerminal {
  let mixer: Mixer?
  let speech: TerminalSpeech
  private let braille: Int
  private let takesLines: Bool
  private let folder: String
  private let noCard: SoundCardError?
  /// The language of messages.
  private let language: Language

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    language = arguments.language
    folder = FileManager.default.temporaryDirectory.path + "/earshot-voice-" + UUID().uuidString
    braille = try arguments.integer("--braille", in: 0...160) ?? 0
    takesLines = arguments.has("--lines") || !console.isTerminal
    var missing: SoundCardError?
    var mixer: Mixer?
    if !arguments.has("--silent") {
      do throws(SoundCardError) {
        mixer = Mixer(
          card: try SoundCard(
            device: arguments.text("--device") ?? SoundCard.usualDevice, rate: Mixer.rate))
      } catch {
        // A chart can be explored in words alone; a device that was named is another matter.
        guard arguments.text("--device") == nil, !arguments.has("--voice") else {
          throw PlayingCard.failure(error, file: arguments.operands[0])
        }
        missing = error
      }
    }
    self.mixer = mixer
    noCard = missing
    let rate = try arguments.number("--voice-speed") ?? SpeechRate.usual
    var voice: TerminalSpeech.OwnVoice?
    if arguments.has("--voice"), let mixer {
      try Self.makeFolder(folder)
      voice = .init(speaker: Speaker(temporaryFolder: folder), mixer: mixer, folder: folder)
    }
    speech = TerminalSpeech(console: console, voice: voice, rate: rate)
  }

  private static func makeFolder(_ path: String) throws(CommandError) {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      let reason = systemReason(of: error)
      throw .outside { FileWords[$0].noTemporaryFolder(["path": path, "reason": reason]) }
    }
  }

  /// Explores until the person leaves.
  func run(
    _ explorer: Explorer, _ source: ChartSource, _ inputs: AsyncStream<Explorer.Input>,
    _ continuation: AsyncStream<Explorer.Input>.Continuation, _ console: Console
  ) async {
    let raw = takesLines ? nil : RawTerminal()
    defer { raw?.restore() }
    if let noCard {
      console.print(ChartToolWords[language].wordsOnly(noCard.message(in: language)))
      await explorer.handleQuietly(.set(.sounds(false)))
    } else if mixer == nil {
      await explorer.handleQuietly(.set(.sounds(false)))
    }
    await explorer.handleQuietly(.set(.braille(braille)))
    await explorer.open(source)
    let words = ChartToolWords[language]
    console.print(takesLines ? words.lineHint : words.keyHint)
    let feeding = feed(continuation, console)
    for await input in inputs {
      guard await explorer.take(input) else { break }
    }
    for task in feeding { task.cancel() }
    await speech.finish()
    mixer?.stop(.chart)
    try? await mixer?.silence()
    mixer?.close()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// How often the session is told how far the sound is.
  private static let tickMilliseconds = 100
  /// How long after an escape more of a key's sequence may come, over a slow line.
  private static let escapeMilliseconds = 50

  private func feed(
    _ continuation: AsyncStream<Explorer.Input>.Continuation, _ console: Console
  ) -> [Task<Void, Never>] {
    let takesLines = takesLines
    Thread.detachNewThread {
      if takesLines {
        Self.feedLines(continuation, console)
      } else {
        Self.feedKeys(continuation, console)
      }
      continuation.yield(.end)
    }
    let signals = StopSignals()
    return [
      Task {
        await signals.first()
        continuation.yield(.stop)
      },
      Task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .milliseconds(Self.tickMilliseconds))
          continuation.yield(.tick)
        }
      },
    ]
  }

  private static func feedLines(
    _ continuation: AsyncStream<Explorer.Input>.Continuation, _ console: Console
  ) {
    var lines = LineReader()
    while let piece = console.nextPiece() {
      for line in lines.take(piece) { continuation.yield(.line(line)) }
    }
    if let last = lines.rest { continuation.yield(.line(last)) }
  }

  private static func feedKeys(
    _ continuation: AsyncStream<Explorer.Input>.Continuation, _ console: Console
  ) {
    var keys = TerminalKeys()
    while true {
      if keys.isUnfinished, !console.hasMore(within: escapeMilliseconds) {
        for key in keys.finish() { continuation.yield(.key(key)) }
      }
      guard let piece = console.nextPiece() else { return }
      for key in keys.take(piece) { continuation.yield(.key(key)) }
    }
  }
}

/// Cuts what comes into lines.
struct LineReader {
  private var pending: [UInt8] = []

  /// The lines that these bytes complete.
  mutating func take(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        lines.append(String(decoding: pending, as: UTF8.self))
        pending = []
      } else if byte != UInt8(ascii: "\r") {
        pending.append(byte)
      }
    }
    return lines
  }

  /// What is left at the end without a line end.
  var rest: String? { pending.isEmpty ? nil : String(decoding: pending, as: UTF8.self) }
}
