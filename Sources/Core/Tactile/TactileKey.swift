// SPDX-License-Identifier: Apache-2.0

import Braille
import Bytes
import ChartDrawing
import Speaking

/// What the key explains, in the order in which it is read.
struct TactileKey {
  /// A line of the key.
  struct Entry {
    var sample: Sample?
    var text: String
  }

  /// How something on the drawing feels.
  enum Sample {
    case line(TactileLine, PictureShape.Marker?)
    case area(TactileTexture)
    case marker(PictureShape.Marker)
  }

  private let options: TactileOptions
  private(set) var entries: [Entry] = []
  let cells: TactileCells
  /// What the letters that were given away stand for.
  private var lettered: [String] = []

  /// Width of a sample, with the room after it.
  private static let sampleWidth = 24.0

  init(_ options: TactileOptions) {
    self.options = options
    cells = TactileCells(options.language)
  }

  /// Adds a text; nothing for an empty one, nor for one without a sample that stands there already.
  mutating func write(_ text: String, _ sample: Sample? = nil) {
    guard !text.utf8.isEmpty else { return }
    if sample == nil, entries.contains(where: { $0.text.hasSameBytes(as: text) }) { return }
    entries.append(Entry(sample: sample, text: text))
  }

  /// Adds what a letter stands for, and says which letter; the same text has the same letter on every page.
  mutating func letter(for text: String, _ sample: Sample? = nil) -> String {
    if let index = lettered.firstIndex(where: { $0.hasSameBytes(as: text) }) {
      return cells.letter(index)
    }
    let letter = cells.letter(lettered.count)
    lettered.append(text)
    write(letter + " " + text, sample)
    return letter
  }

  /// The letter that `letter(for:)` would give to a text.
  func nextLetter(for text: String) -> String {
    let index = lettered.firstIndex { $0.hasSameBytes(as: text) }
    return cells.letter(index ?? lettered.count)
  }

  /// The key as pages, numbered from 1.
  func pages() -> [TactilePage] {
    let measure = TactileMeasure.self
    var pages: [TactilePage] = []
    var page = TactilePage(number: 1)
    var top = measure.margin
    let heading = Entry(sample: nil, text: TactileWords[options.language].key)
    for entry in [heading] + entries {
      let left = measure.margin + (entry.sample == nil ? 0 : Self.sampleWidth)
      let width = Int((options.paper.width - measure.margin - left) / measure.cellPitch)
      let lines = TactileCells.lines(cells.cells(entry.text), width: width)
      let printed =
        options.showsPrint
        ? TactileCells.printLines(
          entry.text, width: options.paper.width - measure.margin - left) : []
      let braille = Double(lines.count) * measure.linePitch
      let height =
        braille + (printed.isEmpty ? 0 : Double(printed.count) * measure.printPitch + 0.5)
      if top + height > options.paper.height - measure.margin - measure.linePitch,
        top > measure.margin
      {
        pages.append(finished(page))
        page = TactilePage(number: page.number + 1)
        top = measure.margin
      }
      if let sample = entry.sample { draw(sample, at: top + measure.dotPitch, on: &page) }
      for (index, words) in lines.enumerated() {
        let y = top + Double(index) * measure.linePitch
        page.shapes.append(.cells(words, PicturePoint(left, y)))
      }
      for (index, words) in printed.enumerated() {
        let y = top + braille + Double(index) * measure.printPitch + 0.5
        page.shapes.append(.print(words, PicturePoint(left, y)))
      }
      top += height
    }
    pages.append(finished(page))
    return pages
  }

  private func finished(_ page: TactilePage) -> TactilePage {
    var page = page
    page.writeNumber(cells, options)
    return page
  }

  private func draw(_ sample: Sample, at y: Double, on page: inout TactilePage) {
    let left = TactileMeasure.margin
    let right = left + Self.sampleWidth - 6
    switch sample {
    case .line(.wave, _):
      let line = [PicturePoint(left, y), PicturePoint(right, y)]
      page.shapes.append(.line(TactileWave.wave(along: line), .wave))
    case .line(let style, let marker):
      page.line(PicturePoint(left, y), PicturePoint(right, y), style)
      if let marker { page.shapes.append(.marker(marker, PicturePoint((left + right) / 2, y))) }
    case .area(let texture):
      let corners = [(left, y - 3.5), (right, y - 3.5), (right, y + 3.5), (left, y + 3.5)]
      page.shapes.append(.area(corners.map { PicturePoint($0.0, $0.1) }, texture))
    case .marker(let marker):
      page.shapes.append(.marker(marker, PicturePoint((left + right) / 2, y)))
    }
  }
}
