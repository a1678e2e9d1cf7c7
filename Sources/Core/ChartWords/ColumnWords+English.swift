// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ColumnWords {
  static let english = Edition(
    ColumnWords(
      missing: .english(one: "{column}, {count} missing", other: "{column}, {count} missing"),
      noName: "no name",
      // What the cells are
      numbers: "numbers",
      dates: "dates or times",
      words: "words",
      identifiers: "numbers that name things",
      empty: "empty",
      // What they are taken for
      x: "the x axis",
      value: "values",
      series: "names the series",
      label: "names the points",
      leftOut: "left out, {reason}",
      // Why one is left out
      isEmpty: "because it is empty",
      isWords: "because words are not values",
      isIdentifier: "because it names things and measures nothing",
      isPlace: "because it is a place on the map",
      isRowNumber: "because it numbers the rows",
      tooMany: "because there are too many",
      otherScale: "because it is on another scale",
      notChosen: "because others were chosen",
      noPart: "because this chart does not use it"))
}
