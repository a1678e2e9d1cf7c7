// SPDX-License-Identifier: Apache-2.0

import Braille

/// A text on its way through a table, in slices.
struct TranslationWork {
  let table: LoadedTable
  let way: Louis.Way
  let cursor: Int?
  var isPartial = false
  /// Word by word: liblouis comes back from each alone where it reckons for ever over some together.
  var isCareful = false
  private(set) var translation = BrailleTranslation()
  /// Slices that liblouis gave up.
  private var failures = 0

  /// How much goes through liblouis at once: it holds the lock for about 4 milliseconds then.
  private static let sliceLength = 1024
  /// How many slices are tried word by word, before the text is one that cannot be translated.
  private static let mostFailures = 4
  private static let lineFeed: UInt32 = 0x0A
  private static let carriageReturn: UInt32 = 0x0D
  private static let space: UInt32 = 0x20

  init(
    table: LoadedTable, way: Louis.Way, cursor: Int?, isPartial: Bool = false,
    isCareful: Bool = false
  ) {
    self.table = table
    self.way = way
    self.cursor = cursor
    self.isPartial = isPartial
    self.isCareful = isCareful
  }

  mutating func translate(_ input: [UInt32]) throws(BrailleTableError) {
    translation.scalars.reserveCapacity(input.count * 2)
    translation.sources.reserveCapacity(input.count * 2)
    translation.results.reserveCapacity(input.count)
    var start = 0
    while start < input.count {
      if input[start] == Self.lineFeed || input[start] == Self.carriageReturn {
        appendLineEnd(input[start], at: start)
        start += 1
      } else {
        start = try translateSlice(of: input, from: start)
      }
    }
    if let cursor, translation.cursor == nil {
      translation.cursor = cursor <= 0 ? 0 : translation.scalars.count
    }
  }

  private mutating func appendLineEnd(_ value: UInt32, at index: Int) {
    if cursor == index { translation.cursor = translation.scalars.count }
    translation.results.append(translation.scalars.count)
    guard value == Self.lineFeed else { return }
    translation.scalars.append("\n")
    translation.sources.append(index)
  }

  /// Translates what fits into a slice; returns where the rest begins.
  private mutating func translateSlice(
    of input: [UInt32], from start: Int
  ) throws(BrailleTableError) -> Int {
    let most = isCareful ? 0 : Self.sliceLength
    let end = endOfSlice(in: input, from: start, most: most)
    do throws(BrailleTableError) {
      return start
        + (try translate(Array(input[start..<end]), at: start, isLast: end == input.count))
    } catch {
      failures += 1
      guard case .untranslatable = error, failures <= Self.mostFailures else { throw error }
    }
    // liblouis gave up. Mostly it does so over some words together, and each alone is no problem for it.
    var wordStart = start
    while wordStart < end {
      let wordEnd = min(end, endOfSlice(in: input, from: wordStart, most: 0))
      wordStart += try translate(
        Array(input[wordStart..<wordEnd]), at: wordStart, isLast: wordEnd == input.count)
    }
    return end
  }

  /// The end of the line, or of the last word with its blank that still fits into so much; at least one word.
  private func endOfSlice(in input: [UInt32], from start: Int, most: Int) -> Int {
    var end = start
    var afterBlank = start
    while end < input.count, input[end] != Self.lineFeed, input[end] != Self.carriageReturn {
      if end - start >= most, afterBlank > start { return afterBlank }
      if end - start >= Self.sliceLength { return end }
      end += 1
      if input[end - 1] == Self.space || input[end - 1] == Cell.blank.scalar.value {
        afterBlank = end
      }
    }
    return end
  }

  /// Translates a slice that begins at `start` of the whole; returns how much of it is done.
  private mutating func translate(
    _ input: [UInt32], at start: Int, isLast: Bool
  ) throws(BrailleTableError) -> Int {
    let slice = Louis.Slice(
      input: input,
      cursor: cursor.flatMap { (start..<start + input.count).contains($0) ? $0 - start : nil },
      isPartial: isPartial && isLast)
    let outcome: Louis.Outcome
    do {
      outcome = try Louis.translate(slice, way, by: table)
    } catch {
      guard case .untranslatable(let table, _) = error else { throw error }
      throw .untranslatable(table: table, index: start)
    }
    let offset = translation.scalars.count
    for value in outcome.output {
      translation.scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    for source in outcome.sources { translation.sources.append(start + Int(source)) }
    for result in outcome.results { translation.results.append(offset + Int(result)) }
    for index in outcome.unknown { translation.unknown.append(start + index) }
    if let cursor = outcome.cursor { translation.cursor = offset + cursor }
    return outcome.consumed
  }
}
