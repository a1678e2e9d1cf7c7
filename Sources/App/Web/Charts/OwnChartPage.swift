// SPDX-License-Identifier: Apache-2.0

import HTML

/// A chart of the person's own, made by the server because no script runs in the browser.
func ownChartPage(
  _ chart: ShownChart, sound: String, downloads: ChartDownloads?,
  _ visit: Visit
) -> Page {
  Page(
    chart.title, in: .ability(.charts), lead: chart.summary,
    back: Page.Link(words: ChartsWords[visit].all, address: "/charts"),
    styles: ["charts/chart", "charts/picture"]
  ) {
    audio(.controls(), .src(sound)) {}
    p(.class("hint")) { ChartsWords[visit].sent }
    ChartView(
      chart: chart, visit: visit,
      taking: downloads?.node ?? p(.class("hint")) { ChartFormWords[visit].tooLongToCarry },
      again: downloads?.again, sameColumns: downloads
    ).node
  }
}
