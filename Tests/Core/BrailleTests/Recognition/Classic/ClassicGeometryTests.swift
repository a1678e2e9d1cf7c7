// SPDX-License-Identifier: Apache-2.0

import Braille
import Testing

/// The ends of the lines, as YubitenReader draws them on two phones.
struct LineEnds: Sendable, CustomTestStringConvertible {
  let width: Double
  let height: Double
  let mode: PadMode
  /// x and y of both ends: left upper, left lower, right upper, right lower line.
  let ends: [[Double]]

  var testDescription: String { "\(width) by \(height), \(mode.word)" }

  private static func level(
    _ y: [Double], _ width: Double, _ height: Double, _ mode: PadMode
  ) -> LineEnds {
    let half = (width / 2).rounded()
    return LineEnds(
      width: width, height: height, mode: mode,
      ends: [
        [0, y[0], half, y[0]], [0, y[1], half, y[1]],
        [half, y[0], width, y[0]], [half, y[1], width, y[1]],
      ])
  }

  static let all = [
    level([271, 396], 375, 667, .hold),
    level([125, 250], 667, 375, .hold),
    LineEnds(
      width: 667, height: 375, mode: .table,
      ends: [
        [0, 266, 317, 0], [65, 375, 334, 149], [350, 0, 667, 266], [334, 149, 602, 375],
      ]),
    level([357, 487], 390, 844, .hold),
    level([130, 260], 844, 390, .hold),
    LineEnds(
      width: 844, height: 390, mode: .table,
      ends: [
        [0, 307, 366, 0], [104, 390, 422, 123], [478, 0, 844, 307], [422, 123, 740, 390],
      ]),
  ]
}

