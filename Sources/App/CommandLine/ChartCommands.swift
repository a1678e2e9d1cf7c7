// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts
import Phrases
import Sonification
import Speaking

private let soundOptions: [CommandOption] = [
  .value("--mapping", "classic", "How values become pitches; classic: evenly from 150 to 2600 Hz."),
  .value(
    "--duration", "short|recommended|long|SECONDS",
    "How long the sound lasts; recommended unless said: 3 seconds, up to 10 for many points."),
  .value(
    "--smoothing", "default|none|ALPHA",
    "How far values are smoothed first; default is 0.35, and 1 is as good as none."),
]

private let fileFormat = """
  FILE.csv holds a line that names two columns, then x and y in each line. Commas, semicolons or tabs part the
  columns. \"-\" reads standard input.
  """

extension Command {
  /// `earshot chart plan`: the pitches of a chart in time, as JSON.
  static let chartPlan = Command(
    path: ["chart", "plan"],
    summary: "Print which pitch sounds when, for the data of a CSV file.",
    operands: "FILE.csv|-", operandCount: 1...1, options: soundOptions,
    discussion: """
      \(fileFormat)
      Printed is {"duration":seconds,"points":[{"time":seconds,"frequency":hertz},…],"samples":N}, where N counts
      the samples of the sound at 44100 a second. Points stay in the order of the file.
      """,
    run: { arguments, console in
      let options = try ChartOptions(arguments)
      let file = try ChartFile(arguments.operands[0], console: console)
      var writer = JSONWriter()
      writer.value(
        try file.make { chart throws(ChartError) in try ChartPlan(chart, options: options) })
      writer.endLine()
      console.write(writer.bytes)
    })

  /// `earshot chart render`: the sound of a chart as a WAV file.
  static let chartRender = Command(
    path: ["chart", "render"],
    summary: "Write the sound of the data of a CSV file to a WAV file.",
    operands: "FILE.csv|-", operandCount: 1...1,
    options: [
      .value("-o", "OUT.wav", "The file to write; one of that name is replaced. Must be given.")
    ] + soundOptions,
    discussion: """
      \(fileFormat)
      The sound goes through the points from the least x to the greatest. It is written whole or not at all.
      """,
    run: { arguments, console in
      let options = try ChartOptions(arguments)
      guard let path = arguments.text("-o") else {
        throw CommandFailure.badInput("Say where the sound goes, such as: -o out.wav")
      }
      let file = try ChartFile(arguments.operands[0], console: console)
      let sound = try file.make { chart throws(ChartError) in
        try ChartSound(chart, options: options)
      }
      let wave = WaveFile.bytes(
        samples: sound.samples, sampleRate: ChartSynthesizer.sampleRate)
      try console.save(wave, to: path)
    })

  /// `earshot chart describe`: a chart in words.
  static let chartDescribe = Command(
    path: ["chart", "describe"],
    summary: "Describe the data of a CSV file in a few sentences.",
    operands: "FILE.csv|-", operandCount: 1...1,
    options: [.value("--language", "en|es|ar", "The language of the sentences; en unless said.")],
    discussion: fileFormat,
    run: { arguments, console in
      let language = try arguments.language()
      let file = try ChartFile(arguments.operands[0], console: console)
      let description = ChartDescription(file.chart.sortedByX())
      console.print(description.summary.text(in: language))
      for sentence in description.sentences { console.print(sentence.text(in: language)) }
    })
}

/// The chart of a CSV file, and what the person called the file.
private struct ChartFile {
  let name: String
  let chart: Chart

  init(_ path: String, console: Console) throws(CommandFailure) {
    name = path == "-" ? "Standard input" : path
    let bytes = try console.read(path, limit: Chart.Limit.bytes + 1_000_000)
    do { chart = try Chart(csv: bytes) } catch { throw Self.failure(name, error) }
  }

  /// What `make` makes of the chart, or a sentence that names the file.
  func make<Product>(
    _ make: (Chart) throws(ChartError) -> Product
  ) throws(CommandFailure) -> Product {
    do { return try make(chart) } catch { throw Self.failure(name, error) }
  }

  private static func failure(_ name: String, _ error: ChartError) -> CommandFailure {
    .badInput("\(name): \(Phrase(error).text(in: .english))")
  }
}

extension ChartOptions {
  fileprivate init(_ arguments: Arguments) throws(CommandFailure) {
    self.init(
      mapping: try arguments.choice("--mapping", ["classic": .classic]) ?? .classic,
      duration: try arguments.text("--duration").map(Self.duration) ?? .recommended,
      smoothing: try arguments.text("--smoothing").map(Self.smoothing) ?? .standard)
  }

  private static func duration(_ text: String) throws(CommandFailure) -> ChartDuration {
    if let named = ChartDuration(word: text) { return named }
    if let seconds = Double(text).flatMap(ChartDuration.Seconds.init) { return .seconds(seconds) }
    throw .badInput(
      "The option --duration needs short, recommended, long, or seconds above 0 and at most "
        + "\(Int(ChartDuration.Seconds.greatest)), but got \"\(text)\".")
  }

  private static func smoothing(_ text: String) throws(CommandFailure) -> Smoothing {
    if let named = Smoothing(word: text) { return named }
    if let weight = Double(text), weight.isFinite { return .weight(weight) }
    throw .badInput(
      "The option --smoothing needs default, none, or a number from 0.0001 to 1, but got \"\(text)\"."
    )
  }
}
