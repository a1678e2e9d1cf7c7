// SPDX-License-Identifier: Apache-2.0

import Braille
import Bytes
import Speaking

extension Command {
  /// `earshot braille decode`: the cells and swipes of recorded touches.
  static let brailleDecode = Command(
    path: ["braille", "decode"],
    summary: "Turn recorded touches into braille cells and swipes.",
    operands: "TRACE|-", operandCount: 1...1,
    options: [
      .value(
        "--recognizer", "adaptive|classic",
        "adaptive (unless said) fits itself to the hands; classic has YubitenReader's fixed zones."),
      .value(
        "--mode", "hold|table", "How the device is held: in both hands, or flat; hold unless said."),
      .value("--size", "WxH", "Width and height of the screen in points; 390x844 unless said."),
      .value(
        "--density", "NUMBER", "Points in a millimetre of glass; 6.3, as on phones, unless said."),
      .value("--dots", "6|8", "Dots of a cell; 6 unless said."),
      .value(
        "--hands", "both|left|right", "Which hands type; one hand types a column after the other."),
      .value(
        "--chording", "lift|accumulate|sequential",
        "lift: fingers lifted together make a cell; accumulate: all since the first; "
          + "sequential: left column, then right."),
      .value(
        "--language", "en|es|ar|ja-kana|none",
        "What is written, which decides when touches leave it open; en unless said."),
      .flag("--explain", "Add to each cell how it came about."),
    ],
    discussion: """
      TRACE is JSON Lines, one for each touch event:
        {"t":0.12,"phase":"began","touch":1,"x":300,"y":100}
      phase is began, moved, ended or cancelled; t is seconds; x and y are points from the top left corner,
      and may be left out when a touch ends or is cancelled. A flat device is taken to lie across.
      A line {"t":0,"phase":"calibrate","dots":[[x,y],…]} says where dots 1 to 6 lie (1 to 8 with --dots 8; 1 to 3,
      or 1 2 3 7, under one hand). Lines with the phase wake or blur let time pass, or let all fingers be forgotten.
      A run that the pad recorded, whose first line names its session, is played as `earshot trace` plays it.
      Printed are JSON Lines: cells, swipes and failures. A trace with a mistake prints nothing but the mistake.
      """,
    run: { arguments, console in
      let configuration = try RecognizerConfiguration(arguments)
      let alphabet = try CellAlphabet.chosen(arguments)
      let path = arguments.operands[0]
      let trace = try console.read(path)
      if TouchTrace.isRecordedRun(trace) { return try console.play(trace, named: path) }
      let touches = try TouchTrace(trace, name: path, places: configuration.placeCount)
      let session = RecognizerSession(
        configuration, explains: arguments.has("--explain"), alphabet: alphabet)
      console.write(touches.decoded(by: session))
    })
}

extension RecognizerConfiguration {
  fileprivate init(_ arguments: Arguments) throws(CommandError) {
    self.init(
      recognizer: try arguments.choice(
        "--recognizer", ["adaptive": .adaptive, "classic": .classic]) ?? .adaptive,
      mode: try arguments.choice("--mode", ["hold": .hold, "table": .table]) ?? .hold,
      size: try arguments.text("--size").map(Self.size) ?? .phone)
    pointsPerMillimetre = try arguments.text("--density").map(Self.density)
    dots = try arguments.choice("--dots", ["6": .six, "8": .eight]) ?? .six
    hands =
      try arguments.choice("--hands", ["both": .both, "left": .left, "right": .right]) ?? .both
    chording =
      try arguments.choice(
        "--chording", ["lift": .lift, "accumulate": .accumulate, "sequential": .sequential])
      ?? .lift
  }

  private static func size(_ text: String) throws(CommandError) -> Size {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    if sides.count == 2, let width = sides[0], let height = sides[1],
      let size = Size(width: width, height: height)
    {
      return size
    }
    throw .badInput(
      "The option --size needs width and height in points, each above 0 and at most 100000, "
        + "such as 390x844, but got \"\(text)\".")
  }

  private static func density(_ text: String) throws(CommandError) -> Double {
    if let number = Double(text), Self.densities.contains(number) { return number }
    throw .badInput(
      "The option --density needs points in a millimetre, from 1 to 60, such as 6.3, "
        + "but got \"\(text)\".")
  }
}

extension CellAlphabet {
  /// What the person says is written; nil for nothing known.
  fileprivate static func chosen(_ arguments: Arguments) throws(CommandError) -> CellAlphabet? {
    let choices: KeyValuePairs<String, CellAlphabet?> = [
      "en": .english, "es": .spanish, "ar": .arabic, "ja-kana": .kana, "none": nil,
    ]
    return try arguments.choice("--language", choices) ?? .english
  }
}
