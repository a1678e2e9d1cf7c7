// SPDX-License-Identifier: Apache-2.0

import Braille
import Bytes
import Speaking

extension Command {
  /// `earshot braille decode`: the cells and swipes of recorded touches.
  static let brailleDecode = Command(
    path: ["braille", "decode"],
    summary: { BrailleCommandWords[$0].decodeSummary },
    operands: "TRACE|-", operandCount: 1...1,
    options: [
      .value("--recognizer", "adaptive|classic") { BrailleCommandWords[$0].recognizer },
      .value("--mode", "hold|table") { BrailleCommandWords[$0].mode },
      .value("--size", "WxH") { BrailleCommandWords[$0].size },
      .value("--density", "NUMBER") { BrailleCommandWords[$0].density },
      .value("--dots", "6|8") { BrailleCommandWords[$0].dots },
      .value("--hands", "both|left|right") { BrailleCommandWords[$0].hands },
      .value("--chording", "lift|accumulate|sequential") { BrailleCommandWords[$0].chording },
      .value("--language", "en|es|ar|ja-kana|none") { BrailleCommandWords[$0].decodeLanguage },
      .flag("--explain") { BrailleCommandWords[$0].explain },
    ],
    discussion: { BrailleCommandWords[$0].decodeDiscussion },
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
    throw .badInput { BrailleFileWords[$0].wrongSize(text) }
  }

  private static func density(_ text: String) throws(CommandError) -> Double {
    if let number = Double(text), Self.densities.contains(number) { return number }
    throw .badInput { BrailleFileWords[$0].wrongDensity(text) }
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
