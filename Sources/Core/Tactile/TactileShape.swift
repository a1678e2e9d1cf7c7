// SPDX-License-Identifier: Apache-2.0

import Braille
import ChartDrawing

/// A thing on a tactile page; places are in millimetres from the left upper corner.
enum TactileShape {
  case line([PicturePoint], TactileLine)
  case area([PicturePoint], TactileTexture)
  case marker(PictureShape.Marker, PicturePoint)
  /// Braille whose first dot 1 has its middle here.
  case cells([Cell], PicturePoint)
  /// Print whose baseline begins here.
  case print(String, PicturePoint)
}

/// How a line feels.
enum TactileLine: Equatable {
  case axis
  case grid
  /// A threshold or an event.
  case note
  /// The border of an area.
  case border
  /// The line of a series, by its place on the page.
  case data(Int)
  /// A way of a map.
  case way(TactileWay)
  /// A way that somebody walks: its waves are drawn as they are.
  case wave
  /// Nothing: the clear paper on both sides of a line.
  case clearing
  /// The clear paper on both sides of waves.
  case wayClearing

  /// Whether it takes away instead of adding.
  var isClear: Bool { self == .clearing || self == .wayClearing }

  /// Width in millimetres.
  var width: Double {
    switch self {
    case .axis, .border, .note, .wave: TactileMeasure.axisLine
    case .grid: TactileMeasure.gridLine
    case .data: TactileMeasure.dataLine
    case .way(let way): way.width
    case .clearing: TactileMeasure.dataLine + TactileMeasure.gap
    case .wayClearing: 2 * (TactileWave.reach + TactileMeasure.gap / 2)
    }
  }

  /// Lengths of strokes and gaps in millimetres; empty for a line that is whole.
  ///
  /// Ends are round and lengthen strokes.
  var dashes: [Double] {
    switch self {
    case .axis, .border, .wave, .clearing, .wayClearing: []
    case .grid: [0, 2.5]
    case .note: [8, 4]
    case .way(let way): way.dashes
    case .data(let series):
      switch series % TactileMeasure.mostSeries {
      case 0: []
      case 1: [7, 5]
      case 2: [0, 4.5]
      case 3: [10, 5, 0, 5]
      default: [3, 4.5]
      }
    }
  }
}

/// How an area feels.
enum TactileTexture: Equatable, CaseIterable {
  case stripes
  case dots
  case empty
  case levelLines
  case crossed
  case solid

  /// The texture of a series, by its place on the page.
  static func of(_ series: Int) -> TactileTexture {
    [.stripes, .dots, .empty, .levelLines, .crossed][series % TactileMeasure.mostSeries]
  }

  var name: StaticString {
    switch self {
    case .stripes: "stripes"
    case .dots: "dots"
    case .empty: "empty"
    case .levelLines: "lines"
    case .crossed: "crossed"
    case .solid: "solid"
    }
  }
}

/// One sheet.
struct TactilePage {
  var shapes: [TactileShape] = []
  var number: Int

  mutating func line(_ from: PicturePoint, _ to: PicturePoint, _ style: TactileLine) {
    shapes.append(.line([from, to], style))
  }
}
