// SPDX-License-Identifier: Apache-2.0

import Bytes

/// What is drawn on the pad: the lines between its zones, and where its dots are.
public struct PadGuide: Sendable, Hashable {
  /// How the device is held.
  public let mode: PadMode
  /// The pad, in points.
  public let size: Size
  /// Of each line the x and y of its two ends, in points.
  public let lines: [[Double]]
  /// Of each spot the dot, and its x and y in points.
  public let spots: [[Double]]

  /// The dots of the cell that is shown to a sighted learner.
  public let lit: Cell
  /// Points across a spot.
  public let spotSize: Double
  /// Where a keyboard stands before the pad: the keys of its dots.
  public var keys: KeyLayout?

  /// The guide to places that a recogniser found; dots 4 to 6 of one hand are in the places of 1 to 3.
  public init(_ hand: HandShape, lit: Cell = .blank, spotSize: Double = Self.usualSpotSize) {
    mode = hand.mode
    size = hand.size
    self.lit = lit
    self.spotSize = spotSize
    lines = []
    let isColumn = hand.places.count == CellDots.eight.columnLength
    spots = hand.places.enumerated().map { index, place in
      Self.spot(isColumn && index == 3 ? 7 : index + 1, place)
    }
  }

  /// Points across a spot, of YubitenReader (`guideSpotSize`).
  public static let usualSpotSize = 80.0

  private static func spot(_ dot: Int, _ place: Point) -> [Double] {
    // Nobody sees less than a tenth of a point.
    [Double(dot), (place.x * 10).rounded() / 10, (place.y * 10).rounded() / 10]
  }

  /// The guide to a geometry.
  public init(
    _ geometry: ClassicGeometry, lit: Cell = .blank, spotSize: Double = Self.usualSpotSize
  ) {
    self.lit = lit
    self.spotSize = spotSize
    mode = geometry.mode
    size = geometry.size
    let middle = (size.width / 2).rounded()
    var lines = [[middle, 0, middle, size.height]]
    for side in ScreenSide.allCases {
      let borders = geometry.borders(on: side)
      for border in [borders.upper, borders.lower] {
        if case .line(let from, let to) = border { lines.append([from.x, from.y, to.x, to.y]) }
      }
    }
    self.lines = lines
    var spots: [[Double]] = []
    for dot in 1...6 {
      if let spot = geometry.spot(ofDot: dot) { spots.append(Self.spot(dot, spot)) }
    }
    self.spots = spots
  }

  /// Writes `mode`, `width`, `height`, `lines` (each x1, y1, x2, y2), `spots` (each dot, x, y), `size`, `lit`, and with
  /// `keys` the names of the keys of the spots, in their order.
  func writeMembers(to writer: inout JSONWriter) {
    writer.field("mode", mode.word)
    writer.field("width", size.width)
    writer.field("height", size.height)
    writer.key("lines")
    Self.write(lines, to: &writer)
    writer.key("spots")
    Self.write(spots, to: &writer)
    writer.field("size", spotSize)
    writer.key("lit")
    writer.array { writer in for dot in lit.dots { writer.value(dot) } }
    guard let keys else { return }
    writer.key("keys")
    writer.array { writer in
      for spot in spots { writer.value(keys.name(ofDot: Int(spot[0]))) }
    }
  }

  private static func write(_ rows: [[Double]], to writer: inout JSONWriter) {
    writer.array { writer in
      for row in rows {
        writer.array { writer in for number in row { writer.value(number) } }
      }
    }
  }
}
