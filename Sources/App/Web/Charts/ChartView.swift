// SPDX-License-Identifier: Apache-2.0

import ChartDrawing
import ChartWords
import Charts
import HTML
import Sonification
import Speaking

/// What a page shows of a chart.
struct ShownChart: Sendable {
  let title: String
  let summary: String
  let passages: [Passage]
  let picture: ChartPicture
  let table: ChartTable
  let columns: [ColumnSummary]
  /// A number that can be read in two ways, and how it was read.
  let openNumber: OpenNumber?
  /// How dates that can be read in two ways were read.
  let dateOrder: DateOrder?

  /// The chart whose series goes from left to right.
  init(_ chart: Chart, in language: Language) {
    let description = ChartDescription(chart, in: language)
    let way = chart.wayToColumns(in: language).map { " " + $0 }
    title = description.title
    summary = description.summary + (way ?? "")
    passages = Passage.all(of: description.sentences, in: language)
    picture = ChartPicture(chart, layout: PictureLayout(language: language))
    table = ChartTable(chart, in: language)
    columns = chart.notes.columns
    openNumber = chart.notes.openNumber
    dateOrder = chart.notes.assumedDateOrder
  }
}

/// Sentences of a description under one heading.
struct Passage: Sendable {
  let heading: String
  /// The sentences, each with its number in the whole description, by which the session knows its row.
  var sentences: [(number: Int, sentence: ChartSentence)] = []

  /// The sentences, those of one level together; what is said of the reading comes last.
  ///
  /// Passages without any are there too, since the session that explores the chart fills them by their numbers.
  static func all(of sentences: [ChartSentence], in language: Language) -> [Passage] {
    var passages = DescriptionLevel.allCases.map {
      Passage(heading: ChartsWords[language].heading(of: $0))
    }
    passages.append(Passage(heading: ChartsWords[language].notes))
    var level: DescriptionLevel?
    var passage = 0
    for (number, sentence) in sentences.enumerated() {
      if sentence.level != level {
        let isNote = sentence.level == .construction && level != nil
        passage = isNote ? passages.count - 1 : Int(sentence.level.rawValue) - 1
        level = sentence.level
      }
      passages[passage].sentences.append((number, sentence))
    }
    return passages
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
  /// How the chart can be kept where no script runs.
  var taking = Node.empty
  /// The address that makes the sound otherwise where no script runs.
  var address: String?
  var choices = ChartChoices()
  /// What a form without a script sends along to have the data read otherwise.
  var again: Node?
  /// The same where numbers are to be read otherwise, and the columns stay.
  var sameColumns: ChartDownloads?
  /// Whether values come while the page is open, once the person wants them.
  var isLive = false

  /// What was assumed, what sounds, then point by point, then in words, then what is needed seldom.
  @HTMLBuilder var node: Node {
    openNumber
    openDates
    transport
    told
    div(.class("chart__pair")) {
      figure
      exploring
    }
    words
    saving
    settings
  }

  private var settings: Node {
    section(
      .class("stack stack--tight"), .ariaLabelledBy("chart-settings"),
      .when(isForScripts, .data("scripted"))
    ) {
      h2(.id("chart-settings")) { ChartSoundWords[visit].settings }
      div(.class("disclosures")) {
        sound
        listener
        reading
        keys
      }
    }
  }

  /// Whether the settings have nothing that works without a script.
  private var isForScripts: Bool { address == nil && again == nil }

  private var transport: Node {
    div(
      .class("transport transport--main"), .role(.group),
      .ariaLabel(ChartsWords[visit].controls),
      .data("scripted")
    ) {
      button(
        .button, .class("button button--main button--large"), .data("act", "toggle"),
        .data("part", "toggle"),
        .data("play", ChartsWords[visit].play), .data("pause", ChartsWords[visit].pause),
        .data("resume", ChartsWords[visit].resume)
      ) {
        span(.class("chart__sign"), .data("part", "sign-play")) { Icon.play.node(visit) }
        span(.class("chart__sign"), .data("part", "sign-pause"), .hidden()) {
          Icon.pause.node(visit)
        }
        steadyWords(
          ChartsWords[visit].play,
          among: [
            ChartsWords[visit].play, ChartsWords[visit].pause, ChartsWords[visit].resume,
          ], .data("part", "toggle-words"))
      }
      button(.button, .class("button button--large"), .data("act", "stop")) {
        Icon.stop.node(visit)
        ChartsWords[visit].stop
      }
      act(.slower, .slower)
      act(.faster, .faster)
      toggle(.loop)
      if isLive { follow }
    }
  }

  /// How fast it plays, and the bookmark that was set last; its room is kept.
  private var told: Node {
    p(.class("chart__told quiet"), .data("scripted")) {
      span(.data("part", "rate")) { ChartSession.usualSpeed(in: visit.language) }
      " "
      span(.data("part", "marked"), .dir(.auto)) {}
    }
  }

  /// Nothing comes, and nothing sounds, before somebody asks for it.
  private var follow: Node {
    button(
      .button, .class("button"), .data("act", "follow"), .data("part", "follow"),
      .ariaPressed(false),
      .data("following", ChartKeepingWords[visit].following),
      .data("followed", ChartKeepingWords[visit].followed),
      .data("unreachable", ChartKeepingWords[visit].unreachable)
    ) { ChartKeepingWords[visit].follow }
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
  func act(_ action: ChartAction, _ icon: Icon? = nil, part: String? = nil) -> Node {
    button(
      .button, .class("button"), .data("act", action.word),
      .when(part != nil, .data("part", part ?? "")), .when(action.onlyTells, .data("safe"))
    ) {
      if let icon { icon.node(visit) }
      action.words(in: visit.language).withCapital
    }
  }

  /// A button for an act that switches something on and off.
  func toggle(_ action: ChartAction) -> Node {
    button(
      .button, .class("button"), .data("act", action.word), .data("part", action.word),
      .ariaPressed(false)
    ) {
      action.words(in: visit.language).withCapital
    }
  }

  /// A part that is opened when it is wanted.
  func part(_ title: String, _ name: String, @HTMLBuilder content: () -> Node) -> Node {
    details(.data("part", name), .data("scripted")) {
      HTML.summary { title }
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
  div(
    .class("stack stack--loose"), .data("part", "inside"), .lang(visit.language.tag),
    .dir(visit.language.direction == .rightToLeft ? .rightToLeft : .leftToRight)
  ) {
    p(
      .class("notice notice--danger"), .data("part", "problem"),
      .data("broken", ChartsWords[visit].broken), .hidden()
    ) {}
    h2(.data("part", "title"), .dir(.auto)) {}
    p(.class("lead"), .data("part", "summary")) {}
    ChartView(chart: nil, visit: visit).node
  }
}

extension ChartAction {
  /// Whether it changes nothing, so that nobody need hear what it does before it does it.
  fileprivate var onlyTells: Bool { self == .summary || self == .whereAmI || self == .again }
}
