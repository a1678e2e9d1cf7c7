// SPDX-License-Identifier: Apache-2.0

import Maths

extension HandShape {
  /// Millimetres from finger to finger where there is room for it: fingertips of a spread adult hand lie 18 to 25 apart.
  private static let spacing = 22.0
  /// Millimetres from the side of the screen to the fingers of a hand that holds it: as far as bent fingers reach.
  private static let reach = 35.0
  /// The part of the shorter side that a finger has when the screen is small: a third, as YubitenReader's zones.
  private static let share = 3.0

  /// The places that suit most hands, before any calibration.
  static func standard(for configuration: RecognizerConfiguration) -> HandShape {
    let size = configuration.screen
    let length = configuration.dots.columnLength
    var spacing = min(
      size.shorterSide / max(share, Double(length)), Self.spacing * configuration.density)
    if configuration.mode == .table, configuration.hands == .both {
      // The index fingers of two hands lie at least as far apart as two fingers of one.
      spacing = min(spacing, size.width / 2 / (1 + Double(length - 1) * rightFingers.x))
    }
    let side = min(size.width / 4, reach * configuration.density)
    let low = size.height / 2 + (configuration.mode == .table ? tableBias : 0)
    let left = Point(x: side, y: low)
    let right = Point(x: size.width - side, y: low)
    let middles =
      switch (configuration.hands, configuration.mode) {
      case (.both, .hold): [right, left]
      case (.both, .table): [left, right]
      case (.left, _), (.right, _): [Point(x: size.width / 2, y: low)]
      }
    let hands = middles.enumerated().map { index, middle in
      column(
        at: middle, spacing, length,
        along: fingers(of: index, mode: configuration.mode, hands: configuration.hands))
    }
    return HandShape(hands: hands, mode: configuration.mode, size: size)
  }

  /// Points that the hands lie below the middle of a flat device: the bias of YubitenReader's zones.
  private static let tableBias = 20.0

  /// From the index finger on, as the hands lie in each mode; YubitenReader's 40 degrees for a flat device.
  static func fingers(of column: Int, mode: PadMode, hands: TypingHands) -> Point {
    switch (mode, hands) {
    case (.hold, _): down
    case (.table, .left): leftFingers
    case (.table, .right): rightFingers
    case (.table, .both): column == 0 ? leftFingers : rightFingers
    }
  }

  private static let down = Point(x: 0, y: 1)
  private static let leftFingers = Point(
    x: -Maths.sin(ClassicStyle.defaultFingerAngle), y: -Maths.cos(ClassicStyle.defaultFingerAngle))
  private static let rightFingers = Point(x: -leftFingers.x, y: leftFingers.y)

  private static func column(
    at middle: Point, _ spacing: Double, _ length: Int, along direction: Point
  ) -> [Point] {
    (0..<length).map { index in
      let distance = (Double(index) - Double(length - 1) / 2) * spacing
      return Point(x: middle.x + direction.x * distance, y: middle.y + direction.y * distance)
    }
  }
}
