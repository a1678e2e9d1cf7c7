// SPDX-License-Identifier: Apache-2.0

package import Bytes
import Maths

extension SVGWriter {
  /// Writes a shape as an element whose classes say what it is; filled ones a second time with their texture.
  ///
  /// Classes: `plot__` and the role; `plot--s0` to `plot--s7` the look of the series; `plot--v0` to `plot--v6` the level.
  /// Without a name of textures there are none.
  mutating func write(_ shape: PictureShape, textures: String?) {
    if case .text(let words, let at, let anchor, let size) = shape.form {
      return write(words, at, anchor, size, shape.role)
    }
    raw("<path")
    classes(shape.role)
    raw(" d=\"")
    path(shape.form)
    raw("\"/>")
    guard let textures, case .fill(let series) = shape.role else { return }
    raw("<path class=\"plot__texture\" fill=\"url(#")
    escaped(textures)
    raw("-t")
    number(Double(series % PictureShape.looks))
    raw(")\" d=\"")
    path(shape.form)
    raw("\"/>")
  }

  private mutating func write(
    _ words: String, _ at: PicturePoint, _ anchor: PictureShape.Anchor, _ size: Double,
    _ role: PictureShape.Role
  ) {
    raw("<text")
    classes(role)
    attribute("x", at.x)
    attribute("y", at.y)
    switch anchor {
    case .left: break
    case .middle: raw(" text-anchor=\"middle\"")
    case .right: raw(" text-anchor=\"end\"")
    }
    attribute("font-size", size)
    raw(">")
    escaped(words)
    raw("</text>")
  }

  private mutating func classes(_ role: PictureShape.Role) {
    raw(" class=\"plot__")
    raw(role.name)
    if let look = role.look {
      raw(" plot--s")
      number(Double(look))
    }
    if let level = role.level {
      raw(" plot--v")
      number(Double(level))
    }
    raw("\"")
  }

  /// Writes the value of a path's `d`.
  package mutating func path(_ form: PictureShape.Form) {
    switch form {
    case .polyline(let points): joined(points)
    case .polygon(let points):
      joined(points)
      raw("Z")
    case .segments(let segments):
      for segment in segments {
        raw("M")
        pair(segment.from.x, segment.from.y)
        raw("L")
        pair(segment.to.x, segment.to.y)
      }
    case .boxes(let boxes): for box in boxes { self.box(box) }
    case .wedge(let centre, let radius, let from, let to): wedge(centre, radius, from, to)
    case .markers(let marker, let radius, let points):
      for point in points { self.marker(marker, radius, point) }
    case .text: break
    }
  }

  /// A line through points; a single one becomes a line without length, which round ends show as a dot.
  private mutating func joined(_ points: [PicturePoint]) {
    for (index, point) in points.enumerated() {
      raw(index == 0 ? "M" : index == 1 ? "L" : " ")
      pair(point.x, point.y)
    }
    if points.count == 1 { raw("h0") }
  }

  private mutating func box(_ box: PictureBox) {
    raw("M")
    pair(box.left, box.top)
    raw("h")
    number(box.width)
    raw("v")
    number(box.height)
    raw("h")
    number(-box.width)
    raw("Z")
  }

  private mutating func wedge(
    _ centre: PicturePoint, _ radius: Double, _ from: Double, _ to: Double
  ) {
    guard to - from < 2 * Double.pi - 1e-6 else { return disc(centre, radius) }
    raw("M")
    pair(centre.x, centre.y)
    raw("L")
    pair(centre.x + radius * sin(from), centre.y - radius * cos(from))
    raw("A")
    pair(radius, radius)
    raw(to - from > Double.pi ? " 0 1 1 " : " 0 0 1 ")
    pair(centre.x + radius * sin(to), centre.y - radius * cos(to))
    raw("Z")
  }

  private mutating func disc(_ centre: PicturePoint, _ radius: Double) {
    raw("M")
    pair(centre.x - radius, centre.y)
    for side in [2 * radius, -2 * radius] {
      raw("a")
      pair(radius, radius)
      raw(" 0 1 1 ")
      pair(side, 0)
    }
    raw("Z")
  }

  private mutating func marker(
    _ marker: PictureShape.Marker, _ radius: Double, _ at: PicturePoint
  ) {
    guard marker != .disc else { return disc(at, radius) }
    for (index, corner) in marker.corners.enumerated() {
      raw(index == 0 ? "M" : index == 1 ? "L" : " ")
      pair(at.x + corner.0 * radius, at.y + corner.1 * radius)
    }
    raw("Z")
  }
}

extension PictureShape.Marker {
  /// The corners, in half heights from the middle.
  var corners: [(Double, Double)] {
    let thin = 0.32
    switch self {
    case .disc: return []
    case .square: return [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)]
    case .triangle: return [(0, -1.15), (1.1, 0.85), (-1.1, 0.85)]
    case .fallingTriangle: return [(0, 1.15), (1.1, -0.85), (-1.1, -0.85)]
    case .diamond: return [(0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)]
    case .plus:
      return [
        (-thin, -1.2), (thin, -1.2), (thin, -thin), (1.2, -thin), (1.2, thin), (thin, thin),
        (thin, 1.2), (-thin, 1.2), (-thin, thin), (-1.2, thin), (-1.2, -thin), (-thin, -thin),
      ]
    case .cross:
      return Self.plus.corners.map { (($0.0 - $0.1) * 0.75, ($0.0 + $0.1) * 0.75) }
    case .bar: return [(-1.3, -0.5), (1.3, -0.5), (1.3, 0.5), (-1.3, 0.5)]
    }
  }
}

extension PictureShape.Role {
  /// The name in the class.
  var name: StaticString {
    switch self {
    case .grid: "grid"
    case .axis: "axis"
    case .zero: "zero"
    case .tickLabel: "tick"
    case .axisName: "name"
    case .title: "title"
    case .legend: "legend"
    case .line: "line"
    case .fill: "fill"
    case .hollow: "hollow"
    case .mark: "mark"
    case .whisker: "whisker"
    case .median: "median"
    case .outlier: "outlier"
    case .cell: "cell"
    case .cellText: "number"
    case .threshold: "threshold"
    case .event: "event"
    case .note: "note"
    case .highlight: "highlight"
    case .cursor: "cursor"
    case .ring: "ring"
    }
  }

  /// The look of its series.
  var look: Int? {
    switch self {
    case .line(let series), .fill(let series), .hollow(let series), .mark(let series),
      .whisker(let series), .median(let series), .outlier(let series):
      series % PictureShape.looks
    case .grid, .axis, .zero, .tickLabel, .axisName, .title, .legend, .cell, .cellText, .threshold,
      .event, .note, .highlight, .cursor, .ring:
      nil
    }
  }

  /// The level of its value.
  var level: Int? {
    switch self {
    case .cell(let level), .cellText(let level): level
    case .grid, .axis, .zero, .tickLabel, .axisName, .title, .legend, .line, .fill, .hollow, .mark,
      .whisker, .median, .outlier, .threshold, .event, .note, .highlight, .cursor, .ring:
      nil
    }
  }
}
