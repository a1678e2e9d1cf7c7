// SPDX-License-Identifier: Apache-2.0

public import Charts

/// Why bytes or a text make no chart; `message(in:)` puts it into words.
public enum ChartError: Error, Sendable, Equatable {
  /// There is nothing in the text.
  case empty
  /// The text is longer than `Chart.Limit.bytes`.
  case tooLong
  /// There is more of something than is read.
  case tooMuch(ReadingLimit)
  /// The bytes are no text, as far as this line is concerned.
  case notText(line: Int)
  /// The bytes are a file of another kind.
  case otherFile(OtherFile)
  /// A quotation mark that begins in this line is never closed.
  case openQuote(line: Int)
  /// Something follows a closing quotation mark before the next column.
  case textAfterQuote(line: Int)
  /// A cell holds something else than a number, in a column of numbers.
  case notANumber(Cell)
  /// A cell holds something else than a date or a time, in a column of them.
  case notATime(Cell)
  /// A cell holds a date or a time that does not exist, such as 30 February.
  case noSuchDate(Cell)
  /// A number is too large to reckon with.
  case tooLarge(Cell)
  /// No column has the name that was chosen.
  case noSuchColumn(String, there: [String])
  /// No column holds numbers.
  case noNumbers(columns: [String])
  /// A chart of this kind needs columns or values that are not there.
  case unsuited(ChartKind)
  /// A share of a whole is below zero.
  case negativeShare(name: String, value: Double)
  /// An axis of ratios has a value that is not above zero.
  case notAboveZero(axis: String, value: Double)
  /// The text ceases to be JSON here.
  case json(JSONFault, line: Int, column: Int)
  /// Rows came to a chart that was not read from cells.
  case rowsWithoutCells
  /// The text is JSON, but holds no table.
  case noTableInJSON
  /// Something that a Vega-Lite specification asks for is not understood.
  case specification(SpecificationFault, line: Int)
  /// The page holds so many tables with numbers, fewer than the one that was chosen asks for.
  case noSuchTable(count: Int)
  /// No data can be taken off the picture.
  case picture(PictureFault)
  /// What was read makes no chart.
  case data(ChartDataError)

  /// A cell of the text that could not be used.
  public struct Cell: Sendable, Equatable {
    /// Line, from 1.
    public var line: Int
    /// The column's name.
    public var column: String
    /// What the cell holds, shortened.
    public var found: String
    /// How many more cells of the column are wrong in the same way.
    public var others: Int

    /// A cell.
    init(line: Int, column: String, found: String, others: Int = 0) {
      self.line = line
      self.column = column
      self.found = found
      self.others = others
    }
  }

  /// A kind of file that is no text.
  public enum OtherFile: Sendable, Equatable {
    /// A workbook of a spreadsheet program.
    case spreadsheet
    /// A compressed file.
    case archive
    /// A picture made of dots.
    case picture
    /// A document in PDF.
    case pdf
  }

  /// Why a text is not JSON.
  public enum JSONFault: Sendable, Equatable {
    /// It ends too early, as a file does that was cut off.
    case end
    /// Something else was expected here.
    case unexpected
    /// A number is not written as JSON wants it.
    case number
    /// A text has a wrong escape, or a line end inside.
    case text
    /// Lists and objects lie too deep inside each other.
    case depth
  }

  /// Why a Vega-Lite specification cannot be heard.
  public enum SpecificationFault: Sendable, Equatable {
    /// Its data lies at this address, which is not fetched.
    case remoteData(String)
    /// There is no data.
    case noData
    /// A kind of mark, a transform or another part that is not understood.
    case unknown(part: String, name: String)
    /// A field that the data does not have.
    case noField(String, there: [String])
    /// There is no encoding of a channel that is needed.
    case noChannel(String)
  }

  /// Why no data can be taken off a picture.
  public enum PictureFault: Sendable, Equatable {
    /// It is no SVG, or an SVG that is cut off or broken.
    case notSVG
    /// Its text is drawn as outlines, so that no label can be read.
    case outlines
    /// It has no text at all.
    case noLabels
    /// The labels of an axis are no scale that fits to their places.
    case noScale(axis: String)
    /// There are axes, but no line, bars or points that fit between them.
    case noMarks
    /// It has more parts, or parts deeper inside each other, than a chart needs.
    case tooLarge
    /// It is drawn in a way that is not understood, such as with a style sheet.
    case drawing
    /// There are several charts in it, or several scales, or a multiplier that belongs to no axis.
    case severalScales
    /// It holds shapes that are neither lines nor bars nor points.
    case shapes
    /// It holds bars and lines, or points beside its lines.
    case mixed
    /// Its bars do not stand on zero or exactly upon each other.
    case bars
    /// Marks lie outside of the axes.
    case outside
    /// A line goes in steps or turns back.
    case steps
    /// Marks do not stand at the names along the axis.
    case offLabels
    /// One colour has two meanings.
    case colours
    /// The picture tells other numbers than it shows.
    case disagreement
  }
}
