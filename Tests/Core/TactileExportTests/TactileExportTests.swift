// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartExport
import ChartReading
import Charts
import Testing

@testable import TactileExport

@Suite("A chart for fingers as a file")
struct TactileExportTests {
  @Test("The file is a document of pictures with the title's name")
  func file() throws {
    var session = try ChartExportSession<TactileForm>(configuration: .object([]))
    var chart = try Chart(reading: Array("Day,Height\n0,1\n1,2\n2,4\n".utf8))
    chart.title = "Plants / a"
    let event =
      #"{"t":0,"kind":"export","form":"tactile","chart":"#
      + String(decoding: chart.jsonBytes, as: UTF8.self) + "}"
    let effects = session.handle(
      try ChartExportEvent(json: try JSONParser.parse(Array(event.utf8))))
    guard case .file(let file)? = effects.first?.kind, case .text(let text) = file.content else {
      Issue.record("There is no file")
      return
    }
    #expect(file.name == "Plants - a.svg" && text.starts(with: "<".utf8))
  }
}
