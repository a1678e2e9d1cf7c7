// SPDX-License-Identifier: Apache-2.0

import Braille
import Testing

@Suite struct CellPriorTests {
  @Test("The probabilities of all cells are one together", arguments: CellAlphabet.allCases)
  func sums(alphabet: CellAlphabet) {
    for before in [[], [Cell(dots: [1])], [Cell(dots: [3, 4, 5, 6])], [Cell(dots: [6])]] {
      let prior = CellPrior(alphabet, after: before)
      let sum = (1...63).reduce(0.0) { $0 + prior.probability(of: Cell(bits: UInt8($1))) }
      #expect((sum - 1).magnitude < 1e-3)
      #expect((1...63).allSatisfy { prior.probability(of: Cell(bits: UInt8($0))) > 0 })
    }
  }

  @Test("Letters are as likely as they are frequent, digits after the number sign")
  func contexts() {
    let e = Cell(dots: [1, 5])
    let z = Cell(dots: [1, 3, 5, 6])
    let b = Cell(dots: [1, 2])
    let word = CellPrior(CellAlphabet.english, after: [b])
    #expect(word.probability(of: e) > 20 * word.probability(of: z))
    let number = CellPrior(CellAlphabet.english, after: [Cell(dots: [3, 4, 5, 6]), b])
    #expect(number.probability(of: b) > word.probability(of: b))
    #expect(number.probability(of: z) < word.probability(of: z))
    let later = CellPrior(CellAlphabet.english, after: [Cell(dots: [3, 4, 5, 6]), b, .blank])
    #expect(later.probability(of: e) > later.probability(of: b))
    let afterNumber = CellPrior(CellAlphabet.english, after: [Cell(dots: [3, 4, 5, 6]), b, z])
    #expect(afterNumber.probability(of: e) == word.probability(of: e))
  }

  @Test("The letters of each language are likelier than cells that it does not have")
  func languages() {
    let enye = Cell(dots: [1, 2, 4, 5, 6])
    #expect(
      CellPrior(CellAlphabet.spanish).probability(of: enye)
        > CellPrior(CellAlphabet.english).probability(of: enye))
    let alif = Cell(dots: [1])
    #expect(CellPrior(CellAlphabet.arabic).probability(of: alif) > 0.08)
    let dakuten = Cell(dots: [5])
    #expect(CellPrior(.kana).probability(of: dakuten) > 0.05)
    #expect(CellPrior.flat.probability(of: dakuten) == 1.0 / 63)
  }
}
