// SPDX-License-Identifier: Apache-2.0

import ChartFiles
import HTML
import Sonification

/// The charts to try, and the way to one's own.
func chartsPage(_ demos: [DemoChart], _ state: FormState, _ visit: Visit) -> Page {
  Page(
    visit(AbilityWords.charts), in: .ability(.charts), lead: visit(AbilityWords.chartsSentence),
    styles: ["charts", "chart-picture"], modules: ["charts"], hasErrors: !state.problems.isEmpty
  ) {
    errorSummary(state, visit)
    section(.class("stack"), .ariaLabelledBy("demos")) {
      h2(.id("demos")) { visit(ChartsWords.demos) }
      ul(.class("cards cards--two")) {
        for demo in demos {
          li(.class("card")) {
            h3(.class("card__title")) {
              a(.class("chart__open"), .href("/charts/\(demo.id)")) { visit(demo.title) }
            }
            p { visit(demo.about) }
          }
        }
      }
    }
    section(.class("stack"), .ariaLabelledBy("own")) {
      h2(.id("own")) { visit(ChartsWords.own) }
      chartElement(visit) {
        OwnChartForm(state: state, visit: visit).node
        section(
          .class("stack"), .data("part", "view"), .ariaLabelledBy("chart-title"), .hidden()
        ) {
          h2(.id("chart-title"), .data("part", "title"), .dir(.auto)) {}
          p(.class("lead"), .data("part", "summary"), .dir(.auto)) {}
          ChartView(chart: nil, visit: visit).node
        }
      }
    }
  }
}

/// One of the charts to try.
func demoChartPage(
  _ demo: DemoChart, _ chart: ShownChart, _ choices: ChartChoices, _ visit: Visit
) -> Page {
  let sound = "/api/v1/charts/\(demo.id)/sound" + choices.query
  return Page(
    visit(demo.title), in: .ability(.charts), lead: chart.summary, back: backToAll(visit),
    styles: ["charts", "chart-picture"], modules: ["charts"]
  ) {
    chartElement(visit, demo: demo.id) {
      noscript { audio(.controls(), .preload(.none), .src(sound)) {} }
      ChartView(chart: chart, visit: visit).node
      details(.class("chart__values")) {
        HTML.summary { visit(ChartsWords.options) }
        form(.class("form"), .action("/charts/\(demo.id)"), .method(.get)) {
          choices.node(visit)
          div(.class("form__actions"), .data("unscripted")) {
            button(.submit, .class("button")) { visit(ChartsWords.apply) }
          }
        }
      }
      p {
        a(
          .class("button"), .data("part", "save"), .href(sound), .download("\(demo.id).wav")
        ) {
          Icon.download.node(visit)
          visit(ChartsWords.save)
        }
      }
      demoDownloads(demo, choices, visit)
      section(.class("stack stack--tight"), .ariaLabelledBy("chart-source")) {
        h2(.id("chart-source")) { visit(ChartsWords.source) }
        p { visit(demo.about) }
      }
    }
  }
}

/// The chart in every form, at addresses that anybody can fetch.
private func demoDownloads(_ demo: DemoChart, _ choices: ChartChoices, _ visit: Visit) -> Node {
  section(.class("stack stack--tight"), .ariaLabelledBy("take")) {
    h2(.id("take")) { visit(ChartsWords.take) }
    ul {
      for form in ChartForm.offered {
        li {
          a(
            .href("/api/v1/charts/\(demo.id)/\(form.fileName)\(choices.query)"),
            .download("\(demo.id).\(form.ending)")
          ) { visit(form.label) }
        }
      }
    }
  }
}

private func backToAll(_ visit: Visit) -> Page.Link {
  Page.Link(words: visit(ChartsWords.all), address: "/charts")
}

private func chartElement(
  _ visit: Visit, demo: String? = nil, @HTMLBuilder content: () -> Node
) -> Node {
  let address = "/api/v1/charts/\(demo ?? "")"
  return element(
    "earshot-chart", .when(demo != nil, .data("source", address)),
    .when(demo != nil, .data("chart", address + "/chart.json"))
  ) {
    div(.class("stack stack--loose"), .data("part", "inside")) {
      p(
        .class("notice notice--danger"), .data("part", "problem"),
        .data("broken", visit(ChartsWords.broken)), .dir(.auto), .hidden()
      ) {}
      content()
    }
  }
}
