// SPDX-License-Identifier: Apache-2.0

import Maths

/// Finds the axes of a chart among the texts of a picture.
struct SceneAxes {
  let scene: SVGScene
  private(set) var x: SceneAxis
  private(set) var y: SceneAxis

  /// Labels of one axis lie on one line, within so many units.
  private static let evenness = 0.8
  /// Ticks lie so many letter heights at most from where their label says.
  private static let reach = 1.2

  /// - Throws: `ChartError.picture`.
  init(_ scene: SVGScene) throws(ChartError) {
    self.scene = scene
    let upright = scene.texts.indices.filter { !scene.texts[$0].isTurned }
    let columns = Self.lines(upright, scene) {
      $0.place.x
    } along: {
      $0.place.y
    }
    let rows = Self.lines(scene.texts.indices.map { $0 }, scene) {
      $0.place.y
    } along: {
      $0.place.x
    }
    var y: SceneAxis?
    for column in columns {
      guard let axis = Self.axis(column, scene, isVertical: true),
        axis.places.count > (y?.places.count ?? 1)
      else { continue }
      if case .categories = axis.meaning { continue }
      y = axis
    }
    guard let y else {
      throw .picture(
        scene.texts.contains { Self.number($0.text) != nil } ? .noScale(axis: "y") : .noLabels)
    }
    var x: SceneAxis?
    for row in rows {
      let free = row.filter { !y.texts.contains($0) }
      guard free.count > 1, let axis = Self.axis(free, scene, isVertical: false) else { continue }
      if axis.weight > (x?.weight ?? 0) { x = axis }
    }
    guard let x else { throw .picture(.noScale(axis: "x")) }
    self.x = x
    self.y = y
  }

  /// Texts that stand on one line across an axis, in their order along it.
  private static func lines(
    _ texts: [Int], _ scene: SVGScene, across: (SceneText) -> Double,
    along: (SceneText) -> Double
  ) -> [[Int]] {
    let sorted = texts.ordered { across(scene.texts[$0]) }
    var lines: [[Int]] = []
    var before = -Double.infinity
    for text in sorted {
      let place = across(scene.texts[text])
      if place - before > evenness { lines.append([]) }
      lines[lines.count - 1].append(text)
      before = place
    }
    return lines.map { line in
      line.ordered { along(scene.texts[$0]) }
    }
  }

  /// The number that a label shows; powers as `10^3`.
  static func number(_ text: [UInt8]) -> Double? {
    var plain = MeasuredNumber.plain(text[...])
    if let power = plain.firstIndex(of: UInt8(ascii: "^")) {
      guard let base = PlainNumber.read(plain, 0..<power),
        let exponent = PlainNumber.read(plain, (power + 1)..<plain.count), exponent.magnitude < 100
      else { return nil }
      return pow(base, exponent)
    }
    // What counts thousands and millions in front of the unit: "5k", "2.5M".
    var factor = 1.0
    if plain.count > 1, let last = plain.last {
      let known: [(UInt8, Double)] = [
        (UInt8(ascii: "k"), 1e3), (UInt8(ascii: "K"), 1e3), (UInt8(ascii: "M"), 1e6),
        (UInt8(ascii: "G"), 1e9), (UInt8(ascii: "B"), 1e9),
      ]
      for (letter, size) in known where letter == last && plain[plain.count - 2] < 0x3A {
        factor = size
      }
      if factor > 1 { plain.removeLast() }
    }
    let number =
      MeasuredNumber(plain[...], decimalMark: UInt8(ascii: "."))
      ?? MeasuredNumber(plain[...], decimalMark: UInt8(ascii: ","))
    return number.map { $0.value * factor }
  }

