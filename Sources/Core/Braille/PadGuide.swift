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

  /// The guide to a geometry.
  public init(_ geometry: ClassicGeometry) {
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
      // Nobody sees less than a tenth of a point.
      if let spot = geometry.spot(ofDot: dot) {
        spots.append([Double(dot), (spot.x * 10).rounded() / 10, (spot.y * 10).rounded() / 10])
      }
    }
    self.spots = spots
  }

  /// Writes `mode`, `width`, `height`, `lines` (each x1, y1, x2, y2) and `spots` (each dot, x, y).
  func writeMembers(to writer: inout JSONWriter) {
    writer.field("mode", mode.word)
    writer.field("width", size.width)
    writer.field("height", size.height)
    writer.key("lines")
    Self.write(lines, to: &writer)
    writer.key("spots")
    Self.write(spots, to: &writer)
  }

  private static func write(_ rows: [[Double]], to writer: inout JSONWriter) {
    writer.array { writer in
      for row in rows {
        writer.array { writer in for number in row { writer.value(number) } }
      }
    }
  }
}
