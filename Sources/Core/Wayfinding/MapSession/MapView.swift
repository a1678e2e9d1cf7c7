// SPDX-License-Identifier: Apache-2.0

/// The part of the picture of a map that is shown.
struct MapView: Sendable, Equatable {
  /// How near it is: 0 shows all, and each further step half as much.
  private(set) var level = 0
  /// The middle of what is shown, in units of the picture.
  private(set) var middle: MapPicture.Point
  private let whole: MapPicture.Point
  private let metresPerUnit: Double
  private let mostLevels: Int

  /// Nearer than this the picture shows nothing more, in metres from side to side.
  private static let leastMetres = 80.0
  /// Steps of a key from side to side.
  private static let steps = 20.0

  init(of picture: MapPicture) {
    whole = MapPicture.Point(x: picture.width, y: picture.height)
    middle = MapPicture.Point(x: picture.width / 2, y: picture.height / 2)
    metresPerUnit = picture.metresPerUnit
    var levels = 0
    var metres = picture.width * picture.metresPerUnit / 2
    while metres > Self.leastMetres {
      levels += 1
      metres /= 2
    }
    mostLevels = levels
  }

  private var part: Double { 1 / Double(1 << level) }
  var width: Double { whole.x * part }
  private var height: Double { whole.y * part }
  /// Metres from side to side.
  var metres: Double { width * metresPerUnit }
  /// Metres that one press of a key goes.
  var step: Double { metres / Self.steps }

  /// The part of the picture, as SVG's `viewBox` wants it.
  var box: String {
    let (left, top) = (middle.x - width / 2, middle.y - height / 2)
    return "\(left.hundredths) \(top.hundredths) \(width.hundredths) \(height.hundredths)"
  }

  func shows(_ point: MapPicture.Point) -> Bool {
    (point.x - middle.x).magnitude <= width / 2 && (point.y - middle.y).magnitude <= height / 2
  }

  /// Whether it is in the picture at all.
  func holds(_ point: MapPicture.Point) -> Bool {
    (0...whole.x).contains(point.x) && (0...whole.y).contains(point.y)
  }

  /// Nearer or farther by steps, around a point; false where it is as near or as far as it goes.
  mutating func zoom(by steps: Int, around point: MapPicture.Point) -> Bool {
    guard (0...mostLevels).contains(level + steps) else { return false }
    level += steps
    centre(on: point)
    return true
  }

  /// Brings a point into the middle, as far as the picture goes.
  mutating func centre(on point: MapPicture.Point) {
    middle = MapPicture.Point(
      x: min(max(point.x, width / 2), whole.x - width / 2),
      y: min(max(point.y, height / 2), whole.y - height / 2))
  }
}

extension Double {
  /// The number with at most two digits behind the point, for attributes.
  var hundredths: String {
    let whole = Int((self * 100).rounded())
    let (sign, size) = (whole < 0 ? "-" : "", Int(whole.magnitude))
    let (units, rest) = (size / 100, size % 100)
    return rest == 0 ? "\(sign)\(units)" : "\(sign)\(units).\(rest < 10 ? "0" : "")\(rest)"
  }
}
