// SPDX-License-Identifier: Apache-2.0

import ChartFiles
import HTML
import Sonification
import Speaking

/// The charts to try, and the way to one's own.
func chartsPage(_ demos: [DemoChart], _ state: FormState, _ visit: Visit) -> Page {
  Page(
    FrameWords[visit].charts, in: .ability(.charts), lead: FrameWords[visit].chartsSentence,
    styles: ["charts/chart", "charts/picture"], modules: ["charts/chart"],
    hasErrors: !state.problems.isEmpty
  ) {
    errorSummary(state, visit)
    section(.class("stack"), .ariaLabelledBy("own")) {
      h2(.id("own")) { ChartsWords[visit].own }
      chartElement(visit, .data("opens", keptChartsAddress)) {
        OwnChartForm(state: state, visit: visit).node
        section(
          .class("stack stack--loose"), .data("part", "view"), .ariaLabelledBy("chart-title"),
          .hidden()
        ) {
          h2(.id("chart-title"), .data("part", "title"), .dir(.auto)) {}
          p(.class("lead"), .data("part", "summary")) {}
          ChartView(chart: nil, visit: visit).node
        }
      }
      p { a(.class("lone-link"), .href(keptChartsAddress)) { ChartKeepingWords[visit].lately } }
    }
    demosSection(demos, visit)
  }.at("/charts")
}

/// One of the charts to try.
func demoChartPage(
  _ demo: DemoChart, _ chart: ShownChart, _ choices: ChartChoices, _ visit: Visit
) -> Page {
  let sound = "/api/v1/charts/\(demo.id)/sound" + choices.query
  return Page(
    demo.title.text(in: visit.language), in: .ability(.charts), lead: chart.summary,
    back: backToAll(visit),
    styles: ["charts/chart", "charts/picture"], modules: ["charts/chart"], cores: ["chart"]
  ) {
    let address = "/api/v1/charts/\(demo.id)"
    chartElement(
      visit, .data("opens", keptChartsAddress), .data("source", address),
      .data("chart", address + "/chart.json")
    ) {
      noscript { audio(.controls(), .preload(.none), .src(sound)) {} }
      ChartView(
        chart: chart, visit: visit, taking: demoDownloads(demo, choices, visit),
        address: "/charts/\(demo.id)", choices: choices
      ).node
      source(demo.about.text(in: visit.language), visit)
    }
  }.keeping(.chart(demo.id))
}

/// A sensor whose values come while the page is open; without a script, its last half minute.
func liveChartPage(_ chart: ShownChart, text: String, _ visit: Visit) -> Page {
  Page(
    LiveSensorWords[visit].title, in: .ability(.charts), lead: chart.summary,
    back: backToAll(visit),
    styles: ["charts/chart", "charts/picture"], modules: ["charts/chart"], cores: ["chart"]
  ) {
    chartElement(
      visit, .data("follows", "/api/v1/charts/live"), .data("text", text),
      .data("title", LiveSensorWords[visit].title)
    ) {
      p(.class("hint"), .data("unscripted")) { ChartKeepingWords[visit].snapshot }
      ChartView(
        chart: chart, visit: visit,
        taking: ChartDownloads(text: text, chosen: [], visit: visit).node, isLive: true
      ).node
      source(LiveSensorWords[visit].about, visit)
    }
  }
}

private func source(_ about: String, _ visit: Visit) -> Node {
  section(.class("stack stack--tight"), .ariaLabelledBy("chart-source")) {
    h2(.id("chart-source")) { ChartsWords[visit].source }
    p { about }
  }
}

/// The chart in every form, at addresses that anybody can fetch.
private func demoDownloads(_ demo: DemoChart, _ choices: ChartChoices, _ visit: Visit) -> Node {
  ul(.class("chart__list")) {
    for form in ChartForm.offered {
      li {
        a(
          .class("button"),
          .href("/api/v1/charts/\(demo.id)/\(form.fileName)\(choices.query)"),
          .download("\(demo.id).\(form.ending)")
        ) {
          Icon.download.node(visit)
          ChartFormWords[visit].label(of: form)
        }
      }
    }
  }
}

func backToAll(_ visit: Visit) -> Page.Link {
  Page.Link(words: ChartsWords[visit].all, address: "/charts")
}

func chartElement(
  _ visit: Visit, _ attributes: Attribute..., @HTMLBuilder content: () -> Node
) -> Node {
  element("earshot-chart", .group(attributes)) {
    div(.class("stack stack--loose"), .data("part", "inside")) {
      p(
        .class("notice notice--danger"), .data("part", "problem"),
        .data("broken", ChartsWords[visit].broken), .hidden()
      ) {}
      content()
    }
  }
}
