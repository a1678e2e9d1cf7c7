// SPDX-License-Identifier: Apache-2.0

import Charts

/// What commas and points stand for in the numbers of a table, for each column.
///
/// A number of which only one makes sense decides for its column, and for others that leave it open: `12,5`,
/// `1.234.567`, `1,234.50`, `0.125`. Where each mark has one to three digits before it and exactly three behind it, as in
/// `1,200`, it may part thousands or begin fractions. Then these decide, in this order:
///
/// 1. what somebody chose;
/// 2. other columns, also those where spaces or apostrophes part thousands;
/// 3. whole numbers below a thousand without a mark beside others that end in a zero (`990` and `1.200`: fractions would
///    be written alike, or without zeros at their end);
/// 4. what is usual in the person's language.
///
/// Dates and times decide nothing.
struct NumberMarks {
  /// The mark before fractions in each column.
  private(set) var decimal: [DecimalMark]
  /// For each column a number of its that no other number decides.
  private(set) var open: [OpenNumber?]

  init(_ table: DataTable, numbers: [Int], count: Int, choices: CellChoices) {
    decimal = [DecimalMark](repeating: .point, count: count)
    open = [OpenNumber?](repeating: nil, count: count)
    var columns: [(column: Int, evidence: MarkEvidence)] = []
    for column in numbers { columns.append((column, MarkEvidence(table, column))) }
    let (file, hint) = (Self.agreed(columns) { $0.decided }, Self.agreed(columns) { $0.likely })
    let hasOtherGroups = columns.contains { $0.evidence.hasOtherGroups }
    // Programs that part columns by commas write points before fractions, whoever runs them.
    let usual = table.isCommaParted ? .point : choices.usual
    for (column, evidence) in columns {
      if let decided = evidence.decided {
        decimal[column] = decided
      } else if let cell = evidence.openCell {
        let apart = hasOtherGroups ? evidence.openMark : nil
        decimal[column] =
          choices.chosen ?? file ?? apart ?? evidence.likely ?? hint ?? usual
        guard choices.chosen != nil || file == nil else { continue }
        open[column] = OpenNumber(table, cell, decimal[column], isChosen: choices.chosen != nil)
      }
    }
  }

  /// The first number of some columns that nothing decides.
  func firstOpen(among columns: [Int]) -> OpenNumber? {
    for column in columns {
      if let number = open[column] { return number }
    }
    return nil
  }

  /// What all columns say that say anything; nil where they differ.
  private static func agreed(
    _ columns: [(column: Int, evidence: MarkEvidence)],
    _ mark: (MarkEvidence) -> DecimalMark?
  ) -> DecimalMark? {
    var agreed: DecimalMark?
    for (_, evidence) in columns {
      guard let mark = mark(evidence) else { continue }
      if let agreed, agreed != mark { return nil }
      agreed = mark
    }
    return agreed
  }
}

/// What somebody wants, and what is usual where they are.
struct CellChoices {
  var chosen: DecimalMark? = nil
  var usual: DecimalMark
  /// Which part of an open date comes first.
  var dateOrder: DateOrder? = nil
}

/// What the numbers of a column say about their marks.
private struct MarkEvidence {
  /// What a number decides.
  private(set) var decided: DecimalMark?
  /// The first number that leaves it open.
  private(set) var openCell: DataTable.Cell?
  /// The mark in it.
  private(set) var openMark = DecimalMark.point
  private var openEndsInZero = false
  /// Whole numbers of one to three digits, and of more, without any mark.
  private var hasShortWhole = false
  private var hasLongWhole = false
  /// Whether spaces, apostrophes or the like part groups.
  private(set) var hasOtherGroups = false

  init(_ table: DataTable, _ column: Int) {
    for row in 0..<table.rowCount where decided == nil {
      let cell = table.cell(row, column)
      if !cell.isEmpty, !table.isWrittenByProgram(cell) { look(table, cell) }
    }
    if decided == nil, openCell != nil, hasOtherGroups { decided = openMark }
  }

  /// What is likely where nothing is decided: that the marks part thousands.
  var likely: DecimalMark? {
    hasShortWhole && !hasLongWhole && openEndsInZero ? openMark.other : nil
  }

  private mutating func look(_ table: DataTable, _ cell: DataTable.Cell) {
    let text = table.text(cell)
    var digits = 0
    var isPlain = true
    for byte in text {
      if byte &- 0x30 <= 9 { digits += 1 } else if byte != UInt8(ascii: "-") { isPlain = false }
    }
    if isPlain {
      if digits > 3 { hasLongWhole = true } else if digits > 0 { hasShortWhole = true }
      return
    }
    let point = MeasuredNumber(text, decimalMark: DecimalMark.point.byte)
    let comma = MeasuredNumber(text, decimalMark: DecimalMark.comma.byte)
    guard let point, let comma else {
      decided = point != nil ? .point : comma != nil ? .comma : nil
      return
    }
    if point.value != comma.value {
      if openCell == nil { openCell = cell }
      openMark = MeasuredNumber.plain(text).contains(UInt8(ascii: ",")) ? .comma : .point
      openEndsInZero = openEndsInZero || point.endsInZero
    } else if point.hasGroups {
      hasOtherGroups = true
    } else if point.value.magnitude < 1000 {
      hasShortWhole = true
    } else {
      hasLongWhole = true
    }
  }
}

extension OpenNumber {
  /// A number of a table as it is read.
  fileprivate init?(
    _ table: DataTable, _ cell: DataTable.Cell, _ mark: DecimalMark, isChosen: Bool
  ) {
    guard let number = table.number(cell, decimalMark: mark),
      let other = table.number(cell, decimalMark: mark.other)
    else { return nil }
    self.init(
      written: table.text(cell).line(), value: number.value, otherValue: other.value,
      decimalMark: mark, isChosen: isChosen)
  }
}
