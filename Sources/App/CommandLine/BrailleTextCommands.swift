// SPDX-License-Identifier: Apache-2.0

import Braille
import BrailleTables
import Speaking
import Web

extension Command {
  /// `earshot braille read`: braille becomes text.
  static let brailleRead = Command(
    path: ["braille", "read"],
    summary: { BrailleCommandWords[$0].readSummary },
    operands: "[FILE|-]", operandCount: 0...1,
    options: [
      tableOption,
      .flag("--brf") { BrailleCommandWords[$0].readBRF },
    ],
    discussion: { language in
      [BrailleCommandWords[language].readDiscussion, BrailleCommandWords[language].tableDiscussion]
        .joined(separator: "\n")
    },
    run: { arguments, console in
      let table = try BrailleTableChoice(arguments, console)
      let input = try BrailleInput(arguments, console)
      let cells = try input.brailleText(isASCII: arguments.has("--brf"))
      let translation = try await table.read(cells)
      let text = translation.text
      console.write(Array((text.hasSuffix("\n") ? text : text + "\n").utf8))
      table.complain(about: translation, of: cells, in: input.name, to: console)
    })

  /// `earshot braille write`: text becomes braille.
  static let brailleWrite = Command(
    path: ["braille", "write"],
    summary: { BrailleCommandWords[$0].writeSummary },
    operands: "[FILE|-]", operandCount: 0...1,
    options: [
      tableOption,
      .flag("--brf") { BrailleCommandWords[$0].writeBRF },
      .value("--width", "N") { BrailleCommandWords[$0].width },
      .value("--lines", "N") { BrailleCommandWords[$0].lines },
    ],
    discussion: { language in
      [
        BrailleCommandWords[language].writeDiscussion,
        BrailleCommandWords[language].tableDiscussion,
      ]
      .joined(separator: "\n")
    },
    run: { arguments, console in
      let layout = try BrailleLayout(arguments)
      let table = try BrailleTableChoice(arguments, console)
      let input = try BrailleInput(arguments, console)
      let text = try input.text()
      let translation = try await table.write(text)
      console.write(try layout.file(translation, of: input.name, table: table.name))
      table.complain(about: translation, of: text, in: input.name, to: console)
    })

  private static let tableOption = CommandOption.value("--table", "TABLE") {
    BrailleCommandWords[$0].table
  }
}

/// How braille is laid out.
struct BrailleLayout {
  private let isBRF: Bool
  private let width: Int?
  private let linesPerPage: Int?

  /// What most embossers have on a page, of paper 11 by 11.5 inches.
  private static let usualWidth = 40
  private static let usualLines = 25
  private static let most = 1000

  init(_ arguments: Arguments) throws(CommandError) {
    isBRF = arguments.has("--brf")
    if !isBRF, arguments.text("--lines") != nil {
      throw .badInput { BrailleFileWords[$0].linesNeedBRF }
    }
    let width = try arguments.integer("--width", in: 0...Self.most)
    let lines = try arguments.integer("--lines", in: 0...Self.most)
    self.width = Self.limit(width, usual: isBRF ? Self.usualWidth : 0)
    linesPerPage = Self.limit(lines, usual: isBRF ? Self.usualLines : 0)
  }

  private static func limit(_ given: Int?, usual: Int) -> Int? {
    let limit = given ?? usual
    return limit == 0 ? nil : limit
  }

  /// The bytes of the file.
  ///
  /// - Throws: a sentence that names the line of the first cell that BRF does not have.
  func file(
    _ translation: BrailleTranslation, of file: FileName, table: String
  ) throws(CommandError) -> [UInt8] {
    guard isBRF else {
      return Array(BrailleLines(translation.text, width: width).text.utf8)
    }
    do throws(BrailleASCII.Fault) {
      // The lines of what was read, before any is broken: those are what the person can find.
      _ = try BrailleASCII.ascii(fromBrailleText: translation.text)
      let lines = BrailleLines(translation.text, width: width)
      return Array(try lines.brf(linesPerPage: linesPerPage).utf8)
    } catch {
      throw .badInput { language in
        BrailleFileWords[language].noPlaceInBRF([
          "file": file.text(in: language), "line": "\(error.line)", "sign": error.scalar.quoted,
          "table": table,
        ])
      }
    }
  }
}
