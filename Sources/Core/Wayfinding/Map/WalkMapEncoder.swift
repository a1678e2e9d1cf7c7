// SPDX-License-Identifier: Apache-2.0

/// Writes the parts of a map, and collects their texts.
struct WalkMapEncoder {
  /// Texts by their bytes, since nothing here compares characters.
  private var numbers: [[UInt8]: Int] = [:]
  private var texts: [[UInt8]] = []

  /// The parts in the order of the pack.
  mutating func parts(of map: WalkMap) -> [(part: WalkMapPart, bytes: [UInt8])] {
    let source = written { (encoder, writer) in
      for text in [map.source.title, map.source.origin, map.source.licence] {
        writer.number(encoder.number(of: text))
      }
    }
    let names = written { (encoder, writer) in encoder.write(map.names, &writer) }
    let nodes = written { (_, writer) in writer.points(map.nodes) }
    let ways = written { (_, writer) in Self.write(map.ways, &writer) }
    let crossings = written { (_, writer) in Self.write(map.crossings, &writer) }
    let barriers = written { (_, writer) in
      writer.number(map.barriers.count)
      for barrier in map.barriers {
        writer.number(barrier.node)
        writer.choice(barrier.kind)
        writer.choice(barrier.locked)
        writer.choice(barrier.access)
      }
    }
    let kerbs = written { (_, writer) in
      writer.number(map.kerbs.count)
      for kerb in map.kerbs {
        writer.number(kerb.node)
        writer.choice(kerb.kind)
        writer.choice(kerb.tactilePaving)
      }
    }
    let entrances = written { (_, writer) in Self.write(map.entrances, &writer) }
    let places = written { (encoder, writer) in encoder.write(map.places, &writer) }
    let outlines = written { (_, writer) in
      writer.number(map.outlines.count)
      for outline in map.outlines {
        writer.choice(outline.kind)
        writer.optional(outline.name)
        writer.points(outline.ring)
        writer.number(outline.holes.count)
        for hole in outline.holes { writer.points(hole) }
      }
    }
    // Last, when all texts are known; before all that need them in the pack.
    let table = written { (encoder, writer) in
      writer.number(encoder.texts.count)
      for text in encoder.texts {
        writer.number(text.count)
        writer.raw(text)
      }
    }
    return [
      (.texts, table), (.source, source), (.names, names), (.nodes, nodes), (.ways, ways),
      (.crossings, crossings), (.barriers, barriers), (.kerbs, kerbs), (.entrances, entrances),
      (.places, places), (.outlines, outlines),
    ]
  }

  private mutating func written(_ write: (inout Self, inout PackWriter) -> Void) -> [UInt8] {
    var writer = PackWriter()
    write(&self, &writer)
    return writer.bytes
  }

  private mutating func number(of text: String) -> Int {
    let bytes = Array(text.utf8)
    if let known = numbers[bytes] { return known }
    numbers[bytes] = texts.count
    texts.append(bytes)
    return texts.count - 1
  }

  private mutating func write(_ names: [MapNames], _ writer: inout PackWriter) {
    writer.number(names.count)
    for name in names {
      writer.number(number(of: name.plain))
      writer.number(name.translations.count)
      for translation in name.translations {
        writer.number(number(of: translation.tag))
        writer.number(number(of: translation.text))
      }
    }
  }

  private static func write(_ ways: [WalkMap.Way], _ writer: inout PackWriter) {
    writer.number(ways.count)
    var last = 0
    for way in ways {
      // A way often begins where the one before ends.
      writer.signed(Int64(way.start) - Int64(last))
      writer.signed(Int64(way.end) - Int64(way.start))
      last = way.end
      writer.points(way.shape)
      writer.choice(way.kind)
      writer.optional(way.name)
      writer.choice(way.access)
      writer.choice(way.direction)
      writer.choice(way.surface)
      writer.optional(way.width)
      writer.choice(way.lighting)
      writer.choice(way.tactilePaving)
      writer.choice(way.leftPavement)
      writer.choice(way.rightPavement)
      writer.choice(way.rise)
      writer.choice(way.cover)
      writer.signed(Int64(way.layer))
      writer.number(way.steps == nil ? 0 : 1)
      guard let steps = way.steps else { continue }
      writer.optional(steps.count)
      writer.choice(steps.handrail)
      writer.choice(steps.leftHandrail)
      writer.choice(steps.rightHandrail)
      writer.choice(steps.ramp)
      writer.choice(steps.tactileWarning)
    }
  }

  private static func write(_ crossings: [WalkMap.Crossing], _ writer: inout PackWriter) {
    writer.number(crossings.count)
    for crossing in crossings {
      switch crossing.site {
      case .node(let node):
        writer.number(0)
        writer.number(node)
      case .way(let way):
        writer.number(1)
        writer.number(way)
      }
      writer.optional(crossing.road)
      writer.optional(crossing.lanes)
      for known in [
        crossing.signals, crossing.audibleSignal, crossing.locatingSound, crossing.vibratingSignal,
        crossing.button, crossing.markings, crossing.tactilePaving, crossing.island,
      ] { writer.choice(known) }
      writer.choice(crossing.kerb)
      writer.choice(crossing.over)
      for known in [crossing.gates, crossing.warningLights, crossing.bell] { writer.choice(known) }
    }
  }

  private static func write(_ entrances: [WalkMap.Entrance], _ writer: inout PackWriter) {
    writer.number(entrances.count)
    for entrance in entrances {
      writer.point(entrance.point)
      writer.choice(entrance.kind)
      writer.optional(entrance.node)
      writer.optional(entrance.outline)
      writer.optional(entrance.name)
      writer.choice(entrance.access)
    }
  }

  private mutating func write(_ places: [WalkMap.MapPlace], _ writer: inout PackWriter) {
    writer.number(places.count)
    for place in places {
      writer.point(place.point)
      writer.choice(place.category)
      writer.number(number(of: place.kind))
      writer.optional(place.name)
      writer.optional(place.outline)
    }
  }
}