@Suite struct ClassicGeometryTests {
  @Test("The lines end where YubitenReader draws them", arguments: LineEnds.all)
  func lineEnds(row: LineEnds) throws {
    let size = try #require(Size(width: row.width, height: row.height))
    let geometry = ClassicGeometry(size: size, mode: row.mode)
    let left = geometry.borders(on: .left)
    let right = geometry.borders(on: .right)
    let borders = [left.upper, left.lower, right.upper, right.lower]
    for (border, ends) in zip(borders, row.ends) {
      #expect(
        border == .line(from: Point(x: ends[0], y: ends[1]), to: Point(x: ends[2], y: ends[3])))
    }
  }

  @Test("A point exactly on a line is in the middle zone, one point off it is not")
  func onTheLine() throws {
    let size = try #require(Size(width: 390, height: 844))
    let geometry = ClassicGeometry(size: size, mode: .hold)
    for side in ScreenSide.allCases {
      #expect(geometry.zone(of: Point(x: 100, y: 357), on: side) == .middle)
      #expect(geometry.zone(of: Point(x: 100, y: 356.9), on: side) == .upper)
      #expect(geometry.zone(of: Point(x: 100, y: 487), on: side) == .middle)
      #expect(geometry.zone(of: Point(x: 100, y: 487.1), on: side) == .lower)
    }
  }

  @Test("The middle of the screen belongs to the right half, and its edges are half open")
  func sides() throws {
    let size = try #require(Size(width: 390, height: 844))
    let geometry = ClassicGeometry(size: size, mode: .hold)
    #expect(geometry.side(of: Point(x: 194.9, y: 0)) == .left)
    #expect(geometry.side(of: Point(x: 195, y: 843.9)) == .right)
    #expect(geometry.side(of: Point(x: 390, y: 10)) == nil)
    #expect(geometry.side(of: Point(x: 10, y: 844)) == nil)
    #expect(geometry.side(of: Point(x: -0.1, y: 10)) == nil)
  }

  @Test("Held, a spot lies in the middle of its zone")
  func heldSpots() throws {
    let size = try #require(Size(width: 390, height: 844))
    let geometry = ClassicGeometry(size: size, mode: .hold)
    #expect(geometry.spot(ofDot: 4) == Point(x: 97.5, y: 178.5))
    #expect(geometry.spot(ofDot: 5) == Point(x: 97.5, y: 422))
    #expect(geometry.spot(ofDot: 1) == Point(x: 292.5, y: 178.5))
    #expect(geometry.spot(ofDot: 3) == Point(x: 292.5, y: 665.5))
    #expect(geometry.spot(ofDot: 7) == nil)
  }

  @Test("Flat, a spot is the mean of the corners of its zone")
  func flatSpots() throws {
    let size = try #require(Size(width: 844, height: 390))
    let geometry = ClassicGeometry(size: size, mode: .table)
    // Upper left zone: the ends (0, 307) and (366, 0) and the corner (0, 0).
    let third = try #require(geometry.spot(ofDot: 3))
    #expect(abs(third.x - 366.0 / 3) < 1e-9)
    #expect(abs(third.y - 307.0 / 3) < 1e-9)
    let sixth = try #require(geometry.spot(ofDot: 6))
    #expect(abs(sixth.x - (844 - 366.0 / 3)) < 1e-9)
    #expect(abs(sixth.y - third.y) < 1e-9)
    // Lower left zone: (104, 390), (422, 123) and the corner (422, 390).
    let first = try #require(geometry.spot(ofDot: 1))
    #expect(abs(first.x - (104.0 + 422 + 422) / 3) < 1e-9)
    #expect(abs(first.y - (390.0 + 123 + 390) / 3) < 1e-9)
  }

  @Test("Lines that miss the half leave it all to the middle zone")
  func linesThatMiss() throws {
    let size = try #require(Size(width: 390, height: 844))
    var style = ClassicStyle()
    style.middleFingerWidth = 2_000
    for mode in PadMode.allCases {
      let geometry = ClassicGeometry(size: size, mode: mode, style: style)
      for side in ScreenSide.allCases {
        #expect(geometry.borders(on: side).upper == .halfIsBelow)
        #expect(geometry.borders(on: side).lower == .halfIsAbove)
        #expect(geometry.zone(of: Point(x: 1, y: 1), on: side) == .middle)
      }
      #expect(geometry.spot(ofDot: 1) == nil)
      #expect(geometry.spot(ofDot: 2) != nil)
    }
  }

  @Test("Both lines above the half leave it all to the lower zone")
  func bothLinesAbove() throws {
    let size = try #require(Size(width: 844, height: 390))
    var style = ClassicStyle()
    style.fingerBias = Point(x: 0, y: 5_000)
    let geometry = ClassicGeometry(size: size, mode: .table, style: style)
    #expect(geometry.zone(of: Point(x: 10, y: 10), on: .left) == .lower)
    #expect(geometry.borders(on: .right).lower == .halfIsBelow)
    #expect(geometry.spot(ofDot: 3) == nil)
    #expect(geometry.spot(ofDot: 1) != nil)
  }

  @Test(
    "Any angle, width and bias gives zones without a trap",
    arguments: [0.0, 0.3, 0.698132, 1.5707963267948966, 2.5, 3.14159, -1, 100])
  func anyStyle(angle: Double) throws {
    for (width, height) in [(1e-6, 1e-6), (1, 100_000), (100_000, 1), (393, 852.5), (7, 7)] {
      for middle in [0.0, -5, 1, 130, 1e6] {
        for bias in [-1e6, -20.0, 0, 3.3, 1e6] {
          var style = ClassicStyle()
          style.fingerAngle = angle
          style.middleFingerWidth = middle
          style.fingerBias = Point(x: bias, y: -bias)
          let size = try #require(Size(width: width, height: height))
          for mode in PadMode.allCases {
            let geometry = ClassicGeometry(size: size, mode: mode, style: style)
            for dot in 0...9 {
              guard let spot = geometry.spot(ofDot: dot) else { continue }
              #expect(spot.x.isFinite && spot.y.isFinite)
            }
          }
        }
      }
    }
  }

  @Test(
    "A size has two sides above zero and within reason",
    arguments: [(0.0, 10.0), (10, 0), (-1, 5), (.nan, 5), (5, .infinity), (100_001, 5)])
  func sizes(width: Double, height: Double) {
    #expect(Size(width: width, height: height) == nil)
  }
}
