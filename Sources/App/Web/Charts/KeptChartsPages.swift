// SPDX-License-Identifier: Apache-2.0

import HTML
import Speaking

/// Where charts that a person opened stand; the one that `kept` names is on their device, and the server knows nothing
/// of it.
let keptChartsAddress = "/charts/mine"

/// A chart of the person's own, which their browser keeps: the address survives reload and Back.
func keptChartPage(_ visit: Visit) -> Page {
  Page(
    ChartKeepingWords[visit].yours, in: .ability(.charts), heading: .inContent,
    styles: ["charts/chart", "charts/picture"], modules: ["charts/chart"], cores: ["chart"]
  ) {
    chartElement(visit, .data("opens", keptChartsAddress), .data("kept")) {
      div(.class("page-head")) {
        backToAll(visit).node(visit)
        h1(.id("chart-title"), .data("part", "title"), .dir(.auto)) {
          ChartKeepingWords[visit].yours
        }
        p(
          .class("lead"), .data("part", "summary"), .data("scripted"),
          .data("missing", ChartKeepingWords[visit].missing)
        ) { ChartKeepingWords[visit].opening }
        p(.class("lead"), .data("unscripted")) { ChartKeepingWords[visit].needsScript }
      }
      div(.class("chart__awaited")) {
        div(.class("stack stack--loose"), .data("part", "view"), .hidden()) {
          ChartView(chart: nil, visit: visit).node
        }
      }
    }
  }
}

/// The charts that a person opened lately.
func keptChartsPage(_ visit: Visit) -> Page {
  Page(
    ChartKeepingWords[visit].lately, in: .ability(.charts),
    lead: ChartKeepingWords[visit].latelySentence, back: backToAll(visit),
    styles: ["charts/chart"], modules: ["charts/lately"]
  ) {
    element(
      "earshot-kept-charts", .data("opens", keptChartsAddress),
      .data("none", ChartKeepingWords[visit].noneLately),
      .data("unable", ChartKeepingWords[visit].cannotKeep)
    ) {
      p(.data("unscripted")) { ChartKeepingWords[visit].needsScript }
      div(.class("chart__awaited")) {
        p(.data("part", "words"), .hidden()) {}
        ul(.class("chart__list"), .data("part", "charts")) { template { row(visit) } }
      }
    }
  }
}

/// A chart of the list; its button takes it away, and then puts it back.
private func row(_ visit: Visit) -> Node {
  li {
    a(.class("chart__open"), .dir(.auto)) {}
    button(
      .button, .class("button"), .data("remove", ChartKeepingWords[visit].remove),
      .data("removed", ChartKeepingWords[visit].removed),
      .data("back", ChartKeepingWords[visit].putBack),
      .data("returned", ChartKeepingWords[visit].isBack)
    ) { ChartKeepingWords[visit].remove }
  }
}
