// SPDX-License-Identifier: Apache-2.0

import Bytes
import Maths
import Speaking

/// The names of streets, each once, along a stretch that is long and straight enough for it; main streets first.
struct MapStreetNames {
  private struct Street {
    var name: Int
    /// 0 for main roads.
    var rank: Int
    var length: Double
    var lines: [[MapPicture.Point]]
  }

  private struct Box {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    func touches(_ other: Box) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }
  }

  private static let size = 15.0
  /// Room before and behind a name, in units.
  private static let room = 8.0
  /// A stretch is straight where its ends are this part of its length apart.
  private static let straight = 0.95
  /// More names would hide what they name.
  private static let mostNames = 120
  /// Longer streets are cut into pieces of so many ways.
  private static let mostWays = 400

  private let map: WalkMap
  private let picture: MapPicture
  private let streets: [Street]

  init(_ map: WalkMap, on picture: MapPicture, mainOnly: Bool) {
    self.map = map
    self.picture = picture
    var ways = [[Int]](repeating: [], count: map.names.count)
    for (number, way) in map.ways.enumerated() {
      guard let name = way.name, let rank = Self.rank(way), rank == 0 || !mainOnly else { continue }
      if ways[name].count < Self.mostWays { ways[name].append(number) }
    }
    var streets: [Street] = []
    for name in ways.indices where !ways[name].isEmpty {
      let lines = Self.chains(ways[name], map).map { line in line.map { picture.point($0) } }
      streets.append(
        Street(
          name: name, rank: ways[name].compactMap { Self.rank(map.ways[$0]) }.min() ?? 0,
          length: lines.reduce(0) { $0 + Self.lengths($1).reduce(0, +) }, lines: lines))
    }
    streets.sort { $0.rank != $1.rank ? $0.rank < $1.rank : $0.length > $1.length }
    self.streets = streets
  }

  /// How important the name of a way is, from 0; nil where it is not written.
  private static func rank(_ way: WalkMap.Way) -> Int? {
    switch MapLayer(way) {
    case .mainRoad: 0
    case .road: 1
    case .pedestrian: 2
    case .tunnel, .serviceRoad, .footway, .path, .steps, .crossing: nil
    }
  }

  func write(to writer: inout SVGWriter, _ language: Language) {
    var boxes: [Box] = []
    for street in streets {
      guard boxes.count < Self.mostNames else { return }
      let text = map.names[street.name].text(in: language)
      let width = PictureText.width(text, size: Self.size)
      for line in street.lines {
        guard let (from, to) = stretch(of: line, width + 2 * Self.room) else { continue }
        let middle = MapPicture.Point(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
        // Upright, whichever way the street was drawn
        let angle = atan2(to.y - from.y, to.x - from.x)
        let turn = angle > .pi / 2 ? angle - .pi : angle <= -.pi / 2 ? angle + .pi : angle
        let across = (width * cos(turn).magnitude + Self.size * sin(turn).magnitude) / 2
        let down = (width * sin(turn).magnitude + Self.size * cos(turn).magnitude) / 2
        let box = Box(
          left: middle.x - across, top: middle.y - down, right: middle.x + across,
          bottom: middle.y + down)
        guard box.left > 0, box.top > 0, box.right < picture.width, box.bottom < picture.height,
          !boxes.contains(where: { $0.touches(box) })
        else { continue }
        boxes.append(box)
        // A third of the letters' height below the middle of the street
        let base = MapPicture.Point(
          x: middle.x - sin(turn) * Self.size / 3, y: middle.y + cos(turn) * Self.size / 3)
        writer.text(text, "name", at: base, isMiddle: true, turned: degrees(radians: turn))
        break
      }
    }
  }

  /// The ends of the straightest stretch of a line that has this length.
  private func stretch(
    of line: [MapPicture.Point], _ needed: Double
  ) -> (MapPicture.Point, MapPicture.Point)? {
    let lengths = Self.lengths(line)
    var best: (straight: Double, from: Int, to: Int)?
    var (end, length) = (0, 0.0)
    for start in lengths.indices {
      while end < lengths.count, length < needed {
        length += lengths[end]
        end += 1
      }
      guard length >= needed else { break }
      let part = hypot(line[end].x - line[start].x, line[end].y - line[start].y) / length
      if part > max(best?.straight ?? 0, Self.straight) { best = (part, start, end) }
      length -= lengths[start]
    }
    return best.map { (line[$0.from], line[$0.to]) }
  }

  private static func lengths(_ line: [MapPicture.Point]) -> [Double] {
    line.indices.dropFirst().map {
      hypot(line[$0].x - line[$0 - 1].x, line[$0].y - line[$0 - 1].y)
    }
  }

  /// The ways of a street, joined where one goes on where another ends.
  private static func chains(_ numbers: [Int], _ map: WalkMap) -> [[MapPoint]] {
    var left = numbers
    var chains: [[MapPoint]] = []
    while let first = left.popLast() {
      var (start, end) = (map.ways[first].start, map.ways[first].end)
      var points = map.points(of: map.ways[first])
      while let next = left.firstIndex(where: {
        map.ways[$0].touches(end) || map.ways[$0].touches(start)
      }) {
        let way = map.ways[left.remove(at: next)]
        var more = map.points(of: way)
        if way.touches(end) {
          if way.start != end { more.reverse() }
          points += more.dropFirst()
          end = way.start == end ? way.end : way.start
        } else {
          if way.end != start { more.reverse() }
          points = more.dropLast() + points
          start = way.end == start ? way.start : way.end
        }
      }
      chains.append(points)
    }
    return chains
  }
}

extension WalkMap {
  /// All points of a way in order.
  func points(of way: Way) -> [MapPoint] { [nodes[way.start]] + way.shape + [nodes[way.end]] }
}

extension WalkMap.Way {
  fileprivate func touches(_ node: Int) -> Bool { start == node || end == node }
}
