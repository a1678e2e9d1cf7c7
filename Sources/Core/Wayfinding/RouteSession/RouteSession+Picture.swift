// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

/// Drawing the way over the picture of the map, and the walker on it.
extension RouteSession {
  /// A position that is known better than this needs no circle, in metres; asking where one is tells no doubt either.
  private static let goodAccuracy = 10.0
  /// A mark that is out of this part of what is near, from its middle to its edges, is brought back to the middle.
  private static let room = 0.6
  /// Directions are drawn to so many degrees: an arrow must not tremble.
  private static let fineness = 15.0
  /// So often it is looked whether the position is still known, in seconds: it may be lost without a word from the device.
  private static let looking = 5.0

  mutating func act(on happening: PictureHappening) -> [InterfaceEffect] {
    guard picture.address != nil else { return [] }
    let words = RoutePictureWords[language]
    switch happening {
    case .toggled:
      picture.isHidden.toggle()
      return [showPicture(), .flag(.picture, .hidden, picture.isHidden), keepPicture()]
        + say(picture.isHidden ? words.isHidden : words.isShown)
    case .nearness:
      picture.isNear.toggle()
      return [showNearness()] + say(picture.isNear ? words.isNear : words.isWhole)
    }
  }

  /// What the device had kept.
  mutating func recallPicture(_ text: String) -> [InterfaceEffect] {
    picture.isHidden = text.hasSameBytes(as: "hidden")
    return picture.isHidden ? [showPicture(), .flag(.picture, .hidden, true)] : []
  }

  private func keepPicture() -> InterfaceEffect {
    .store(key: RoutePicture.key, value: picture.isHidden ? "hidden" : "shown")
  }

  private func showPicture() -> InterfaceEffect {
    let words = RoutePictureWords[language]
    return .show(.pictureShown, text: picture.isHidden ? words.show : words.hide)
  }

  private func showNearness() -> InterfaceEffect {
    let words = RoutePictureWords[language]
    return .show(.pictureNear, text: picture.isNear ? words.whole : words.near)
  }

  /// Brings the picture to what is so now; nothing where nothing of it has changed.
  mutating func draw(at time: Double) -> [InterfaceEffect] {
    guard let address = picture.address, let map = picture.map, let plan else {
      return []
    }
    guard !picture.isHidden else {
      (picture.look, picture.plan, picture.drawing) = (nil, nil, nil)
      return []
    }
    var effects: [InterfaceEffect] = []
    if picture.plan != plan || picture.drawing == nil {
      let drawing = RouteDrawing(plan, on: map)
      if picture.drawing == nil {
        effects = [
          .attribute(.pictureMap, name: "href", value: address), .flag(.picture, .hidden, false),
        ]
      }
      (picture.plan, picture.drawing, picture.look) = (plan, drawing, nil)
      effects += lines(of: drawing)
    }
    guard let drawing = picture.drawing else { return [] }
    let look = look(at: drawing, time)
    if case .walked = walk, look.mark != nil { effects.append(.wake(after: Self.looking)) }
    let last = picture.look
    guard look != last else { return effects }
    picture.look = look
    return effects + show(look, after: last, of: drawing)
  }

  private func lines(of drawing: RouteDrawing) -> [InterfaceEffect] {
    [
      .attribute(.pictureWay, name: "d", value: drawing.path),
      .attribute(.pictureGaps, name: "d", value: drawing.gaps),
      .attribute(.pictureStops, name: "d", value: drawing.dots),
      .show(.pictureWords, text: drawing.text(in: language)),
    ]
  }

  // MARK: What is so now

  private func look(at drawing: RouteDrawing, _ time: Double) -> RoutePicture.Look {
    let (mark, walker) = mark(at: time, on: drawing.picture)
    guard picture.isNear, let mark else {
      return RoutePicture.Look(frame: drawing.frame, mark: mark, walker: walker)
    }
    let near = drawing.near(mark.place)
    // It goes by leaps: a picture that is always on the move cannot be read.
    if let last = picture.look?.frame, last.width == near.width,
      last.holds(mark.place, part: Self.room)
    {
      return RoutePicture.Look(frame: last, mark: mark, walker: walker)
    }
    return RoutePicture.Look(frame: near, mark: mark, walker: walker)
  }

