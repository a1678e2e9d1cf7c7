// SPDX-License-Identifier: Apache-2.0

import Maths

/// Where the zones of the classic recogniser lie on a screen.
///
/// Each half of the screen is cut by two lines into an upper, a middle and a lower zone: level lines when the device
/// is held, slanted ones, after the lie of the hands, when it is flat. Rules and roundings are those of YubitenReader
/// (`FingerBrailleGuideView`), so that a recorded gesture gives the same cell.
public struct ClassicGeometry: Sendable, Hashable {
  /// The screen, in points.
  public let size: Size
  /// How the device is held.
  public let mode: PadMode
  /// Points between the upper and the lower line, as used.
  public let middleFingerWidth: Double

  /// The upper and the lower line of the left half, as shares of it.
  let shares: [HalfBorder]
  /// The upper and the lower line of the left half, then those of the right half.
  private let borders: [Border]

  /// The two lines of one half of the screen.
  public struct Borders: Sendable, Hashable {
    /// The line between the upper and the middle zone.
    public let upper: Border
    /// The line between the middle and the lower zone.
    public let lower: Border
  }

  /// The zones of a screen.
  ///
  /// The lines are laid out for a device that lies across when it is flat; on a pad that is higher than wide they
  /// are stretched with it.
  public init(size: Size, mode: PadMode, style: ClassicStyle = ClassicStyle()) {
    self.size = size
    self.mode = mode
    middleFingerWidth =
      style.middleFingerWidth > 0 ? style.middleFingerWidth : size.shorterSide / 3

    let plan = Self.plan(of: size, mode: mode)
    let half = Self.half(of: plan)
    let slope: Point
    let bias: Point
    switch mode {
    case .hold:
      slope = Point(x: 1, y: 0)
      bias = Point(x: 0, y: 0)
    case .table:
      slope = Point(x: Maths.cos(style.fingerAngle), y: Maths.sin(style.fingerAngle))
      bias = style.fingerBias
    }
    let centre = Point(x: half.x / 2, y: half.y / 2) + bias
    let reach = middleFingerWidth / 2
    let normal = Point(x: -slope.y * reach, y: slope.x * reach)
    shares = [normal, Point(x: -normal.x, y: -normal.y)].map {
      HalfBorder(start: centre + $0, direction: slope, width: half.x, height: half.y)
    }
    let width = size.width / 2
    borders =
      shares.map { $0.placed(width: width, height: size.height, offset: 0) }
      + shares.map { $0.mirrored.placed(width: width, height: size.height, offset: width) }
  }

  /// The size for which the lines are laid out.
  static func plan(of size: Size, mode: PadMode) -> Size {
    mode == .table ? size.landscape : size
  }

  /// The half of a size, its width in whole points.
  static func half(of plan: Size) -> Point {
    Point(x: (plan.width / 2).rounded(), y: plan.height)
  }

  /// The lines of one half.
  public func borders(on side: ScreenSide) -> Borders {
    switch side {
    case .left: Borders(upper: borders[0], lower: borders[1])
    case .right: Borders(upper: borders[2], lower: borders[3])
    }
  }

  /// The half that a point lies in; nil when it lies beside the screen.
  ///
  /// The middle belongs to the right half.
  public func side(of point: Point) -> ScreenSide? {
    guard point.x >= 0, point.x < size.width, point.y >= 0, point.y < size.height else {
      return nil
    }
    return point.x < size.width / 2 ? .left : .right
  }

  /// The zone of a point on one half; a point exactly on a line is in the middle.
  public func zone(of point: Point, on side: ScreenSide) -> Zone {
    let borders = borders(on: side)
    if borders.upper.relation(of: point) == .above { return .upper }
    if borders.lower.relation(of: point) == .below { return .lower }
    return .middle
  }

  /// The dot, 1 to 6, of a zone.
  public func dot(of zone: Zone, on side: ScreenSide) -> Int { mode.dots(on: side)[zone.rawValue] }
}
