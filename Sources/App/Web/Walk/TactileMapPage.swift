// SPDX-License-Identifier: Apache-2.0

import HTML
import Interface
import Places
import Speaking
import Wayfinding

/// What somebody wants to have under their fingers.
struct TactileMapWish: Sendable {
  let map: EditedMap
  /// The map's word in addresses, without its folder.
  let id: String
  /// What was typed, by field.
  let typed: [(field: String, value: String)]
  let subject: TactileSubject

  /// Where a sheet of it is fetched from; all sheets where no number is given.
  func address(sheet: Int? = nil) -> String {
    let query = typed.map { "\($0.field)=\($0.value.inAddress)" }.joined(separator: "&")
    return "/walk/maps/\(id.inAddress)/fingers.svg?\(query)" + (sheet.map { "&sheet=\($0)" } ?? "")
  }

  func title(_ words: TactileMapPageWords, _ visit: Visit) -> String {
    func name(_ place: Place) -> String { place.name.words.text(in: visit.language) }
    switch subject {
    case .whole: return words.made(map.places.name?.text(in: visit.language) ?? map.key)
    case .around(let place, _): return words.made(name(place))
    case .way(let start, let end):
      return words.madeWay(["start": name(start), "end": name(end)])
    }
  }
}

/// The page on which a map for fingers is chosen; `sheets` is how many pages the one that was asked for has.
func tactileMapPage(
  _ map: WalkingMap, _ edited: EditedMap, made: (wish: TactileMapWish, sheets: Int)? = nil,
  _ state: FormState, _ visit: Visit
) -> Page {
  let words = TactileMapPageWords[visit]
  let key = "maps/\(map.id)".inAddress
  return Page(
    words.title, in: .ability(.walk), lead: words.lead,
    back: Page.Link(words: FrameWords[visit].walk, address: "/walk?campus=\(key)"),
    hasErrors: !state.problems.isEmpty
  ) {
    errorSummary(state, visit)
    if let made { sheets(made.wish, made.sheets, visit) }
    form(.class("form"), .action("/walk/fingers"), .method(.get)) {
      input(.hidden, .name("campus"), .value("maps/\(map.id)"))
      Field(name: "around", label: words.around, hint: words.aroundHint, saysOptional: false)
        .line(state, visit, .autocomplete("off"), .maxlength(tactileLongestName))
      Options(
        field: Field(name: "metres", label: words.metres, isRequired: true),
        options: WalkingMap.tactileDistances.map { metres in
          ("\(metres)", SpokenDistance(metres: Double(metres)).text(in: visit.language))
        }
      ).node(state, visit)
      Field(name: "from", label: words.from, hint: words.fromHint, saysOptional: true)
        .line(state, visit, .autocomplete("off"), .maxlength(tactileLongestName))
      Field(name: "to", label: words.to, saysOptional: true)
        .line(state, visit, .autocomplete("off"), .maxlength(tactileLongestName))
      div(.class("form__actions")) {
        button(.submit, .class("button button--main")) { words.make }
      }
    }
    p(.class("quiet")) { words.printing }
    if !edited.overlay.isEmpty { p(.class("quiet")) { words.asItIsNow } }
    credit(map.source, visit)
  }
}

/// A longer text is no name of a place, in letters.
let tactileLongestName = 200

/// The sheets, each for itself, since a browser prints one to a page.
private func sheets(_ wish: TactileMapWish, _ count: Int, _ visit: Visit) -> Node {
  let words = TactileMapPageWords[visit]
  return section(.class("card stack"), .ariaLabelledBy("sheets")) {
    h2(.id("sheets"), .tabindex(-1), .autofocus(), .dir(.auto)) {
      wish.title(words, visit)
    }
    ul {
      for sheet in 1...count {
        li {
          a(.class("button"), .href(wish.address(sheet: sheet))) {
            sheet == count ? words.mapSheet("\(sheet)") : words.keySheet("\(sheet)")
          }
        }
      }
    }
    p { a(.class("lone-link"), .href(wish.address())) { words.allSheets } }
  }
}
