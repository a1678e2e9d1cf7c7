// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// The cells of a way to write, and how often each occurs.
public enum CellAlphabet: UInt8, Hashable, Worded {
  /// Uncontracted English.
  case english
  /// Uncontracted Spanish.
  case spanish
  /// Uncontracted Arabic.
  case arabic
  /// Japanese kana.
  case kana

  /// The cells of an uncontracted alphabet.
  public init(_ alphabet: BrailleAlphabet) {
    switch alphabet {
    case .english: self = .english
    case .spanish: self = .spanish
    case .arabic: self = .arabic
    }
  }

  /// The word in options and configurations: a language tag, or `ja-kana`.
  public var word: String {
    switch self {
    case .english: "en"
    case .spanish: "es"
    case .arabic: "ar"
    case .kana: "ja-kana"
    }
  }

  /// What is likely, worked out once.
  var priors: CellPriors { Self.allPriors[Int(rawValue)] }

  private static let allPriors = CellAlphabet.allCases.map {
    CellPriors($0.table, letters: $0.letters)
  }

  /// The table whose letters are counted; nil when cells are.
  private var table: UncontractedTable? {
    switch self {
    case .english: .english
    case .spanish: .spanish
    case .arabic: .arabic
    case .kana: nil
    }
  }

  private var letters: String {
    switch self {
    case .english: Self.englishLetters
    case .spanish: Self.spanishLetters
    case .arabic: Self.arabicLetters
    case .kana: Self.kanaCells
    }
  }

  /// Of a hundred thousand letters of English prose, as Lewand counts them in "Cryptological Mathematics" (2000).
  private static let englishLetters =
    "a8167b1492c2782d4253e12702f2228g2015h6094i6966j153k772l4025m2406n6749o7507p1929q95r5987"
    + "s6327t9056u2758v978w2360x150y1974z74"

  /// Of a hundred thousand letters of Spanish prose, by the table of Wikipedia's article "Letter frequency".
  private static let spanishLetters =
    "a11525b2215c4019d5010e12181f692g1768h703i6247j493k11l4967m3157n6712o8683p2510q877r6871s7977"
    + "t4632u2927v1138w17x215y1008z467á502é433í725ó827ú168ü12ñ311"

  /// Of ten thousand letters of Earshot's own Arabic sentences, 13,221 letters with lam and alef as one.
  private static let arabicLetters =
    "ا1243ب290ت563ث79ج150ح234خ175د307ذ86ر492ز32س298ش92ص160ض54ط172ظ40ع339غ72ف262ق253ك328ل972م561"
    + "ن436ه256و480ي640ى115ة244ء36أ278إ89آ22ؤ11ئ36\u{FEFB}101"

  /// Of 7,505 cells of kana: a cell's dots, a colon, how often.
  ///
  /// They are the readings of 6,722 kana of Japanese sentences, counted by a maker of palindromes
  /// (ameblo.jp/ai-and-t, 2008), with the cells by which voiced sounds and the like are written.
  private static let kanaCells =
    "1:102 12:574 14:176 124:49 24:120 16:542 126:197 146:293 1246:108 246:141 156:170 1256:332 "
    + "1456:153 12456:61 2456:68 135:452 1235:48 1345:166 12345:212 2345:242 13:236 123:151 134:12 "
    + "1234:50 234:156 136:131 1236:73 1346:98 12346:16 2346:30 1356:158 12356:80 13456:42 123456:77 "
    + "23456:117 34:70 345:105 15:138 125:89 145:107 1245:62 245:21 3:88 35:12 356:348 25:6 2:43 "
    + "5:744 6:13 4:20 45:6 46:1 346:20 26:2 256:2"
}

/// What is likely in an alphabet, for each context.
struct CellPriors: Sendable {
  private let wordStart: CellPrior
  private let word: CellPrior
  private let number: CellPrior
  private let sign: CellPrior

  subscript(context: CellContext) -> CellPrior {
    switch context {
    case .wordStart: wordStart
    case .word: word
    case .number: number
    case .sign: sign
    }
  }

  /// Shares of a text that are letters, signs of punctuation, digits, capital and number signs.
  ///
  /// Rough figures of ordinary prose: a capital in thirty letters, a punctuation mark in twenty, few numbers. They only
  /// have to be of the right size; `PriorTrust` weighs what is truly written.
  private struct Shares {
    var letters = 0.0
    var marks = 0.0
    var digits = 0.0
    var capitals = 0.0
    var numbers = 0.0
  }

  init(_ table: UncontractedTable?, letters: String) {
    let weights =
      table.map { Self.weights(ofLetters: letters, in: $0) } ?? Self.weights(ofCells: letters)
    func prior(_ shares: Shares) -> CellPrior {
      var all = weights.map { $0 * shares.letters }
      if let table {
        for mark in table.marks {
          // Two marks of three are commas and full stops.
          let isCommon = mark.sign == .comma || mark.sign == .fullStop
          all[Int(mark.cell.bits)] +=
            shares.marks * (isCommon ? 1 / 3.0 : 1 / 3.0 / Double(table.marks.count))
        }
        if let capital = table.capitalSign { all[Int(capital.bits)] += shares.capitals }
        all[Int(table.letterSign.bits)] += shares.numbers / 4
      }
      for digit in UncontractedTable.digitCells { all[Int(digit.bits)] += shares.digits / 10 }
      all[Int(Cell(dots: [3, 4, 5, 6]).bits)] += shares.numbers
      return CellPrior(weights: all)
    }
    wordStart = prior(
      Shares(letters: 0.93, marks: 0.01, digits: 0, capitals: 0.04, numbers: 0.02))
    word = prior(Shares(letters: 0.965, marks: 0.03, digits: 0, capitals: 0.002, numbers: 0.003))
    number = prior(Shares(letters: 0.08, marks: 0.1, digits: 0.8, capitals: 0, numbers: 0.02))
    sign = prior(Shares(letters: 0.94, marks: 0.005, digits: 0, capitals: 0.05, numbers: 0.005))
  }

  /// The weight of each cell, all together 1, from letters with a number after each.
  private static func weights(ofLetters text: String, in table: UncontractedTable) -> [Double] {
    var weights = [Double](repeating: 0, count: 64)
    var index: Int?
    for scalar in text.scalars {
      if let digit = digit(scalar) {
        if let index { weights[index] = weights[index] * 10 + digit }
      } else {
        // A table has no letter in two cells of six dots.
        index = table.letters[..<64].firstIndex { $0 == scalar }
      }
    }
    return shares(of: weights)
  }

  /// The weight of each cell, all together 1, from rows "dots:number".
  private static func weights(ofCells text: String) -> [Double] {
    var weights = [Double](repeating: 0, count: 64)
    var dots = 0
    var number = 0
    var isNumber = false
    for scalar in text.scalars {
      if let digit = digit(scalar) {
        if isNumber { number = number * 10 + Int(digit) } else { dots = dots * 10 + Int(digit) }
      } else if scalar == ":" {
        isNumber = true
      } else {
        weights[Int(Cell(digits: dots).bits & Cell.full.bits)] += Double(number)
        (dots, number, isNumber) = (0, 0, false)
      }
    }
    weights[Int(Cell(digits: dots).bits & Cell.full.bits)] += Double(number)
    return shares(of: weights)
  }

  private static func shares(of weights: [Double]) -> [Double] {
    var all = 0.0
    for weight in weights { all += weight }
    return weights.map { $0 / max(all, 1) }
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Double? {
    ("0"..."9").contains(scalar) ? Double(scalar.value - 0x30) : nil
  }
}
