// SPDX-License-Identifier: Apache-2.0

import Braille
import BrailleTables
import Web

extension Command {
  /// `earshot braille read`: braille becomes text.
  static let brailleRead = Command(
    path: ["braille", "read"],
    summary: "Turn braille into text.",
    operands: "[FILE|-]", operandCount: 0...1,
    options: [
      tableOption,
      .flag("--brf", "The file is braille in ASCII (BRF), even if it looks like ordinary text."),
    ],
    discussion: """
      Read are lines of Unicode braille, or a BRF file (North American braille ASCII). Without FILE, or for -,
      standard input is read. Cells that the table has nothing for are left out, and named on standard error.
      \(tableDiscussion)
      """,
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
    summary: "Turn text into braille.",
    operands: "[FILE|-]", operandCount: 0...1,
    options: [
      tableOption,
      .flag(
        "--brf", "Write a BRF file for a braille embosser: ASCII, 40 cells a line, 25 lines a page."
      ),
      .value("--width", "N", "Break lines after at most N cells; 0: do not (0; 40 with --brf)."),
      .value("--lines", "N", "With --brf, end pages after N lines; 0: do not (25)."),
    ],
    discussion: """
      Written are lines of Unicode braille. Without FILE, or for -, standard input is read. Characters that the
      table has no cells for are left out, and named on standard error.
      \(tableDiscussion)
      """,
    run: { arguments, console in
      let layout = try BrailleLayout(arguments)
      let table = try BrailleTableChoice(arguments, console)
      let input = try BrailleInput(arguments, console)
      let text = try input.text()
      let translation = try await table.write(text)
      console.write(try layout.file(translation, name: input.name, table: table.name))
      table.complain(about: translation, of: text, in: input.name, to: console)
    })

  private static let tableOption = CommandOption.value(
    "--table", "TABLE", "The braille code, such as en-ueb-g2.")
  private static let tableDiscussion = """
    TABLE is a table of liblouis (en-ueb-g2.ctb, with or without the ending), a language with a grade (es-g1,
    ar-g2), ja-kana for Japanese kana, or the path of a table file of your own. earshot braille tables lists them.
    """
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
      throw .badInput("The option --lines is for BRF files. Give --brf with it.")
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
    _ translation: BrailleTranslation, name: String, table: String
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
      throw .badInput(
        "\(name), line \(error.line): \(error.scalar.quoted) has no place in a BRF file, "
          + "which has cells of six dots. Leave out --brf, or take another table than \(table).")
    }
  }
}
