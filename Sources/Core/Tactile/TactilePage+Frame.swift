// SPDX-License-Identifier: Apache-2.0

import ChartDrawing

/// What every sheet with a drawing has around it.
extension TactilePage {
  /// Room that the title takes in at most two lines of braille and one of print, in millimetres.
  static let titleHeight = 2 * TactileMeasure.linePitch + TactileMeasure.printPitch + 1

  /// Writes the title, the number of the page, and the mark of the corner.
  mutating func writeFrame(title: String, _ cells: TactileCells, _ options: TactileOptions) {
    writeTitle(title, cells, options)
    writeNumber(cells, options)
    drawCorner(options)
  }

  /// The title in at most two lines; whole, it stands in the key.
  private mutating func writeTitle(
    _ title: String, _ cells: TactileCells, _ options: TactileOptions
  ) {
    let margin = TactileMeasure.margin
    // The corner of the page stays free for its mark.
    let width = Int((options.paper.width - 2 * margin - 20) / TactileMeasure.cellPitch)
    let lines = TactileCells.lines(cells.cells(title), width: width)
    for (index, line) in lines.prefix(2).enumerated() {
      let y = margin + Double(index) * TactileMeasure.linePitch
      shapes.append(.cells(line, PicturePoint(margin, y)))
    }
    let room = options.paper.width - 2 * margin
    if options.showsPrint, let words = TactileCells.printLines(title, width: room).first {
      let y = margin + Double(min(lines.count, 2)) * TactileMeasure.linePitch + 1
      shapes.append(.print(words, PicturePoint(margin, y)))
    }
  }

  /// The page's number at its right lower corner.
  mutating func writeNumber(_ cells: TactileCells, _ options: TactileOptions) {
    let number = cells.cells("\(self.number)")
    let right = options.paper.width - TactileMeasure.margin
    let y = options.paper.height - TactileMeasure.margin - 2 * TactileMeasure.dotPitch
    shapes.append(
      .cells(
        number, PicturePoint(right - Double(number.count) * TactileMeasure.cellPitch, y)))
  }

  /// A line across the right upper corner, along which it may be cut: a sheet without its corner is upright.
  private mutating func drawCorner(_ options: TactileOptions) {
    let right = options.paper.width - 5
    line(PicturePoint(right - 10, 5), PicturePoint(right, 15), .axis)
  }
}
