// SPDX-License-Identifier: Apache-2.0

import Bytes
import HTML
import Reading
import Speaking

/// The controls in which a requester says how a text is to be read.
enum WishFields {
  static let pace = "pace"
  static let dialect = "dialect"
  static let voice = "voice"
  /// What a check box sends when it is checked.
  static let yes = "yes"
  /// The names under which a form sends them, in the order of the form.
  static let names = [pace, dialect, voice] + Wishes.Extra.allCases.map(\.rawValue)

  /// The questions, folded away as long as nothing is wished: most people want nothing else than that it is read.
  static func node(_ state: FormState, _ visit: Visit) -> Node {
    let words = WishWords[visit]
    let isOpen = state.wishes != .none || names.contains { state.problem($0) != nil }
    return details(.id(RequestField.wishes.rawValue), .class("stack"), .open(isOpen)) {
      summary { words.question }
      Choices(
        name: pace, question: words.pace, isRow: true,
        choices: Wishes.Pace.allCases.map { Choice(value: $0.rawValue, label: words.name(of: $0)) }
      ).node(state.withUsualWishes, visit)
      Choices(
        name: voice, question: words.voice, isRow: true,
        choices: Wishes.Voice.allCases.map { Choice(value: $0.rawValue, label: words.name(of: $0)) }
      ).node(state.withUsualWishes, visit)
      Field(name: dialect, label: words.dialect, hint: words.dialectHint).line(state, visit)
      fieldset(.class("field")) {
        legend { words.extras }
        div(.class("choices")) {
          for extra in Wishes.Extra.allCases { check(extra, state, visit) }
        }
      }
    }
  }

  private static func check(_ extra: Wishes.Extra, _ state: FormState, _ visit: Visit) -> Node {
    let id = "wish-\(extra.rawValue)"
    return label(.class("choice"), .for(id)) {
      input(
        .checkbox, .id(id), .name(extra.rawValue), .value(yes),
        .checked(state.value(extra.rawValue) == yes))
      span { WishWords[visit].name(of: extra) }
    }
  }

  /// What a form shows of wishes.
  static func values(of wishes: Wishes) -> [String: String] {
    var values = [
      pace: wishes.pace.rawValue, dialect: wishes.dialect, voice: wishes.voice.rawValue,
    ]
    for extra in Wishes.Extra.allCases {
      values[extra.rawValue] = wishes.extras.contains(extra) ? yes : ""
    }
    return values
  }

  /// What a program says in an object, as a form would send it; it was held against the description before.
  /// - Parameter before: The wishes that stay where the object does not name them.
  static func values(in sent: JSONValue?, over before: Wishes = .none) -> [String: String] {
    var values = values(of: before)
    for name in [pace, dialect, voice] {
      if let word = sent?[name]?.string { values[name] = word }
    }
    for extra in Wishes.Extra.allCases {
      if let isWished = sent?[extra.rawValue]?.bool { values[extra.rawValue] = isWished ? yes : "" }
    }
    return values
  }
}

extension FormState {
  /// How a text is to be read, as it was filled in; what is not there, or not known, is the usual.
  var wishes: Wishes {
    Wishes(
      pace: Wishes.Pace(rawValue: value(WishFields.pace)) ?? .usual,
      dialect: value(WishFields.dialect),
      voice: Wishes.Voice(rawValue: value(WishFields.voice)) ?? .any,
      extras: Set(Wishes.Extra.allCases.filter { value($0.rawValue) == WishFields.yes }))
  }

  /// The form with an answer chosen where none was given.
  fileprivate var withUsualWishes: FormState {
    var state = self
    state.values.merge(WishFields.values(of: wishes)) { _, wish in wish }
    return state
  }
}

/// How a text is to be read, for its requester and for whoever has it; nothing where any reading will do.
@HTMLBuilder func wishesSection(_ wishes: Wishes, _ visit: Visit) -> Node {
  let sentences = WishWords[visit].sentences(wishes)
  if !sentences.isEmpty {
    section(.class("stack stack--tight"), .ariaLabelledBy("wishes")) {
      h2(.id("wishes")) { WishWords[visit].heading }
      ul { for sentence in sentences { li(.dir(.auto)) { sentence } } }
    }
  }
}

/// Wishes as the API tells of them.
struct WishesJSON: JSONEncodable {
  let wishes: Wishes

  func write(to writer: inout JSONWriter) {
    writer.object { json in
      json.field("pace", wishes.pace.rawValue)
      json.field("dialect", wishes.dialect)
      json.field("voice", wishes.voice.rawValue)
      for extra in Wishes.Extra.allCases {
        json.key(text: extra.rawValue)
        json.value(wishes.extras.contains(extra))
      }
    }
  }
}

extension Wishes {
  /// What the API tells of them.
  static let shape = Shape.object(
    [
      .always(WishFields.pace, .word(Pace.allCases.map(\.rawValue))),
      .always(WishFields.dialect, .text),
      .always(WishFields.voice, .word(Voice.allCases.map(\.rawValue))),
    ] + Extra.allCases.map { .always($0.rawValue, .truth) })

  /// What a program fills in.
  static let value = APIOperation.Value(
    name: RequestField.wishes.rawValue,
    kind: .object(
      [
        APIOperation.Value(
          name: WishFields.pace, kind: .word(Pace.allCases.map(\.rawValue)),
          about: "How fast; usual if left out.", isRequired: false),
        APIOperation.Value(
          name: WishFields.dialect, kind: .text,
          about: "A dialect or variety, in at most \(maximumDialectLength) characters.",
          isRequired: false),
        APIOperation.Value(
          name: WishFields.voice, kind: .word(Voice.allCases.map(\.rawValue)),
          about: "Whose voice; any if left out.", isRequired: false),
      ]
        + Extra.allCases.map { extra in
          APIOperation.Value(
            name: extra.rawValue, kind: .truth, about: about(extra), isRequired: false)
        }),
    about: "How it is to be read; shown to you and to whoever has the text.", isRequired: false)

  private static func about(_ extra: Extra) -> String {
    switch extra {
    case .describePictures: "Whether pictures are described."
    case .spellNames: "Whether names are spelled."
    case .readPageNumbers: "Whether the numbers of pages are read."
    case .readFootnotes: "Whether the notes below the text are read."
    }
  }
}
