// SPDX-License-Identifier: Apache-2.0

/// What a walker wants named in passing, and how much of it.
public struct CalloutChoice: Sendable, Equatable {
  /// The kinds of what can be named.
  public enum Kind: UInt8, Sendable, CaseIterable, Equatable {
    /// Shops, cafés, offices and whatever else has a name.
    case places
    /// What stands out: sights, churches, parks, named buildings, water.
    case landmarks
    /// Stops, stations, car parks.
    case mobility
    /// Crossings that the way does not use.
    case safety

    /// The word in forms and on the command line.
    public var word: String {
      switch self {
      case .places: "places"
      case .landmarks: "landmarks"
      case .mobility: "stops"
      case .safety: "crossings"
      }
    }
  }

  /// What is named.
  public var kinds: [Kind]
  /// So many words a minute are said of it at most; instructions are not counted.
  public var wordsPerMinute: Int

  /// A dozen names a minute, each with where it lies, are as much as one takes in beside the street.
  public static let usualWords = 60
  /// All that has a name, and no crossings: whoever follows a route hears of those that matter.
  public static let usual = CalloutChoice(kinds: [.places, .landmarks, .mobility])

  /// A choice.
  public init(kinds: [Kind], wordsPerMinute: Int = usualWords) {
    self.kinds = kinds
    self.wordsPerMinute = wordsPerMinute
  }
}

extension WalkMap.Category {
  /// The kind under which a place of this category is named in passing.
  var calloutKind: CalloutChoice.Kind {
    switch self {
    case .worship, .sight, .park, .culture, .water, .building, .neighbourhood: .landmarks
    case .transport, .parking: .mobility
    case .food, .shop, .health, .education, .publicService, .office, .lodging, .toilets, .money,
      .sport, .other:
      .places
    }
  }
}

/// So many words a minute, saved up for a minute at most.
struct WordBudget: Sendable {
  private let perMinute: Double
  private var left: Double
  private var time: Double?

  init(_ wordsPerMinute: Int) {
    perMinute = Double(wordsPerMinute)
    left = perMinute
  }

  /// Whether a text may be said now; its words are spent then.
  ///
  /// One longer than a minute's words waits for all of them.
  mutating func spend(on text: String, at moment: Double) -> Bool {
    if let time, moment > time { left = min(left + (moment - time) * perMinute / 60, perMinute) }
    time = moment
    let words = Double(1 + text.utf8.count { $0 == 0x20 })
    guard perMinute > 0, left >= min(words, perMinute) else { return false }
    left = max(left - words, 0)
    return true
  }
}
