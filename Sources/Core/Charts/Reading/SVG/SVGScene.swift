// SPDX-License-Identifier: Apache-2.0

/// Text in a picture.
struct SceneText {
  var text: [UInt8]
  var place: ScenePoint
  /// Height of its letters.
  var size: Double
  var isTurned: Bool
  /// Whether its place is the middle of its height rather than the line that it stands on.
  var isCentred: Bool
}

/// A line or an area in a picture.
struct SceneMark {
  var points: [ScenePoint]
  var isClosed: Bool
  /// The colour of its line; empty where it has none.
  var stroke: [UInt8]
  /// The colour of its area; empty where it has none.
  var fill: [UInt8]
  /// What its group is called.
  var title: [UInt8]
  /// Parts of one path have the same number.
  var path: Int

  var left: Double { points.reduce(.infinity) { min($0, $1.x) } }
  var right: Double { points.reduce(-.infinity) { max($0, $1.x) } }
  var top: Double { points.reduce(.infinity) { min($0, $1.y) } }
  var bottom: Double { points.reduce(-.infinity) { max($0, $1.y) } }

  /// The colour that tells it from others.
  var colour: [UInt8] { stroke.isEmpty ? fill : stroke }

  /// Whether it is an upright rectangle.
  var isRectangle: Bool {
    guard isClosed, points.count == 4 || (points.count == 5 && points[0] == points[4]) else {
      return false
    }
    let (left, right, top, bottom) = (left, right, top, bottom)
    return points.allSatisfy {
      (($0.x - left).magnitude < 0.01 || ($0.x - right).magnitude < 0.01)
        && (($0.y - top).magnitude < 0.01 || ($0.y - bottom).magnitude < 0.01)
    }
  }
}

/// Texts and marks of a picture, all in the units of the whole.
struct SVGScene {
  private(set) var texts: [SceneText] = []
  private(set) var marks: [SceneMark] = []
  /// Places of symbols that are drawn again and again; ticks are kept as short lines.
  private(set) var title: [UInt8] = []
  /// Whether it seems that letters are drawn as outlines.
  private(set) var hasOutlinedText = false
  private(set) var isSVG = false

  private var stack: [Level] = []
  private var current: OpenText?
  private var titleText: MarkupText?
  private var symbols: [(id: [UInt8], points: [ScenePoint], isClosed: Bool)] = []
  private var pathCount = 0

  /// What an element hands on to those inside it.
  fileprivate struct Level {
    var name: [UInt8] = []
    var matrix = Affine()
    var stroke: [UInt8] = []
    var fill = Array("black".utf8)
    var size = 10.0
    var isCentred = false
    var isHidden = false
    var title: [UInt8] = []
  }

  private struct OpenText {
    var text = MarkupText()
    var place: ScenePoint?
    var level: Level
    /// The height of the piece before, so that exponents are told from digits.
    var pieceHeight: Double?
  }

  /// Elements inside each other go this deep.
  private static let greatestDepth = 200
  /// Most points of a picture.
  private static let mostPoints = 2_000_000

  init(_ bytes: [UInt8]) {
    var scanner = MarkupScanner(bytes)
    stack = [Level()]
    var points = 0
    while let token = scanner.next(), points < Self.mostPoints {
      switch token {
      case .text(let range):
        if titleText != nil {
          titleText?.append(bytes, range)
        } else {
          current?.text.append(bytes, range)
        }
      case .tag(let tag):
        let before = marks.count
        if tag.isEnd { close(tag) } else { open(tag) }
        for mark in marks[before...] { points += mark.points.count }
      }
    }
  }

  private var level: Level { stack[stack.count - 1] }

  private mutating func close(_ tag: MarkupTag) {
    let name = tag.name.folded
    if tag.name.isWord("text") { endText() }
    if tag.name.isWord("title") { endTitle() }
    guard let depth = stack.lastIndex(where: { $0.name == name }), depth > 0 else { return }
    stack.removeLast(stack.count - depth)
  }

  private mutating func endTitle() {
    guard let text = titleText else { return }
    titleText = nil
    let title = Array(text.trimmed)
    // Gnuplot calls every picture after itself.
    if title[...].isWord("gnuplot") { return }
    // The title of the whole stands directly inside it.
    if stack.count <= 3, self.title.isEmpty, marks.isEmpty, texts.isEmpty { self.title = title }
    if stack.count > 1 { stack[stack.count - 2].title = title }
  }

  private mutating func endText() {
    guard let open = current else { return }
    current = nil
    let text = Array(open.text.trimmed)
    guard !text.isEmpty, !open.level.isHidden else { return }
    texts.append(
      SceneText(
        text: text, place: open.place ?? open.level.matrix.applied(0, 0), size: open.level.size,
        isTurned: open.level.matrix.isTurned, isCentred: open.level.isCentred))
  }

  private mutating func open(_ tag: MarkupTag) {
    let name = tag.name
    if name.isWord("svg") { isSVG = true }
    var inner = level.inside(tag)
    if name.isWord("title") {
      titleText = MarkupText()
    } else if name.isWord("text") {
      beginText(tag, inner)
    } else if name.isWord("tspan") {
      continueText(tag, &inner)
    } else {
      draw(tag, inner)
    }
    if !tag.isEmpty, stack.count < Self.greatestDepth {
      stack.append(inner)
    } else if tag.isEmpty, name.isWord("text") {
      endText()
    }
  }

  private mutating func beginText(_ tag: MarkupTag, _ level: Level) {
    endText()
    current = OpenText(level: level)
    guard tag["x"] != nil || tag["y"] != nil else { return }
    current?.place = level.matrix.applied(tag.number("x") ?? 0, tag.number("y") ?? 0)
  }

