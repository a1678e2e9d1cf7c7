// SPDX-License-Identifier: Apache-2.0

import SyntheticTyping
import Testing

@testable import Braille

@Suite struct CellFrequenciesTests {
  /// After a: b nine times and c once; at the beginning of a word a always; c after b.
  private static let counts = "⠀⠁10\n⠁⠃9⠉1\n⠃⠉4\n"
  private static let a = Cell(dots: [1])
  private static let b = Cell(dots: [1, 2])
  private static let c = Cell(dots: [1, 4])

  @Test("What was counted after a cell is likely there, and all cells are one together")
  func counted() throws {
    let frequencies = try #require(CellFrequencies(Self.counts))
    for before in [[], [Self.a], [Self.b], [Self.c], [.blank], [Cell.full]] {
      let prior = frequencies.prior(after: before)
      let sum = (1...63).reduce(0.0) { $0 + prior.probability(of: Cell(bits: UInt8($1))) }
      #expect((sum - 1).magnitude < 1e-3)
      #expect((1...63).allSatisfy { prior.probability(of: Cell(bits: UInt8($0))) > 1e-5 })
    }
    #expect(frequencies.prior(after: []).probability(of: Self.a) > 0.8)
    let afterA = frequencies.prior(after: [Self.b, Self.a])
    #expect(afterA.probability(of: Self.b) > 0.6)
    #expect(afterA.probability(of: Self.b) > 4 * afterA.probability(of: Self.c))
    // Nothing was seen after c: what is likely anywhere is likely there.
    let afterC = frequencies.prior(after: [Self.c])
    #expect(afterC.probability(of: Self.a) > 10 * afterC.probability(of: .full))
  }

  @Test(
    "What is no count of cells is none",
    arguments: ["", "\n", "⠁\n", "abc", "⠁⠃x", "⠁⠃9999999", "⠁⠃1⠃2", "⠁⣿1", "9⠁", "⠁⠃0"])
  func nonsense(text: String) { #expect(CellFrequencies(text) == nil) }

  @Test("Frequencies help where they are true, and are unlearned where they are not")
  func learned() throws {
    // A text of few cells in a fixed order, as contractions have theirs.
    let cells = [Self.a, Self.b, Self.c, .blank, Cell(dots: [2, 3, 4, 6]), Self.a, .blank]
    let frequencies = try #require(
      CellFrequencies("⠀⠁10⠮10\n⠁⠃10\n⠃⠉10\n⠮⠁10\n"))
    var trial = TypingTrial(TypingLevel.all[3])
    trial.sessions = 4
    trial.alphabet = nil
    trial.prose = cells
    let open = trial.accuracy(of: [.adaptive])[0]
    trial.frequencies = frequencies
    #expect(trial.accuracy(of: [.adaptive])[0] > open + 0.05)
    trial.prose = []
    trial.text = .anyCell
    let believing = trial.accuracy(of: [.adaptive])[0]
    trial.frequencies = nil
    #expect(believing > trial.accuracy(of: [.adaptive])[0] - 0.01)
  }

  @Test(
    "Cells typed on the spots are those cells, however often another follows, before the pad knows the hands",
    arguments: PadMode.allCases, ["390x844", "844x390", "358x300", "300x220"])
  func onTheSpots(mode: PadMode, size: String) throws {
    let sides = size.split(separator: "x").compactMap { Double($0) }
    let screen = try #require(Size(width: sides[0], height: sides[1]))
    for often in (1...63).map({ Cell(bits: $0) }) {
      // Nothing else was ever seen, at the beginning of a word and after c.
      let frequencies = try #require(CellFrequencies("⠀\(often.text)900\n⠉\(often.text)900\n"))
      // As many fingers make no other cells than those with as many dots.
      for bits in UInt8(1)...63 where bits != often.bits && bits.nonzeroBitCount == often.dots.count
      {
        let typed = Cell(bits: bits)
        for before in [[], [Self.c]] {
          var fingers = Fingers {
            $0.mode = mode
            $0.size = screen
          }
          for cell in before { fingers.type(cell) }
          fingers.prior = frequencies.prior(after: before)
          #expect(fingers.type(typed) == [.cell(typed)])
        }
      }
    }
  }

  @Test("A pad takes the frequencies of its own table, none of another, and none for a password")
  func pads() {
    let typed = Self.counts
    func prior(_ table: String, isPrivate: Bool = false) -> Bool {
      var pad = Pad { $0.isPrivate = isPrivate }
      pad.send(.table(PadTable(name: "xx-g2", tag: "xx")))
      let before = pad.session.prior.probability(of: Self.a)
      pad.send(.frequencies(table: table, typed))
      return pad.session.prior.probability(of: Self.a) != before
    }
    #expect(prior("xx-g2"))
    #expect(!prior("xx-g1"))
    #expect(!prior("xx-g2", isPrivate: true))
  }
}
