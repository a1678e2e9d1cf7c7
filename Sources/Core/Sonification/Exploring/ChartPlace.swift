// SPDX-License-Identifier: Apache-2.0

import Bytes

/// A point of a series.
public struct ChartPlace: Sendable, Equatable {
  /// The series, from 0.
  public var series: Int
  /// The point of it, from 0.
  public var index: Int

  /// Reads `places`, pairs of a series and a point.
  static func list(_ json: JSONValue) throws(FieldError) -> [ChartPlace] {
    guard let pairs = json["places"]?.array else {
      throw .wrongType(name: "places", wanted: .list)
    }
    var places: [ChartPlace] = []
    for pair in pairs {
      guard let numbers = pair.array, numbers.count == 2, let series = numbers[0].integer,
        let index = numbers[1].integer
      else { throw .wrongType(name: "places", wanted: .list) }
      places.append(ChartPlace(series: series, index: index))
    }
    return places
  }

  /// Writes the pair.
  func write(to writer: inout JSONWriter) {
    writer.array { writer in
      writer.value(series)
      writer.value(index)
    }
  }
}