  private mutating func continueText(_ tag: MarkupTag, _ level: inout Level) {
    guard var open = current else { return }
    if open.place == nil, tag["x"] != nil || tag["y"] != nil {
      open.place = level.matrix.applied(tag.number("x") ?? 0, tag.number("y") ?? 0)
    }
    // A piece with a place of its own is not parted from the one before by the line end between them.
    if tag["x"] != nil { open.text.removeSpace() }
    if let height = tag.number("y") {
      // A piece that stands higher and comes after digits is an exponent.
      if let before = open.pieceHeight, height < before - 2, !open.text.trimmed.contains(0x5E) {
        open.text.append(UInt8(ascii: "^"))
      }
      open.pieceHeight = height
    }
    current = open
  }

  private mutating func draw(_ tag: MarkupTag, _ level: Level) {
    let name = tag.name
    if name.isWord("path") {
      guard let data = tag["d"] else { return }
      let parts = PathData(data).parts
      if let id = tag["id"], let first = parts.first {
        symbols.append((Array(id), first.points, first.isClosed))
        if id.starts(with: "DejaVu".utf8) || id.starts(with: "glyph".utf8) {
          hasOutlinedText = true
        }
      }
      guard !level.isHidden else { return }
      pathCount += 1
      for part in parts {
        add(part.points.map { level.matrix.applied($0.x, $0.y) }, isClosed: part.isClosed, level)
      }
      return
    }
    guard !level.isHidden else { return }
    pathCount += 1
    if name.isWord("polyline") || name.isWord("polygon") {
      let numbers = NumberList.all(tag["points"] ?? [])
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        level.matrix.applied(numbers[$0], numbers[$0 + 1])
      }
      add(points, isClosed: name.isWord("polygon"), level)
    } else if name.isWord("line") {
      add(
        [
          level.matrix.applied(tag.number("x1") ?? 0, tag.number("y1") ?? 0),
          level.matrix.applied(tag.number("x2") ?? 0, tag.number("y2") ?? 0),
        ], isClosed: false, level)
    } else if name.isWord("rect") {
      addBox(
        tag.number("x") ?? 0, tag.number("y") ?? 0, tag.number("width") ?? 0,
        tag.number("height") ?? 0, level)
    } else if name.isWord("circle") || name.isWord("ellipse") {
      let across = tag.number("r") ?? tag.number("rx") ?? 0
      let up = tag.number("r") ?? tag.number("ry") ?? 0
      addBox(
        (tag.number("cx") ?? 0) - across, (tag.number("cy") ?? 0) - up, 2 * across, 2 * up, level)
    } else if name.isWord("use"), let reference = tag["href"] ?? tag["xlink:href"],
      let symbol = symbols.last(where: { $0.id.elementsEqual(reference.dropFirst()) })
    {
      let (x, y) = (tag.number("x") ?? 0, tag.number("y") ?? 0)
      add(
        symbol.points.map { level.matrix.applied($0.x + x, $0.y + y) }, isClosed: symbol.isClosed,
        level)
    }
  }

  private mutating func addBox(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ level: Level
  ) {
    let corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    add(corners.map { level.matrix.applied($0.0, $0.1) }, isClosed: true, level)
  }

  private mutating func add(_ points: [ScenePoint], isClosed: Bool, _ level: Level) {
    guard points.count > 1, points.allSatisfy({ $0.x.magnitude < 1e9 && $0.y.magnitude < 1e9 })
    else { return }
    marks.append(
      SceneMark(
        points: points, isClosed: isClosed, stroke: level.stroke, fill: level.fill,
        title: level.title, path: pathCount))
  }
}

extension SVGScene.Level {
  /// What holds inside an element.
  fileprivate func inside(_ tag: MarkupTag) -> Self {
    var inner = self
    inner.name = tag.name.folded
    if let transform = tag["transform"] { inner.matrix = matrix.around(Affine(transform)) }
    if let paint = tag.style("stroke") { inner.stroke = Self.paint(paint) }
    if let paint = tag.style("fill") { inner.fill = Self.paint(paint) }
    if let size = tag.style("font-size"), let points = NumberList.all(size).first {
      inner.size = points
    }
    if let baseline = tag.style("dominant-baseline") {
      inner.isCentred = baseline.isWord("middle") || baseline.isWord("central")
    }
    if tag["dy"].map({ $0.starts(with: "0.3".utf8) || $0.starts(with: ".3".utf8) }) ?? false {
      inner.isCentred = true
    }
    let name = tag.name
    let isStock =
      name.isWord("defs") || name.isWord("clippath") || name.isWord("symbol")
      || name.isWord("marker") || name.isWord("pattern") || name.isWord("mask")
    if isStock || tag.style("display").map({ $0.isWord("none") }) ?? false { inner.isHidden = true }
    return inner
  }

  private static func paint(_ paint: ArraySlice<UInt8>) -> [UInt8] {
    paint.isWord("none") || paint.isWord("transparent") ? [] : paint.folded
  }
}

extension MarkupTag {
  /// The number that an attribute begins with.
  fileprivate func number(_ name: StaticString) -> Double? {
    self[name].flatMap { NumberList.all($0).first }
  }

  /// A property of style, from an attribute of its own or from `style`.
  fileprivate func style(_ name: StaticString) -> ArraySlice<UInt8>? {
    if let style = self["style"] {
      for property in style.split(separator: UInt8(ascii: ";")) {
        guard let colon = property.firstIndex(of: UInt8(ascii: ":")) else { continue }
        if property[..<colon].trimmed.isWord(name) { return property[(colon + 1)...].trimmed }
      }
    }
    return self[name]?.trimmed
  }
}
