// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What was left out, assumed or changed while reading a chart.
public struct NoteWords: Words {
  let readAs: Template
  let brokenCharacters: Wording
  let rowsLeftOut: Template
  let seriesLeftOut: Template
  let samePlace: Template
  let infinite: Template
  let binned: Template
  let otherParts: Template

  // Columns
  let unused: Template
  let more: Plural
  let otherScale: Template
  let columnsShown: Plural
  let chooseOthers: Template
  /// What a page calls the part where other columns or another kind of chart are chosen.
  public let readOtherwise: String

  // What was assumed
  let noHeader: Wording
  let rowsNumbered: Wording
  let map: Template
  let sorted: Template
  let dates: Template
  let dayFirst: Wording
  let monthFirst: Wording
  let datesInstead: Template
  let cut: Template

  // How exactly a picture was read
  let toldByPicture: Wording
  let valuesWithin: Template
  let placesWithin: Template
}
