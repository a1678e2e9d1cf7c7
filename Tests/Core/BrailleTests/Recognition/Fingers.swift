// SPDX-License-Identifier: Apache-2.0

import Braille

/// Fingers over a recogniser, for tests: they come down, move and are lifted at times of their own.
struct Fingers {
  /// A phone lying across.
  static let screen = Size(width: 844, height: 390) ?? .phone
  /// Points in a millimetre of it.
  static let millimetre = RecognizerConfiguration.phoneDensity

  var recognizer: Recognizer
  /// What the text makes likely.
  var prior = CellPrior.flat
  private(set) var time = 0.0
  private var nextTouch = 1

  init(_ change: (inout RecognizerConfiguration) -> Void = { _ in }) {
    var configuration = RecognizerConfiguration(size: Self.screen)
    change(&configuration)
    recognizer = Recognizer(configuration)
  }

  mutating func wait(_ seconds: Double) { time += seconds }

  /// Puts a finger down; its touch's number.
  @discardableResult mutating func press(_ place: Point) -> Int {
    let touch = nextTouch
    nextTouch += 1
    _ = send(touch, .began(place))
    return touch
  }

  @discardableResult mutating func move(_ touch: Int, to place: Point) -> [Recognition] {
    send(touch, .moved(place))
  }

  @discardableResult mutating func lift(_ touch: Int) -> [Recognition] { send(touch, .ended(nil)) }

  @discardableResult mutating func cancel(_ touch: Int) -> [Recognition] {
    send(touch, .cancelled)
  }

  mutating func tick() -> [Recognition] { recognizer.tick(time: time) }

  private mutating func send(_ touch: Int, _ phase: TouchEvent.Phase) -> [Recognition] {
    recognizer.handle(TouchEvent(time: time, touch: touch, phase: phase), prior: prior)
  }

  /// Where a dot lies now.
  func spot(_ dot: Int) -> Point {
    let places = recognizer.spots?.places ?? []
    return places.indices.contains(dot - 1) ? places[dot - 1] : Point(x: 0, y: 0)
  }

  /// Taps some places together.
  @discardableResult mutating func tap(_ places: [Point]) -> [Recognition] {
    let touches = places.map { press($0) }
    wait(0.1)
    var recognized: [Recognition] = []
    for touch in touches { recognized += lift(touch) }
    wait(0.2)
    return recognized
  }

  /// Taps the spots of a cell's dots, each moved by the same.
  @discardableResult mutating func type(
    _ cell: Cell, moved: Point = Point(x: 0, y: 0)
  ) -> [Recognition] {
    tap(cell.dots.map { Point(x: spot($0).x + moved.x, y: spot($0).y + moved.y) })
  }

  /// A finger that comes down, goes so far, and is lifted.
  @discardableResult mutating func swipe(from place: Point, by offset: Point) -> [Recognition] {
    let touch = press(place)
    wait(0.1)
    move(touch, to: Point(x: place.x + offset.x, y: place.y + offset.y))
    return lift(touch)
  }
}
