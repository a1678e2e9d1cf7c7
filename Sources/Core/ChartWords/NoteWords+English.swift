// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension NoteWords {
  /// The words in English.
  public static let english = Edition(
    NoteWords(
      readAs: "the text was read as {encoding}",
      brokenCharacters: "some characters are broken and appear as question marks",
      rowsLeftOut: "left out, because they cannot be placed: {rows}",
      seriesLeftOut: "left out, because there are too many: {series}",
      samePlace: "at the same place as another: {points}",
      infinite: "infinite and so treated as missing: {values}",
      binned: "the bins were counted from {values}",
      otherParts: "more tables or pictures with data on the same page: {number}",
      // Columns
      unused: "columns not used: {columns}",
      more: .same("{count} more"),
      otherScale: "on another scale, and heard when their columns are chosen: {columns}",
      columnsShown: .english(
        one: "{count} of {all} columns of values is shown.",
        other: "{count} of {all} columns of values are shown."),
      chooseOthers: "Choose others under “{part}”, further down.",
      readOtherwise: "Read the data differently",
      // What was assumed
      noHeader: "the first row holds values, so the columns have numbers for names",
      rowsNumbered: "nothing says where the values are, so the rows are numbered",
      map: "{x} and {y} are places on the map: right is east, and high is north",
      sorted: "the points were sorted by {x}",
      dates: "dates such as 3/4/2024 are read as {date}",
      dayFirst: "3 April",
      monthFirst: "4 March",
      datesInstead: "Read such dates as {date}",
      cut: "line {line} has fewer cells than the others, so the file may be cut off there",
      // How exactly a picture was read
      toldByPicture: "the values are those that the picture itself gives for its parts",
      valuesWithin: "the values were read from the picture, within about {error}",
      placesWithin: "the places on {name} were read from the picture, within about {error}"))
}
