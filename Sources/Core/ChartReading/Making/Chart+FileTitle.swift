// SPDX-License-Identifier: Apache-2.0

public import Charts

extension Chart {
  /// Takes the name of its file for its title where the data have none: `wind_speed-2024.csv` is “wind speed 2024”.
  public mutating func nameAfter(file: String) {
    guard (title ?? "").utf8.isEmpty else { return }
    var name = Array(file.utf8)[...]
    for ending in Self.endings where name.hasSuffix(ending) {
      name = name.dropLast(ending.utf8.count)
    }
    let isNumber: (UInt8) -> Bool = { (0x30...0x39).contains($0) }
    var words: [UInt8] = []
    for index in name.indices {
      let byte = name[index]
      // A hyphen between numbers belongs to a date.
      let isInDate =
        byte == UInt8(ascii: "-") && index > name.startIndex && index + 1 < name.endIndex
        && isNumber(name[index - 1]) && isNumber(name[index + 1])
      let parts = byte == UInt8(ascii: "_") || (byte == UInt8(ascii: "-") && !isInDate)
      words.append(parts ? UInt8(ascii: " ") : byte)
    }
    let text = words[...].line()
    if !text.utf8.isEmpty { title = text }
  }

  /// The endings of files that hold data, outermost first.
  private static let endings = [
    ".csv", ".tsv", ".txt", ".json", ".html", ".htm", ".svg", ".vl", ".vega",
  ]
}

extension ArraySlice<UInt8> {
  /// Whether it ends so, in capital or small letters.
  fileprivate func hasSuffix(_ ending: String) -> Bool {
    // No name is an ending alone.
    guard count > ending.utf8.count else { return false }
    return zip(suffix(ending.utf8.count), ending.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }
}
