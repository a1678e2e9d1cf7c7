// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Interface
public import Speaking

/// A map under a finger or under the keys: what lies there is named, street, path or place.
public struct MapSession: Session {
  /// Something that happened, and when.
  public typealias Event = Timed<Happening>
  /// What is to be done.
  public typealias Effect = Timed<InterfaceEffect>

  /// The map, once it is there.
  struct Open: Sendable {
    var graph: WalkGraph
    /// The places of the map, without those of the person's own.
    let places: PlaceMap
    /// What the map has without those.
    let room: OwnPlaceRoom
    let picture: MapPicture
    var view: MapView
    /// Where the finger or the keys are.
    var spot: MapPoint
    /// What lies there.
    var found: MapFinding?
    /// What is closed there, by the numbers of the closures.
    var closed: [Int] = []
  }

  let language: Language
  /// Where the pack is fetched from.
  let address: String
  var open: Open?
  /// What people changed on the map, and the map until both are there.
  var arriving: RouteSession.Arriving
  var places: OwnPlaces
  var dictation = Dictation()
  /// Why there is no map; nil where there is, or may be.
  var problem: String?
  private var lastSaid: String?

  var words: MapSessionWords {
    @inline(__always) get { MapSessionWords[language] }
  }

  /// Reads `language` (a tag), `map` (the address of the pack as a text) and `overlay` (that of its overlay, where it has one).
  public init(configuration: JSONValue) throws(FieldError) {
    language = try Language(field: "language", of: configuration)
    address = try configuration.text("map")
    arriving = RouteSession.Arriving(overlay: try configuration.optionalText("overlay"))
    places = OwnPlaces(in: language)
  }

  /// Takes one event and says what to do about it, in order.
  public mutating func handle(_ event: Event) -> [Effect] {
    act(on: event.content).map { Effect(time: event.time, $0) }
  }

  private mutating func act(on happening: Happening) -> [InterfaceEffect] {
    switch happening {
    case .open: return begin()
    case .map(let text): return take(text)
    case .overlay(let json): return take(overlay: json)
    case .recalled(let key, let text): return recalled(key, text)
    case .place(let happening): return act(on: happening)
    case .dictation(let happening): return act(on: happening)
    case .touched, .moved, .nearer, .farther, .find, .around, .junction, .repeat: break
    }
    guard var map = open else { return refuse(problem ?? RouteSessionWords[language].loading) }
    defer { open = map }
    switch happening {
    case .open, .map, .overlay, .recalled, .place, .dictation: return []
    case .touched(let x, let y): return touch(x, y, on: &map)
    case .moved(let direction): return move(direction, on: &map)
    case .nearer: return zoom(by: 1, on: &map)
    case .farther: return zoom(by: -1, on: &map)
    case .find(let name): return find(name, on: &map)
    case .around:
      return say(around(on: map))
    case .junction:
      let junction = map.graph.junction(near: map.spot)
      return say(
        junction?.text(on: map.graph.map, facing: nil, in: language)
          ?? Junction.noneText(in: language))
    case .repeat: return lastSaid.map { say($0) } ?? []
    }
  }

  /// An answer to an act of the person: it stops what is being said.
  mutating func say(_ text: String) -> [InterfaceEffect] {
    lastSaid = text
    // Never while somebody dictates: whatever they do instead ends that.
    return stopListening() + [
      .show(.said, text: text),
      .say(Utterance(text, in: language, priority: .urgent, staysOnDevice: true)),
    ]
  }

  mutating func refuse(_ text: String) -> [InterfaceEffect] { [.sound(.refused)] + say(text) }

  /// Shows the eyes where the spot is.
  func cursor(_ map: Open?) -> InterfaceEffect {
    guard let map else { return .attribute(.cursor, name: "transform", value: nil) }
    let place = map.picture.point(map.spot)
    let size = map.view.width / map.picture.width
    return .attribute(
      .cursor, name: "transform",
      value: "translate(\(Int(place.x)) \(Int(place.y))) scale(\(size.hundredths))")
  }
}

extension Part {
  /// The picture of a map, of which a part is shown.
  public static let map: Part = "map"
  /// The mark in the picture of a map.
  public static let cursor: Part = "cursor"
}
