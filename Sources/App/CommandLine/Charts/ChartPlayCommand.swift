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
    summary: "Play the data of a file on the sound card.",
    operands: "FILE|-", operandCount: 1...1,
    options: [
      .value("--speed", "FACTOR", "How many times as fast, 0.25 to 4; the pitch stays."),
      .flag("--loop", "Play over and over, until Ctrl-C."),
      .value("--part", "FROM..TO", "Play only what lies between these places on the x axis."),
      .flag(
        "--follow", "Play rows as they come on standard input, and tell only what matters."),
      .value(
        "--language", Language.tagChoices,
        "The language of what is told with --follow; en unless said."),
      PlayingCard.option,
    ] + ChartSoundOptions.all + ChartSourceOptions.all,
    discussion: """
      \(ChartFile.formats)
      The sound begins at once and goes from left to right. Ctrl-C fades it out.
      """,
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
      throw .badInput("The option --speed needs a number from 0.25 to 4, but got \"\(speed)\".")
    }
    return speed
  }
}

/// The sound card that a command plays on.
enum PlayingCard {
  static let option = CommandOption.value(
    "--device", "NAME", "A device of ALSA's, such as hw:1; the usual one unless said.")

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
    guard case .missing(SoundCard.usualDevice) = error else { return .outside(error.description) }
    return .outside(
      "\(error.description) Write a file instead: earshot chart render \(file) -o out.wav")
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
      throw .badInput("The option --part needs two places with two dots between them: --part 3..7")
    }
    from = String(text[..<dots.lowerBound])
    to = String(text[dots.upperBound...])
  }

  /// The sound of just this part.
  func sound(in sound: ChartSound) throws(CommandError) -> ChartSound {
    let (start, end) = (try place(from, sound.chart.x), try place(to, sound.chart.x))
    guard start <= end else {
      throw .badInput("The option --part goes from left to right: \(to) lies before \(from).")
    }
    let isEmpty = sound.chart.series.allSatisfy { series in
      !series.points.contains { (start...end).contains($0.x) }
    }
    guard !isEmpty else {
      throw .badInput("There is nothing between \(from) and \(to). Choose another part.")
    }
    return sound.sound(of: ChartPart(x: start...end))
  }

  private func place(_ text: String, _ axis: Axis) throws(CommandError) -> Double {
    if let place = axis.place(of: text) { return place }
    throw .badInput(
      "“\(text)” is no place on the axis \(axis.name). Give one as the file has them.")
  }
}
