// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

/// What stands below a map: how long things are, where north is, whose data they are, and what each look means.
struct MapLegend {
  /// A look with its name.
  struct Item {
    var words: String
    var sample: Sample
  }

  enum Sample {
    case way(MapLayer)
    case area(look: StaticString, texture: StaticString?)
    case mark(look: StaticString, MapMark)
  }

  static let line = 30.0
  private static let column = 260.0
  /// Scale and licence stand above.
  private static let linesAbove = 2

  let items: [Item]
  let columns: Int
  let language: Language

  init(width: Double, _ language: Language) {
    let words = MapPictureWords[language]
    self.language = language
    columns = max(1, Int(width / Self.column))
    items = [
      Item(words: words.mainRoad, sample: .way(.mainRoad)),
      Item(words: words.road, sample: .way(.road)),
      Item(words: words.pedestrianStreet, sample: .way(.pedestrian)),
      Item(words: words.footway, sample: .way(.footway)),
      Item(words: words.path, sample: .way(.path)),
      Item(words: words.steps, sample: .way(.steps)),
      Item(words: words.tunnel, sample: .way(.tunnel)),
      Item(words: words.crossing, sample: .mark(look: "crossing", .square)),
      Item(words: words.crossingWithLights, sample: .mark(look: "lights", .square)),
      Item(words: words.place, sample: .mark(look: "place", .disc)),
      Item(words: words.building, sample: .area(look: "building", texture: nil)),
      Item(words: words.park, sample: .area(look: "park", texture: "dots")),
      Item(words: words.water, sample: .area(look: "water", texture: "waves")),
      Item(words: words.parking, sample: .area(look: "parking", texture: "stripes")),
    ]
  }

  private var rows: Int { (items.count + columns - 1) / columns }

  /// Its height in units.
  var height: Double { Double(rows + Self.linesAbove) * Self.line + Self.line / 2 }

  /// Where an item stands: the left end of its sample, in the middle of its line.
  func place(_ number: Int, below top: Double) -> MapPicture.Point {
    MapPicture.Point(
      x: 10 + Double(number % columns) * Self.column,
      y: top + (Double(number / columns + Self.linesAbove) + 0.5) * Self.line)
  }
}

extension MapPicture {
  /// Lengths of scale bars, in metres.
  private static let scales = [10.0, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000]
  /// A scale bar is not longer than this, in units.
  private static let longestScale = 250.0

  func write(_ legend: MapLegend, licence: String, to writer: inout SVGWriter) {
    writer.layer(
      "border", texture: nil, [([Point(x: 0, y: height), Point(x: width, y: height)], false)])
    writeScale(to: &writer, legend.language)
    writer.text(licence, "licence", at: Point(x: 10, y: height + 1.7 * MapLegend.line))
    for (number, item) in legend.items.enumerated() {
      let place = legend.place(number, below: height)
      let end = Point(x: place.x + 40, y: place.y)
      switch item.sample {
      case .way(let layer):
        writer.layer(layer.name, texture: nil, [([place, end], false)])
        for surface in layer.surfaces {
          writer.layer(surface, texture: nil, [([place, end], false)])
        }
      case .mark(let look, let mark):
        writer.marks(look, mark, [Point(x: place.x + 20, y: place.y)])
      case .area(let look, let texture):
        let box = [(0.0, -9.0), (40.0, -9.0), (40.0, 9.0), (0.0, 9.0)]
        writer.layer(
          look, texture: texture, [(box.map { Point(x: place.x + $0.0, y: place.y + $0.1) }, true)])
      }
      writer.text(item.words, "legend", at: Point(x: place.x + 50, y: place.y + 5))
    }
  }

  private func writeScale(to writer: inout SVGWriter, _ language: Language) {
    let metres = Self.scales.last { $0 / metresPerUnit <= Self.longestScale } ?? Self.scales[0]
    let (left, y) = (10.0, height + MapLegend.line * 0.7)
    let right = left + metres / metresPerUnit
    for ends in [
      [Point(x: left, y: y), Point(x: right, y: y)],
      [Point(x: left, y: y - 6), Point(x: left, y: y + 6)],
      [Point(x: right, y: y - 6), Point(x: right, y: y + 6)],
    ] {
      writer.layer("scale", texture: nil, [(ends, false)])
    }
    writer.text(
      SpokenDistance(metres: metres).text(in: language), "legend",
      at: Point(x: right + 10, y: y + 5))
    // The letter and the arrow of maps all over the world
    let arrow = [(0.0, 10.0), (7.0, -10.0), (14.0, 10.0), (7.0, 5.0)]
    let north = Point(x: width - 50, y: y)
    writer.layer(
      "north", texture: nil, [(arrow.map { Point(x: north.x + $0.0, y: north.y + $0.1) }, true)])
    writer.text("N", "legend", at: Point(x: north.x + 20, y: north.y + 5))
  }
}
