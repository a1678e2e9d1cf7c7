// SPDX-License-Identifier: Apache-2.0

/// What else the fingers may have meant by a word: cells that lie near to those recognised.
///
/// Nothing is put in the place of what was typed until the person asks for it.
struct Repair: Sendable {
  /// Another reading of a word's chords.
  struct Alternative: Sendable {
    var cells: [Cell]
    /// How unlikely it is beside what was recognised: a natural logarithm, 0 for the same.
    var cost: Double
    /// What it reads as.
    var text = ""
  }

  /// Other cells that a chord might be, and how unlikely each is.
  typealias Others = [(cell: Cell, cost: Double)]

  /// Chords of a word that are looked at.
  static let mostCells = 24
  /// Alternatives that are offered.
  static let mostOffered = 8
  /// Alternatives that are read before the best are chosen.
  static let mostRead = 96
  /// Two chords of one word are doubted together only when both are this likely to be other cells.
  private static let mostCostOfPair = 6.0
  /// A finger that was not felt, or one too many: how unlikely that is when the touches tell nothing else.
  ///
  /// Four in ten errors on glass are one dot (Nicolau et al., CHI 2014, table of B#), about one chord in fifty.
  static let costOfOneDot = 4.0
  /// By how much likelier a word of the list is than letters that make none.
  static let gainOfWord = 8.0

  /// The other readings of a word, likeliest first, before they are read.
  static func alternatives(to cells: [Cell], others: (Int) -> Others) -> [Alternative] {
    let options = cells.indices.map { index in
      withOneDotOff(cells[index], others(index)).filter { $0.cell != cells[index] }
    }
    var found: [Alternative] = []
    for (index, others) in options.enumerated() {
      for other in others {
        var changed = cells
        changed[index] = other.cell
        found.append(Alternative(cells: changed, cost: other.cost))
        guard other.cost <= mostCostOfPair else { continue }
        for later in options.indices where later > index {
          for second in options[later] where second.cost <= mostCostOfPair {
            var both = changed
            both[later] = second.cell
            found.append(Alternative(cells: both, cost: other.cost + second.cost))
          }
        }
      }
    }
    return best(of: found, count: mostRead)
  }

  /// The likeliest, in order.
  static func best(of alternatives: [Alternative], count: Int) -> [Alternative] {
    var rest = alternatives
    var best: [Alternative] = []
    while best.count < count, !rest.isEmpty {
      var least = 0
      for index in rest.indices where rest[index].cost < rest[least].cost { least = index }
      best.append(rest.remove(at: least))
    }
    return best
  }

  /// Adds the cells that differ in one dot to those that the touches allow.
  private static func withOneDotOff(_ cell: Cell, _ others: Others) -> Others {
    var all = others
    for dot in 0..<6 {
      let other = Cell(bits: cell.bits ^ 1 << dot)
      guard other != .blank, !all.contains(where: { $0.cell == other }) else { continue }
      all.append((other, costOfOneDot))
    }
    return all
  }
}
