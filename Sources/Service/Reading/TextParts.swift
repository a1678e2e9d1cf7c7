// SPDX-License-Identifier: Apache-2.0

/// A long text in parts that several people read at once.
///
/// It is cut at the ends of paragraphs only, and the parts joined are the text again, byte for byte.
public enum TextParts {
  /// How many characters somebody reads aloud in a minute: 150 words of six, as for the lengths that pages tell.
  public static let charactersAMinute = 900
  /// The shortest part that is aimed at, in characters: ten minutes.
  ///
  /// Below, a listener hears more changes of voice than they save hours: one volunteer reads twenty minutes in one
  /// sitting. So a text of less than twenty minutes (some 3,000 words) is not divided.
  static let shortest = 10 * charactersAMinute
  /// How much shorter a part may be, since paragraphs end where they end: eight minutes.
  static let leastOfAll = 8 * charactersAMinute
  /// The most parts of a text.
  public static let most = 20
  /// How long a heading may be, in characters.
  private static let longestHeading = 100
  /// Of more lines in a row that look like headings, only the last ones are: title, chapter, section.
  private static let mostHeadings = 3

  /// The parts of a text: as few of them, as nearly of one length, and the longest as short as the paragraphs allow.
  /// - Parameter most: how many there may be.
  /// - Returns: the text alone where it is too short, or has no paragraphs to cut it at.
  public static func of(_ text: String, most: Int = most) -> [String] {
    let bytes = Array(text.utf8)
    let characters = bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    var count = min(most, Self.most, characters / shortest)
    guard count > 1 else { return [text] }
    let places = places(in: bytes)
    while count > 1 {
      let cuts = cuts(places, into: count)
      let lengths = zip(cuts, cuts.dropFirst()).map { places[$1].weight - places[$0].weight }
      // Few long paragraphs give fewer parts.
      if lengths.count == count, lengths.allSatisfy({ $0 >= leastOfAll }) {
        return zip(cuts, cuts.dropFirst()).map {
          String(decoding: bytes[places[$0].byte..<places[$1].byte], as: UTF8.self)
        }
      }
      count -= 1
    }
    return [text]
  }

  /// Where a text may be cut.
  private struct Place {
    /// The first byte behind it.
    let byte: Int
    /// How many characters stand before it.
    let weight: Int
  }

  /// The beginning, every place where a part may begin, and the end.
  private static func places(in bytes: [UInt8]) -> [Place] {
    let lines = lines(of: bytes)
    let written = lines.filter { !$0.isEmpty }
    // A text without any empty line is cut where a line ends a sentence.
    let hasGaps = zip(lines, lines.dropFirst()).contains { $0.isEmpty && !$1.isEmpty }
    var starts: [(byte: Int, isHeading: Bool)] = []
    var isNew = true
    var lineCount = 0
    for (index, line) in written.enumerated() {
      if index > 0 { isNew = hasGaps ? line.follows : written[index - 1].endsSentence }
      if isNew {
        starts.append((line.start, line.isHeading))
        lineCount = 0
      }
      lineCount += 1
      // Several lines together are verses, or an address.
      if lineCount > 1 { starts[starts.count - 1].isHeading = false }
    }
    var places = [Place(byte: 0, weight: 0)]
    var (weight, byte) = (0, 0)
    for index in starts.indices.dropFirst() {
      let run = starts[index...].prefix(mostHeadings).prefix { $0.isHeading }.count
      if starts[index - 1].isHeading, run < mostHeadings { continue }
      while byte < starts[index].byte {
        if bytes[byte] & 0xC0 != 0x80 { weight += 1 }
        byte += 1
      }
      places.append(Place(byte: byte, weight: weight))
    }
    weight += bytes[byte...].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    places.append(Place(byte: bytes.count, weight: weight))
    return places
  }

  private struct Line {
    let start: Int
    let isEmpty: Bool
    /// Whether an empty line stands before it.
    let follows: Bool
    let endsSentence: Bool
    let isHeading: Bool
  }

  private static func lines(of bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    for piece in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let text = String(decoding: piece, as: UTF8.self).unicodeScalars
      let isEmpty = text.allSatisfy { $0.properties.isWhitespace }
      let last = text.reversed().first { !closing.contains($0) && !$0.properties.isWhitespace }
      let endsSentence = last.map { ends.contains($0) } ?? false
      lines.append(
        Line(
          start: start, isEmpty: isEmpty, follows: lines.last?.isEmpty ?? false,
          endsSentence: endsSentence,
          isHeading: !isEmpty && !endsSentence && text.count <= longestHeading))
      start += piece.count + 1
    }
    return lines
  }

  /// What ends a sentence, in our scripts.
  private static let ends = Set(".!?…؟۔。！？".unicodeScalars)
  /// What may stand behind that.
  private static let closing = Set("\"'”’»)]".unicodeScalars)

  /// Cuts into so many parts that the longest is as short as can be, and the others nearly as long.
  /// - Returns: the first place, where each further part begins, and the last place.
  private static func cuts(_ places: [Place], into count: Int) -> [Int] {
    var (least, most) = (0, places[places.count - 1].weight)
    while least < most {
      let middle = (least + most) / 2
      if fills(places, from: 0, parts: count, longest: middle) {
        most = middle
      } else {
        least = middle + 1
      }
    }
    var cuts = [0]
    for rest in stride(from: count - 1, to: 0, by: -1) {
      let begin = cuts[cuts.count - 1]
      let left = places[places.count - 1].weight - places[begin].weight
      let wanted = places[begin].weight + left / (rest + 1)
      // Of the places that leave this part and the others no longer than the longest, the one nearest to an even part.
      let first = firstIndex(in: (begin + 1)..<places.count) {
        fills(places, from: $0, parts: rest, longest: least)
      }
      let end = firstIndex(in: (begin + 1)..<places.count) {
        places[$0].weight - places[begin].weight > least
      }
      let last = min(end, places.count - 1) - 1
      guard first <= last else { break }
      let even = firstIndex(in: first..<last) { places[$0].weight >= wanted }
      let isBeforeNearer =
        even > first && wanted - places[even - 1].weight < places[even].weight - wanted
      cuts.append(isBeforeNearer ? even - 1 : even)
    }
    return cuts + [places.count - 1]
  }

  /// The first index for which something holds that holds for all behind it; the end of the range where there is none.
  private static func firstIndex(in range: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Whether the text from a place on fits into so many parts of at most this length.
  private static func fills(
    _ places: [Place], from first: Int, parts: Int, longest: Int
  ) -> Bool {
    var (begin, used) = (first, 1)
    for index in (first + 1)..<max(first + 1, places.count) {
      guard places[index].weight - places[begin].weight > longest else { continue }
      // Not even one paragraph fits.
      guard index - 1 > begin else { return false }
      begin = index - 1
      used += 1
      guard used <= parts, places[index].weight - places[begin].weight <= longest else {
        return false
      }
    }
    return used <= parts
  }
}
