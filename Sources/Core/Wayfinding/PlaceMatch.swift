// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What a search for a place by its name found.
public enum PlaceMatch: Sendable, Equatable {
  /// Just this one.
  case one(Place)
  /// More than one; all fit equally well.
  case several([Place])
  /// None; these have the names that are nearest to what was asked for.
  case none(nearest: [Place])

  /// This many names are listed at most; more are not remembered when heard.
  static let mostNames = 5
}

extension PlaceMap {
  /// This many near names are offered at most for one that is not known.
  private static let mostGuesses = 3

  /// The place that someone means by a name, in any language of the map.
  ///
  /// Tried in turn: the name as it is written; then without regard to case, accents and punctuation; then names that
  /// begin with it; then names that contain it. Places of equal name are all returned.
  public func match(_ query: String) -> PlaceMatch {
    let wanted = FoldedText(query)
    guard !wanted.isEmpty else { return .none(nearest: []) }
    let rules: [(NameByLanguage) -> Bool] = [
      { words in words.forms.contains { $0.utf8.elementsEqual(query.utf8) } },
      { words in words.forms.contains { FoldedText($0) == wanted } },
      { words in words.forms.contains { FoldedText($0).starts(with: wanted) } },
      { words in words.forms.contains { FoldedText($0).contains(wanted) } },
    ]
    for rule in rules {
      let found = places.filter { rule($0.name.words) }
      if found.count == 1 { return .one(found[0]) }
      if found.count > 1 { return .several(found) }
    }
    return .none(nearest: nearest(to: wanted))
  }

  /// The places in whose name a text stands, without regard to case and accents; all for an empty one.
  public func places(called query: String) -> [Place] {
    let wanted = FoldedText(query)
    guard !wanted.isEmpty else { return places }
    return places.filter { place in
      place.name.words.forms.contains { FoldedText($0).contains(wanted) }
    }
  }

  /// The places whose names differ least from `wanted`, when that is little.
  private func nearest(to wanted: FoldedText) -> [Place] {
    let most = max(1, wanted.letters.count / 3)
    var candidates: [(place: Place, difference: Int)] = []
    for place in places {
      let difference =
        place.name.words.forms.map { FoldedText($0).difference(from: wanted) }.min() ?? .max
      if difference <= most { candidates.append((place, difference)) }
    }
    candidates.sort {
      ($0.difference, $0.place.id) < ($1.difference, $1.place.id)
    }
    guard let best = candidates.first else { return [] }
    return candidates.prefix(Self.mostGuesses)
      .filter { $0.difference <= best.difference + 1 }
      .map { $0.place }
  }
}

extension PlaceMatch {
  /// What to say when no place, or more than one, has the name that was asked for; nil when there is just one.
  public func message(for query: String, in language: Language) -> String? {
    func list(_ places: some Sequence<Place>) -> String {
      let marks = Punctuation[language]
      return marks.list(places.map { $0.name.words.text(in: language) }, last: marks.or)
    }
    switch self {
    case .one: return nil
    case .several(let places):
      return PlaceSearchWords[language].severalPlaces([
        "query": query, "count": "\(places.count)", "names": list(places.prefix(Self.mostNames)),
      ])
    case .none(let nearest) where nearest.isEmpty:
      return PlaceSearchWords[language].noSuchPlace(query)
    case .none(let nearest):
      return PlaceSearchWords[language].noSuchPlaceBut(["query": query, "names": list(nearest)])
    }
  }
}
