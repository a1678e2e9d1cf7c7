// SPDX-License-Identifier: Apache-2.0

/// Finds the named way that is nearest to a point, by squares of a grid that ways pass.
struct StreetFinder {
  private struct Piece {
    var from: MapPoint
    var to: MapPoint
    var name: Int
  }

  /// The side of a square, in ten-millionths of a degree: about 220 m from south to north.
  private static let side: Int32 = 20_000
  /// A way farther than this is not where a place is, in metres.
  private static let reach = 150.0
  /// Longer lines are looked for at this many places of theirs only; OpenStreetMap has none in a town.
  private static let mostSquares = 1_000

  private var pieces: [Piece] = []
  private var squares: [Int64: [Int]] = [:]

  init(_ map: WalkMap) {
    for way in map.ways {
      guard let name = way.name else { continue }
      var last = map.nodes[way.start]
      for point in way.shape + [map.nodes[way.end]] {
        add(Piece(from: last, to: point, name: name))
        last = point
      }
    }
  }

  private mutating func add(_ piece: Piece) {
    let (north, east) = (
      Double(piece.to.latitude) - Double(piece.from.latitude),
      Double(piece.to.longitude) - Double(piece.from.longitude)
    )
    let length = max(north.magnitude, east.magnitude)
    let steps = min(Int(length / Double(Self.side)) + 1, Self.mostSquares)
    var last: Int64?
    for step in 0...steps {
      let part = Double(step) / Double(steps)
      let square = Self.square(
        Self.row(Double(piece.from.latitude) + north * part),
        Self.row(Double(piece.from.longitude) + east * part))
      if square != last { squares[square, default: []].append(pieces.count) }
      last = square
    }
    pieces.append(piece)
  }

  /// The number of the name of the nearest named way; nil where none is near.
  func street(near point: MapPoint) -> Int? {
    var best: (distance: Double, name: Int)?
    let row = Self.row(Double(point.latitude))
    let column = Self.row(Double(point.longitude))
    for north in -1...1 as ClosedRange<Int32> {
      for east in -1...1 as ClosedRange<Int32> {
        for number in squares[Self.square(row + north, column + east)] ?? [] {
          let piece = pieces[number]
          let distance = Self.distance(of: point, from: piece)
          if distance <= Self.reach, best.map({ distance < $0.distance }) ?? true {
            best = (distance, piece.name)
          }
        }
      }
    }
    return best?.name
  }

  private static func row(_ parts: Double) -> Int32 { Int32((parts / Double(side)).rounded(.down)) }

  private static func square(_ row: Int32, _ column: Int32) -> Int64 {
    Int64(row) << 32 | Int64(UInt32(bitPattern: column))
  }

  /// Metres from a point to the nearest place of a line, on the plane that touches the earth there.
  private static func distance(of point: MapPoint, from piece: Piece) -> Double {
    let start = Legs(from: point.coordinate, to: piece.from.coordinate)
    let end = Legs(from: point.coordinate, to: piece.to.coordinate)
    let (east, north) = (end.east - start.east, end.north - start.north)
    let square = east * east + north * north
    let part =
      square == 0 ? 0 : min(max(-(start.east * east + start.north * north) / square, 0), 1)
    return Legs(east: start.east + east * part, north: start.north + north * part).distance
  }
}
