// SPDX-License-Identifier: Apache-2.0

import ChartFiles
import ChartReading
import Charts
import ChildProcess
import Foundation
import Sonification
import Sounding
import Speaking
import Tactile

extension Command {
  /// `earshot chart render`: a chart as a file of sound, notes, captions, words, or a picture to be felt.
  static let chartRender = Command(
    path: ["chart", "render"],
    summary: "Write the data of a file as sound, notes, captions, words or a tactile picture.",
    operands: "FILE|-", operandCount: 1...1,
    options: [
      .value(
        "-o", "OUT",
        "The file to write; one of that name is replaced. Its ending chooses the form. \"-\" is standard output."
      ),
      .value(
        "--as", ChartForm.allCases.map(\.ending).joined(separator: "|"),
        "The form, whatever the name."),
      .value("--bits", "16|24|float", "How samples are written in .wav and .flac; 16 unless said."),
      .value("--rate", "44100|48000", "Samples a second of each channel; 48000 unless said."),
      .value("--paper", "a4|letter", "The paper of a tactile picture; a4 unless said."),
      .value("--language", Language.tagChoices, "The language of words; en unless said."),
    ] + ChartSoundOptions.all + ChartSourceOptions.all,
    discussion: """
      \(ChartFile.formats)
      The ending of OUT is one of: .wav, .flac, .opus and .mp3 (sound; the last three need ffmpeg), .mid (notes), .vtt
      (what is heard when, as a text track), .svg (a tactile picture for swell paper), .txt and .json (the description).
      What is written is written whole or not at all.
      """,
    run: { arguments, console in
      let options = try ChartSoundOptions.options(arguments)
      let target = try RenderTarget(arguments, console)
      var wish = ChartWish(
        options: options, language: try arguments.language(),
        samples: try arguments.word("--bits", among: WaveFormat.allCases.map { ($0.word, $0) })
          ?? .whole16,
        sampleRate: try arguments.choice("--rate", ["44100": 44_100, "48000": 48_000]) ?? 48_000)
      wish.paper =
        try arguments.word("--paper", among: TactileOptions.Paper.allCases.map { ($0.word, $0) })
        ?? .a4
      let file = try ChartFile(arguments, console: console)
      try await target.write(file, wish, console)
    })
}

/// Where a chart is written to, and in which form.
private struct RenderTarget {
  let path: String
  let form: ChartForm

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    guard let path = arguments.text("-o") else {
      throw .badInput("Say where the sound goes, such as: -o out.wav")
    }
    let named = try arguments.word("--as", among: ChartForm.allCases.map { ($0.ending, $0) })
    guard let form = named ?? ChartForm(fileName: path) else {
      throw .badInput(
        path == "-"
          ? "Say which form goes to standard output, such as: --as wav"
          : "The ending of \(path) names no form. Choose one of: \(ChartForm.endings).")
    }
    guard path != "-" || form.isText || !console.showsOutput else {
      throw .badInput(
        "A terminal cannot show .\(form.ending). Name a file, such as: -o out.\(form.ending)")
    }
    self.path = path
    self.form = form
  }

  func write(_ file: ChartFile, _ wish: ChartWish, _ console: Console) async throws {
    let output = path == "-" ? nil : try OutputFile(path)
    do throws(ChartFilesError) {
      if form.isSound {
        try await writeSound(of: file.chart, wish, to: output, console)
      } else {
        let files = ChartFileMaker(temporaryFolder: Self.temporaryFolder)
        let bytes = try await files.bytes(of: file.chart, as: form, wish)
        try Self.failing { () throws(CommandError) in
          if let output { try output.save(bytes) } else { console.write(bytes) }
        }
      }
    } catch {
      switch error {
      case .chart(let error): throw ChartFile.failure(file.name, .data(error))
      case .missing(let program):
        throw CommandError.outside(
          "\(form.ending) needs the program \(program.name). Install the package "
            + "\(program.debianPackage), or write a .wav file.")
      case .failed(let reason): throw CommandError.outside(reason)
      }
    }
  }

  private static var temporaryFolder: String { FileManager.default.temporaryDirectory.path }

  /// Beside the file where it can be, and from there a piece at a time where it cannot.
  private func writeSound(
    of chart: Chart, _ wish: ChartWish, to output: OutputFile?, _ console: Console
  ) async throws(ChartFilesError) {
    let folder = output?.folder
    let files = ChartFileMaker(temporaryFolder: folder ?? Self.temporaryFolder)
    let finished =
      folder == nil ? Self.temporaryFolder + "/earshot-" + UUID().uuidString : output?.target
    guard let finished else { return }
    defer { if folder == nil { unlink(finished) } }
    let form = form
    let work = Task { () async -> ChartFilesError? in
      do throws(ChartFilesError) {
        try await files.writeSound(of: chart, as: form, wish, to: finished)
        return nil
      } catch { return error }
    }
    // What is on its way is taken away before the program ends.
    let signals = StopSignals()
    let watching = Task {
      await signals.first()
      work.cancel()
    }
    defer { watching.cancel() }
    if let error = await work.value { throw error }
    guard folder == nil else { return }
    try Self.failing { () throws(CommandError) in
      if let output { return try output.pour(contentsOf: finished) }
      guard let pieces = FilePieces(finished) else { return }
      for piece in pieces { console.write(piece) }
    }
  }

  private static func failing(
    _ work: () throws(CommandError) -> Void
  ) throws(ChartFilesError) {
    do throws(CommandError) { try work() } catch { throw .failed(error.message) }
  }
}
