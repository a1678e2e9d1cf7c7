// SPDX-License-Identifier: Apache-2.0

/// Lengths in millimetres that fingers need.
///
/// BANA: "Guidelines and Standards for Tactile Graphics", Braille Authority of North America and Canadian Braille
/// Authority, 2010, revised 2022. Cells: "Marburg Medium", within ISO 17049:2013.
enum TactileMeasure {
  /// Height of letters in print, from one line to the next, and what a letter takes across, about.
  static let print = 4.0
  static let printPitch = 5.5
  static let printWidth = 2.2
  /// What printers leave free, and a hand holds on to.
  static let margin = 15.0
  /// Diameter of a braille dot as it is printed; swelling widens it a little.
  static let dot = 1.5
  /// Between the middles of two dots of a cell.
  static let dotPitch = 2.5
  /// Between the same dots of two neighbouring cells.
  static let cellPitch = 6.0
  /// Between the same dots of two lines.
  static let linePitch = 10.0
  /// Between things that are to be felt apart: an eighth of an inch (BANA).
  static let gap = 3.2
  /// The data are the strongest lines, the axes weaker, the grid the weakest (BANA, graphs).
  static let dataLine = 2.0
  static let axisLine = 1.0
  static let gridLine = 0.5
  /// Ticks stand outside of the plot.
  static let tick = 4.0
  /// Half the height of the markers of points.
  static let marker = 2.75
  /// From the middle of one marker to the next, so that their borders are a gap apart.
  static let markerPitch = 2 * marker * 1.3 + gap
  /// Lines closer to a simpler one are drawn as that: fingers do not feel so little.
  static let simplification = 0.8
  /// Width of the columns of which the lowest and the highest value remain, so that peaks are felt one by one.
  static let column = 5.0
  /// Lines, textures or markers on one page that are told apart.
  static let mostSeries = 5
  /// A label with more cells is a letter, which the key explains.
  static let mostLabelCells = 6
  /// Pages that are drawn at most, beside the key.
  static let mostPages = 12

  /// The least room across for the marks of so many series in a band, with the gap to the next.
  static func leastBand(bars: Int) -> Double { gap + 7 * Double(max(bars, 1)) }
}
