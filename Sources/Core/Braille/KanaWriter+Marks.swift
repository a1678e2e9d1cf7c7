// SPDX-License-Identifier: Apache-2.0

extension KanaWriter {
  /// Writes a sign; false when there are no cells for it.
  mutating func writeMark(_ scalar: Unicode.Scalar) -> Bool {
    if let (cells, spaces) = Self.spaced(scalar) {
      put(cells)
      context = .none
      putSpaces(spaces)
      return true
    }
    guard let cells = bracket(scalar) ?? between(scalar) ?? alone(scalar) else { return false }
    put(cells)
    context = .none
    return true
  }

  /// Marks with the spaces after them that belong to them.
  private static func spaced(_ scalar: Unicode.Scalar) -> (cells: [UInt8], spaces: Int)? {
    switch scalar {
    case "。": ([KanaCell.specialVoiced], 2)
    case "、", ",": ([KanaCell.latin], 1)
    case "・": ([KanaCell.voiced], 1)
    case "？", "?": ([KanaCell.special], 2)
    case "！", "!": ([KanaCell.exclamation], 2)
    default: nil
    }
  }

  private func bracket(_ scalar: Unicode.Scalar) -> [UInt8]? {
    switch scalar {
    case "「", "」": [KanaCell.corner]
    case "『": [KanaCell.latin, KanaCell.corner]
    case "』": [KanaCell.corner, KanaCell.dots23]
    case "（", "）", "(", ")": [KanaCell.bracket]
    case "［", "[", "{", "“", "‘", "〈", "《", "【": [KanaCell.voiced, KanaCell.bracket]
    case "］", "]", "}", "”", "’", "〉", "》", "】": [KanaCell.bracket, KanaCell.dot2]
    case "〔": [KanaCell.latin, KanaCell.bracket]
    case "〕": [KanaCell.bracket, KanaCell.dots23]
    default: nil
    }
  }

  /// Signs that mean this only between numbers, or after one.
  private func between(_ scalar: Unicode.Scalar) -> [UInt8]? {
    let next = self.scalar(at: index + 1)
    let isNext = Self.isDigit(next)
    switch scalar {
    case "％", "%": return context == .number ? [KanaCell.latin, KanaCell.percent] : nil
    case "＋", "+": return context == .number && isNext ? [KanaCell.special] : nil
    case "＝", "=": return context == .number && isNext ? [KanaCell.long, KanaCell.long] : nil
    case "/":
      let isBetween =
        context == .number && isNext || context == .latin && Self.isLetter(next)
      return isBetween ? [KanaCell.slash] : nil
    case "-":
      let isBetween = context == .number || context == .latin
      return isBetween && (isNext || Self.isLetter(next)) ? [KanaCell.corner] : nil
    case ".": return [KanaCell.specialVoiced]
    default: return nil
    }
  }

  private func alone(_ scalar: Unicode.Scalar) -> [UInt8]? {
    switch scalar {
    case "〜", "～": [KanaCell.corner, KanaCell.corner]
    case "―", "—", "–": [KanaCell.long, KanaCell.long]
    case "※" where context == .none: [KanaCell.wo, KanaCell.wo]
    case "→" where isAlone: [KanaCell.long, KanaCell.long, KanaCell.ta]
    case "←" where isAlone: [KanaCell.ko, KanaCell.long, KanaCell.long]
    case "'", "’": nil
    default: KanaSymbols.kana.cells(of: KanaSymbols.fullWidth(scalar))
    }
  }

  /// Whether a space or the end of the line stands on either side.
  private var isAlone: Bool {
    let before = scalar(at: index - 1) ?? " "
    let after = scalar(at: index + 1) ?? " "
    return (before == " " || before == "\n") && (after == " " || after == "\n")
  }
}

extension KanaSymbols {
  /// The full-width form of a sign that is printed so among kana.
  static func fullWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "&": "＆"
    case "#": "＃"
    case "@": "＠"
    case "*": "＊"
    case "$": "＄"
    case ":": "："
    case "_": "＿"
    default: scalar
    }
  }
}
