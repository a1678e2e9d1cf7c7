// SPDX-License-Identifier: Apache-2.0

import Charts

/// The texts that say what a colour means.
struct SceneLegend {
  private(set) var entries: [(name: String, samples: [SceneMark])] = []
  /// The texts of the entries in the list of texts.
  private(set) var texts: [Int] = []
  private var paths: [Int] = []
  private var colours: [[UInt8]] = []

  /// A sample is so large at most, and so near its text.
  private enum Most {
    static let width = 45.0
    static let height = 20.0
    static let gap = 25.0
    static let entries = 100
    static let samples = 8
  }

  init(_ scene: SVGScene, _ axes: SceneAxes, _ frame: SceneFrame) {
    // A point beside a text may be data that the text speaks of, unless both belong to a group that is called a legend.
    let samples = scene.marks.filter { mark in
      mark.width <= Most.width && mark.height <= Most.height && mark.width + mark.height > 2
        && (mark.isInLegend || frame.isBeside(mark))
    }
    for (index, text) in scene.texts.enumerated()
    where !text.isTurned && !axes.row.texts.contains(index) && !axes.column.texts.contains(index)
      && !axes.used.contains(index) && entries.count < Most.entries
    {
      let own = samples.filter { mark in
        let middle = (mark.top + mark.bottom) / 2
        return mark.isInLegend == text.isInLegend
          && (text.place.y - middle).magnitude < 0.9 * text.size
      }
      var near = own.filter { text.place.x - $0.right >= -2 && text.place.x - $0.right < Most.gap }
      if near.isEmpty {
        near = own.filter { $0.left - text.place.x >= -2 && $0.left - text.place.x < Most.gap }
      }
      guard !near.isEmpty else { continue }
      near = Array(near.prefix(Most.samples))
      entries.append((text.text[...].line(), near))
      texts.append(index)
      paths += near.map { $0.path }
      for sample in near where !colours.contains(sample.face) { colours.append(sample.face) }
    }
  }

  /// Whether a mark is a sample.
  func holds(_ mark: SceneMark) -> Bool { mark.isInLegend || paths.contains(mark.path) }

  /// What a colour means; nil where nothing says it.
  ///
  /// - Throws: `ChartError.picture` where it means two things, told apart by dashes or shapes.
  func name(_ colour: [UInt8]) throws(ChartError) -> String? {
    var found: String?
    for entry in entries where entry.samples.contains(where: { $0.face == colour }) {
      guard found == nil else { throw .picture(.colours) }
      found = entry.name
    }
    return found
  }

  func names(_ colour: [UInt8]) -> Bool { colours.contains(colour) }
}
