// SPDX-License-Identifier: Apache-2.0

/// A text whose letters have the form that a table knows, and where each part of it comes from.
struct FittedText {
  /// The scalars for the table.
  private(set) var scalars: [UInt32] = []
  /// For each of them, the place in the text as it was.
  private var origins: [Int] = []
  /// For each scalar as it was, its place for the table.
  private var places: [Int] = []

  /// Adds what became of the next scalars of the text.
  mutating func append(_ fitted: [UInt32], from original: Int) {
    let start = (origin: places.count, place: scalars.count)
    // What stayed apart stands behind what was put together.
    let fewer = original - fitted.count
    scalars += fitted
    for index in fitted.indices {
      origins.append(start.origin + (index == 0 ? 0 : max(index + fewer, 0)))
    }
    for index in 0..<original {
      places.append(start.place + (index == 0 ? 0 : max(index - fewer, 0)))
    }
  }

  /// Where a place in the text as it was lies for the table.
  func place(of origin: Int) -> Int {
    origin < 0 ? origin : origin < places.count ? places[origin] : scalars.count
  }

  /// The outcome for the text as it was.
  func restored(_ outcome: Louis.Outcome) -> Louis.Outcome {
    var restored = outcome
    let isWhole = outcome.consumed >= scalars.count
    restored.consumed = isWhole ? places.count : max(origins[outcome.consumed], 1)
    restored.sources = outcome.sources.map { Int32(origins[Int($0)]) }
    restored.results = places[..<restored.consumed].map { place in
      place < outcome.results.count ? outcome.results[place] : Int32(outcome.output.count)
    }
    restored.unknown = []
    for place in outcome.unknown where restored.unknown.last != origins[place] {
      restored.unknown.append(origins[place])
    }
    return restored
  }
}
