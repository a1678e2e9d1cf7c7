// SPDX-License-Identifier: Apache-2.0

import Braille
import BrailleService
import BrailleTables
import Speaking

/// A text that was sent to be turned into braille and letters, where no scripts run.
struct BrailleText: Sendable {
  /// The table, as the field for it has it.
  let table: String
  /// The tag of the language that is written.
  let tag: String
  private(set) var cells = ""
  private(set) var letters = ""
  /// What could not be done, and what to do.
  private(set) var problem: Saying?

  /// How much of what was left out is named.
  private static let mostNamed = 12

  /// Translates by the table that the pad itself has for a language.
  init(_ text: String, in language: Language) {
    let alphabet = BrailleAlphabet(ofOrEnglish: language)
    table = alphabet.language.tag
    tag = alphabet.language.tag
    let uncontracted = UncontractedTable.of(alphabet)
    let written = uncontracted.written(text)
    cells = written.brailleText
    letters = uncontracted.print(of: written)
  }

  private init(_ text: String, table: String, tag: String, problem: Saying? = nil) {
    letters = text
    self.table = table
    self.tag = tag
    self.problem = problem
  }

  /// Translates by any table; braille in the text is read, the rest of it is written.
  static func translated(
    _ text: String, by name: String, at desk: BrailleTranslator, client: String
  ) async -> BrailleText {
    guard text.unicodeScalars.count <= desk.limits.scalars else {
      let most = desk.limits.scalars
      return BrailleText(text, table: name, tag: "") {
        BrailleTableWords[$0].tooLong("\(most)")
      }
    }
    if let alphabet = BrailleAlphabet.allCases.first(where: { $0.language.tag == name }) {
      return BrailleText(text, in: alphabet.language)
    }
    let table: BrailleTable
    do throws(BrailleTranslatorError) { table = try desk.table(name) } catch {
      return BrailleText(text, table: name, tag: "") { error.message(in: $0) }
    }
    var translated = BrailleText(text, table: table.id, tag: table.languages.first ?? "")
    do throws(BrailleTranslatorError) {
      try await translated.translate(text, by: table, at: desk, client: client)
    } catch {
      translated.problem = { error.message(in: $0) }
    }
    return translated
  }

  private mutating func translate(
    _ text: String, by table: BrailleTable, at desk: BrailleTranslator, client: String
  ) async throws(BrailleTranslatorError) {
    let runs = Self.runs(of: text)
    var leftOut: [Unicode.Scalar] = []
    var cells = ""
    for run in runs {
      if run.isBraille {
        cells += run.text
      } else {
        let written = try await desk.write(run.text, by: table, client: client)
        leftOut += Self.scalars(of: run.text, at: written.unknown)
        cells += written.text
      }
    }
    self.cells = cells
    if runs.contains(where: \.isBraille) {
      let read = try await desk.read(cells, by: table, isPartial: false, client: client)
      letters = read.text
      leftOut += Self.scalars(of: cells, at: read.unknown)
    }
    if !leftOut.isEmpty {
      let signs = leftOut.prefix(Self.mostNamed).map(\.quoted)
      problem = { BrailleTableWords[$0].leftOut(signs.joined(separator: Punctuation[$0].comma)) }
    }
  }

  private static func scalars(of text: String, at places: [Int]) -> [Unicode.Scalar] {
    guard !places.isEmpty else { return [] }
    let scalars = Array(text.unicodeScalars)
    return places.compactMap { scalars.indices.contains($0) ? scalars[$0] : nil }
  }

  /// The text in pieces that are braille and pieces that are not; spaces and line ends belong to what they follow.
  private static func runs(of text: String) -> [(text: String, isBraille: Bool)] {
    var runs: [(text: String, isBraille: Bool)] = []
    for scalar in text.unicodeScalars {
      let isBraille =
        Cell(scalar: scalar) != nil
        || scalar.properties.isWhitespace && runs.last?.isBraille == true
      if runs.last?.isBraille != isBraille { runs.append(("", isBraille)) }
      runs[runs.count - 1].text.unicodeScalars.append(scalar)
    }
    return runs
  }
}
