// SPDX-License-Identifier: Apache-2.0

import ChartFiles
import ChartReading
import ChartWords
import Charts
import HTML
import Speaking

/// The form for data of the person's own: a file, or a text that is pasted.
///
/// With a script the file opens as soon as it is chosen, and the text with the button; nothing is sent then. Without
/// one the form is sent, and asks here for what the element would ask for later.
struct OwnChartForm {
  let state: FormState
  let visit: Visit

  var node: Node {
    form(
      .class("form"), .action("/charts/own"), .method(.post), .enctype(.multipart), .novalidate(),
      .data("part", "paste")
    ) {
      Field(
        name: "file", label: ChartsWords[visit].file, hint: ChartsWords[visit].fileHint,
        saysOptional: false
      )
      .node(state, visit) { own in
        input(.file, own, .accept(Self.accepted), .autocomplete("off"))
      }
      Field(
        name: "text", label: ChartFormWords[visit].paste, hint: ChartFormWords[visit].pasteHint,
        saysOptional: false
      )
      .node(state, visit) { own in
        textarea(own, .rows(4), .dir(.auto), .spellcheck(false), .autocomplete("off")) {
          state.value("text")
        }
      }
      details(.data("unscripted")) {
        HTML.summary { ChartFormWords[visit].more }
        choices
      }
      p(.class("hint"), .data("unscripted")) { ChartsWords[visit].sent }
      p(.class("hint"), .data("scripted")) { ChartsWords[visit].stays }
      div(.class("form__actions")) {
        button(.submit, .class("button button--main")) { ChartsWords[visit].open }
      }
    }
  }

  private static let accepted =
    ".csv,.tsv,.txt,.json,.html,.htm,.svg,text/csv,text/plain,application/json,image/svg+xml"

  @HTMLBuilder private var choices: Node {
    Options(
      field: Field(name: "type", label: ChartFormWords[visit].kind),
      options: [("", ChartFormWords[visit].recognised)]
        + ChartKind.allCases.map { ($0.word, $0.text(in: visit.language)) }
    ).node(state, visit)
    Options(
      field: Field(name: "from", label: ChartFormWords[visit].form),
      options: [("", ChartFormWords[visit].recognised)]
        + ChartFormat.allCases.map { ($0.word, $0.label) }
    ).node(state, visit)
    Options(
      field: Field(name: "decimal", label: ChartFormWords[visit].decimalMark),
      options: [("", ChartFormWords[visit].recognised)]
        + DecimalMark.allCases.map { ($0.word, ChartFormWords[visit].name(of: $0)) }
    ).node(state, visit)
    Field(name: "x", label: ChartFormWords[visit].xColumn).line(state, visit)
    Field(
      name: "y", label: ChartFormWords[visit].yColumns, hint: ChartFormWords[visit].yColumnsHint
    )
    .line(state, visit)
    Field(name: "series", label: ChartFormWords[visit].seriesColumn).line(state, visit)
    ChartChoices(duration: state.values["duration"], smoothing: state.values["smoothing"])
      .node(visit)
  }
}

/// The chart in every form that the server can make, for data that was just sent: they are sent once more, since
/// nothing was kept.
struct ChartDownloads {
  /// The data as they came, where they are not too long to be sent along.
  let text: String
  /// What was chosen about them.
  let chosen: [(name: String, value: String)]
  let visit: Visit

  /// The same for a form that asks for other columns.
  @HTMLBuilder var again: Node {
    input(.hidden, .name("text"), .value(text))
    for choice in chosen where !Self.columnChoices.contains(choice.name) {
      input(.hidden, .name(choice.name), .value(choice.value))
    }
  }

  /// The same for a form that asks for numbers or dates to be read otherwise, by the choice of this name.
  @HTMLBuilder func all(but name: String) -> Node {
    input(.hidden, .name("text"), .value(text))
    for choice in chosen where choice.name != name {
      input(.hidden, .name(choice.name), .value(choice.value))
    }
  }

  private static let columnChoices = ["x", "y", "series", "type"]

  /// The longest text that a page carries along, in bytes.
  static let mostBytes = 256_000

  var node: Node {
    form(.class("form"), .action("/api/v1/charts/convert"), .method(.post)) {
      input(.hidden, .name("text"), .value(text))
      input(.hidden, .name("language"), .value(visit.language.tag))
      for choice in chosen { input(.hidden, .name(choice.name), .value(choice.value)) }
      div(.class("field")) {
        HTML.label(.for("form")) { ChartFormWords[visit].takeAs }
        select(.id("form"), .name("form"), .class("input"), .autocomplete("off")) {
          for form in ChartForm.offered {
            option(.value(form.ending)) { ChartFormWords[visit].label(of: form) }
          }
        }
      }
      div(.class("form__actions")) {
        button(.submit, .class("button")) {
          Icon.download.node(visit)
          ChartFormWords[visit].takeIt
        }
      }
    }
  }
}

extension ChartFormat {
  /// Its name, the same in every language.
  fileprivate var label: String {
    switch self {
    case .csv: "CSV"
    case .tsv: "TSV"
    case .json: "JSON"
    case .vegaLite: "Vega-Lite"
    case .html: "HTML"
    case .svg: "SVG"
    }
  }
}
