// SPDX-License-Identifier: Apache-2.0

import Bytes

/// The bookmarks that a device keeps.
///
/// For each chart, by its name, the places of its points; the data are not kept.
struct KeptBookmarks: Sendable {
  /// Those of one chart.
  private struct Entry {
    var chart: String
    var places: [ChartPlace]
  }

  /// Where the device keeps them.
  static let key = "earshot-chart-bookmarks"
  /// Charts whose bookmarks are kept; the one that was used longest ago makes room.
  private static let mostCharts = 50

  private var entries: [Entry] = []

  /// Reads what the device kept; what is no entry is passed over.
  init(kept text: String?) {
    guard let text, let list = try? JSONParser.parse(Array(text.utf8)).array else { return }
    for entry in list {
      guard let chart = entry["chart"]?.string, let places = try? ChartPlace.list(entry) else {
        continue
      }
      entries.append(Entry(chart: chart, places: places))
    }
  }

  /// The places of a chart.
  subscript(chart: String) -> [ChartPlace] {
    get {
      for entry in entries where entry.chart.hasSameBytes(as: chart) { return entry.places }
      return []
    }
    set {
      entries.removeAll { $0.chart.hasSameBytes(as: chart) }
      guard !newValue.isEmpty else { return }
      entries.insert(Entry(chart: chart, places: newValue), at: 0)
    }
  }

  /// As the device keeps them; nil when there are none.
  var text: String? {
    guard !entries.isEmpty else { return nil }
    var writer = JSONWriter()
    writer.array { writer in
      for entry in entries.prefix(Self.mostCharts) {
        writer.object { writer in
          writer.field("chart", entry.chart)
          writer.key("places")
          writer.array { writer in for place in entry.places { place.write(to: &writer) } }
        }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension ChartSession {
  /// The bookmarks, to be shown and to be kept: with those that the device has by now, which another page may have set.
  mutating func keepBookmarks() -> [ChartEffect.Kind] {
    guard name != nil else { return [bookmarkWords()] }
    isKeeping = true
    return [bookmarkWords(), .recall(key: KeptBookmarks.key)]
  }

  /// The device says what it has: to find the bookmarks of this chart, or to put them there.
  mutating func recalled(_ key: String, _ value: String?) -> [ChartEffect.Kind] {
    guard let name, key.hasSameBytes(as: KeptBookmarks.key) else { return [] }
    var kept = KeptBookmarks(kept: value)
    if isKeeping {
      isKeeping = false
      kept[name] = bookmarks
      return [.store(key: key, value: kept.text)]
    }
    let places = kept[name]
    return places.isEmpty ? [] : restore(places)
  }

  /// Forgets the bookmarks of all charts.
  mutating func forgetBookmarks() -> [ChartEffect.Kind] {
    bookmarks = []
    return [bookmarkWords(), .store(key: KeptBookmarks.key, value: nil)]
  }
}
