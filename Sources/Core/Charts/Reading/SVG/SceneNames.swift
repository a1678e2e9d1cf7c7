// SPDX-License-Identifier: Apache-2.0

/// The texts of a picture that name something: its title, its axes, its series.
struct SceneNames {
  private(set) var title: String?
  private(set) var x = HeaderText([])
  private(set) var y = HeaderText([])

  /// A legend's sample is so large at most, and so near its text.
  private enum Legend {
    static let width = 45.0
    static let height = 20.0
    static let gap = 25.0
  }

  init(_ chart: SVGChart) {
    let (scene, axes) = (chart.scene, chart.axes)
    let left = axes.x.places.min() ?? 0
    let right = axes.x.places.max() ?? 0
    let top = axes.y.places.min() ?? 0
    if !scene.title.isEmpty { title = scene.title[...].line() }
    for (index, text) in scene.texts.enumerated()
    where !axes.x.texts.contains(index) && !axes.y.texts.contains(index) {
      let isBetween = text.place.x >= left - 40 && text.place.x <= right + 40
      if text.isTurned, text.place.x < left, y.name.utf8.isEmpty {
        y = HeaderText(text.text[...])
      } else if !text.isTurned, isBetween, text.place.y > axes.x.across, x.name.utf8.isEmpty {
        x = HeaderText(text.text[...])
      } else if !text.isTurned, isBetween, text.place.y < top, title == nil,
        Self.legendSample(of: text, chart) == nil
      {
        title = text.text[...].line()
      }
    }
  }

  /// The text of the legend beside a sample of a colour.
  static func legend(_ colour: [UInt8], _ chart: SVGChart) -> String? {
    for (index, text) in chart.scene.texts.enumerated()
    where !chart.axes.x.texts.contains(index) && !chart.axes.y.texts.contains(index) {
      if let sample = legendSample(of: text, chart),
        sample.stroke == colour || sample.fill == colour
      {
        return text.text[...].line()
      }
    }
    return nil
  }

  /// The small mark to the left of a text, or to its right.
  private static func legendSample(of text: SceneText, _ chart: SVGChart) -> SceneMark? {
    guard !text.isTurned else { return nil }
    for mark in chart.scene.marks where isSample(mark) {
      let middle = (mark.top + mark.bottom) / 2
      guard (text.place.y - middle).magnitude < 0.9 * text.size else { continue }
      let gap = text.place.x - mark.right
      if gap >= -2, gap < Legend.gap { return mark }
      if mark.left - text.place.x >= -2, mark.left - text.place.x < Legend.gap { return mark }
    }
    return nil
  }

  private static func isSample(_ mark: SceneMark) -> Bool {
    mark.right - mark.left <= Legend.width && mark.bottom - mark.top <= Legend.height
      && mark.right - mark.left + mark.bottom - mark.top > 2 && !mark.colour.isEmpty
  }

  /// Whether a mark is a sample of the legend.
  static func isInLegend(_ mark: SceneMark, _ chart: SVGChart) -> Bool {
    guard isSample(mark) else { return false }
    let middle = (mark.top + mark.bottom) / 2
    for (index, text) in chart.scene.texts.enumerated()
    where !text.isTurned && !chart.axes.x.texts.contains(index)
      && !chart.axes.y.texts.contains(index)
    {
      let gap = text.place.x - mark.right
      if (text.place.y - middle).magnitude < 0.9 * text.size, gap >= -2, gap < Legend.gap {
        return true
      }
    }
    return false
  }
}
