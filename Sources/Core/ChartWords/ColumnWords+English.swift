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
      isEmpty: "since it is empty",
      isWords: "since words are no values",
      isIdentifier: "since it names things and measures nothing",
      isPlace: "since it is a place on the map",
      isRowNumber: "since it numbers the rows",
      tooMany: "since there are too many",
      otherScale: "since it is on another scale",
      notChosen: "since others were chosen",
      noPart: "since this chart has no part for it"))
}
