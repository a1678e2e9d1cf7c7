// SPDX-License-Identifier: Apache-2.0

/// Turns touches into cells and swipes by fixed zones, exactly as YubitenReader does.
///
/// The first finger to be lifted ends the gesture: all touches are judged where they are then, and are forgotten.
/// There is no grace time. A touch that is taken away by the device gives ⠿, whatever the reason.
public struct ClassicRecognizer: Sendable, Hashable {
  /// Where the zones lie.
  public private(set) var geometry: ClassicGeometry
  private var style: ClassicStyle
  /// Touches since the last recognition, in the order in which they came down.
  private var tracked: [Tracked] = []
  /// Every touch that lies on the screen, whether it is still tracked or not.
  private var resting: [Int] = []
  /// Touches that one cancellation took away; the device reports them one by one.
  private var takenAway: [Int] = []

  private struct Tracked: Sendable, Hashable {
    let touch: Int
    let start: Point
    var current: Point
  }

  /// Dots of a cell; more touches are a failure, and so are more than half of them on one side.
  static let mostTouches = 6

  /// One that stands in where another recogniser is at work.
  static let idle = ClassicRecognizer(size: .phone, mode: .hold)

  /// A recogniser for a screen.
  public init(size: Size, mode: PadMode, style: ClassicStyle = ClassicStyle()) {
    geometry = ClassicGeometry(size: size, mode: mode, style: style)
    self.style = style
    self.style.middleFingerWidth = geometry.middleFingerWidth
  }

  /// Fits the zones to another size or mode; the width of the middle zone stays as it was first.
  public mutating func fit(size: Size, mode: PadMode) {
    geometry = ClassicGeometry(size: size, mode: mode, style: style)
  }

  /// How many touches wait for a recognition.
  public var trackedTouches: Int { tracked.count }

  /// Forgets every touch, so that none of them can become part of a cell.
  public mutating func forgetTouches() {
    tracked.removeAll(keepingCapacity: true)
    resting.removeAll(keepingCapacity: true)
    takenAway.removeAll(keepingCapacity: true)
  }

  /// Takes one event; what was recognised with it, if anything.
  public mutating func handle(_ event: TouchEvent) -> Recognition? {
    switch event.phase {
    case .began(let point):
      began(event.touch, at: point)
      return nil
    case .moved(let point):
      move(event.touch, to: point)
      return nil
    case .ended(let point):
      if let point { move(event.touch, to: point) }
      resting.removeAll { $0 == event.touch }
      takenAway.removeAll { $0 == event.touch }
      guard !tracked.isEmpty else { return nil }
      defer { tracked.removeAll(keepingCapacity: true) }
      return recognized
    case .cancelled: return cancelled(event.touch)
    }
  }

  /// What the touches would be if one were lifted now; nil when none is tracked.
  public var current: Recognition? { tracked.isEmpty ? nil : recognized }

  private mutating func began(_ touch: Int, at point: Point) {
    tracked.removeAll { $0.touch == touch }
    tracked.append(Tracked(touch: touch, start: point, current: point))
    takenAway.removeAll { $0 == touch }
    if !resting.contains(touch) { resting.append(touch) }
  }

  private mutating func move(_ touch: Int, to point: Point) {
    guard let index = tracked.firstIndex(where: { $0.touch == touch }) else { return }
    tracked[index].current = point
  }

  /// A device takes all touches away at once, and says so for each of them: only the first report counts.
  private mutating func cancelled(_ touch: Int) -> Recognition? {
    if let index = takenAway.firstIndex(of: touch) {
      takenAway.remove(at: index)
      return nil
    }
    takenAway = resting.filter { $0 != touch }
    resting.removeAll(keepingCapacity: true)
    tracked.removeAll(keepingCapacity: true)
    return .cell(.full)
  }

  private var recognized: Recognition {
    let swipes = swipes
    if !swipes.isEmpty { return .swipes(swipes) }
    guard let cell else { return .failure }
    return .cell(cell)
  }
}

extension ClassicRecognizer {
  /// The swipes of the fingers that went far enough; those that did not are left out.
  private var swipes: [Swipe] {
    var counts = [0, 0, 0, 0]
    let farEnough = style.swipeDistance * style.swipeDistance
    for touch in tracked {
      let offset = touch.current - touch.start
      guard offset.squaredLength >= farEnough else { continue }
      counts[Int(Swipe.Direction(of: offset).rawValue)] += 1
    }
    return Swipe.Direction.allCases.compactMap { direction in
      let fingers = counts[Int(direction.rawValue)]
      return fingers > 0 ? Swipe(direction, fingers: fingers) : nil
    }
  }

  /// The cell of the touches where they are now; nil when they are too many.
  private var cell: Cell? {
    guard tracked.count <= Self.mostTouches else { return nil }
    var dots: [Int] = []
    for side in ScreenSide.allCases {
      let points = tracked.map { $0.current }.filter { geometry.side(of: $0) == side }
      guard points.count <= Self.mostTouches / 2 else { return nil }
      for zone in zones(of: points, on: side) { dots.append(geometry.dot(of: zone, on: side)) }
    }
    return Cell(dots: dots)
  }

  /// The zones that the touches of one side stand for: one counts where it is, two vote, three are all.
  private func zones(of points: [Point], on side: ScreenSide) -> [Zone] {
    let zones = points.map { geometry.zone(of: $0, on: side) }
    switch zones.count {
    case 0, 1: return zones
    case 2:
      // The order of these questions decides what two touches in one zone become.
      if !zones.contains(.upper) { return [.middle, .lower] }
      if !zones.contains(.lower) { return [.upper, .middle] }
      return [.upper, .lower]
    default: return Zone.allCases
    }
  }
}
