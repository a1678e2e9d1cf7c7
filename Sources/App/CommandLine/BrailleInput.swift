// SPDX-License-Identifier: Apache-2.0

import Braille
import Speaking
import Web

/// A file of text or of braille, as it was read.
struct BrailleInput {
  /// What the person called it.
  let name: FileName
  private let bytes: [UInt8]

  /// A novel in braille has about 2 MB.
  private static let limit = 64 << 20

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    let path = arguments.operands.first ?? "-"
    let name = FileName(path)
    bytes = try console.read(path, limit: Self.limit)
    guard bytes.count <= Self.limit else {
      throw .badInput { language in
        BrailleFileWords[language].tooLarge([
          "file": name.text(in: language), "megabytes": "\(Self.limit >> 20)",
        ])
      }
    }
    self.name = name
  }

  init(name: String, bytes: [UInt8]) {
    self.name = FileName(name)
    self.bytes = bytes
  }

  /// The text, without a mark of the byte order.
  ///
  /// - Throws: a sentence when it is no text, or there is nothing in it.
  func text() throws(CommandError) -> String {
    let text = try decoded()
    guard Self.hasWords(text) else {
      throw problem { BrailleFileWords[$0].empty($1) }
    }
    return text
  }

  private func decoded() throws(CommandError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw problem(line: Self.lineOfFirstFault(in: bytes)) { BrailleFileWords[$0].notUTF8 }
    }
    let scalars = text.unicodeScalars
    return scalars.first == "\u{FEFF}" ? String(scalars.dropFirst()) : text
  }

  private static func hasWords(_ text: String) -> Bool {
    text.unicodeScalars.contains { !$0.properties.isWhitespace }
  }

  /// What is wrong with the file, in a sentence that names it.
  private func problem(
    _ told: @escaping @Sendable (Language, String) -> String
  ) -> CommandError {
    let name = name
    return .badInput { told($0, name.text(in: $0)) }
  }

  /// What is wrong with a line of the file, and with a sign of it.
  private func problem(
    line: Int, sign: Unicode.Scalar? = nil, column: Int? = nil,
    _ told: @escaping @Sendable (Language) -> Template
  ) -> CommandError {
    problem { language, name in
      told(language)([
        "file": name, "line": "\(line)", "sign": sign?.quoted ?? "",
        "column": column.map(String.init) ?? "",
      ])
    }
  }

  /// The braille, as braille patterns in lines; from Unicode braille, or from BRF when there is none of that.
  ///
  /// - Throws: a sentence that names the line that is no braille.
  func brailleText(isASCII: Bool) throws(CommandError) -> String {
    let text = try decoded()
    guard Self.hasWords(text) else {
      throw problem { BrailleFileWords[$0].noBraille($1) }
    }
    let hasCells = text.unicodeScalars.contains {
      Cell(scalar: $0) != nil && $0 != Cell.blank.scalar
    }
    if hasCells, !isASCII { return try checkedCells(text) }
    if !isASCII { try checkIsNoOrdinaryText(text) }
    do throws(BrailleASCII.Fault) { return try BrailleASCII.brailleText(fromASCII: text) } catch {
      throw problem(line: error.line, sign: error.scalar, column: error.column) {
        BrailleFileWords[$0].notASCII
      }
    }
  }

  /// Lines of cells, in which nothing else may stand but spaces.
  private func checkedCells(_ text: String) throws(CommandError) -> String {
    var cells = String.UnicodeScalarView()
    var line = 1
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\r", "\u{0C}": continue
      case "\n":
        line += 1
        cells.append(scalar)
      case " ", "\t": cells.append(Cell.blank.scalar)
      default:
        guard Cell(scalar: scalar) != nil else {
          throw problem(line: line, sign: scalar) { BrailleFileWords[$0].amongCells }
        }
        cells.append(scalar)
      }
    }
    return String(cells)
  }

  /// BRF is written with capitals, or with small letters, never with both.
  private func checkIsNoOrdinaryText(_ text: String) throws(CommandError) {
    var line = 1
    var hasCapitals = false
    var hasSmall = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") { line += 1 }
      hasCapitals = hasCapitals || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      hasSmall = hasSmall || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      guard hasCapitals, hasSmall else { continue }
      throw problem(line: line) { BrailleFileWords[$0].ordinaryText }
    }
  }

  private static func lineOfFirstFault(in bytes: [UInt8]) -> Int {
    var line = 1
    for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if String(validating: part, as: UTF8.self) == nil { return line }
      line += 1
    }
    return line
  }
}
