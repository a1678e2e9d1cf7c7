// SPDX-License-Identifier: Apache-2.0

/// Reads the parts of a map.
struct WalkMapDecoder {
  /// The version of the format: the first knew neither tracks nor holes.
  private let version: UInt8
  private var texts: [String] = []

  init(version: UInt8) { self.version = version }

  /// The parts in the order of the pack: texts before all that need them.
  private static let order: [WalkMapPart] = [
    .texts, .source, .names, .nodes, .ways, .crossings, .barriers, .kerbs, .entrances, .places,
    .outlines,
  ]

  mutating func map(_ body: ArraySlice<UInt8>) throws(WalkMapPackError) -> WalkMap {
    var map = WalkMap(source: WalkMap.Source(title: "", origin: "", licence: ""))
    map.isOlder = version < WalkMapPack.version
    var rest = body
    for part in Self.order {
      var head = PackReader(rest, part: part)
      guard try head.choice(WalkMapPart.self) == part else { throw .malformed(part) }
      let content = try head.raw(try head.number())
      rest = rest[content.endIndex...]
      var reader = PackReader(content, part: part)
      try read(part, &reader, into: &map)
      try reader.finish()
    }
    guard rest.isEmpty else { throw .malformed(.outlines) }
    return map
  }

  private mutating func read(
    _ part: WalkMapPart, _ reader: inout PackReader, into map: inout WalkMap
  ) throws(WalkMapPackError) {
    switch part {
    case .texts: texts = try Self.texts(&reader)
    case .source:
      map.source = WalkMap.Source(
        title: try text(&reader), origin: try text(&reader), licence: try text(&reader))
    case .names: map.names = try names(&reader)
    case .nodes: map.nodes = try reader.points()
    case .ways: map.ways = try Self.ways(&reader)
    case .crossings: map.crossings = try crossings(&reader)
    case .barriers: map.barriers = try Self.barriers(&reader)
    case .kerbs: map.kerbs = try Self.kerbs(&reader)
    case .entrances: map.entrances = try Self.entrances(&reader)
    case .places: map.places = try places(&reader)
    case .outlines: map.outlines = try outlines(&reader)
    }
  }

  private func text(_ reader: inout PackReader) throws(WalkMapPackError) -> String {
    let number = try reader.number()
    guard texts.indices.contains(number) else { throw reader.problem }
    return texts[number]
  }

  private static func texts(_ reader: inout PackReader) throws(WalkMapPackError) -> [String] {
    var texts: [String] = []
    for _ in 0..<(try reader.count(eachAtLeast: 1)) {
      let bytes = try reader.raw(try reader.number())
      guard let text = String(validating: bytes, as: UTF8.self) else { throw reader.problem }
      texts.append(text)
    }
    return texts
  }

  private func names(_ reader: inout PackReader) throws(WalkMapPackError) -> [MapNames] {
    var names: [MapNames] = []
    for _ in 0..<(try reader.count(eachAtLeast: 2)) {
      var name = MapNames(try text(&reader))
      for _ in 0..<(try reader.count(eachAtLeast: 2)) {
        name.translations.append(
          MapNames.Translation(tag: try text(&reader), text: try text(&reader)))
      }
      names.append(name)
    }
    return names
  }

  private static func ways(_ reader: inout PackReader) throws(WalkMapPackError) -> [WalkMap.Way] {
    var ways: [WalkMap.Way] = []
    var last = 0
    // 16: the bytes of a way without points between and without steps
    for _ in 0..<(try reader.count(eachAtLeast: 16)) {
      let start = try node(after: last, &reader)
      let end = try node(after: start, &reader)
      last = end
      let shape = try reader.points()
      var way = WalkMap.Way(from: start, to: end, shape: shape, kind: try reader.choice())
      way.name = try reader.optional()
      way.access = try reader.choice()
      way.direction = try reader.choice()
      way.surface = try reader.choice()
      way.width = try reader.optional()
      way.lighting = try reader.choice()
      way.tactilePaving = try reader.choice()
      way.leftPavement = try reader.choice()
      way.rightPavement = try reader.choice()
      way.rise = try reader.choice()
      way.cover = try reader.choice()
      guard let layer = Int(exactly: try reader.signed()) else { throw reader.problem }
      way.layer = layer
      switch try reader.number() {
      case 0: break
      case 1: way.steps = try steps(&reader)
      default: throw reader.problem
      }
      ways.append(way)
    }
    return ways
  }

