// SPDX-License-Identifier: Apache-2.0

/// A place in a picture, in its units from its left upper corner.
public struct PicturePoint: Sendable, Equatable {
  /// Units from the left.
  public var x: Double
  /// Units from the top.
  public var y: Double

  /// A place.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// An upright rectangle of a picture, in its units.
public struct PictureBox: Sendable, Equatable {
  /// Its left border.
  public var left: Double
  /// Its upper border.
  public var top: Double
  /// How wide it is, 0 or more.
  public var width: Double
  /// How high it is, 0 or more.
  public var height: Double

  /// The box between two corners, in any order.
  public init(_ one: PicturePoint, _ other: PicturePoint) {
    left = min(one.x, other.x)
    top = min(one.y, other.y)
    width = (one.x - other.x).magnitude
    height = (one.y - other.y).magnitude
  }

  /// Its right border.
  public var right: Double { left + width }
  /// Its lower border.
  public var bottom: Double { top + height }
  /// Its middle.
  public var middle: PicturePoint { PicturePoint(left + width / 2, top + height / 2) }
}

/// One thing drawn: what it is, which a style sheet gives its look, and where it lies.
public struct PictureShape: Sendable, Equatable {
  /// What it is.
  public var role: Role
  /// Where it lies, and how.
  public var form: Form

  /// A shape.
  public init(_ role: Role, _ form: Form) {
    self.role = role
    self.form = form
  }

  /// What a shape is.
  ///
  /// Series are counted from 0; their looks repeat after `PictureShape.looks`.
  public enum Role: Sendable, Equatable {
    /// Lines across the plot at the ticks.
    case grid
    /// The lines of the axes and their ticks.
    case axis
    /// Where the values are zero, when that is not the border of the plot.
    case zero
    /// The text of a tick.
    case tickLabel
    /// The name of an axis.
    case axisName
    /// The title of the chart, and its subtitle.
    case title
    /// The name of a series beside its sample.
    case legend
    /// The line of a series.
    case line(Int)
    /// A filled part of a series: bars, an area, a slice, the body of a box.
    case fill(Int)
    /// The outline of something that is not filled: the body of a rising candle.
    case hollow(Int)
    /// Markers on the points of a series.
    case mark(Int)
    /// Whiskers of boxes and wicks of candles.
    case whisker(Int)
    /// The medians of boxes.
    case median(Int)
    /// Points beyond whiskers.
    case outlier(Int)
    /// Cells of a heat map, from 0 for the lowest values to `PictureShape.levels` - 1.
    case cell(Int)
    /// The number in such a cell.
    case cellText(Int)
    /// A value that the data marks out.
    case threshold
    /// A place on the x axis that the data marks out.
    case event
    /// The name of a threshold or an event.
    case note
    /// A part of the chart that is spoken of.
    case highlight
    /// Where the listener is: a line through the plot.
    case cursor
    /// Where the listener is: around the mark.
    case ring
  }

  /// How a shape lies.
  public enum Form: Sendable, Equatable {
    /// Joined points.
    case polyline([PicturePoint])
    /// Joined points and back to the first.
    case polygon([PicturePoint])
    /// Lines that are not joined to one another.
    case segments([Segment])
    /// Upright rectangles.
    case boxes([PictureBox])
    /// A slice of a disc: angles in radians, clockwise from the top.
    case wedge(centre: PicturePoint, radius: Double, from: Double, to: Double)
    /// Markers of one shape; `radius` is half their height.
    case markers(Marker, radius: Double, [PicturePoint])
    /// A text whose baseline begins, has its middle or ends at a place; `size` is the height of its letters' body.
    case text(String, at: PicturePoint, anchor: Anchor, size: Double)
  }

  /// A straight line between two places.
  public struct Segment: Sendable, Equatable {
    /// One end.
    public var from: PicturePoint
    /// The other end.
    public var to: PicturePoint

    /// A line between two places.
    public init(_ from: PicturePoint, _ to: PicturePoint) {
      self.from = from
      self.to = to
    }
  }

  /// The shape of a marker; each series has its own.
  public enum Marker: Sendable, Equatable, CaseIterable {
    case disc
    case square
    case triangle
    case diamond
    case cross
    case fallingTriangle
    case plus
    case bar

    /// The marker of a series.
    public static func of(series: Int) -> Marker {
      allCases[max(series, 0) % allCases.count]
    }
  }

  /// Which part of a text lies at its place, as it is seen from the left.
  public enum Anchor: Sendable, Equatable {
    case left
    case middle
    case right
  }

  /// How many looks (hue, style of line, texture, marker) there are before they repeat.
  public static let looks = 8
  /// How many steps the values of a heat map are shown in.
  public static let levels = 7
}
