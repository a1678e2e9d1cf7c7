// SPDX-License-Identifier: Apache-2.0

import ChartDrawing
import Maths
import Speaking
import Wayfinding

/// Draws the sheet of a map, the most important first, and writes its key.
struct TactileMapDrawer {
  /// A way on the sheet.
  struct Drawn {
    var name: Int?
    var way: TactileWay
    var line: [PicturePoint]
  }

  let map: WalkMap
  let sheet: TactileMapSheet
  var page = TactilePage(number: 1)
  var key: TactileKey
  /// Where something is drawn, or too near to it for another thing.
  var ink: TactileInk
  private(set) var drawn: [Drawn] = []
  /// Ways that would have lain too close to others.
  private var leftOut = 0

  var words: TactileMapWords { TactileMapWords[sheet.options.language] }
  var language: Language { sheet.options.language }

  /// Less of a park or of water is not felt as an area, in square millimetres.
  private static let leastArea = 150.0
  /// Near its ends a way may touch others, in millimetres.
  private static let meeting = 5.0
  /// A way is left out where so much of it lies too near to others.
  private static let tooClose = 0.5

  init(_ map: WalkMap, on sheet: TactileMapSheet) {
    self.map = map
    self.sheet = sheet
    key = TactileKey(sheet.options)
    ink = TactileInk(sheet.options)
  }

  /// Draws everything; gives the key.
  mutating func draw(
    marking place: Int?, _ content: TactileMapContent = TactileMapContent()
  ) -> TactileKey {
    key.write(words.title(map.source.title))
    key.write(words.northUp)
    drawScale()
    var ground = ink
    drawAreas(&ground)
    drawWays()
    // What is written must not lie on textures either.
    for line in drawn { ground.take(line.line, within: line.way.width / 2) }
    drawWay(content, &ground)
    drawClosed(content, &ground)
    ink = ground
    let left = writeNames(marking: place)
    if leftOut > 0 { key.write(words.waysLeftOut) }
    if left > 0 { key.write(words.namesLeftOut) }
    key.write(map.source.licence)
    return key
  }

  /// A bar below the map that is a round number of metres long.
  private mutating func drawScale() {
    // About a third of the sheet, which fingers can compare with.
    let most = 60 * sheet.metresPerMillimetre
    let lengths = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000]
    let metres = lengths.last { Double($0) <= most } ?? 1
    let left = TactileMeasure.margin
    let y = sheet.options.paper.height - TactileMeasure.margin - TactileMeasure.dotPitch
    let right = left + Double(metres) / sheet.metresPerMillimetre
    page.line(PicturePoint(left, y), PicturePoint(right, y), .axis)
    for x in [left, right] {
      page.line(PicturePoint(x, y - TactileMeasure.tick), PicturePoint(x, y), .axis)
    }
    let distance = SpokenDistance(metres: Double(metres)).text(in: language)
    key.write(words.scale(distance))
  }

  // MARK: Areas

  private mutating func drawAreas(_ ground: inout TactileInk) {
    for (kind, texture, name) in [
      (WalkMap.OutlineKind.park, TactileTexture.dots, words.park),
      (.water, .levelLines, words.water),
    ] {
      var isThere = false
      for outline in map.outlines where outline.kind == kind {
        let ring = sheet.box.part(of: outline.ring.map { sheet.place($0) })
        guard Self.area(ring) >= Self.leastArea else { continue }
        page.shapes.append(.area(ring, texture))
        ground.take(inside: ring)
        isThere = true
      }
      if isThere { key.write(name, .area(texture)) }
    }
  }

  /// The area within a ring, in square millimetres.
  private static func area(_ ring: [PicturePoint]) -> Double {
    guard var last = ring.last else { return 0 }
    var sum = 0.0
    for corner in ring {
      sum += last.x * corner.y - corner.x * last.y
      last = corner
    }
    return sum.magnitude / 2
  }

  // MARK: Ways

  private mutating func drawWays() {
    for kind in TactileWay.allCases where sheet.metresPerMillimetre <= kind.mostMetres {
      for way in map.ways where TactileWay(way) == kind {
        let points = [map.nodes[way.start]] + way.shape + [map.nodes[way.end]]
        for piece in sheet.box.pieces(of: points.map { sheet.place($0) }) {
          draw(piece, kind, name: way.name)
        }
      }
    }
    // All clearings before all lines, so that none cuts a line that it meets.
    for line in drawn { page.shapes.append(.line(line.line, .clearing)) }
    for line in drawn { page.shapes.append(.line(line.line, .way(line.way))) }
    for kind in TactileWay.allCases where kind != .service {
      let isThere = drawn.contains { $0.way == kind || kind == .street && $0.way == .service }
      if isThere { key.write(kind.name(words), .line(.way(kind), nil)) }
    }
  }

  private mutating func draw(_ piece: [PicturePoint], _ kind: TactileWay, name: Int?) {
    let kept = TactileSimplification.kept(piece, within: TactileMeasure.simplification)
    let line = kept.map { piece[$0] }
    guard !isTooClose(line, kind) else {
      leftOut += 1
      return
    }
    ink.take(line, within: kind.width / 2 + TactileMeasure.gap)
    drawn.append(Drawn(name: name, way: kind, line: line))
  }

  private func isTooClose(_ line: [PicturePoint], _ kind: TactileWay) -> Bool {
    let steps = TactileInk.steps(along: line)
    let ends = Int(Self.meeting)
    guard steps.count > 2 * ends else {
      // Between two streets that are drawn, a short piece of a street joins them; a short path only thickens them.
      switch kind {
      case .mainStreet, .street: return false
      case .service, .steps, .foot: return ink.holds(steps[steps.count / 2])
      }
    }
    let inner = steps[ends..<(steps.count - ends)]
    let near = inner.count { ink.holds($0) }
    return Double(near) > Self.tooClose * Double(inner.count)
  }
}
