// SPDX-License-Identifier: Apache-2.0

import ChartReading
import ChartWords
import Charts
import Speaking

/// The chart of a file, and what the person called the file.
struct ChartFile {
  /// What sentences about it begin with.
  let name: FileName
  let bytes: [UInt8]
  let chart: Chart

  /// Reads the file that the first operand names, by the options of `ChartSourceOptions`.
  init(_ arguments: Arguments, console: Console) throws(CommandError) {
    let choices = try ChartSourceOptions.choices(arguments)
    let format = try ChartSourceOptions.format(arguments)
    let name = FileName(arguments.operands[0])
    let bytes = try console.read(arguments.operands[0], limit: Chart.Limit.bytes + 1_000_000)
    do throws(ChartError) {
      chart = try Chart(reading: bytes, format: format, choices: choices)
    } catch {
      throw Self.failure(name, error)
    }
    self.name = name
    self.bytes = bytes
    tellOpenNumber(arguments.language, console)
  }

  /// Says how a number such as 1,200 was read that can be read in two ways, unless the person chose so.
  private func tellOpenNumber(_ language: Language, _ console: Console) {
    guard let number = chart.notes.openNumber, !number.isChosen else { return }
    let told = ChartToolWords[language].openNumber([
      "read": number.reading(in: language),
      "other": number.otherReading(in: language),
      "option": "--decimal \(number.decimalMark.other.word)",
    ])
    console.complain(
      FileWords[language].ofFile(["file": name.text(in: language), "problem": told]))
  }

  /// The columns of the table in the file that the first operand names, whether or not they make a chart.
  static func columns(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> [ColumnSummary] {
    let choices = try ChartSourceOptions.choices(arguments)
    let format = try ChartSourceOptions.format(arguments)
    let name = FileName(arguments.operands[0])
    let bytes = try console.read(arguments.operands[0], limit: Chart.Limit.bytes + 1_000_000)
    let columns: [ColumnSummary]
    do throws(ChartError) {
      columns = try ColumnSummary.columns(of: bytes, format: format, choices: choices)
    } catch { throw failure(name, error) }
    guard !columns.isEmpty else {
      throw .badInput { language in
        FileWords[language].ofFile([
          "file": name.text(in: language), "problem": ChartToolWords[language].noTable,
        ])
      }
    }
    return columns
  }

  /// What `make` makes of the chart, or a sentence that names the file.
  func make<Product>(
    _ make: (Chart) throws(ChartDataError) -> Product
  ) throws(CommandError) -> Product {
    do throws(ChartDataError) { return try make(chart) } catch {
      throw Self.failure(name, .data(error))
    }
  }

  /// The sentence for an error of a file of this name.
  static func failure(_ name: FileName, _ error: ChartError) -> CommandError {
    .badInput { language in
      FileWords[language].ofFile([
        "file": name.text(in: language), "problem": error.message(in: language),
      ])
    }
  }

  /// What a file may be, and below it what else the help of a command tells.
  static func discussion(_ more: @escaping ToolText) -> ToolText {
    { language in ChartCommandWords[language].formats + "\n" + more(language) }
  }
}
