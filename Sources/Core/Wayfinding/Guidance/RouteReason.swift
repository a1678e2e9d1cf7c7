// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// Why a route is as it is: what it has less, and more, than the shortest one.
public struct RouteReason: Sendable, Equatable {
  /// Counted on the route.
  public var chosen: RouteFacts
  /// Counted on the shortest route.
  public var shortest: RouteFacts
  /// Whether the shortest way was asked for.
  public var isShortestWanted: Bool
  /// Whether what suits a cane was asked for, and nothing else.
  public var isUsual: Bool
  /// What should have been avoided, and could not with the rest of it left out.
  var unavoided: RoutePreferences.Hindrances
  /// What it goes round because it is closed.
  public var detour: RouteDetour?
  /// Whether it is a way of the walker's own.
  public let isOwn: Bool

  /// Compares two routes to one destination.
  init(
    chosen: RouteFacts, shortest: RouteFacts, isShortestWanted: Bool, isUsual: Bool = true,
    unavoided: RoutePreferences.Hindrances = .init(), detour: RouteDetour? = nil
  ) {
    self.chosen = chosen
    self.shortest = shortest
    self.isShortestWanted = isShortestWanted
    self.isUsual = isUsual
    self.unavoided = unavoided
    self.detour = detour
    isOwn = false
  }

  /// No reason but that the walker wants it so.
  init(own facts: RouteFacts) {
    chosen = facts
    shortest = facts
    isShortestWanted = false
    isUsual = true
    unavoided = .init()
    isOwn = true
  }

  /// The reason for one part of a way and then for another.
  static func + (one: RouteReason, other: RouteReason) -> RouteReason {
    RouteReason(
      chosen: one.chosen + other.chosen, shortest: one.shortest + other.shortest,
      isShortestWanted: one.isShortestWanted && other.isShortestWanted,
      isUsual: one.isUsual && other.isUsual, unavoided: one.unavoided.union(other.unavoided),
      detour: one.detour.map { $0 + other.detour } ?? other.detour)
  }

  /// Less than this is no difference that one would notice, in metres.
  private static let noticed = 5.0

  /// The reason in one sentence, and what could not be avoided and what is closed in others.
  public func text(_ style: GuidanceStyle = GuidanceStyle(), in language: Language) -> String {
    var why = comparison(style, in: language)
    if !unavoided.isEmpty {
      let (words, marks) = (HindranceWords[language], Punctuation[language])
      let things = marks.list(unavoided.all.map { words[$0] }, last: marks.and)
      why += " " + words.unavoided(things)
    }
    return detour.map { why + " " + $0.text(style, in: language) } ?? why
  }

  private func comparison(_ style: GuidanceStyle, in language: Language) -> String {
    let words = RouteWords[language]
    guard !isOwn else { return words.ownWay }
    guard !isShortestWanted else { return words.shortest }
    let longer = chosen.length - shortest.length
    let better = better(style, words, language)
    guard longer >= Self.noticed else {
      return better.isEmpty || longer < 1 ? words.alsoShortest : sentence(better, language)
    }
    let length = words.longer(style.text(metres: longer, in: language))
    let asWanted = isUsual ? words.easier : HindranceWords[language].asChosen
    return sentence([length] + (better.isEmpty ? [asWanted] : better), language)
  }

  private func better(
    _ style: GuidanceStyle, _ words: RouteWords, _ language: Language
  ) -> [String] {
    var parts: [String] = []
    func fewer(_ count: (RouteFacts) -> Int, _ plural: Plural) {
      let difference = count(shortest) - count(chosen)
      if difference > 0 { parts.append(plural(difference)) }
    }
    func less(_ metres: (RouteFacts) -> Double, _ template: Template) {
      let difference = metres(shortest) - metres(chosen)
      if difference >= 20 {
        parts.append(template(style.text(metres: difference, in: language)))
      }
    }
    if chosen.crossings > shortest.crossings {
      parts.append(words.moreCrossings(chosen.crossings - shortest.crossings))
    }
    if shortest.busy - chosen.busy < shortest.crossings - chosen.crossings {
      fewer({ $0.crossings }, words.fewerCrossings)
    }
    fewer({ $0.busy }, words.fewerBusy)
    if chosen.flights == 0, shortest.flights > 0 {
      parts.append(words.noSteps)
    } else {
      fewer({ $0.flights }, words.fewerFlights)
    }
    fewer({ $0.barriers }, words.fewerBarriers)
    less({ $0.onRoads }, words.lessOnRoads)
    less({ $0.inTheOpen }, words.lessInTheOpen)
    let known = chosen.onKnown - shortest.onKnown
    if known >= 20 {
      let distance = style.text(metres: known, in: language)
      parts.append(HindranceWords[language].moreKnown(distance))
    }
    return parts
  }

  private func sentence(_ parts: [String], _ language: Language) -> String {
    Punctuation[language].list(parts, last: Punctuation[language].comma) + "."
  }
}
