// SPDX-License-Identifier: Apache-2.0

/// The texts of a picture that name something: its title and its axes.
struct SceneNames {
  private(set) var title: String?
  private(set) var row = HeaderText([])
  private(set) var column = HeaderText([])

  /// Titles begin so far outside of the labels at most.
  private static let beside = 40.0

  init(_ scene: SVGScene, _ axes: SceneAxes, _ legend: SceneLegend) {
    if !scene.title.isEmpty { title = scene.title[...].line() }
    for (index, text) in scene.texts.enumerated()
    where !axes.row.texts.contains(index) && !axes.column.texts.contains(index)
      && !axes.used.contains(index) && !legend.texts.contains(index) && !text.isInLegend
    {
      let isBetween =
        text.place.x >= axes.row.least - Self.beside
        && text.place.x <= axes.row.greatest + Self.beside
      if text.isTurned, text.place.x < axes.row.least, column.name.utf8.isEmpty {
        column = HeaderText(text.text[...])
      } else if !text.isTurned, isBetween, text.place.y > axes.row.across, row.name.utf8.isEmpty {
        row = HeaderText(text.text[...])
      } else if !text.isTurned, isBetween, text.place.y < axes.column.least, title == nil {
        title = text.text[...].line()
      }
    }
  }
}
