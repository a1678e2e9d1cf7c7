// SPDX-License-Identifier: Apache-2.0

import ChartReading
import Charts
import Foundation
import Sonification
import SoundCard
import Sounding
import Speaking

extension Command {
  /// `earshot chart play`: a chart on the sound card.
  static let chartPlay = Command(
    path: ["chart", "play"],
    summary: { ChartCommandWords[$0].playSummary },
    operands: "FILE|-", operandCount: 1...1,
    options: [
      .value("--speed", "FACTOR") { ChartOptionWords[$0].speed },
      .flag("--loop") { ChartOptionWords[$0].loop },
      .value("--part", "FROM..TO") { ChartOptionWords[$0].part },
      .flag("--follow") { ChartOptionWords[$0].follow },
      ChartSourceOptions.answerLanguage,
      PlayingCard.option,
    ] + ChartSoundOptions.all + ChartSourceOptions.all,
    discussion: ChartFile.discussion { ChartCommandWords[$0].playDiscussion },
    run: { arguments, console in
      let options = try ChartSoundOptions.options(arguments)
      let speed = try arguments.speed()
      if arguments.has("--follow") {
        return try await ChartFollower(arguments, options, console).run()
      }
      let file = try ChartFile(arguments, console: console)
      let sound = try file.make { chart throws(ChartDataError) in
        try ChartSound(chart, options: options)
      }
      let played = try PlayedPart(arguments)?.sound(in: sound) ?? sound
      let mixer = try PlayingCard.open(arguments, console)
      let source = ScoreSource(
        played.score, profile: options.profile, rate: speed, loops: arguments.has("--loop"))
      try await mixer.playToEnd(source)
    })
}

extension Arguments {
  /// How many times as fast as usual.
  func speed() throws(CommandError) -> Double {
    guard let speed = try number("--speed") else { return 1 }
    guard ScoreRenderer.rates.contains(speed) else {
      throw .badInput { ChartToolWords[$0].wrongSpeed("\(speed)") }
    }
    return speed
  }
}

/// The sound card that a command plays on.
enum PlayingCard {
  static let option = CommandOption.value("--device", "NAME") { ChartOptionWords[$0].device }

  /// Opens the card that was chosen.
  static func open(_ arguments: Arguments, _ console: Console) throws(CommandError) -> Mixer {
    do throws(SoundCardError) {
      let device = arguments.text("--device") ?? SoundCard.usualDevice
      return Mixer(card: try SoundCard(device: device, rate: Mixer.rate))
    } catch {
      throw failure(error, file: arguments.operands.first ?? "FILE")
    }
  }

  /// What failed, and that a file can be written instead.
  static func failure(_ error: SoundCardError, file: String) -> CommandError {
    guard case .missing(SoundCard.usualDevice) = error else {
      return .outside { error.message(in: $0) }
    }
    return .outside { language in
      ChartToolWords[language].writeInstead([
        "problem": error.message(in: language), "file": file,
      ])
    }
  }
}

extension Mixer {
  /// Plays something to its end, or until the person or the system stops it.
  func playToEnd(_ source: any FrameSource) async throws(CommandError) {
    let signals = StopSignals()
    play(source, as: .chart)
    let waiting = Task {
      await signals.first()
      stop(.chart)
    }
    defer { waiting.cancel() }
    do throws(SoundCardError) { try await silence() } catch {
      throw PlayingCard.failure(error, file: "FILE")
    }
    close()
  }
}

/// A part of the x axis, as it was typed.
struct PlayedPart {
  private let from: String
  private let to: String

  init?(_ arguments: Arguments) throws(CommandError) {
    guard let text = arguments.text("--part") else { return nil }
    guard let dots = text.range(of: "..") else {
      throw .badInput { ChartToolWords[$0].wrongPart }
    }
    from = String(text[..<dots.lowerBound])
    to = String(text[dots.upperBound...])
  }

  /// The sound of just this part.
  func sound(in sound: ChartSound) throws(CommandError) -> ChartSound {
    let (from, to) = (from, to)
    let (start, end) = (try place(from, sound.chart.x), try place(to, sound.chart.x))
    guard start <= end else {
      throw .badInput { ChartToolWords[$0].partBackwards(["from": from, "to": to]) }
    }
    let isEmpty = sound.chart.series.allSatisfy { series in
      !series.points.contains { (start...end).contains($0.x) }
    }
    guard !isEmpty else {
      throw .badInput { ChartToolWords[$0].emptyPart(["from": from, "to": to]) }
    }
    return sound.sound(of: ChartPart(x: start...end))
  }

  private func place(_ text: String, _ axis: Axis) throws(CommandError) -> Double {
    if let place = axis.place(of: text) { return place }
    throw .badInput { ChartToolWords[$0].noPlace(["text": text, "axis": axis.name]) }
  }
}
