// SPDX-License-Identifier: Apache-2.0

import ChartDrawing
import Speaking
import Wayfinding

/// A way and what is closed, over the streets.
extension TactileMapDrawer {
  /// From one cross to the next on what is closed, in millimetres.
  private static let crossPitch = 12.0

  /// Draws the way as a wavy line in place of the streets that it follows, with a mark at each end.
  mutating func drawWay(_ content: TactileMapContent, _ ground: inout TactileInk) {
    guard let plan = content.plan else { return }
    let points = plan.route.points
    let line = points.map { sheet.place($0) }
    let pieces = sheet.box.pieces(of: line)
    for piece in pieces { page.shapes.append(.line(piece, .wayClearing)) }
    for piece in pieces {
      page.shapes.append(.line(TactileWave.wave(along: piece), .wave))
      ground.take(piece, within: TactileWave.reach)
    }
    key.write(words.way, .line(.wave, nil))
    let goal = content.goal.map { words.goal($0) } ?? words.end
    mark(plan.route.start, .triangle, words.start, &ground)
    let stops = plan.instructions.filter { $0.isStop }
    for (number, stop) in stops.enumerated() {
      mark(stop.point, .diamond, number == 0 ? words.stops : "", &ground)
    }
    mark(plan.route.destination, .square, goal, &ground)
    let isOutside = (points + [plan.route.start, plan.route.destination]).contains {
      !sheet.picture.area.contains($0)
    }
    if isOutside { key.write(words.wayGoesOn) }
  }

  /// Draws a mark where that is on the sheet; the key explains only what is there.
  private mutating func mark(
    _ point: MapPoint, _ marker: PictureShape.Marker, _ text: String, _ ground: inout TactileInk
  ) {
    let place = sheet.place(point)
    guard sheet.picture.area.contains(point) else { return }
    cut(around: place)
    page.shapes.append(.marker(marker, place))
    ground.take(Self.box(around: place))
    if !text.utf8.isEmpty { key.write(text, .marker(marker)) }
  }

  /// Clear paper around a mark.
  private mutating func cut(around place: PicturePoint) {
    let box = Self.box(around: place)
    let corners = [
      PicturePoint(box.left, box.top), PicturePoint(box.right, box.top),
      PicturePoint(box.right, box.bottom), PicturePoint(box.left, box.bottom),
    ]
    page.shapes.append(.line(corners + corners.prefix(1), .clearing))
  }

  /// Draws crosses on what is closed, and tells in the key what that is.
  mutating func drawClosed(_ content: TactileMapContent, _ ground: inout TactileInk) {
    var crosses: [PicturePoint] = []
    var told: [Int] = []
    for place in content.closed {
      let points = place.points.map { sheet.place($0) }
      var places = sheet.box.pieces(of: points).map { Self.middles(of: $0) }.flatMap { $0 }
      if points.count == 1, sheet.picture.area.contains(place.points[0]) { places = points }
      guard !places.isEmpty else { continue }
      if !told.contains(place.closure) { told.append(place.closure) }
      for middle in places
      where !crosses.contains(where: { $0.distance(to: middle) < Self.crossPitch * 0.75 }) {
        crosses.append(middle)
      }
    }
    guard !crosses.isEmpty else { return }
    for cross in crosses {
      cut(around: cross)
      page.shapes.append(.marker(.cross, cross))
      ground.take(Self.box(around: cross))
    }
    key.write(words.closed, .marker(.cross))
    for number in told { key.write(content.closures[number].sentence(in: language)) }
  }

  /// Places along a line, evenly, at least one.
  private static func middles(of line: [PicturePoint]) -> [PicturePoint] {
    let steps = TactileInk.steps(along: line)
    let count = max(1, Int(Double(steps.count) / crossPitch))
    return (0..<count).map { steps[(2 * $0 + 1) * steps.count / (2 * count)] }
  }
}

/// The line of a way that somebody walks: waves, as no street has them.
enum TactileWave {
  /// From the middle of the line to the top of a wave, in millimetres.
  static let height = 1.75
  /// From one top to the next on the other side.
  static let step = 2.5
  /// From the middle to the border of what is raised.
  static let reach = height + TactileMeasure.axisLine / 2

  /// The waves along a line.
  static func wave(along line: [PicturePoint]) -> [PicturePoint] {
    guard var last = line.first else { return [] }
    var waves = [last]
    var (left, side) = (step / 2, 1.0)
    for point in line.dropFirst() {
      let (x, y) = (point.x - last.x, point.y - last.y)
      let length = (x * x + y * y).squareRoot()
      var along = left
      while along < length {
        let part = along / length
        waves.append(
          PicturePoint(
            last.x + part * x - side * height * y / length,
            last.y + part * y + side * height * x / length))
        side = -side
        along += step
      }
      left = along - length
      last = point
    }
    waves.append(last)
    return waves
  }
}

extension PicturePoint {
  func distance(to other: PicturePoint) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

extension Instruction {
  /// Whether one of several places is reached there.
  fileprivate var isStop: Bool {
    for case .stop in acts { return true }
    return false
  }
}
