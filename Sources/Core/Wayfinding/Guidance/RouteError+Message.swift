// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension RouteError {
  /// Why there is no route, and what to do.
  public func message(in language: Language) -> String {
    let words = RouteWords[language]
    func spoken(_ metres: Double) -> String {
      SpokenDistance(metres: max(metres, 5)).text(in: language)
    }
    switch self {
    case .closed(let closures): return ClosureWords[language].noWay(closures.list(in: language))
    case .noWays: return words.noWays
    case .startOffMap(let metres): return words.startOffMap(spoken(metres))
    case .destinationOffMap(let metres): return words.destinationOffMap(spoken(metres))
    case .noWayThere(let metres, let nearest):
      return words.noWayThere(["distance": spoken(metres), "position": nearest.text])
    }
  }
}

extension MapPoint {
  /// The position as it is typed: latitude and longitude in degrees, to the metre.
  public var text: String {
    Self.degrees(latitude) + ", " + Self.degrees(longitude)
  }

  private static func degrees(_ parts: Int32) -> String {
    // To five decimals, about a metre
    let hundredThousandths = (Int(parts.magnitude) + 50) / 100
    var digits = "\(hundredThousandths % 100_000)"
    while digits.utf8.count < 5 { digits = "0" + digits }
    return (parts < 0 ? "-" : "") + "\(hundredThousandths / 100_000)." + digits
  }
}
