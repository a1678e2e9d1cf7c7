// SPDX-License-Identifier: Apache-2.0

/// The points of a series that have a value, from left to right.
package struct Course: Sendable {
  /// Their indices in the series.
  let indices: [Int]
  package let xs: [Double]
  package let ys: [Double]

  package init(_ points: [ChartPoint]) {
    var indices: [Int] = []
    var xs: [Double] = []
    var ys: [Double] = []
    indices.reserveCapacity(points.count)
    xs.reserveCapacity(points.count)
    ys.reserveCapacity(points.count)
    for (index, point) in points.enumerated() where !point.isMissing {
      indices.append(index)
      xs.append(point.x)
      ys.append(point.y)
    }
    (self.indices, self.xs, self.ys) = (indices, xs, ys)
  }

  init(indices: [Int], xs: [Double], ys: [Double]) {
    (self.indices, self.xs, self.ys) = (indices, xs, ys)
  }

  package var count: Int { ys.count }

  /// The same without the points at these places, which are in ascending order.
  func without(_ places: [Int]) -> Course {
    guard !places.isEmpty else { return self }
    var left: (indices: [Int], xs: [Double], ys: [Double]) = ([], [], [])
    var next = 0
    for place in ys.indices {
      if next < places.count, places[next] == place {
        next += 1
        continue
      }
      left.indices.append(indices[place])
      left.xs.append(xs[place])
      left.ys.append(ys[place])
    }
    return Course(indices: left.indices, xs: left.xs, ys: left.ys)
  }

  /// Means of so many points each, so that what is slow shows through what is quick.
  func blocks(of size: Int) -> Course {
    var means: (indices: [Int], xs: [Double], ys: [Double]) = ([], [], [])
    var start = 0
    while start < count {
      let end = min(start + size, count)
      var sum = 0.0
      for place in start..<end { sum += ys[place] / Double(end - start) }
      let middle = (start + end - 1) / 2
      means.indices.append(indices[middle])
      means.xs.append(xs[middle])
      means.ys.append(sum)
      start = end
    }
    return Course(indices: means.indices, xs: means.xs, ys: means.ys)
  }

  /// The greatest less the least value.
  var range: Double {
    var least = Double.infinity
    var greatest = -Double.infinity
    for value in ys {
      if value < least { least = value }
      if value > greatest { greatest = value }
    }
    return least <= greatest ? greatest - least : 0
  }
}
