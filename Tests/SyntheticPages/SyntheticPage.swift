// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// A page made from a seed: its text, and how it looks at 300 dpi.
package struct SyntheticPage: Sendable {
  /// What is on the page.
  package enum Content: String, Sendable, CaseIterable {
    /// Paragraphs in one column.
    case prose
    /// Two columns, as in a newspaper.
    case columns
    /// A bill: names at the left, amounts at the right.
    case bill
    /// A menu: headings in the middle, dishes, prices.
    case menu
    /// Paragraphs in Spanish.
    case spanish
    /// Paragraphs in Arabic.
    case arabic
  }

  /// What is read on it from beginning to end.
  package let text: String
  /// How it looks.
  package let picture: GreyPicture

  /// A page of this content.
  ///
  /// The same seed gives the same page.
  /// - Parameter length: how many sentences or rows it has.
  package init(_ content: Content, length: Int, seed: Int, printer: Printer) throws {
    var generator = SeededGenerator(seed: seed)
    switch content {
    case .prose: (text, picture) = try Self.prose(Sentences.english, length, &generator, printer)
    case .spanish: (text, picture) = try Self.prose(Sentences.spanish, length, &generator, printer)
    case .arabic:
      (text, picture) = try Self.prose(
        Sentences.arabic, length, &generator, printer, font: "Noto Naskh Arabic 13")
    case .columns: (text, picture) = try Self.columns(length, &generator, printer)
    case .bill: (text, picture) = try Self.bill(length, &generator, printer)
    case .menu: (text, picture) = try Self.menu(length, &generator, printer)
    }
  }

  private static let margin = 180

  private static func chosen(
    _ sentences: [String], _ count: Int, _ generator: inout SeededGenerator
  ) -> [String] {
    var chosen: [String] = []
    while chosen.count < count { chosen += sentences.shuffled(using: &generator) }
    return Array(chosen.prefix(count))
  }

  /// Three sentences to a paragraph, an empty line between paragraphs.
  private static func paragraphs(_ sentences: [String]) -> String {
    stride(from: 0, to: sentences.count, by: 3).map { start in
      sentences[start..<min(start + 3, sentences.count)].joined(separator: " ")
    }.joined(separator: "\n\n")
  }

  private static func onPaper(_ parts: [(picture: GreyPicture, left: Int, top: Int)]) -> GreyPicture
  {
    let width = parts.map { $0.left + $0.picture.width }.max() ?? 1
    let height = parts.map { $0.top + $0.picture.height }.max() ?? 1
    var paper = GreyPicture(width: width + 2 * margin, height: height + 2 * margin)
    for part in parts { paper.put(part.picture, left: part.left + margin, top: part.top + margin) }
    return paper
  }

  private static func prose(
    _ sentences: [String], _ length: Int, _ generator: inout SeededGenerator, _ printer: Printer,
    font: String = "DejaVu Serif 11"
  ) throws -> (String, GreyPicture) {
    let text = paragraphs(chosen(sentences, length, &generator))
    let printed = try printer.printed(text, Printer.Setting(font: font))
    return (text, onPaper([(printed, 0, 0)]))
  }

  private static func columns(
    _ length: Int, _ generator: inout SeededGenerator, _ printer: Printer
  ) throws -> (String, GreyPicture) {
    let sentences = chosen(Sentences.english, length, &generator)
    let half = (length + 1) / 2
    let texts = [paragraphs(Array(sentences[..<half])), paragraphs(Array(sentences[half...]))]
    let setting = Printer.Setting(font: "DejaVu Serif 9", width: 200)
    let printed = try texts.map { try printer.printed($0, setting) }
    // The width of a column and a gutter of 24 points, at 300 dpi.
    let right = (200 + 24) * 300 / 72
    return (
      texts.joined(separator: "\n\n"), onPaper([(printed[0], 0, 0), (printed[1], right, 0)])
    )
  }

  private static func bill(
    _ length: Int, _ generator: inout SeededGenerator, _ printer: Printer
  ) throws -> (String, GreyPicture) {
    let names = chosen(Sentences.goods, length, &generator)
    let amounts = names.map { _ in
      "\(Int.random(in: 1...49, using: &generator)).\(Int.random(in: 10...99, using: &generator))"
    }
    let setting = Printer.Setting(font: "DejaVu Sans 11", width: 250)
    let left = try printer.printed(names.joined(separator: "\n"), setting)
    let right = try printer.printed(
      amounts.joined(separator: "\n"), Printer.Setting(font: "DejaVu Sans 11", width: 90))
    let head = try printer.printed("Corner Shop, 12 Harbour Street", setting)
    let gap = head.height * 2
    let rows = zip(names, amounts).map { $0 + " " + $1 }
    return (
      (["Corner Shop, 12 Harbour Street"] + rows).joined(separator: "\n"),
      onPaper([(head, 0, 0), (left, 0, gap), (right, 300 * 300 / 72, gap)])
    )
  }

  private static func menu(
    _ length: Int, _ generator: inout SeededGenerator, _ printer: Printer
  ) throws -> (String, GreyPicture) {
    let dishes = chosen(Sentences.dishes, length, &generator)
    let lines = dishes.map { dish in
      "\(dish) \(Int.random(in: 4...19, using: &generator)).50"
    }
    let half = lines.count / 2
    let text = (["STARTERS"] + lines[..<half] + ["MAIN DISHES"] + lines[half...])
      .joined(separator: "\n")
    let setting = Printer.Setting(font: "DejaVu Serif 12", width: 380, alignment: "center")
    let printed = try printer.printed(text.replacing("\nMAIN", with: "\n\nMAIN"), setting)
    return (text, onPaper([(printed, 0, 0)]))
  }
}

/// How much of a text was read wrong.
package enum CharacterErrorRate {
  /// The fewest letters to change, put in or take out (Levenshtein 1966) for each letter of the truth; spaces and ends of
  /// lines of any number count as one space.
  package static func of(_ read: String, truth: String) -> Double {
    let (read, truth) = (plain(read), plain(truth))
    guard !truth.isEmpty else { return read.isEmpty ? 0 : 1 }
    var row = Array(0...truth.count)
    for (index, letter) in read.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in truth.indices {
        let cost = min(
          row[column + 1] + 1, row[column] + 1, diagonal + (truth[column] == letter ? 0 : 1))
        diagonal = row[column + 1]
        row[column + 1] = cost
      }
    }
    return Double(row[truth.count]) / Double(truth.count)
  }

  private static func plain(_ text: String) -> [Unicode.Scalar] {
    Array(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").unicodeScalars)
      .filter { $0.properties.generalCategory != .format }
  }
}