  private static func node(
    after last: Int, _ reader: inout PackReader
  ) throws(WalkMapPackError) -> Int {
    let (number, overflow) = Int64(last).addingReportingOverflow(try reader.signed())
    guard !overflow, number >= 0, let node = Int(exactly: number) else { throw reader.problem }
    return node
  }

  private static func steps(_ reader: inout PackReader) throws(WalkMapPackError) -> WalkMap.Steps {
    var steps = WalkMap.Steps(count: try reader.optional())
    steps.handrail = try reader.choice()
    steps.leftHandrail = try reader.choice()
    steps.rightHandrail = try reader.choice()
    steps.ramp = try reader.choice()
    steps.tactileWarning = try reader.choice()
    return steps
  }

  private func crossings(
    _ reader: inout PackReader
  ) throws(WalkMapPackError) -> [WalkMap.Crossing] {
    var crossings: [WalkMap.Crossing] = []
    for _ in 0..<(try reader.count(eachAtLeast: version > 1 ? 17 : 13)) {
      let site: WalkMap.Site
      switch try reader.number() {
      case 0: site = .node(try reader.number())
      case 1: site = .way(try reader.number())
      default: throw reader.problem
      }
      var crossing = WalkMap.Crossing(site: site)
      crossing.road = try reader.optional()
      crossing.lanes = try reader.optional()
      crossing.signals = try reader.choice()
      crossing.audibleSignal = try reader.choice()
      crossing.locatingSound = try reader.choice()
      crossing.vibratingSignal = try reader.choice()
      crossing.button = try reader.choice()
      crossing.markings = try reader.choice()
      crossing.tactilePaving = try reader.choice()
      crossing.island = try reader.choice()
      crossing.kerb = try reader.choice()
      if version > 1 {
        crossing.over = try reader.choice()
        crossing.gates = try reader.choice()
        crossing.warningLights = try reader.choice()
        crossing.bell = try reader.choice()
      }
      crossings.append(crossing)
    }
    return crossings
  }

  private static func barriers(
    _ reader: inout PackReader
  ) throws(WalkMapPackError) -> [WalkMap.Barrier] {
    var barriers: [WalkMap.Barrier] = []
    for _ in 0..<(try reader.count(eachAtLeast: 4)) {
      var barrier = WalkMap.Barrier(node: try reader.number(), kind: try reader.choice())
      barrier.locked = try reader.choice()
      barrier.access = try reader.choice()
      barriers.append(barrier)
    }
    return barriers
  }

  private static func kerbs(_ reader: inout PackReader) throws(WalkMapPackError) -> [WalkMap.Kerb] {
    var kerbs: [WalkMap.Kerb] = []
    for _ in 0..<(try reader.count(eachAtLeast: 3)) {
      kerbs.append(
        WalkMap.Kerb(
          node: try reader.number(), kind: try reader.choice(), tactilePaving: try reader.choice()))
    }
    return kerbs
  }

  private static func entrances(
    _ reader: inout PackReader
  ) throws(WalkMapPackError) -> [WalkMap.Entrance] {
    var entrances: [WalkMap.Entrance] = []
    for _ in 0..<(try reader.count(eachAtLeast: 7)) {
      var entrance = WalkMap.Entrance(point: try reader.point(), kind: try reader.choice())
      entrance.node = try reader.optional()
      entrance.outline = try reader.optional()
      entrance.name = try reader.optional()
      entrance.access = try reader.choice()
      entrances.append(entrance)
    }
    return entrances
  }

  private func places(_ reader: inout PackReader) throws(WalkMapPackError) -> [WalkMap.MapPlace] {
    var places: [WalkMap.MapPlace] = []
    for _ in 0..<(try reader.count(eachAtLeast: 6)) {
      var place = WalkMap.MapPlace(
        point: try reader.point(), category: try reader.choice(), kind: try text(&reader))
      place.name = try reader.optional()
      place.outline = try reader.optional()
      places.append(place)
    }
    return places
  }

  private func outlines(
    _ reader: inout PackReader
  ) throws(WalkMapPackError) -> [WalkMap.Outline] {
    var outlines: [WalkMap.Outline] = []
    for _ in 0..<(try reader.count(eachAtLeast: version > 1 ? 4 : 3)) {
      var outline = WalkMap.Outline(
        kind: try reader.choice(), name: try reader.optional(), ring: try reader.points())
      if version > 1 {
        for _ in 0..<(try reader.count(eachAtLeast: 1)) {
          outline.holes.append(try reader.points())
        }
      }
      outlines.append(outline)
    }
    return outlines
  }
}
