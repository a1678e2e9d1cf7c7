// SPDX-License-Identifier: Apache-2.0

import Braille
import Web

/// A file of text or of braille, as it was read.
struct BrailleInput {
  /// What the person called it.
  let name: String
  private let bytes: [UInt8]

  /// A novel in braille has about 2 MB.
  private static let limit = 64 << 20

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    let path = arguments.operands.first ?? "-"
    name = path == "-" ? "Standard input" : path
    bytes = try console.read(path, limit: Self.limit)
    guard bytes.count <= Self.limit else {
      throw .badInput("\(name) is larger than \(Self.limit >> 20) MB. Give it in parts.")
    }
  }

  init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The text, without a mark of the byte order.
  ///
  /// - Throws: a sentence when it is no text, or there is nothing in it.
  func text() throws(CommandError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let line = Self.lineOfFirstFault(in: bytes)
      throw .badInput("\(name), line \(line): This is not UTF-8. Save the file as UTF-8 text.")
    }
    let scalars = text.unicodeScalars
    let plain = scalars.first == "\u{FEFF}" ? String(scalars.dropFirst()) : text
    guard plain.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      throw .badInput("\(name) has nothing in it. Give some text.")
    }
    return plain
  }

  /// The braille, as braille patterns in lines; from Unicode braille, or from BRF when there is none of that.
  ///
  /// - Throws: a sentence that names the line that is no braille.
  func brailleText(isASCII: Bool) throws(CommandError) -> String {
    let text: String
    do { text = try self.text() } catch {
      throw bytes.isEmpty || error.message.hasSuffix("Give some text.")
        ? .badInput("\(name) has no braille in it. Give Unicode braille, or a BRF file.") : error
    }
    let hasCells = text.unicodeScalars.contains {
      Cell(scalar: $0) != nil && $0 != Cell.blank.scalar
    }
    if hasCells, !isASCII { return try checkedCells(text) }
    if !isASCII { try checkIsNoOrdinaryText(text) }
    do throws(BrailleASCII.Fault) { return try BrailleASCII.brailleText(fromASCII: text) } catch {
      throw .badInput(
        "\(name), line \(error.line): \(error.scalar.quoted) at place \(error.column) is no "
          + "braille. Give Unicode braille, or a BRF file, which has only the letters and signs of ASCII."
      )
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
          throw .badInput(
            "\(name), line \(line): \(scalar.quoted) stands among braille cells. "
              + "Take it out, or give it as cells too.")
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
      throw .badInput(
        "\(name), line \(line): Capitals and small letters are mixed, so this is ordinary text and no "
          + "braille. Turn it into braille with earshot braille write, or give --brf if it is BRF.")
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
