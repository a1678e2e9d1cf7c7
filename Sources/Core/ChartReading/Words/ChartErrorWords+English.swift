// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartErrorWords {
  /// The words in English.
  static let english = Edition(
    ChartErrorWords(
      // Cells
      notATime:
        "Line {line}, column “{column}”: “{found}” is not a date or a time{others}, but other cells in the column are. Write it as 2024-01-31 or 2024-01-31 10:15, or leave the cell empty.",
      noSuchDate:
        "Line {line}, column “{column}”: “{found}” does not exist in the calendar or on the clock{others}. Correct it. A date that reads the same everywhere is written as 2024-01-31.",
      tooLarge:
        "Line {line}, column “{column}”: “{found}” is too large a number{others}. Use a larger unit, so that the numbers become smaller.",
      notANumber:
        "Line {line}, column “{column}”: “{found}” is not a number{others}. Write a number, such as 12.5, leave the cell empty, or choose another column.",
      others: .english(
        one: " (like {count} more cell)", other: " (like {count} more cells)"),
      // Columns
      noSuchColumn: "There is no column “{name}”. The columns are: {names}.",
      noNumbers:
        "No column is left that holds numbers. Choose another x, or add a column of numbers. The columns are: {names}.",
      negativeShare:
        "“{name}” is {number}, but a pie chart shows shares of a whole, which cannot be below 0. Choose bars instead.",
      notAboveZero:
        "The axis “{axis}” is logarithmic, but has the value {number}. Use values above 0, or a linear axis.",
      unsuitedCandlestick:
        "A candlestick chart needs four columns of numbers. Name them open, high, low and close, or choose four columns of values in this order.",
      unsuitedHeatMap:
        "A heat map needs two columns of words and one of numbers, or a table with several columns of numbers. Choose the columns for x and for the rows.",
      unsuited:
        "The data does not suit this kind of chart. Choose another kind, or let Earshot choose.",
      none: "none",
      // Files of another kind
      spreadsheet:
        "This is a spreadsheet file or a compressed file. Open it in the program that it comes from, save the sheet as CSV, then choose that.",
      archive: "This file is compressed. Unpack it, then choose the file inside.",
      dottedPicture:
        "This is a picture made of pixels, which holds no data. Choose the data as CSV or JSON, or the chart as SVG.",
      pdf: "This is a PDF document. Copy the table out of it, or choose the data as CSV.",
      // JSON
      jsonFault: "Line {line}, column {column}: {reason}",
      jsonEnd: "the text ends too early, as if it had been cut off. Choose the whole file.",
      jsonNumber: "this is not a JSON number. Write it as 12.5 or 1e6.",
      jsonText: "this text has a wrong escape or a line break inside. Write line breaks as \\n.",
      jsonDepth:
        "lists and objects are nested more than 64 deep. Keep only the part with the table.",
      jsonUnexpected:
        "this is not JSON. A comma, a bracket or a quotation mark may be missing before it.",
      noTableInJSON:
        "The JSON holds no table. Write a list of objects, such as [{\"x\": 1, \"y\": 2}], or a list of lists.",
      // Pages
      fewerTables: .english(
        one: "The page has only {count} table with data. Choose a lower number.",
        other: "The page has only {count} tables with data. Choose a lower number."),
      noTable: "The page has no table with numbers. Choose the data itself as CSV or JSON.",
      // Specifications of Vega-Lite
      remoteData:
        "Line {line}: the data is at another address ({address}) and is not fetched. Put the data into the specification as \"values\", or choose the data file itself.",
      noData: "Line {line}: the specification has no data. Put it in as {example}.",
      unknownPart:
        "Line {line}: {part} “{name}” of Vega-Lite is not understood here. Leave it out, or choose the finished data as CSV or JSON.",
      noField: "Line {line}: the data has no field “{name}”. Its fields are: {names}.",
      noChannel: "Line {line}: the encoding “{name}” is missing. Say there which field it shows.",
      // Limits
      tooManyColumns: "There are more than 1000 columns. Keep only those that you want to hear.",
      tooManyRows: "There are more than 2 million rows. Keep fewer, such as every tenth one.",
      tooManyCells:
        "The table has more than 20 million cells, rows times columns. Keep fewer rows or fewer columns.",
      tooMuchSpannedText:
        "Cells that span several rows or columns hold more than 100 megabytes of text. Shorten their text, or write it once.",
      tooManyAttributes:
        "A tag of the page has more than 200 attributes, or a very long name. Copy the table that you want from your browser, and paste it alone.",
      tooManyTables:
        "The page has more than 1000 tables. Copy the table that you want, and paste it alone.",
      tablesTooDeep:
        "Tables are nested more than 16 deep. Copy the inner table, and paste it alone.",
      sequenceTooLong:
        "The sequence of this specification has more than 10 thousand numbers, or its step never ends. Choose a larger step, or put the data in as \"values\".",
      tooManyParts:
        "The specification has more than 100 views or transforms. Keep one view, with its data finished.",
      tooManySteps:
        "The transforms of this specification look at more than 50 million cells. Put the finished data in as \"values\", without transforms.",
      // Pictures
      notSVG: "The SVG picture is broken or cut off. Export it again, or choose the data as CSV.",
      outlines:
        "The letters of this picture are drawn as outlines, so the axes cannot be read. In matplotlib set svg.fonttype to none and save it again, or choose the data as CSV.",
      noLabels:
        "The picture has no numbers on its axes, so it holds no data. Choose the data as CSV.",
      noScale:
        "The labels of the {axis} axis are not evenly spaced, so values cannot be measured. Choose the data as CSV.",
      noMarks:
        "The picture has axes, but no line, bars or points that can be measured. Choose the data as CSV.",
      doubtful: "This picture cannot be read without guessing: {doubt}. Choose the data as CSV.",
      tooManyShapes: "it has too many parts, or parts nested too deep",
      unknownDrawing:
        "it is drawn by a style sheet, by reused or moved parts, or in units that are not understood",
      severalScales: "it has several charts or several scales",
      otherShapes:
        "it holds shapes that are neither plain lines nor bars nor points, such as areas, boxes or error bars",
      mixedShapes: "it mixes bars, lines or points",
      floatingBars: "its bars do not all stand on zero or exactly on top of each other",
      outside: "parts of it reach beyond its axes",
      stepsInLine: "one of its lines goes in steps or turns back",
      offLabels: "parts of it are not at a label of the axis",
      colours: "colours do not tell its series apart",
      disagreement: "the numbers written in it are not those that it shows",
      // Texts
      rowsWithoutCells: "Rows can come only after a table of cells, such as CSV.",
      tooLong: "The file is larger than 100 megabytes. Keep fewer rows, then choose it again.",
      empty:
        "There is nothing in it. Write a line that names two columns, then x and y in each line.",
      notText:
        "Line {line} holds bytes that are not text. Save the table again as CSV, then choose it.",
      openQuote:
        "A quotation mark that opens in line {line} is never closed. Close it or remove it.",
      textAfterQuote:
        "Line {line} has something after a closing quotation mark. Put a comma there, or write two quotation marks for one."
    ))
}
