// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Interface
import Speaking

/// The places of one's own on a page: each change is made to what the device has at that moment, since another page may
/// have changed it, and is told once the device has kept it.
struct OwnPlaces: Sendable {
  /// The device keeps them under this key, as GeoJSON.
  static let key = "earshot-own-places"

  /// Where a place is that is remembered, as it is told.
  enum Spot: Sendable, Equatable {
    case here
    /// Where one is, give or take so many metres.
    case within(Double)
    case step
    case inMind
    case typed
    case mark
  }

  /// A change that is asked for.
  enum Change: Sendable {
    case add(OwnPlace, Spot)
    case rename(String, to: String)
    case remove(String)
    case undo
    case take([OwnPlace])
  }

  /// What came of it.
  struct Outcome: Sendable {
    var effects: [InterfaceEffect] = []
    /// What is to be told; nil for nothing.
    var told: String?
    var isRefused = false
    /// Whether the places are other ones now.
    var isChanged = false
  }

  let language: Language
  private var device = DeviceList<OwnPlaceList, Change>(key: key)
  private var removed: (place: OwnPlace, index: Int)?

  var list: OwnPlaceList { device.content }

  var words: OwnPlaceWords { OwnPlaceWords[language] }

  init(in language: Language) { self.language = language }

  var places: [OwnPlace] { list.places }

  /// Asks for what the device has, and then makes a change to it.
  mutating func make(_ change: Change) -> [InterfaceEffect] { device.ask(for: change) }

  /// The device told what it has.
  mutating func recalled(_ text: String?) -> Outcome {
    switch device.recalled(text) {
    case .read: return Outcome(isChanged: true)
    case .change(let change, let aside):
      var outcome = make(change, with: aside.isEmpty ? "" : words.damaged + " ")
      outcome.effects = aside + outcome.effects
      return outcome
    case .kept(let told, let others): return Outcome(effects: others, told: told, isChanged: true)
    case .notKept: return Outcome(told: words.notKept, isRefused: true, isChanged: true)
    }
  }

  // MARK: Changes

  private mutating func make(_ change: Change, with notice: String) -> Outcome {
    var list = list
    switch change {
    case .add(let place, let spot):
      guard list.places.count < OwnPlaceList.most else { return refusal(words.tooMany) }
      let name = list.add(place)
      let isOther = !name.hasSameBytes(as: place.name)
      let told = words.kept(name, spot, in: language)
      return keep(
        list, notice + told + (isOther ? " " + words.numbered(name) : ""),
        [.value(.ownPlaceName, "")])
    case .rename(let old, let new):
      guard let number = list.number(named: old) else { return refusal(words.noSuchPlace) }
      let name = list.rename(number, to: new)
      let told = words.renamed(["old": old, "name": name])
      let isOther = !name.hasSameBytes(as: new)
      return keep(list, told + (isOther ? " " + words.numbered(name) : ""))
    case .remove(let name):
      guard let number = list.number(named: name) else { return refusal(words.noSuchPlace) }
      removed = (list.remove(number), number)
      return keep(list, words.removed(name), [.focus(.ownPlaceUndo)])
    case .undo:
      guard let removed else { return refusal(words.nothingToUndo) }
      self.removed = nil
      let name = list.add(removed.place, at: removed.index)
      return keep(list, words.isBack(name), [.focus(.ownPlaceName)])
    case .take(let places): return take(places, notice)
    }
  }

  private mutating func take(
    _ places: [OwnPlace], _ notice: String
  ) -> Outcome {
    var list = list
    let new = places.filter { !list.has($0) }
    guard list.places.count + new.count <= OwnPlaceList.most else {
      return refusal(words.tooManyInFile("\(places.count)"))
    }
    var renamed: [String] = []
    for place in new {
      let name = list.add(place)
      if !name.hasSameBytes(as: place.name) { renamed.append(name) }
    }
    var told = notice + words.taken("\(new.count)")
    if new.count < places.count { told += " " + words.wereThere("\(places.count - new.count)") }
    if let first = renamed.first {
      told +=
        " " + (renamed.count == 1 ? words.numbered(first) : words.numberedMany("\(renamed.count)"))
    }
    return keep(list, told)
  }

  private func refusal(_ text: String) -> Outcome {
    Outcome(told: text, isRefused: true, isChanged: true)
  }

  private mutating func keep(
    _ new: OwnPlaceList, _ told: String, _ others: [InterfaceEffect] = []
  ) -> Outcome {
    Outcome(effects: device.keep(new, told: told, then: others))
  }

  // MARK: Showing them

  /// The rows of the list; `isHere` tells which lie on the map of the page.
  func rows(_ isHere: (OwnPlace) -> Bool) -> [InterfaceEffect] {
    let rows = list.places.map { place in
      let name = place.name
      return ListRow(
        key: name, text: isHere(place) ? name : words.elsewhere(name),
        // Each button tells which place it is of.
        more: [name, name, name, name])
    }
    let undo = removed.map { words.undo($0.place.name) } ?? ""
    return [
      .list(.ownPlaces, rows), .show(.ownPlaceUndoWords, text: undo),
      .flag(.ownPlaceUndo, .hidden, removed == nil),
    ]
  }
}

extension OwnPlaceList: DeviceListContent {
  init?(kept: String) {
    guard let list = try? OwnPlaceList(geoJSON: Array(kept.utf8)) else { return nil }
    self = list
  }

  var kept: String? { places.isEmpty ? nil : String(decoding: geoJSON, as: UTF8.self) }
}

/// The parts of a page’s places of one’s own.
extension Part {
  /// The list of them.
  public static let ownPlaces: Part = "own-places"
  /// Those that a way can lead to.
  public static let ownGoals: Part = "own-goals"
  /// The field of the name of a new one.
  public static let ownPlaceName: Part = "own-place-name"
  /// The field of its position.
  public static let ownPlacePosition: Part = "own-place-position"
  /// The button that brings one back.
  public static let ownPlaceUndo: Part = "own-place-undo"
  /// What it does.
  public static let ownPlaceUndoWords: Part = "own-place-undo-words"
}
