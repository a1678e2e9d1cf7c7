// SPDX-License-Identifier: Apache-2.0

import Bytes

extension SVGWriter {
  /// Lines and rings of one look, as one path; rings of some kinds a second time with their texture.
  mutating func layer(
    _ look: StaticString, texture: StaticString?,
    _ lines: [(points: [MapPicture.Point], isClosed: Bool)]
  ) {
    guard !lines.isEmpty else { return }
    shape(look, lines)
    guard let texture else { return }
    raw("<path class=\"map__texture\" fill=\"url(#")
    raw(texture)
    raw(")\" d=\"")
    for line in lines { joined(line.points, isClosed: line.isClosed) }
    raw("\"/>")
  }

  /// Marks of one form, each in the middle of its place.
  mutating func marks(_ look: StaticString, _ mark: MapMark, _ places: [MapPicture.Point]) {
    guard !places.isEmpty else { return }
    raw("<path class=\"map__")
    raw(look)
    raw("\" d=\"")
    for place in places {
      raw("M")
      pair(place.x - mark.half, mark == .square ? place.y - mark.half : place.y)
      switch mark {
      case .square:
        for (across, down) in [(mark.half, 0), (0, mark.half), (-mark.half, 0)] {
          raw("l")
          pair(2 * across, 2 * down)
        }
      case .disc:
        for across in [mark.half, -mark.half] {
          raw("a")
          pair(mark.half, mark.half)
          raw(" 0 1 1 ")
          pair(2 * across, 0)
        }
      }
      raw("Z")
    }
    raw("\"/>")
  }

  /// A text whose baseline begins, or has its middle, at a place.
  mutating func text(
    _ words: String, _ look: StaticString, at place: MapPicture.Point, isMiddle: Bool = false,
    turned degrees: Double = 0
  ) {
    raw("<text class=\"map__")
    raw(look)
    raw("\"")
    attribute("x", place.x)
    attribute("y", place.y)
    if isMiddle { raw(" text-anchor=\"middle\"") }
    if degrees != 0 {
      raw(" transform=\"rotate(")
      number(degrees)
      raw(" ")
      pair(place.x, place.y)
      raw(")\"")
    }
    raw(">")
    escaped(words)
    raw("</text>")
  }

  private mutating func shape(
    _ look: StaticString, _ lines: [(points: [MapPicture.Point], isClosed: Bool)]
  ) {
    raw("<path class=\"map__")
    raw(look)
    raw("\" d=\"")
    for line in lines { joined(line.points, isClosed: line.isClosed) }
    raw("\"/>")
  }

  private mutating func joined(_ points: [MapPicture.Point], isClosed: Bool) {
    for (index, point) in points.enumerated() {
      raw(index == 0 ? "M" : index == 1 ? "L" : " ")
      pair(point.x, point.y)
    }
    if isClosed { raw("Z") }
  }
}

/// The form of a mark.
enum MapMark {
  case disc
  case square

  /// Half of its height, in units.
  var half: Double {
    switch self {
    case .disc: 5
    case .square: 3.5
    }
  }
}
