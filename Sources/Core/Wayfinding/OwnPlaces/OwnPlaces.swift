// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Interface
import Speaking

/// The places of one's own on a page: each change is made to what the device has at that moment, since another page may
/// have changed it, and is told once the device has kept it.
struct OwnPlaces: Sendable {
  /// The device keeps them under this key, as GeoJSON.
  static let key = "earshot-own-places"
  /// What could not be read is put aside under this one.
  static let asideKey = "earshot-own-places-aside"

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

  /// What a change waits for.
  private enum Waiting: Sendable {
    case nothing
    /// What the device has.
    case list(Change)
    /// That the device has this now; then this is told, and these happen once the places are shown.
    case proof(String, told: String, before: OwnPlaceList, then: [InterfaceEffect])
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
  private(set) var list = OwnPlaceList()
  private var removed: (place: OwnPlace, index: Int)?
  private var waiting = Waiting.nothing

  var words: OwnPlaceWords { OwnPlaceWords[language] }

  init(in language: Language) { self.language = language }

  var places: [OwnPlace] { list.places }

  /// Asks for what the device has, and then makes a change to it.
  mutating func make(_ change: Change) -> [InterfaceEffect] {
    waiting = .list(change)
    return [.recall(key: Self.key)]
  }

  /// The device told what it has.
  mutating func recalled(_ text: String?) -> Outcome {
    switch waiting {
    case .nothing:
      _ = read(text)
      return Outcome(isChanged: true)
    case .list(let change):
      waiting = .nothing
      let effects = read(text)
      var outcome = make(change, with: effects.isEmpty ? "" : words.damaged + " ")
      outcome.effects = effects + outcome.effects
      return outcome
    case .proof(let kept, let told, let before, let others):
      waiting = .nothing
      guard kept.hasSameBytes(as: text ?? "") else {
        list = before
        return Outcome(told: words.notKept, isRefused: true, isChanged: true)
      }
      return Outcome(effects: others, told: told, isChanged: true)
    }
  }

  /// Reads what the device has; what cannot be read is put aside, never written over.
  private mutating func read(_ text: String?) -> [InterfaceEffect] {
    list = OwnPlaceList()
    guard let text, !text.utf8.isEmpty else { return [] }
    do throws(PlaceMapError) { list = try OwnPlaceList(geoJSON: Array(text.utf8)) } catch {
      return [.store(key: Self.asideKey, value: text)]
    }
    return []
  }

  // MARK: Changes

  private mutating func make(_ change: Change, with notice: String) -> Outcome {
    let before = list
    switch change {
    case .add(let place, let spot):
      guard list.places.count < OwnPlaceList.most else { return refusal(words.tooMany) }
      let name = list.add(place)
      let isOther = !name.hasSameBytes(as: place.name)
      let told = words.kept(name, spot, in: language)
      return keep(
        notice + told + (isOther ? " " + words.numbered(name) : ""), before,
        [.value(.ownPlaceName, "")])
    case .rename(let old, let new):
      guard let number = list.number(named: old) else { return refusal(words.noSuchPlace) }
      let name = list.rename(number, to: new)
      let told = words.renamed(["old": old, "name": name])
      let isOther = !name.hasSameBytes(as: new)
      return keep(told + (isOther ? " " + words.numbered(name) : ""), before)
    case .remove(let name):
      guard let number = list.number(named: name) else { return refusal(words.noSuchPlace) }
      removed = (list.remove(number), number)
      return keep(words.removed(name), before, [.focus(.ownPlaceUndo)])
    case .undo:
      guard let removed else { return refusal(words.nothingToUndo) }
      self.removed = nil
      let name = list.add(removed.place, at: removed.index)
      return keep(words.isBack(name), before, [.focus(.ownPlaceName)])
    case .take(let places): return take(places, before, notice)
    }
  }

  private mutating func take(
    _ places: [OwnPlace], _ before: OwnPlaceList, _ notice: String
  ) -> Outcome {
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
    return keep(told, before)
  }

  private func refusal(_ text: String) -> Outcome {
    Outcome(told: text, isRefused: true, isChanged: true)
  }

  private mutating func keep(
    _ told: String, _ before: OwnPlaceList, _ others: [InterfaceEffect] = []
  ) -> Outcome {
    let text = list.places.isEmpty ? "" : String(decoding: list.geoJSON, as: UTF8.self)
    waiting = .proof(text, told: told, before: before, then: others)
    return Outcome(
      effects: [
        .store(key: Self.key, value: text.utf8.isEmpty ? nil : text), .recall(key: Self.key),
      ])
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
