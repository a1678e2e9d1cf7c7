// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts

extension ChartSource {
  /// Reads an event, or what an address answered: a chart of ours with its names, as JSON in its `text`, or any file.
  init(answer json: JSONValue) throws(FieldError) {
    guard ChartFormat(mediaTypeOf: json) == .json, let text = json["text"]?.string,
      let inside = try? JSONParser.parse(Array(text.utf8)),
      inside["text"]?.string != nil || inside["csv"]?.string != nil
    else {
      try self.init(json: json)
      return
    }
    try self.init(json: inside)
    // A chart to try, as the API gives it: the page already shows its title.
    isQuiet = try json.optionalTruth("quiet") ?? false
    address = try json.optionalText("address")
    if json["decimal"] != nil { decimalMark = try json.choice("decimal") }
  }
}

extension ChartFormat {
  /// The format that the media `type` of a text names; nil when it names none that is known.
  init?(mediaTypeOf json: JSONValue) {
    guard let type = json["type"]?.string else { return nil }
    let name = String(decoding: type.utf8.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
    switch name.bytewise {
    case "application/json": self = .json
    case "text/csv": self = .csv
    case "text/tab-separated-values": self = .tsv
    case "application/vnd.vegalite+json": self = .vegaLite
    default: return nil
    }
  }
}
