// SPDX-License-Identifier: Apache-2.0

import Charts
import HTML
import Phrases
import Sonification
import Speaking

/// What a page shows of a chart.
struct ShownChart: Sendable {
  let summary: String
  let sentences: [String]
  let picture: ChartPicture
  let table: ChartTable

  /// The chart whose series goes from left to right.
  init(_ chart: Chart, in language: Language) {
    let description = ChartDescription(chart)
    summary = description.summary.text(in: language)
    sentences = description.sentences.map { $0.text(in: language) }
    picture = ChartPicture(chart, layout: PictureLayout(language: language))
    table = ChartTable(chart, in: language)
  }
}

/// The parts of a chart inside `<earshot-chart>`, which finds them by `data-part` and `data-act`.
///
/// What only a script can do is hidden until the element shows it. Each key has a button, which bears the word of its
/// `ChartAction`.
struct ChartView {
  /// Nil for a view that waits for a file of the person's own.
  let chart: ShownChart?
  let visit: Visit

  /// Picture, buttons, words and values, in the order of `design.md`: what sounds first, then the ways in words.
  @HTMLBuilder var node: Node {
    transport
    figure
    exploring
    words
    numbers
    places
    braille
    values
    saving
    sound
    listener
    reading
    keys
  }

  private var transport: Node {
    div(
      .class("transport"), .role(.group), .ariaLabel(visit(ChartsWords.controls)),
      .data("scripted"), .hidden()
    ) {
      button(
        .button, .class("button button--main button--large"), .data("act", "toggle"),
        .data("part", "toggle"),
        .data("play", visit(ChartsWords.play)), .data("pause", visit(ChartsWords.pause)),
        .data("resume", visit(ChartsWords.resume))
      ) {
        span(.class("chart__sign"), .data("sign", "play")) { Icon.play.node(visit) }
        span(.class("chart__sign"), .data("sign", "pause"), .hidden()) { Icon.pause.node(visit) }
        span(.data("part", "toggle-words")) { visit(ChartsWords.play) }
      }
      button(.button, .class("button button--large"), .data("act", "stop")) {
        Icon.stop.node(visit)
        visit(ChartsWords.stop)
      }
      act(.slower)
      act(.faster)
      toggle(.loop)
    }
  }

  /// The picture, which is also where the keys work and where a finger or pointer hears the chart.
  private var figure: Node {
    div(.class("stage chart__stage"), .data("part", "stage"), .ariaHidden()) {
      svg(
        .class("chart__picture"), .data("part", "picture"),
        .viewBox(chart?.picture.viewBox ?? "0 0 640 420")
      ) {
        g(.data("part", "highlight")) {}
        g(.data("part", "drawing")) {
          // The picture's writer escapes every text of the data.
          Node.trusted(TrustedHTML(unchecked: chart?.picture.markup() ?? ""))
        }
        g(.data("part", "cursor")) {}
      }
    }
  }

  /// A button for an act of the session.
  func act(_ action: ChartAction, _ icon: Icon? = nil) -> Node {
    button(.button, .class("button"), .data("act", action.word)) {
      if let icon { icon.node(visit) }
      visit(action.words).withCapital
    }
  }

  /// A button for an act that switches something on and off.
  func toggle(_ action: ChartAction) -> Node {
    button(
      .button, .class("button"), .data("act", action.word), .ariaPressed(false)
    ) {
      visit(action.words).withCapital
    }
  }

  /// A part that is opened when it is wanted.
  func part(_ title: Phrase, _ name: String, @HTMLBuilder content: () -> Node) -> Node {
    details(.class("chart__values"), .data("part", name), .data("scripted"), .hidden()) {
      HTML.summary { visit(title) }
      div(.class("stack stack--tight")) { content() }
    }
  }
}

extension String {
  /// The same words at the beginning of a sentence.
  var withCapital: String {
    guard let first else { return self }
    return first.uppercased() + dropFirst()
  }
}

/// The inside of `<earshot-chart>` on a page of another site.
func embeddedChart(_ visit: Visit) -> Node {
  div(.class("stack stack--loose"), .data("part", "inside")) {
    p(
      .class("notice notice--danger"), .data("part", "problem"),
      .data("broken", visit(ChartsWords.broken)), .dir(.auto), .hidden()
    ) {}
    h2(.data("part", "title"), .dir(.auto)) {}
    p(.class("lead"), .data("part", "summary"), .dir(.auto)) {}
    ChartView(chart: nil, visit: visit).node
  }
}
