// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What a route goes round because it is closed.
public struct RouteDetour: Sendable, Equatable {
  /// What is closed.
  public var closures: [MapClosure]
  /// By how much it makes the way longer, in metres.
  public var longer: Double

  /// What two parts of a way go round, each closure once.
  static func + (one: RouteDetour, other: RouteDetour?) -> RouteDetour {
    guard let other else { return one }
    return RouteDetour(
      closures: one.closures + other.closures.filter { !one.closures.contains($0) },
      longer: one.longer + other.longer)
  }

  /// Less than this is no difference that one would notice, in metres.
  private static let noticed = 5.0

  /// That the way goes round what is closed, in one sentence.
  public func text(_ style: GuidanceStyle = GuidanceStyle(), in language: Language) -> String {
    let words = ClosureWords[language]
    let list = closures.list(in: language)
    guard longer >= Self.noticed else { return words.goesRound(list) }
    return words.longer([
      "distance": style.text(metres: longer, in: language), "closures": list,
    ])
  }
}

extension [MapClosure] {
  /// What is closed, until when and why, in a list.
  func list(in language: Language) -> String {
    map { $0.item(in: language) }.joined(between: Punctuation[language].semicolon)
  }
}

extension [String] {
  fileprivate func joined(between link: String) -> String {
    var text = first ?? ""
    for item in dropFirst() { text += link + item }
    return text
  }
}

extension MapClosure {
  /// The closure within a sentence: what, until when, and why.
  func item(in language: Language) -> String {
    let words = ClosureWords[language]
    let item = words.item(["what": what.text(in: language), "day": day(until, in: language)])
    guard let reason else { return item }
    return words.because(["item": item, "reason": reason.text(in: language)])
  }

  /// The closure as a sentence of its own.
  public func sentence(in language: Language) -> String {
    let words = ClosureWords[language]
    let sentence = words.sentence([
      "what": what.text(in: language), "day": day(until, in: language),
    ])
    guard let reason else { return sentence }
    return sentence + " " + words.reason(reason.text(in: language))
  }

  /// A day in words; what is no day as it was written.
  private func day(_ text: String, in language: Language) -> String {
    let parts = text.utf8.split(separator: 0x2D)
    guard parts.count == 3, let year = number(parts[0]), let month = number(parts[1]),
      let day = number(parts[2]), (1...12).contains(month)
    else { return text }
    return DateWords.date(day: day, month: month, year: year, in: language)
  }

  private func number(_ digits: Substring.UTF8View) -> Int? {
    guard digits.count <= 4 else { return nil }
    var number = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    return number
  }
}

extension PlaceNote {
  /// What is known of a place, in sentences.
  public func text(in language: Language) -> String {
    let words = ClosureWords[language]
    var parts: [String] = []
    if let description { parts.append(description.text(in: language)) }
    for door in doors {
      let access: String? =
        switch door.access {
        case .unknown: nil
        case .level: words.level
        case .steps: words.steps
        case .ramp: words.ramp
        }
      var facts = [door.name.text(in: language)]
      if let access { facts.append(access) }
      if !door.hours.utf8.isEmpty { facts.append(words.open(door.hours)) }
      parts.append(words.door(facts.joined(between: Punctuation[language].comma)))
    }
    return parts.joined(between: " ")
  }
}
