// SPDX-License-Identifier: Apache-2.0

import ChartFiles
import ChartWords
import Charts
import HTML
import Sonification
import Speaking

/// The charts to try, those that sound alike together.
func demosSection(_ demos: [DemoChart], _ visit: Visit) -> Node {
  section(.class("stack"), .ariaLabelledBy("demos")) {
    h2(.id("demos")) { ChartsWords[visit].demos }
    for group in DemoGroup.allCases {
      h3 { group.name(in: ChartsWords[visit]) }
      ul(.class("cards cards--two")) {
        for demo in demos where demo.kind.demoGroup == group {
          card(
            "/charts/\(demo.id)", demo.title.text(in: visit.language),
            demo.kind.text(in: visit.language), sketch: (demo.sketch, demo.sketchBox))
        }
        if group == .lines {
          card("/charts/live", LiveSensorWords[visit].title, LiveSensorWords[visit].about)
        }
      }
    }
  }
}

private func card(
  _ address: String, _ title: String, _ about: String, sketch: (markup: String, box: String)? = nil
) -> Node {
  li(.class("card chart__card")) {
    h4(.class("card__title")) {
      a(.class("chart__open"), .href(address)) { title }
    }
    p { about.withCapital }
    if let sketch {
      // It says nothing that the words beside it do not.
      svg(.class("chart__sketch"), .ariaHidden(), .viewBox(sketch.box)) {
        // `ChartPicture` writes numbers and its own classes into it, no text.
        Node.trusted(TrustedHTML(unchecked: sketch.markup))
      }
    }
  }
}

/// Kinds of charts that are offered together, in the order in which they are.
private enum DemoGroup: CaseIterable {
  case lines
  case bars
  case points
  case shares

  func name(in words: ChartsWords) -> String {
    switch self {
    case .lines: words.lines
    case .bars: words.bars
    case .points: words.points
    case .shares: words.shares
    }
  }
}

extension ChartKind {
  fileprivate var demoGroup: DemoGroup {
    switch self {
    case .line, .area, .candlestick: .lines
    case .bar, .groupedBar, .stackedBar: .bars
    case .scatter, .histogram, .boxPlot: .points
    case .pie, .heatMap: .shares
    }
  }
}