  /// The axis whose labels these texts are; nil where they are none.
  private static func axis(
    _ texts: [Int], _ scene: SVGScene, isVertical: Bool
  ) -> SceneAxis? {
    let labels = texts.filter { isVertical ? number(scene.texts[$0].text) != nil : true }
    guard labels.count > 1, labels.count < 1000, let first = labels.first else { return nil }
    let places = self.places(labels, scene, isVertical: isVertical)
    let place = scene.texts[first].place
    let across = isVertical ? place.x : place.y
    let numbers = labels.compactMap { number(scene.texts[$0].text) }
    if numbers.count == labels.count,
      let axis = SceneAxis(
        values: numbers, places: places, across: across, texts: labels, time: nil)
    {
      return axis
    }
    guard !isVertical else { return nil }
    if let times = LabelTimes(labels.map { scene.texts[$0].text }),
      let axis = SceneAxis(
        values: times.seconds, places: places, across: across, texts: labels, time: times.precision)
    {
      return axis
    }
    guard numbers.isEmpty else { return nil }
    return SceneAxis(
      names: labels.map { scene.texts[$0].text[...].line() }, places: places, across: across,
      texts: labels)
  }

  /// Where the ticks of labels are: at short lines at an even distance from all of them, or where the labels stand.
  private static func places(_ labels: [Int], _ scene: SVGScene, isVertical: Bool) -> [Double] {
    let texts = labels.map { scene.texts[$0] }
    var ticks: [Double] = []
    for mark in scene.marks where mark.points.count == 2 {
      let (from, to) = (mark.points[0], mark.points[1])
      if isVertical, (from.y - to.y).magnitude < 0.01 { ticks.append(from.y) }
      if !isVertical, (from.x - to.x).magnitude < 0.01 { ticks.append(from.x) }
    }
    ticks = ticks.ascending()
    let own = texts.map { text in
      guard isVertical else { return text.place.x }
      return text.isCentred ? text.place.y : text.place.y - 0.35 * text.size
    }
    var distances: [Double] = []
    for (place, text) in zip(own, texts) {
      guard let tick = nearest(ticks, to: place), (tick - place).magnitude < reach * text.size
      else { return own }
      distances.append(tick - place)
    }
    let usual = distances.ascending()[distances.count / 2]
    var found: [Double] = []
    for place in own {
      guard let tick = nearest(ticks, to: place + usual),
        (tick - place - usual).magnitude < evenness
      else { return own }
      found.append(tick)
    }
    return found
  }

  private static func nearest(_ sorted: [Double], to place: Double) -> Double? {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < place { low = middle + 1 } else { high = middle }
    }
    let around = [low - 1, low].filter { sorted.indices.contains($0) }.map { sorted[$0] }
    return around.min { ($0 - place).magnitude < ($1 - place).magnitude }
  }
}

extension SceneAxis {
  /// How likely it is that these are the labels of an axis: numbers and times more than names.
  fileprivate var weight: Int {
    if case .categories = meaning { return places.count }
    return 2 * places.count
  }
}

/// The times that labels show, where a month without a year belongs to the year that stands before it.
private struct LabelTimes {
  var seconds: [Double] = []
  var precision = TimePrecision.year

  init?(_ labels: [[UInt8]]) {
    var year: Int?
    for label in labels where year == nil {
      if let number = Self.year(label) { year = number - (label == labels[0] ? 0 : 1) }
    }
    for label in labels {
      if let number = Self.year(label) { year = number }
      let text = Self.year(label) == nil && Self.isMonth(label) ? label + Self.digits(year) : label
      guard case .time(let time) = TimeText.read(text, 0..<text.count, order: .dayFirst) else {
        return nil
      }
      seconds.append(time.seconds)
      precision = precision.finer(time.precision)
    }
  }

  private static func year(_ label: [UInt8]) -> Int? {
    guard label.count == 4, let number = PlainNumber.read(label, 0..<4), number >= 1000 else {
      return nil
    }
    return Int(number)
  }

  private static func isMonth(_ label: [UInt8]) -> Bool {
    if case .month = DateWord(label[...].folded[...]) { return true }
    return false
  }

  private static func digits(_ year: Int?) -> [UInt8] { year.map { Array(" \($0)".utf8) } ?? [] }
}
