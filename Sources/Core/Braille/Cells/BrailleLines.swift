// SPDX-License-Identifier: Apache-2.0

import Bytes

/// Braille laid out in lines of a width and pages of a height, as paper has them.
public struct BrailleLines: Sendable, Hashable {
  /// The lines, without their ends.
  public private(set) var lines: [String] = []

  /// Lays out braille patterns.
  ///
  /// A line that is too long goes on in the next from its last blank; a word that is longer than a line is cut.
  ///
  /// - Parameter width: the most cells in a line; nil for as many as come.
  public init(_ brailleText: String, width: Int? = nil) {
    var line: [Unicode.Scalar] = []
    for scalar in brailleText.scalars {
      if scalar == "\n" {
        append(line)
        line = []
        continue
      }
      line.append(scalar)
      guard let width, line.count > width else { continue }
      line = breakLine(line, width: max(1, width))
    }
    if !line.isEmpty { append(line) }
  }

  /// Appends what fits and returns what goes on in the next line.
  private mutating func breakLine(_ line: [Unicode.Scalar], width: Int) -> [Unicode.Scalar] {
    if Self.isBlank(line[width]) {
      append(Array(line[..<width]))
      return []
    }
    // A blank at the beginning is an indent, and breaking there would gain nothing.
    let indent = line.prefix { Self.isBlank($0) }.count
    guard let blank = line[..<width].lastIndex(where: { Self.isBlank($0) }), blank > indent else {
      append(Array(line[..<width]))
      return Array(line[width...])
    }
    append(Array(line[..<blank]))
    return Array(line[(blank + 1)...])
  }

  private mutating func append(_ line: [Unicode.Scalar]) {
    var end = line.count
    while end > 0, Self.isBlank(line[end - 1]) { end -= 1 }
    var text = String.UnicodeScalarView()
    for scalar in line[..<end] { text.append(scalar) }
    lines.append(String(text))
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == Cell.blank.scalar
  }

  /// The lines as a text, each ended by a line feed.
  public var text: String {
    var text = ""
    for line in lines {
      text += line
      text += "\n"
    }
    return text
  }

  /// The lines as a file for a braille embosser: braille ASCII, lines ended by carriage return and line feed, pages by
  /// a form feed.
  ///
  /// - Parameter linesPerPage: the most lines of a page; nil for no pages.
  /// - Throws: the first cell that is not one of six dots.
  public func brf(linesPerPage: Int? = nil) throws(BrailleASCII.Fault) -> String {
    let ascii = try BrailleASCII.ascii(fromBrailleText: text)
    var file = String.UnicodeScalarView()
    var line = 0
    for scalar in ascii.scalars {
      guard scalar == "\n" else {
        file.append(scalar)
        continue
      }
      file.append("\r")
      file.append("\n")
      line += 1
      if let linesPerPage, line.isMultiple(of: max(1, linesPerPage)) || line == lines.count {
        file.append("\u{0C}")
      }
    }
    return String(file)
  }
}
