// SPDX-License-Identifier: Apache-2.0

import Charts
import Speaking

/// What was passed over, assumed or changed while reading.
extension Describer {
  /// Words for what was passed over, assumed or changed.
  var noteWords: NoteWords { @inline(__always) get { NoteWords[language] } }

  mutating func writeNotes() {
    let notes = chart.notes
    writeCounts(notes)
    writeUnusedColumns(notes)
    writeAssumptions(notes)
    if let line = notes.cutRow { note(noteWords.cut(number(line))) }
    if let encoding = notes.encoding {
      note(noteWords.readAs(named(encoding.name)))
    }
    if notes.hasBrokenCharacters { note(noteWords.brokenCharacters) }
  }

  private mutating func note(_ words: Wording) { add(.construction, words) }

  private mutating func writeCounts(_ notes: ReadingNotes) {
    if notes.rowsLeftOut > 0 { note(noteWords.rowsLeftOut(counts.rows(notes.rowsLeftOut))) }
    if notes.seriesLeftOut > 0 { note(seriesLeftOut) }
    if notes.duplicatedX > 0 { note(noteWords.samePlace(counts.points(notes.duplicatedX))) }
    if notes.infiniteValues > 0 { note(noteWords.infinite(counts.values(notes.infiniteValues))) }
    if let count = notes.valuesBinned { note(noteWords.binned(counts.values(count))) }
    if notes.otherParts > 0 { note(noteWords.otherParts(number(notes.otherParts))) }
  }

  private mutating func writeUnusedColumns(_ notes: ReadingNotes) {
    let count = notes.unusedColumnCount
    guard count > 0 else { return }
    var names = notes.unusedColumns.prefix(Self.mostNames - 1).map {
      named($0)
    }
    guard !names.isEmpty else { return note(noteWords.unused(number(count))) }
    if count > names.count { names.append(noteWords.more(count - names.count)) }
    note(noteWords.unused(names.listed(in: language)))
    let apart = notes.columns.filter { $0.use == .leftOut(.otherScale) }.prefix(Self.mostNames)
      .map { named($0.name) }
    if !apart.isEmpty { note(noteWords.otherScale(apart.listed(in: language))) }
  }

  private mutating func writeAssumptions(_ notes: ReadingNotes) {
    if notes.hasNoHeader { note(noteWords.noHeader) }
    if notes.rowsAreNumbered { note(noteWords.rowsNumbered) }
    if notes.isMap { note(noteWords.map(["x": xName, "y": yName])) }
    if notes.wasSorted, chart.kind != .scatter { note(noteWords.sorted(xName)) }
    if let number = notes.openNumber { note(Wording(number.reading(in: language))) }
    if let order = notes.assumedDateOrder { note(assumed(order)) }
    writeMeasured(notes)
  }

  /// How exactly a picture was read.
  private mutating func writeMeasured(_ notes: ReadingNotes) {
    guard let within = notes.measuredWithin else { return }
    note(
      within == 0
        ? noteWords.toldByPicture : noteWords.valuesWithin(error(within, on: y)))
    // What is a thousandth of the axis is heard by nobody.
    guard let within = notes.measuredXWithin,
      chart.x.isLogarithmic ? within > 0.005 : within > chart.xRange.width / 1000
    else { return }
    note(noteWords.placesWithin(["name": xName, "error": error(within, on: x)]))
  }

  private func error(_ within: Double, on words: DescribedAxis) -> Wording {
    if words.axis.timePrecision != nil {
      return Wording(CalendarWords.duration(seconds: within, in: language))
    }
    if words.axis.isLogarithmic { return percent(within) }
    return words.withUnit(
      SpokenNumber.significant(within, digits: 1, in: language))
  }
}
