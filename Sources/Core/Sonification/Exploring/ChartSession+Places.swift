// SPDX-License-Identifier: Apache-2.0

import ChartDrawing
import Charts
import Maths
import Speaking

/// Bookmarks, comparing, and sounds that explain.
extension ChartSession {
  /// Bookmarks of one chart; more would not be found again.
  private static let mostBookmarks = 100

  mutating func toggleBookmark() -> [ChartEffect.Kind] {
    let place = here
    let silence = interrupted()
    if let known = bookmarks.firstIndex(of: place) {
      bookmarks.remove(at: known)
      return silence + keepBookmarks() + [
        .sound(.deleted), say(ChartSessionWords[language].bookmarkRemoved),
      ]
    }
    guard bookmarks.count < Self.mostBookmarks else { return silence + [.sound(.refused)] }
    index = place.index
    bookmarks.append(place)
    bookmarks = bookmarks.ordered { Double($0.series) }.ordered { Double($0.index) }
    return silence + keepBookmarks() + [
      .sound(.done), say(ChartSessionWords[language].bookmarkSet),
    ]
  }

  mutating func nextBookmark(_ direction: Int) -> [ChartEffect.Kind] {
    guard !bookmarks.isEmpty else {
      return interrupted() + [.sound(.boundary), say(ChartSessionWords[language].noBookmarks)]
    }
    let at = index ?? -1
    let next =
      direction > 0
      ? bookmarks.first { $0.index > at || ($0.index == at && $0.series > series) }
      : bookmarks.last { $0.index < at || ($0.index == at && $0.series < series) }
    let place = next ?? (direction > 0 ? bookmarks[0] : bookmarks[bookmarks.count - 1])
    return arrive(at: place.index, in: place.series)
  }

  mutating func bookmark(_ wanted: Int, isRemoved: Bool) -> [ChartEffect.Kind] {
    guard bookmarks.indices.contains(wanted) else {
      return interrupted() + [.sound(.boundary), say(ChartSessionWords[language].noBookmarks)]
    }
    guard isRemoved else {
      return arrive(at: bookmarks[wanted].index, in: bookmarks[wanted].series)
    }
    bookmarks.remove(at: wanted)
    return interrupted()
      + keepBookmarks() + [.sound(.deleted), say(ChartSessionWords[language].bookmarkRemoved)]
  }

  mutating func removeBookmarks() -> [ChartEffect.Kind] {
    bookmarks = []
    return interrupted()
      + keepBookmarks() + [.sound(.deleted), say(ChartSessionWords[language].bookmarksRemoved)]
  }

  /// Takes the bookmarks that were kept; those that the chart does not have any more are dropped.
  mutating func restore(_ places: [ChartPlace]) -> [ChartEffect.Kind] {
    guard let chart else { return [] }
    bookmarks = []
    for place in places.prefix(Self.mostBookmarks) where chart.has(place) {
      if !bookmarks.contains(place) { bookmarks.append(place) }
    }
    bookmarks = bookmarks.ordered { Double($0.series) }.ordered { Double($0.index) }
    return [bookmarkWords()]
  }

  func bookmarkWords() -> ChartEffect.Kind {
    guard let chart else { return .list(.bookmarks, [], chosen: nil) }
    let several = chart.chart.series.count > 1
    return .list(
      .bookmarks,
      bookmarks.map { chart.words($0, .usual, namesSeries: several, in: language) },
      chosen: nil)
  }

  /// The first press marks a point, the second compares: both tones, then the difference in words.
  mutating func compare() -> [ChartEffect.Kind] {
    guard let chart else { return nothingOpen() }
    let silence = interrupted()
    guard let first = compared else {
      compared = here
      index = here.index
      return silence + [.sound(.armed), say(ChartSessionWords[language].marked(pointWords(chart)))]
    }
    compared = nil
    let second = here
    var effects = silence
    if let cue = chart.cues(first, second) { effects.append(.cue(cue)) }
    return effects + [say(chart.difference(first, second, in: language))]
  }

  /// How each series sounds: a tone of each, then their names in that order.
  mutating func legend() -> [ChartEffect.Kind] {
    guard let chart else { return nothingOpen() }
    var effects = interrupted()
    if let cue = chart.legend { effects.append(.cue(cue)) }
    return effects + [say(chart.legendWords(in: language))]
  }

  /// The tones of the least and the greatest value, then their words.
  mutating func references() -> [ChartEffect.Kind] {
    guard let chart else { return nothingOpen() }
    var effects = interrupted()
    if let cue = chart.references { effects.append(.cue(cue)) }
    return effects + [say(chart.referenceWords(in: language))]
  }

  func seriesList(_ chart: ExploredChart) -> ChartEffect.Kind {
    .list(.series, chart.chart.series.map { $0.name }, chosen: series)
  }

  func statisticList(_ chart: ExploredChart) -> ChartEffect.Kind {
    .list(
      .statistics, chart.statistics(of: series, in: language).map { $0.words }, chosen: nil)
  }

  /// The braille line where a point lies on it.
  mutating func braille(around index: Int) -> [ChartEffect.Kind] {
    guard settings.braille > 0, let chart, let line = chart.braille(of: series) else { return [] }
    let window = line.window(width: settings.braille, atPoint: index)
    brailleStart = window.first
    return [.braille(text: window.text, from: window.first, total: line.cells.count)]
  }

  /// The line a display's width on; the place in the chart stays.
  mutating func moveBraille(_ direction: Int) -> [ChartEffect.Kind] {
    guard settings.braille > 0, let chart, let line = chart.braille(of: series) else {
      return [.sound(.boundary)]
    }
    let wanted = brailleStart + direction * settings.braille
    guard wanted >= 0, wanted < line.cells.count else { return [.sound(.boundary)] }
    return braille(around: line.points(inCell: wanted).lowerBound)
  }
}
