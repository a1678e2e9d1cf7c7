// SPDX-License-Identifier: Apache-2.0

/// What a line does: its extremes, where it turns, where it keeps still, and where it leads.
public struct ChartShape: Sendable, Equatable {
  /// Where a line leads from its first to its last point.
  public enum Trend: Sendable, Equatable {
    case rises
    case falls
    case returns
    /// Goes up and down, and not far in the end.
    case wavers
    case flat
  }

  /// A stretch in which the line keeps one direction.
  public struct Stretch: Sendable, Equatable {
    /// True when it rises.
    public var rises: Bool
    /// The point where it ends.
    public var end: Int
  }

  /// A stretch in which the line stays at nearly the same height.
  public struct Plateau: Sendable, Equatable {
    /// The point where it begins.
    public var start: Int
    /// The point where it ends.
    public var end: Int
  }

  /// The first point with the least value.
  public let lowest: Int
  /// The first point with the greatest value.
  public let highest: Int
  /// Where it leads.
  public let trend: Trend
  /// The main stretches up and down; none when the line is flat.
  public let stretches: [Stretch]
  /// The longest level parts, from left to right, three at most.
  public let plateaus: [Plateau]

  /// Share of the range by which a line must come back before it counts as turned: half of a reader's
  /// usual five grid lines, so that noise is passed over.
  private static let turningShare = 0.15
  /// Share of the range between the first and the last point that counts as a rise or a fall.
  private static let trendShare = 0.15
  /// With more stretches than this a line wavers, unless it leads further than `waveringShare` of the range.
  private static let fewestOfWavering = 3
  private static let waveringShare = 0.5
  /// Share of the range within which a line counts as level.
  private static let levelShare = 0.02
  /// Share of the chart's width that a level part must have to be worth a sentence.
  private static let plateauShare = 0.12
  private static let mostPlateaus = 3
  private static let mostPointsSearched = 1000

  /// The shape of a series that goes from left to right.
  public init(_ series: Series) {
    let points = series.points
    var lowest = 0
    var highest = 0
    for index in points.indices {
      if points[index].y < points[lowest].y { lowest = index }
      if points[index].y > points[highest].y { highest = index }
    }
    self.lowest = lowest
    self.highest = highest
    let range = points[highest].y - points[lowest].y
    let gain = points[points.count - 1].y - points[0].y
    stretches = Self.stretches(points, range: range)
    if range == 0 {
      trend = .flat
    } else if stretches.count > Self.fewestOfWavering, gain.magnitude < range * Self.waveringShare {
      trend = .wavers
    } else if gain.magnitude < range * Self.trendShare {
      trend = .returns
    } else {
      trend = gain > 0 ? .rises : .falls
    }
    plateaus = range == 0 ? [] : Self.plateaus(points, range: range)
  }

  /// Follows the line and turns only when it has come back by `turningShare` of the range.
  private static func stretches(_ points: [ChartPoint], range: Double) -> [Stretch] {
    guard range > 0 else { return [] }
    let threshold = range * turningShare
    var stretches: [Stretch] = []
    var rises: Bool?
    var low = 0
    var high = 0
    for index in points.indices {
      if points[index].y > points[high].y { high = index }
      if points[index].y < points[low].y { low = index }
      if rises != false, points[high].y - points[index].y >= threshold {
        if rises == true || high > 0 { stretches.append(Stretch(rises: true, end: high)) }
        rises = false
        low = index
      } else if rises != true, points[index].y - points[low].y >= threshold {
        if rises == false || low > 0 { stretches.append(Stretch(rises: false, end: low)) }
        rises = true
        high = index
      }
    }
    if let rises { stretches.append(Stretch(rises: rises, end: points.count - 1)) }
    return withoutTinyStart(stretches, points, threshold: threshold)
  }

  /// The first stretch is dropped when the line hardly moved in it.
  private static func withoutTinyStart(
    _ stretches: [Stretch], _ points: [ChartPoint], threshold: Double
  ) -> [Stretch] {
    guard let first = stretches.first, stretches.count > 1,
      (points[first.end].y - points[0].y).magnitude < threshold
    else { return stretches }
    return Array(stretches.dropFirst())
  }

  private static func plateaus(_ points: [ChartPoint], range: Double) -> [Plateau] {
    let width = points[points.count - 1].x - points[0].x
    // Of a very long line some points are enough, so that the search stays quick.
    let step = max(1, points.count / mostPointsSearched)
    let indices = Array(stride(from: 0, to: points.count - 1, by: step)) + [points.count - 1]
    var found: [Plateau] = []
    var start = 0
    while start < indices.count - 1 {
      let end = endOfLevel(points, indices, from: start, height: range * levelShare)
      let (first, last) = (indices[start], indices[end])
      if end - start > 1, points[last].x - points[first].x >= width * plateauShare {
        found.append(Plateau(start: first, end: last))
        start = end
      } else {
        start += 1
      }
    }
    let longest = found.sorted { left, right in
      let leftWidth = points[left.end].x - points[left.start].x
      let rightWidth = points[right.end].x - points[right.start].x
      return leftWidth == rightWidth ? left.start < right.start : leftWidth > rightWidth
    }
    return longest.prefix(mostPlateaus).sorted { $0.start < $1.start }
  }

  /// The last of the points searched up to which all values lie within `height` of each other.
  private static func endOfLevel(
    _ points: [ChartPoint], _ indices: [Int], from start: Int, height: Double
  ) -> Int {
    var least = points[indices[start]].y
    var greatest = least
    var end = start
    while end + 1 < indices.count {
      let value = points[indices[end + 1]].y
      least = min(least, value)
      greatest = max(greatest, value)
      if greatest - least > height { break }
      end += 1
    }
    return end
  }
}
