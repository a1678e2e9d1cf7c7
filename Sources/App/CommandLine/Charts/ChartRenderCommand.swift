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
    summary: { ChartCommandWords[$0].renderSummary },
    operands: "FILE|-", operandCount: 1...1,
    options: [
      .value("-o", "OUT") { ChartOptionWords[$0].output },
      .value("--as", ChartForm.allCases.map(\.ending).joined(separator: "|")) {
        ChartOptionWords[$0].form
      },
      .value("--bits", "16|24|float") { ChartOptionWords[$0].bits },
      .value("--rate", "44100|48000") { ChartOptionWords[$0].rate },
      .value("--paper", "a4|letter") { ChartOptionWords[$0].paper },
      ChartSourceOptions.answerLanguage,
    ] + ChartSoundOptions.all + ChartSourceOptions.all,
    discussion: ChartFile.discussion { ChartCommandWords[$0].renderDiscussion },
    run: { arguments, console in
      let options = try ChartSoundOptions.options(arguments)
      let target = try RenderTarget(arguments, console)
      var wish = ChartWish(
        options: options, language: try arguments.answerLanguage(),
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
      throw .badInput { ChartToolWords[$0].whereTo }
    }
    let named = try arguments.word("--as", among: ChartForm.allCases.map { ($0.ending, $0) })
    guard let form = named ?? ChartForm(fileName: path) else {
      throw .badInput { language in
        path == "-"
          ? ChartToolWords[language].whichForm
          : ChartToolWords[language].noForm(["path": path, "list": ChartForm.endings])
      }
    }
    guard path != "-" || form.isText || !console.showsOutput else {
      throw .badInput { ChartToolWords[$0].notForTerminals(form.ending) }
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
        try Self.failing(in: wish.language) { () throws(CommandError) in
          if let output { try output.save(bytes) } else { console.write(bytes) }
        }
      }
    } catch {
      switch error {
      case .chart(let error): throw ChartFile.failure(file.name, .data(error))
      case .missing(let program):
        let ending = form.ending
        throw CommandError.outside {
          ChartToolWords[$0].noProgram([
            "ending": ending, "program": program.name, "package": program.debianPackage,
          ])
        }
      case .failed(let reason): throw CommandError.outside { _ in reason }
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
    try Self.failing(in: wish.language) { () throws(CommandError) in
      if let output { return try output.pour(contentsOf: finished) }
      guard let pieces = FilePieces(finished) else { return }
      for piece in pieces { console.write(piece) }
    }
  }

  private static func failing(
    in language: Language, _ work: () throws(CommandError) -> Void
  ) throws(ChartFilesError) {
    do throws(CommandError) { try work() } catch { throw .failed(error.message(in: language)) }
  }
}
