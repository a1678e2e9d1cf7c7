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
    summary: "Explore the data of a file by keys: play, step, compare, hear and read.",
    operands: "FILE", operandCount: 1...1,
    options: [
      .value("--language", Language.tagChoices, "The language that it speaks; en unless said."),
      .flag(
        "--voice", "Speak by itself, through espeak-ng, for those who have no screen reader."),
      .value("--voice-speed", "FACTOR", "How many times as fast it speaks, 0.5 to 2.5."),
      .value("--braille", "CELLS", "Print the series as a braille line of so many cells."),
      .flag("--lines", "Take keys and actions as words in lines, not one by one."),
      .flag("--silent", "Play no sounds."),
      PlayingCard.option,
    ] + ChartSoundOptions.all + ChartSourceOptions.all,
    discussion: """
      Everything is printed as plain lines, each once, for a screen reader or a braille display. H tells all keys: the
      arrows step, Space plays, Q leaves. Where keys come in lines, as from a pipe, a line holds the names of keys or
      actions, such as "right right highest", or "go 14", "value 20", "help", "quit".
      """,
    run: { arguments, console in
      let language = try arguments.language()
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

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
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
      throw .outside("The folder \(path) cannot be made: \(systemReason(of: error)).")
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
      console.print("\(noCard.description) The chart is told in words only.")
      await explorer.handleQuietly(.set(.sounds(false)))
    } else if mixer == nil {
      await explorer.handleQuietly(.set(.sounds(false)))
    }
    await explorer.handleQuietly(.set(.braille(braille)))
    await explorer.open(source)
    console.print(
      takesLines ? "Type help for the actions, quit to leave." : "Press H for the keys, Q to leave."
    )
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
