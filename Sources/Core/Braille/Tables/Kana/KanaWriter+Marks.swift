// SPDX-License-Identifier: Apache-2.0

extension KanaWriter {
  /// Writes a sign; false when there are no cells for it.
  mutating func writeMark(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "→" || scalar == "←" {
      writeArrow(scalar)
      return true
    }
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
  private static func spaced(_ scalar: Unicode.Scalar) -> (cells: KanaCells, spaces: Int)? {
    switch scalar {
    case "。": (KanaCells(KanaCell.specialVoiced), 2)
    case "、", ",": (KanaCells(KanaCell.latin), 1)
    case "・": (KanaCells(KanaCell.voiced), 1)
    case "※": (KanaCells(KanaCell.wo, KanaCell.wo), 1)
    case "？", "?": (KanaCells(KanaCell.special), 1)
    case "！", "!": (KanaCells(KanaCell.exclamation), 1)
    default: nil
    }
  }

  private func bracket(_ scalar: Unicode.Scalar) -> KanaCells? {
    switch scalar {
    case "「", "」": KanaCells(KanaCell.corner)
    case "『": KanaCells(KanaCell.latin, KanaCell.corner)
    case "』": KanaCells(KanaCell.corner, KanaCell.dots23)
    case "（", "）", "(", ")": KanaCells(KanaCell.bracket)
    case "［", "[", "{", "“", "‘", "〈", "《", "【", "〝": KanaCells(KanaCell.voiced, KanaCell.bracket)
    case "］", "]", "}", "”", "’", "〉", "》", "】", "〟": KanaCells(KanaCell.bracket, KanaCell.dot2)
    case "〔": KanaCells(KanaCell.latin, KanaCell.bracket)
    case "〕": KanaCells(KanaCell.bracket, KanaCell.dots23)
    default: nil
    }
  }

  /// Signs that mean this only between numbers, or after one.
  private func between(_ scalar: Unicode.Scalar) -> KanaCells? {
    let next = self.scalar(at: index + 1)
    let isNext = Self.isDigit(next)
    switch scalar {
    case "％", "%": return context == .none ? nil : KanaCells(KanaCell.latin, KanaCell.percent)
    case "＋", "+": return context == .number && isNext ? KanaCells(KanaCell.special) : nil
    case "＝", "=":
      return context == .number && isNext ? KanaCells(KanaCell.long, KanaCell.long) : nil
    case "/":
      let isBetween =
        context == .number && isNext || context == .latin && Self.isLetter(next)
      return isBetween ? KanaCells(KanaCell.slash) : nil
    case "-":
      let isBetween = context == .number || context == .latin
      return isBetween && (isNext || Self.isLetter(next)) ? KanaCells(KanaCell.corner) : nil
    case ".": return KanaCells(KanaCell.specialVoiced)
    default: return nil
    }
  }

  private func alone(_ scalar: Unicode.Scalar) -> KanaCells? {
    switch scalar {
    case "〜", "～": KanaCells(KanaCell.corner, KanaCell.corner)
    case "―", "—", "–": KanaCells(KanaCell.long, KanaCell.long)
    case "'", "’": nil
    default: KanaSymbols.kana.cells(of: KanaSymbols.fullWidth(scalar))
    }
  }

  /// Writes an arrow with a space on either side, unless the line begins or ends there.
  private mutating func writeArrow(_ scalar: Unicode.Scalar) {
    if let last = pieces.last, last != .lineBreak, last != .space {
      put(0, characters: 0)
    }
    put(
      scalar == "→"
        ? KanaCells(KanaCell.long, KanaCell.long, KanaCell.ta)
        : KanaCells(KanaCell.ko, KanaCell.long, KanaCell.long))
    context = .none
    if self.scalar(at: index) == " " { return }
    if let next = self.scalar(at: index), next != "\n" {
      index -= 1
      put(0)
    }
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
