// SPDX-License-Identifier: Apache-2.0

import Maths

/// Lines along an axis of a picture by where they begin and end: ticks of one length, lines of one grid.
struct SceneRulers {
  /// Lines that begin and end at the same height, or at the same distance from the side.
  struct Ruler {
    let from: Double
    let to: Double
    var places: [Double]
  }

  /// Upright lines and level ones.
  private(set) var upright: [Ruler] = []
  private(set) var level: [Ruler] = []

  /// More kinds of lines than these are no ticks and no grid.
  private static let most = 64

  init(_ marks: [SceneMark]) {
    for mark in marks where !mark.isInLegend {
      if mark.isUpright, mark.height > 0 {
        Self.add(mark.left, mark.top, mark.bottom, to: &upright)
      } else if mark.isLevel, mark.width > 0 {
        Self.add(mark.top, mark.left, mark.right, to: &level)
      }
    }
    for index in upright.indices { upright[index].places = upright[index].places.ascending() }
    for index in level.indices { level[index].places = level[index].places.ascending() }
  }

  private static func add(_ place: Double, _ from: Double, _ to: Double, to rulers: inout [Ruler]) {
    for index in rulers.indices
    where (rulers[index].from - from).magnitude < 0.05 && (rulers[index].to - to).magnitude < 0.05 {
      rulers[index].places.append(place)
      return
    }
    if rulers.count < most { rulers.append(Ruler(from: from, to: to, places: [place])) }
  }
}

/// Where the labels of an axis belong: at ticks or lines of a grid, or where they stand.
struct SceneTicks {
  private(set) var places: [Double] = []
  /// How many units of the picture they may be wrong by.
  private(set) var looseness = 0.0
  /// Where the ticks begin and end across the axis; nil where the labels have none.
  private(set) var edges: (from: Double, to: Double)?

  /// All labels stand at the same distance from their ticks, within so many units.
  private static let evenness = 0.8
  /// Where letters are only reckoned to be, so many units for each unit of their height.
  private static let widthOfLetter = 0.6
  /// Ticks lie so many letter heights at most from where their label says.
  private static let reach = 0.6
  /// Without ticks a label's height tells its place no better than this, in letter heights.
  private static let heightError = 0.3
  /// A text that is put by its middle is put within so many units.
  private static let middleError = 0.5

  /// nil where nothing tells where the labels belong.
  init?(
    _ labels: [SceneText], _ rulers: [SceneRulers.Ruler], isVertical: Bool, maker: SVGScene.Maker
  ) {
    if maker == .vega, matchLabels(labels, rulers, isVertical: isVertical) { return }
    let own = labels.map { Self.place($0, isVertical: isVertical) }
    let areMiddles = labels.allSatisfy { $0.anchor == .middle || $0.isTurned }
    // One in the middle tells that the first and the last one are only kept inside of the picture.
    let isPlain = isVertical || labels.contains { $0.anchor == .middle || $0.isTurned }
    if isPlain, match(own, labels, rulers, Self.evenness) { return }
    // Texts that are put by their beginning: their middles, roughly.
    if !isVertical, !areMiddles {
      let middles = labels.map { text in
        let half = 0.5 * Self.widthOfLetter * text.size * Double(Self.letters(text.text))
        return text.place.x
          + (text.anchor == .start ? half : text.anchor == .end ? -half : 0)
      }
      if match(middles, labels, rulers, 4 * Self.evenness) { return }
      return nil
    }
    places = own
    looseness =
      isVertical
      ? labels.reduce(0) { max($0, Self.heightError * $1.size) }
      : labels.contains { $0.isTurned }
        ? labels.reduce(0) { max($0, Self.heightError * $1.size) } : Self.middleError
  }

  /// Vega puts labels where they belong, and ticks at the nearest whole unit (`tickRound`).
  private mutating func matchLabels(
    _ labels: [SceneText], _ rulers: [SceneRulers.Ruler], isVertical: Bool
  ) -> Bool {
    guard let first = labels.first, !labels.contains(where: { $0.isTurned }) else { return false }
    // What is in the middle stands three tenths of its height lower (vega-scenegraph, `baseline`).
    let down = (0.3 * first.size).rounded()
    let own = labels.map { isVertical ? $0.place.y - down : $0.place.x }
    guard match(own, labels, rulers, 1.05),
      zip(own, places).allSatisfy({ ($0 - $1).magnitude < 0.55 * max(first.scale, 1) })
    else {
      (places, edges) = ([], nil)
      return false
    }
    places = own
    looseness = 0.01
    return true
  }

  private static func place(_ text: SceneText, isVertical: Bool) -> Double {
    guard isVertical else { return text.place.x }
    return text.isCentred ? text.place.y : text.place.y - 0.35 * text.size
  }

  /// Powers are small, and their mark is not seen.
  private static func letters(_ text: [UInt8]) -> Int {
    text.reduce(0) { $0 + ($1 & 0xC0 == 0x80 || $1 == UInt8(ascii: "^") ? 0 : 1) }
  }

  /// Takes the ticks that lie nearest, if there is one for each label, all at the same distance.
  private mutating func match(
    _ own: [Double], _ labels: [SceneText], _ rulers: [SceneRulers.Ruler], _ evenness: Double
  ) -> Bool {
    // Ticks that are as many as the labels before the small ones between them.
    let count = own.count
    return match(own, labels, rulers.filter { $0.places.count == count }, within: evenness)
      || match(own, labels, rulers.filter { $0.places.count > count }, within: evenness)
  }

  private mutating func match(
    _ own: [Double], _ labels: [SceneText], _ rulers: [SceneRulers.Ruler], within evenness: Double
  ) -> Bool {
    var best = Double.infinity
    for ruler in rulers {
      var found: [Double] = []
      var (least, greatest) = (Double.infinity, -Double.infinity)
      for place in own {
        guard let tick = Self.nearest(ruler.places, to: place) else { break }
        found.append(tick)
        least = min(least, tick - place)
        greatest = max(greatest, tick - place)
      }
      let off = max(least.magnitude, greatest.magnitude)
      let size = labels.reduce(0) { max($0, $1.size) }
      guard found.count == own.count, greatest - least < evenness, off < Self.reach * size,
        off < best, Self.areApart(ruler.places, by: 2 * off),
        !zip(found, found.dropFirst()).contains(where: { ($0 - $1).magnitude < 0.05 })
      else { continue }
      best = off
      places = found
      edges = (ruler.from, ruler.to)
    }
    return best.isFinite
  }

  /// Whether no two places are nearer to each other, so that each label has a tick of its own.
  private static func areApart(_ places: [Double], by distance: Double) -> Bool {
    for (one, next) in zip(places, places.dropFirst()) {
      let gap = (next - one).magnitude
      // The same line drawn twice is one line.
      if gap > 0.05, gap <= distance { return false }
    }
    return true
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
