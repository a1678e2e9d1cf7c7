// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

extension ChartPageSession {
  // Columns

  /// Offers the columns that were found, and the other way to read a number that can be read in two.
  mutating func show(_ columns: [ToldColumn], _ open: ToldNumber?) {
    self.columns = columns
    heard = columns.map { $0.use.hasSameBytes(as: "value") }
    show(open)
    for (menu, use) in Self.menus {
      let rows = columns.indices.map { ListRow(key: word($0), text: label($0)) }
      add(.list(menu, rows))
      add(.value(menu, chosen(use)))
    }
    let boxes = columns.indices.filter { columns[$0].isNumeric }
    add(.list("read-y", boxes.map { ListRow(key: $0.description, text: label($0)) }))
    for index in boxes {
      add(.flag(Part("read-y-" + index.description), .checked, heard[index]))
    }
  }

  /// The menus of columns, and what the column is taken for that they choose.
  private static let menus: [(Part, String)] = [("read-x", "x"), ("read-series", "series")]

  private mutating func show(_ open: ToldNumber?) {
    otherDecimal = open?.decimal
    add(.flag("open-number", .hidden, open == nil))
    guard let open else { return }
    add(.show("open-words", text: open.text))
    add(.show("open-other", text: open.other))
  }

  mutating func show(_ dates: ToldDates?) {
    otherDateOrder = dates?.order
    add(.flag("open-dates", .hidden, dates == nil))
    if let dates { add(.show("dates-other", text: dates.other)) }
  }

  /// The word of the column that is taken for this; empty where none is.
  private func chosen(_ use: String) -> String {
    columns.firstIndex { $0.use.hasSameBytes(as: use) }.map { word($0) } ?? ""
  }

  private func label(_ index: Int) -> String {
    let name = columns[index].name
    return (name.utf8.isEmpty ? word(index) : name) + " (" + columns[index].cells + ")"
  }

  /// How the reader finds a column: by its number, unless that is the name of one.
  private func word(_ index: Int) -> String {
    let number = (index + 1).description
    let isName = columns.contains { $0.name.hasSameBytes(as: number) }
    return isName ? columns[index].name : number
  }

  /// Has the data read by what the person chose otherwise than it was; the rest stays as it was read.
  mutating func reread(_ x: String, _ series: String, _ kind: String) {
    guard charts[0].chart != nil else { return }
    var event: [JSONMember] = [.text("kind", "reread"), .text("chart", kind)]
    if !x.hasSameBytes(as: chosen("x")) { event.append(.text("x-column", x)) }
    if !series.hasSameBytes(as: chosen("series")) { event.append(.text("series-column", series)) }
    let before = columns.map { $0.use.hasSameBytes(as: "value") }
    if heard != before {
      let words = heard.indices.filter { heard[$0] }.map { JSONValue.string(word($0)) }
      event.append(.value("y-columns", .array(words)))
    }
    hold()
    add(.read(.object(event), leads: true))
  }

  /// Reads the same data otherwise where they leave it open; the focus stays where it was asked for.
  mutating func readOtherwise(_ what: String, _ choice: String?) {
    guard let choice else { return }
    hold()
    add(.read(.object([.text("kind", "reread"), .text(what, choice)]), leads: false))
  }

  /// Has what reads data given what the chart was read from, where it came ready.
  private mutating func hold() {
    if !isRead { add(.hold) }
    isRead = true
  }

  /// Leads the person to what they brought.
  mutating func lead(isQuiet: Bool) {
    guard !hasProblem else { return }
    add(.flag("view", .hidden, false))
    if !isQuiet { add(.focus("toggle")) }
  }

  // Files

  /// The form for fingers is made by a module of its own, since it has all braille tables.
  mutating func save(_ form: String, byServer: Bool) {
    guard charts[0].chart != nil else { return }
    let hearing = choices.profile
    guard byServer else {
      let module = form.hasSameBytes(as: "tactile") ? "chartexport" : "chart"
      let made = JSONValue.object(options + [.value("hearing", hearing)])
      return add(.make(form: form, module: module, options: made))
    }
    tell("saving", "making", into: "kept")
    hold()
    let event = JSONValue.object([
      .text("kind", "convert"), .text("form", form), .text("language", charts[0].language.tag),
      .value("options", .object(options)), .value("hearing", hearing),
    ])
    add(.read(event, leads: false))
  }

  mutating func tellUnsaved(_ reason: String?, _ isUnreachable: Bool) {
    guard let reason else {
      return tell("saving", isUnreachable ? "unreachable" : "unmade", into: "kept")
    }
    add(.show("kept", text: reason))
    if charts[0].settings.speech {
      add(.say(Utterance(reason, in: charts[0].language, staysOnDevice: true)))
    }
  }

  // Live values

  mutating func beginFollowing() {
    isFollowing = true
    add(.stream(isOn: true, opens: !hasStreamChart))
  }

  mutating func endFollowing() {
    if isFollowing { add(.stream(isOn: false, opens: false)) }
    isFollowing = false
    add(.attribute("follow", name: "aria-pressed", value: "false"))
  }

  /// Begins to follow, or ends it: nothing comes before somebody asks.
  mutating func toggleFollowing() {
    add(.hush)  // Browsers let sound begin by such an act only.
    guard !isFollowing else { return leaveStream("followed") }
    beginFollowing()
    add(.attribute("follow", name: "aria-pressed", value: "true"))
    tell("follow", "following")
  }

  mutating func leaveStream(_ words: String) {
    endFollowing()
    tell("follow", words)
  }
}
