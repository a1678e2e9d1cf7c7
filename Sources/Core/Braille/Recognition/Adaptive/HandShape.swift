// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// Where the dots lie on a pad, as a calibration found them.
public struct HandShape: Sendable, Hashable {
  /// Why places are no shape of a hand.
  public enum Fault: Error, Sendable, Hashable {
    /// Neither 3, 4, 6 nor 8 places.
    case count(Int)
    /// A place is not a number, or farther than `Size.longestSide` away; the dot's number in the list, from 1.
    case notANumber(place: Int)
    /// Two dots lie in one place; their numbers in the list, from 1.
    case samePlace(Int, Int)
  }

  /// How the device was held.
  public let mode: PadMode
  /// The pad, in points.
  public let size: Size
  /// The places in points, the first of dot 1: 6 or 8 for two hands, 3 or 4 (dots 1, 2, 3 and 7) for one.
  public let places: [Point]

  /// A shape; throws when the places make no sense.
  public init(mode: PadMode, size: Size, places: [Point]) throws(Fault) {
    guard [3, 4, 6, 8].contains(places.count) else { throw .count(places.count) }
    for (index, place) in places.enumerated() {
      // Written so that not-a-number fails.
      guard place.x.magnitude <= Size.longestSide, place.y.magnitude <= Size.longestSide else {
        throw .notANumber(place: index + 1)
      }
      for earlier in 0..<index where places[earlier] == place {
        throw .samePlace(earlier + 1, index + 1)
      }
    }
    self.mode = mode
    self.size = size
    self.places = places
  }

  /// A shape of places that are known to be different numbers.
  init(unchecked places: [Point], mode: PadMode, size: Size) {
    self.mode = mode
    self.size = size
    self.places = places
  }

  /// A shape of one hand's places or two hands', each from the first dot of its column down.
  init(hands: [[Point]], mode: PadMode, size: Size) {
    var places = hands.reduce([], +)
    // Dot 7 follows dot 3 in the left column, and dots 4 to 6 in the list.
    if places.count == 8 { places.insert(places.remove(at: 3), at: 6) }
    self.init(unchecked: places, mode: mode, size: size)
  }

  /// The places of each hand, from the first dot of its column down.
  var hands: [[Point]] {
    guard places.count > 4 else { return [places] }
    var ordered = places
    if ordered.count == 8 { ordered.insert(ordered.remove(at: 6), at: 3) }
    let half = ordered.count / 2
    return [Array(ordered[..<half]), Array(ordered[half...])]
  }

  /// Reads `mode`, `width`, `height` and `dots`, a list of `[x,y]`.
  public init(json: JSONValue) throws(FieldError) {
    guard json.members != nil else { throw .wrongType(name: "hand", wanted: .object) }
    let mode = try json.word("mode") { PadMode(word: $0) }
    let size = try json.size()
    let places = try json.points("dots")
    do throws(Fault) {
      try self.init(mode: mode, size: size, places: places)
    } catch {
      throw error.asFieldError
    }
  }

  /// Writes `mode`, `width`, `height` and `dots`, places to a hundredth of a point.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("mode", mode.word)
      writer.field("width", size.width)
      writer.field("height", size.height)
      writer.key("dots")
      writer.array { writer in
        for place in places {
          writer.array { writer in
            writer.value((place.x * 100).rounded() / 100)
            writer.value((place.y * 100).rounded() / 100)
          }
        }
      }
    }
  }

  /// The places on a pad of another size: each hand keeps its shape and goes along with the middle of its part.
  ///
  /// Nil when the pad is held otherwise, when it lies the other way, or when a dot would come to lie beside it.
  public func fitted(to size: Size, mode: PadMode) -> HandShape? {
    guard mode == self.mode else { return nil }
    if size == self.size { return self }
    guard size.isLandscape == self.size.isLandscape else { return nil }
    var fitted: [[Point]] = []
    for hand in hands {
      let middle = hand.mean
      let moved = Point(
        x: middle.x * (size.width / self.size.width),
        y: middle.y * (size.height / self.size.height))
      let places = hand.map { $0 + (moved - middle) }
      for place in places {
        guard place.x > 0, place.x < size.width, place.y > 0, place.y < size.height else {
          return nil
        }
      }
      fitted.append(places)
    }
    return HandShape(hands: fitted, mode: mode, size: size)
  }
}

extension HandShape: JSONEncodable {}

extension HandShape.Fault {
  /// The nearest that a reader of JSON can say.
  var asFieldError: FieldError {
    switch self {
    case .count(let count): .outOfRange(name: "dots", value: Double(count))
    case .notANumber(let place), .samePlace(_, let place):
      .outOfRange(name: "dots", value: Double(place))
    }
  }
}

extension JSONValue {
  /// A list of `[x,y]`, in points.
  func points(_ name: String) throws(FieldError) -> [Point] {
    guard case .object = self else { throw .notAnObject }
    guard let value = self[name], value != .null else { throw .missing(name) }
    guard let list = value.array else { throw .wrongType(name: name, wanted: .list) }
    var points: [Point] = []
    for item in list {
      guard let pair = item.array, pair.count == 2 else {
        throw .wrongType(name: name, wanted: .list)
      }
      guard let x = pair[0].number, let y = pair[1].number else {
        throw .wrongType(name: name, wanted: .number)
      }
      for coordinate in [x, y] where !(coordinate.magnitude <= Size.longestSide) {
        throw .outOfRange(name: name, value: coordinate)
      }
      points.append(Point(x: x, y: y))
    }
    return points
  }
}
