// SPDX-License-Identifier: Apache-2.0

/// A thing that is closed, where a drawing shows it.
public struct ClosedPlace: Sendable, Equatable {
  /// The points of a way, or the one point of a gate or a crossing.
  public var points: [MapPoint]
  /// The number of its closure in `ClosedParts.closures`.
  public var closure: Int
}

extension WalkGraph {
  /// All that is closed: the ways, then gates and crossings, each in the order of the map.
  public var closedPlaces: [ClosedPlace] {
    map.ways.indices.compactMap { way in
      closed.ways[way].map {
        ClosedPlace(points: map.line(of: map.ways[way]).points, closure: $0)
      }
    } + closedSpots
  }

  /// The gates and crossings that are closed.
  var closedSpots: [ClosedPlace] {
    map.barriers.indices.compactMap { number in
      closed.barriers[number].map {
        ClosedPlace(points: [map.nodes[map.barriers[number].node]], closure: $0)
      }
    }
      + map.crossings.indices.compactMap { number in
        closed.crossings[number].map {
          ClosedPlace(points: [place(of: map.crossings[number])], closure: $0)
        }
      }
  }
}
