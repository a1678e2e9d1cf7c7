// SPDX-License-Identifier: Apache-2.0

import Bytes

extension Chart {
  /// One amount is so many times another, and more: on one scale the smaller one is a flat line then.
  package static let farApart = 25.0

  /// Whether the values of its series can be told against one another: they share a unit, and no series is lost beside
  /// another.
  package var comparesValues: Bool {
    let units = series.map { $0.unit ?? "" }
    if let first = units.first, !units.allSatisfy({ $0.hasSameBytes(as: first) }) { return false }
    switch kind {
    case .heatMap, .stackedBar: return true
    case .line, .bar, .groupedBar, .area, .scatter, .histogram, .boxPlot, .pie, .candlestick: break
    }
    let sizes = series.compactMap { $0.yRange }.map {
      max($0.lowerBound.magnitude, $0.upperBound.magnitude)
    }.filter { $0 > 0 }
    return (sizes.max() ?? 1) < (sizes.min() ?? 1) * Self.farApart
  }
}
