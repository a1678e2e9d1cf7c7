// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// A way as it is drawn over the picture of its map: the same on a page with scripts and on one without.
public struct RouteDrawing: Sendable, Equatable {
  /// The picture over which it is drawn.
  let picture: MapPicture
  /// The line along the ways.
  let line: [MapPicture.Point]
  /// Where the way begins, and where it ends; the map may know no way from there to the line.
  public let start: MapPicture.Point
  /// The end.
  public let goal: MapPicture.Point
  /// The places between.
  let stops: [MapPicture.Point]
  /// From the beginning to the end in a straight line, in metres and in degrees from north.
  let (distance, bearing): (Double, Double)

  /// Points of the line closer to the last one are left out, in units: nobody sees the difference.
  private static let step = 0.25
  /// Less than this is not shown, in metres from side to side: a way across the street needs no more.
  private static let leastMetres = 120.0
  /// What is near, in metres from side to side.
  private static let nearMetres = 200.0

  /// A way on the picture of the map that it was found on.
  public init(_ plan: RoutePlan, on picture: MapPicture) {
    let route = plan.route
    self.picture = picture
    let points = route.points.map { picture.point($0) }
    var line: [MapPicture.Point] = []
    for (number, point) in points.enumerated() {
      if let last = line.last, number < points.count - 1, (point.x - last.x).magnitude < Self.step,
        (point.y - last.y).magnitude < Self.step
      {
        continue
      }
      line.append(point)
    }
    self.line = line
    start = picture.point(route.start)
    goal = picture.point(route.destination)
    stops = plan.instructions.filter { $0.isStop }.map { picture.point($0.point) }
    distance = route.start.distance(to: route.destination)
    bearing = route.start.coordinate.bearing(to: route.destination.coordinate)
  }

  /// The part of the picture that holds all of it.
  public var frame: PictureFrame {
    PictureFrame(
      around: line + [start, goal] + stops, least: Self.leastMetres / picture.metresPerUnit)
      ?? near(goal)
  }

  /// The part that shows what is near a point.
  func near(_ point: MapPicture.Point) -> PictureFrame {
    PictureFrame(around: point, width: Self.nearMetres / picture.metresPerUnit)
  }

  /// The line, as SVG’s `d` wants it.
  public var path: String { MapPicture.path(line) }

  /// From the beginning to the line and from the line to the end, where the map knows no way.
  public var gaps: String {
    guard let first = line.first, let last = line.last else { return "" }
    return MapPicture.path([start, first]) + MapPicture.path([last, goal])
  }

  /// The places between, each a line of no length, which a round pen makes a dot.
  public var dots: String { MapPicture.dots(stops) }

  /// What the picture shows, for those who hear it.
  public func text(in language: Language) -> String {
    let words = RoutePictureWords[language]
    let way = words.way([
      "distance": SpokenDistance(metres: distance).text(in: language),
      "direction": CompassPoint(bearing: bearing).text(RouteWords[language]),
    ])
    return stops.isEmpty ? way : way + " " + words.stops
  }
}
