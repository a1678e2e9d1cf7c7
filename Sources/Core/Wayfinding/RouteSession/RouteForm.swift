// SPDX-License-Identifier: Apache-2.0

import Bytes

/// What the person filled in to get a way.
public struct RouteForm: Sendable, Equatable {
  /// The place, by its number in the list of the map's places; nil where none was chosen.
  public var place: Int?
  /// The place of the person's own, by its name, where one of those was chosen.
  public var own: String?
  /// The places to go to before it, where a page without scripts carries them.
  public var stops: [Int]
  /// Whether the place comes after those of the way that there is.
  public var isNext: Bool
  /// Where the way begins, as it was typed; empty for where the phone is.
  public var position: String
  /// Which way, and how it is told.
  public var choices: RouteChoices

  /// What was filled in; `read` gives what a field holds.
  public init(_ read: (String) -> String?) {
    let chosen = read("place") ?? ""
    place = Int(chosen)
    own = chosen.after(Self.ownPlace)
    stops = (read("stops") ?? "").utf8.prefix(200).split(separator: 0x20)
      .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    isNext = read("then") != nil
    position = read("position") ?? ""
    choices = RouteChoices(read)
  }

  /// In the list of places those of the person's own have this before their name.
  static let ownPlace = "own:"

  /// All places in order, as a page without scripts asks for them.
  public var places: [Int] { (isNext ? stops : []) + (place.map { [$0] } ?? []) }
}

extension String {
  /// What comes after this beginning; nil where the text begins otherwise.
  fileprivate func after(_ beginning: String) -> String? {
    guard utf8.starts(with: beginning.utf8) else { return nil }
    return String(decoding: utf8.dropFirst(beginning.utf8.count), as: UTF8.self)
  }
}

/// Which way somebody wants, and how they want it told: the words of the form's fields, as the device keeps them.
public struct RouteChoices: Sendable, Equatable {
  /// The fields of one line or of one choice.
  public static let fields = ["profile", "style", "units", "step", "words"]
  /// What a tick in a field says.
  static let ticked = "on"
  /// A step is so long, in centimetres.
  static let steps = 20.0...150.0

  /// The name of the field that says how much a hindrance is minded.
  public static func field(_ hindrance: RoutePreferences.Hindrance) -> String {
    "mind-" + hindrance.word
  }

  /// The name of the field that says whether something is named in passing.
  public static func field(_ kind: CalloutChoice.Kind) -> String { "name-" + kind.word }

  /// What the fields held, in the order of `fields`.
  private var texts: [String]
  private var weights: [String]
  private var kinds: [Bool]

  /// What was chosen; `read` gives what a field holds.
  public init(_ read: (String) -> String?) {
    texts = Self.fields.map { read($0) ?? "" }
    weights = RoutePreferences.Hindrance.allCases.map { read(Self.field($0)) ?? "" }
    kinds = CalloutChoice.Kind.allCases.map { read(Self.field($0)) != nil }
  }

  /// What nobody has changed.
  public static let usual: RouteChoices = {
    var choices = RouteChoices { _ in nil }
    choices.texts = ["blind", "sides", "metres", "70", "\(CalloutChoice.usualWords)"]
    choices.kinds = CalloutChoice.Kind.allCases.map { CalloutChoice.usual.kinds.contains($0) }
    return choices
  }()

  /// What each field holds; a field that is not ticked holds nothing.
  public var values: [(field: String, value: String)] {
    var values: [(field: String, value: String)] = []
    for (index, text) in texts.enumerated() { values.append((Self.fields[index], text)) }
    for hindrance in RoutePreferences.Hindrance.allCases {
      values.append((Self.field(hindrance), weights[Int(hindrance.rawValue)]))
    }
    for kind in CalloutChoice.Kind.allCases where kinds[Int(kind.rawValue)] {
      values.append((Self.field(kind), Self.ticked))
    }
    return values
  }

  /// Whether this is named in passing.
  func names(_ kind: CalloutChoice.Kind) -> Bool { kinds[Int(kind.rawValue)] }

  /// What the route should be like: one of the two ways, and what is minded otherwise.
  public var preferences: RoutePreferences {
    var preferences: RoutePreferences = texts[0].hasSameBytes(as: "shortest") ? .shortest : .blind
    for hindrance in RoutePreferences.Hindrance.allCases {
      let word = weights[Int(hindrance.rawValue)]
      for weight in RoutePreferences.Weight.allCases where weight.word.hasSameBytes(as: word) {
        preferences[hindrance] = weight
      }
    }
    return preferences
  }

  /// How directions and distances are told.
  public var style: GuidanceStyle {
    let directions = GuidanceStyle.Directions.allCases.first { $0.word.hasSameBytes(as: texts[1]) }
    let length = step.map { $0 / 100 } ?? GuidanceStyle.usualPace
    return GuidanceStyle(
      directions: directions ?? .sides,
      units: texts[2].hasSameBytes(as: "steps")
        ? .paces(length: length) : texts[2].hasSameBytes(as: "streets") ? .streets : .metres)
  }

  /// The same with a step of so many centimetres.
  func with(step centimetres: Int) -> RouteChoices {
    var choices = self
    choices.texts[3] = "\(centimetres)"
    return choices
  }

  /// Whether the length of a step was typed and can be none.
  public var hasWrongStep: Bool { !texts[3].isEmpty && step == nil }

  /// The length of a step in centimetres.
  private var step: Double? {
    Double(typed: texts[3]).flatMap { Self.steps.contains($0) ? $0 : nil }
  }

  /// The length of a step in centimetres, as it was typed or learned; nil where it was neither.
  var stepCentimetres: Double? { step }

  /// What is named in passing.
  var callouts: CalloutChoice {
    let words = Int(texts[4]).flatMap { (0...300).contains($0) ? $0 : nil }
    return CalloutChoice(
      kinds: CalloutChoice.Kind.allCases.filter { names($0) },
      wordsPerMinute: words ?? CalloutChoice.usualWords)
  }
}

extension GuidanceStyle.Directions {
  /// The word in forms and on the command line.
  public var word: String {
    switch self {
    case .sides: "sides"
    case .clock: "clock"
    case .degrees: "degrees"
    case .compass: "compass"
    case .legs: "legs"
    }
  }
}

extension RoutePreferences.Weight {
  /// The word in forms and on the command line.
  public var word: String {
    switch self {
    case .ignored: "ignore"
    case .minded: "mind"
    case .avoided: "avoid"
    }
  }
}

extension RoutePreferences.Hindrance {
  /// The word in forms and on the command line.
  public var word: String {
    switch self {
    case .crossings: "crossings"
    case .steps: "steps"
    case .barriers: "barriers"
    case .openSpaces: "open-spaces"
    case .roads: "roads"
    case .roughGround: "rough-ground"
    case .turns: "turns"
    case .darkness: "darkness"
    case .unknownWays: "unknown-ways"
    }
  }
}
