// SPDX-License-Identifier: Apache-2.0

import Bytes

extension Series {
  /// Writes `name`, `x`, `y` (`null` where a value is missing), and `unit`, `lines`, `labels`, `bins`, `boxes` or
  /// `candles` where there are any.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("name", name)
      writer.optional("unit", unit)
      writer.numbers("x", points.count) { points[$0].x }
      writer.numbers("y", points.count) { points[$0].y }
      if !lines.isEmpty { writer.numbers("lines", lines.count) { Double(lines[$0]) } }
      if !labels.isEmpty {
        writer.key("labels")
        writer.array { writer in
          for label in labels { writer.value(label) }
        }
      }
      switch detail {
      case .none: break
      case .bins(let bins): writer.lists("bins", bins.count) { bins[$0].numbers }
      case .boxes(let boxes): writer.lists("boxes", boxes.count) { boxes[$0].numbers }
      case .candles(let candles): writer.lists("candles", candles.count) { candles[$0].numbers }
      }
    }
  }

  init(json: JSONValue, x axis: Axis) throws(FieldError) {
    let x = try json.numbers("x")
    let y = try json.numbers("y")
    guard x.count == y.count else { throw .wrongType(name: "y", wanted: .list) }
    for place in x where !axis.has(place) { throw .outOfRange(name: "x", value: place) }
    var lines: [Int32] = []
    if json["lines"] != nil {
      for number in try json.numbers("lines") {
        guard let line = Int32(exactly: number) else {
          throw .outOfRange(name: "lines", value: number)
        }
        lines.append(line)
      }
    }
    let detail = try Detail(json: json)
    let labels = json["labels"] == nil ? [] : try json.textList("labels")
    guard labels.isEmpty || labels.count == x.count else {
      throw .wrongType(name: "labels", wanted: .list)
    }
    guard lines.isEmpty || lines.count == x.count else {
      throw .wrongType(name: "lines", wanted: .list)
    }
    guard detail.count ?? x.count == x.count else {
      throw .wrongType(name: detail.name, wanted: .list)
    }
    for index in y.indices where !y[index].isNaN && !detail.isWhole(index) {
      throw .wrongType(name: detail.name, wanted: .number)
    }
    self.init(
      name: try json.text("name"), unit: try json.optionalText("unit"),
      points: x.indices.map { ChartPoint(x: x[$0], y: y[$0]) }, detail: detail, lines: lines,
      labels: labels)
  }
}

extension Axis {
  /// Whether it has such a place: a category that is there, or any number.
  fileprivate func has(_ place: Double) -> Bool {
    guard let categories else { return place.isFinite }
    guard let index = Int32(exactly: place) else { return false }
    return categories.indices.contains(Int(index))
  }
}

extension Series.Detail {
  fileprivate init(json: JSONValue) throws(FieldError) {
    if json["bins"] != nil {
      var bins: [Series.Bin] = []
      for numbers in try json.lists("bins", of: 2) {
        guard numbers[0] <= numbers[1] else { throw .wrongType(name: "bins", wanted: .number) }
        bins.append(Series.Bin(lower: numbers[0], upper: numbers[1]))
      }
      self = .bins(bins)
    } else if json["boxes"] != nil {
      var boxes: [Series.Box] = []
      for numbers in try json.lists("boxes", of: Series.Box.leastNumbers) {
        boxes.append(Series.Box(numbers))
      }
      self = .boxes(boxes)
    } else if json["candles"] != nil {
      var candles: [Series.Candle] = []
      for numbers in try json.lists("candles", of: 4) {
        candles.append(
          Series.Candle(open: numbers[0], high: numbers[1], low: numbers[2], close: numbers[3]))
      }
      self = .candles(candles)
    } else {
      self = .none
    }
  }

  /// Whether all numbers of a mark are there; only a missing value may lack some.
  fileprivate func isWhole(_ index: Int) -> Bool {
    switch self {
    case .none, .bins: true
    case .boxes(let boxes):
      boxes[index].numbers.enumerated().allSatisfy { $0.offset == 5 || !$0.element.isNaN }
    case .candles(let candles): candles[index].numbers.allSatisfy { !$0.isNaN }
    }
  }

  fileprivate var name: String {
    switch self {
    case .none: "x"
    case .bins: "bins"
    case .boxes: "boxes"
    case .candles: "candles"
    }
  }

  fileprivate var count: Int? {
    switch self {
    case .none: nil
    case .bins(let bins): bins.count
    case .boxes(let boxes): boxes.count
    case .candles(let candles): candles.count
    }
  }
}

extension Series.Bin {
  fileprivate var numbers: [Double] { [lower, upper] }
}

extension Series.Candle {
  fileprivate var numbers: [Double] { [open, high, low, close] }
}

extension Series.Box {
  fileprivate static let leastNumbers = 6

  /// From the lowest to the highest, the mean (not a number where it is not known), and the outliers.
  fileprivate var numbers: [Double] {
    [low, lowerQuartile, median, upperQuartile, high, mean ?? .nan] + outliers
  }

  fileprivate init(_ numbers: [Double]) {
    self.init(
      low: numbers[0], lowerQuartile: numbers[1], median: numbers[2], upperQuartile: numbers[3],
      high: numbers[4], mean: numbers[5].isNaN ? nil : numbers[5],
      outliers: Array(numbers[Self.leastNumbers...]))
  }
}
