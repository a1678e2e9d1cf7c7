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

  /// Compares two routes to one destination.
  public init(chosen: RouteFacts, shortest: RouteFacts, isShortestWanted: Bool) {
    self.chosen = chosen
    self.shortest = shortest
    self.isShortestWanted = isShortestWanted
  }

  /// Less than this is no difference that one would notice, in metres.
  private static let noticed = 5.0

  /// The reason in one sentence.
  public func text(_ style: GuidanceStyle = GuidanceStyle(), in language: Language) -> String {
    let words = RouteWords[language]
    guard !isShortestWanted else { return words.shortest }
    let longer = chosen.length - shortest.length
    let better = better(style, words, language)
    guard longer >= Self.noticed else {
      return better.isEmpty || longer < 1 ? words.alsoShortest : sentence(better, language)
    }
    let length = words.longer(style.text(metres: longer, in: language))
    return sentence([length] + (better.isEmpty ? [words.easier] : better), language)
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
    return parts
  }

  private func sentence(_ parts: [String], _ language: Language) -> String {
    Punctuation[language].list(parts, last: Punctuation[language].comma) + "."
  }
}
