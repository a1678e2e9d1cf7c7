// SPDX-License-Identifier: Apache-2.0

/// The part of a map's picture in which a way is shown; always of one form, so that nothing on a page moves when it changes.
public struct PictureFrame: Sendable, Equatable {
  /// The middle of what is shown, in units of the picture.
  let middle: MapPicture.Point
  /// Its width in units.
  let width: Double

  /// Width over height.
  static let form = 4.0 / 3
  /// Marks are drawn for a frame of this width, in units.
  private static let drawnFor = 400.0
  /// Of the frame, so much lies between what must be seen and its edge.
  private static let margin = 0.15

  private var height: Double { width / Self.form }

  /// Around a point.
  init(around point: MapPicture.Point, width: Double) {
    middle = point
    self.width = width
  }

  /// Around points with room at the edges, not narrower than `least` units; nil where there are none.
  init?(around points: [MapPicture.Point], least: Double) {
    guard var low = points.first else { return nil }
    var high = low
    for point in points {
      low = MapPicture.Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = MapPicture.Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    middle = MapPicture.Point(x: (low.x + high.x) / 2, y: (low.y + high.y) / 2)
    width = max(
      max(high.x - low.x, (high.y - low.y) * Self.form) / (1 - 2 * Self.margin), least)
  }

  /// What is shown, as SVG’s `viewBox` wants it.
  public var box: String {
    let (left, top) = (middle.x - width / 2, middle.y - height / 2)
    return "\(left.hundredths) \(top.hundredths) \(width.hundredths) \(height.hundredths)"
  }

  /// How a mark is put at a point, as SVG’s `transform` wants it; as large on the page in every frame.
  public func transform(to point: MapPicture.Point) -> String {
    // To six digits: in the frame of a large town a mark is less than a unit.
    let scale = (width / Self.drawnFor * 1_000_000).rounded()
    return "translate(\(point.x.hundredths) \(point.y.hundredths)) scale(\(Int(scale))e-6)"
  }

  /// Whether a point is in this part of the frame, from its middle to its edges.
  func holds(_ point: MapPicture.Point, part: Double = 1) -> Bool {
    (point.x - middle.x).magnitude <= width / 2 * part
      && (point.y - middle.y).magnitude <= height / 2 * part
  }
}