  private func mark(
    at time: Double, on map: MapPicture
  ) -> (RoutePicture.Mark?, RoutePicture.Walker) {
    switch walk {
    case .walked(let guide):
      guard let estimate = guide.position(at: time) else { return (nil, .unknown) }
      let heading = guide.facing(at: time)
      let facing = heading.flatMap { $0.isDisputed ? nil : $0.degrees }
      let doubt =
        estimate.accuracy > Self.goodAccuracy
        ? RoutePicture.Doubt(
          metres: estimate.accuracy.rounded(.up),
          isLost: estimate.accuracy > RouteFollower.worstAccuracy) : nil
      return (mark(MapPoint(estimate.coordinate), facing, doubt, on: map), .here)
    case .rehearsed(let follower, _, _):
      return (mark(follower.point, follower.bearing, nil, on: map), .inMind)
    case .read, .none:
      guard let plan, plan.instructions.indices.contains(current) else { return (nil, .unknown) }
      let step = plan.instructions[current]
      return (mark(step.point, step.facingThere, nil, on: map), .step(current + 1))
    }
  }

  private func mark(
    _ place: MapPoint, _ facing: Double?, _ doubt: RoutePicture.Doubt?, on map: MapPicture
  ) -> RoutePicture.Mark {
    RoutePicture.Mark(
      place: map.point(place),
      facing: facing.map {
        Int((Angle.normalised(degrees: $0) / Self.fineness).rounded()) * Int(Self.fineness) % 360
      }, doubt: doubt)
  }

  // MARK: Showing it

  private func show(
    _ look: RoutePicture.Look, after last: RoutePicture.Look?, of drawing: RouteDrawing
  ) -> [InterfaceEffect] {
    var effects: [InterfaceEffect] = []
    let isMoved = look.frame != last?.frame
    if isMoved {
      effects = [
        .attribute(.pictureFrame, name: "viewBox", value: look.frame.box),
        .attribute(
          .pictureStart, name: "transform", value: look.frame.transform(to: drawing.start)),
        .attribute(.pictureGoal, name: "transform", value: look.frame.transform(to: drawing.goal)),
      ]
    }
    if isMoved || look.mark != last?.mark { effects += show(look.mark, in: look.frame) }
    let text = text(of: look)
    let isSame = last.map { text.hasSameBytes(as: self.text(of: $0)) } ?? false
    return isSame ? effects : effects + [.show(.pictureWhere, text: text)]
  }

  /// What is not there is at no place: style sheets hide a mark without one.
  private func show(_ mark: RoutePicture.Mark?, in frame: PictureFrame) -> [InterfaceEffect] {
    let isShown = mark.map { $0.doubt?.isLost != true } ?? false
    let radius = mark.flatMap { mark in
      mark.doubt.map { $0.metres / (picture.map?.metresPerUnit ?? 1) }
    }
    return [
      .attribute(
        .pictureWalker, name: "transform",
        value: isShown ? mark.map { frame.transform(to: $0.place) } : nil),
      .attribute(
        .pictureFacing, name: "transform",
        value: isShown ? mark?.facing.map { "rotate(\($0))" } : nil),
      .attribute(.pictureDoubt, name: "cx", value: mark?.place.x.hundredths),
      .attribute(.pictureDoubt, name: "cy", value: mark?.place.y.hundredths),
      .attribute(.pictureDoubt, name: "r", value: radius?.hundredths),
    ]
  }

  private func text(of look: RoutePicture.Look) -> String {
    let words = RoutePictureWords[language]
    guard let mark = look.mark else { return words.unknown }
    guard look.frame.holds(mark.place) else { return words.outside }
    if let doubt = mark.doubt {
      return words.within(SpokenDistance(within: doubt.metres).text(in: language))
    }
    switch look.walker {
    case .here: return words.walker
    case .inMind: return words.inMind
    case .step(let number): return words.atStep("\(number)")
    case .unknown: return words.unknown
    }
  }
}
