// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartWords
import Charts

extension PictureBuilder {
  /// Thresholds and events that are drawn at most.
  private static let mostNotes = 20

  /// Draws the values and places that the data marks out, with their names where these have room.
  mutating func drawNotes(_ plot: PicturePlot) {
    guard !chart.kind.isDisc else { return }
    let box = plot.box
    if !chart.kind.isGrid {
      for threshold in chart.context.thresholds.prefix(Self.mostNotes) {
        let y = plot.y.place(threshold.value)
        guard y >= box.top - 0.5, y <= box.bottom + 0.5 else { continue }
        segment(.threshold, PicturePoint(box.left, y), PicturePoint(box.right, y))
        let words =
          threshold.name ?? SpokenNumber.exact(threshold.value, in: layout.language)
        note(words, right: box.right - text * 0.2, above: y - text * 0.3, plot)
      }
    }
    for event in chart.context.events.prefix(Self.mostNotes) {
      let x = plot.x.place(event.x)
      guard x >= box.left - 0.5, x <= box.right + 0.5 else { continue }
      segment(.event, PicturePoint(x, box.top), PicturePoint(x, box.bottom))
      let width = textWidth(event.name)
      let fitsRight = x + text * 0.3 + width <= box.right
      note(
        event.name, right: fitsRight ? x + text * 0.3 + width : x - text * 0.3,
        above: box.top + text, plot)
    }
  }

  /// Writes a note in the first of a few lines in which it touches no other; else not.
  private mutating func note(
    _ words: String, right: Double, above baseline: Double, _ plot: PicturePlot
  ) {
    let label = PictureText.fitted(words, size: text, into: plot.box.width * 0.9)
    let end = max(right, plot.box.left + textWidth(label))
    for row in 0..<4 {
      let y = baseline + (baseline < plot.box.top + text ? 1 : 0) * line + Double(row) * line
      let box = PictureBox(
        PicturePoint(end - textWidth(label), y - text), PicturePoint(end, y + text * 0.3))
      let isFree = notes.allSatisfy {
        $0.right <= box.left || box.right <= $0.left || $0.bottom <= box.top || box.bottom <= $0.top
      }
      guard isFree, y < plot.box.bottom else { continue }
      notes.append(box)
      write(label, .note, end, y, .right)
      return
    }
  }
}
