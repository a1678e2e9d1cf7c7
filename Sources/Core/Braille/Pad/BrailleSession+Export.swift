// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleSession {
  /// Cells in a line of an embossed page: that of the usual paper, 11.5 inches wide.
  private static let lineWidth = 40
  /// Lines of that page, 11 inches high.
  private static let pageHeight = 25

  /// Hands out what is written as a file; never a password.
  mutating func export(_ form: PadExport) {
    let cells = text.pieces.brailleText
    guard !isPrivate, !cells.isEmpty else { return refuse(PadWords[language].nothingWritten) }
    switch form {
    case .letters: hand(out: read.letters, as: form)
    case .cells: hand(out: cells, as: form)
    case .brf:
      do throws(BrailleASCII.Fault) {
        let lines = BrailleLines(cells, width: Self.lineWidth)
        hand(out: try lines.brf(linesPerPage: Self.pageHeight), as: form)
      } catch {
        refuse(PadWords[language].notForBRF(error.line.description))
      }
    }
  }

  private mutating func hand(out text: String, as form: PadExport) {
    effects.append(.export(time: time, form: form, text: text))
  }
}
