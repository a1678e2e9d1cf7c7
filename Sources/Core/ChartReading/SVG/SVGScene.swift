// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts

/// Texts and marks of a picture, all in the units of the whole.
struct SVGScene {
  private(set) var texts: [SceneText] = []
  private(set) var marks: [SceneMark] = []
  private(set) var title: [UInt8] = []
  /// Whether it seems that letters are drawn as outlines.
  private(set) var hasOutlinedText = false
  private(set) var isSVG = false
  /// Why the picture cannot be read, found while it was taken apart.
  private(set) var fault: ChartError.PictureFault?
  /// Whose habits it shows.
  private(set) var maker = Maker.unknown
  /// Whether it says of an axis that it is one of time.
  private(set) var hasTimeScale = false

  /// Programs whose habits are known.
  enum Maker {
    case unknown
    case matplotlib
    /// Vega draws axes half a unit off, ticks at whole units (`translate` and `tickRound` of its axes).
    case vega
    /// D3 draws axes half a unit off on some screens (`offset` of d3-axis).
    case d3
  }

  private var stack: [Level] = []
  private var current: OpenText?
  private var titleText: MarkupText?
  /// What is drawn again and again, such as ticks and points.
  private var symbols: [(id: [UInt8], data: PathData)] = []
  private var corners = 0
  /// How many looks at symbols and at texts in pieces there were.
  private(set) var work = 0
  private var pathCount = 0

  /// What an element hands on to those inside it.
  struct Level {
    var name: [UInt8] = []
    var matrix = Affine()
    var stroke: [UInt8] = []
    var fill = Array("black".utf8)
    var size = 10.0
    var isCentred = false
    /// Where its texts stand to their place.
    var anchor = TextAnchor.start
    var isHidden = false
    var isInLegend = false
    var title: [UInt8] = []
  }

  private struct OpenText {
    var text = MarkupText()
    var place: ScenePoint?
    var level: Level
    /// The height of the piece before, so that exponents are told from digits.
    var pieceHeight: Double?
  }

  /// Bounds that keep one picture from taking the machine for itself: a chart needs less by far.
  private enum Most {
    static let depth = 200
    static let points = 2_000_000
    static let marks = 50_000
    static let texts = 2_000
    static let symbols = 200
    static let symbolPoints = 100
    /// Texts are compared with marks.
    static let pairs = 50_000_000
    static let work = 40_000_000
    /// Bytes of one text: a label is a line, not a page.
    static let textBytes = 2_000
    /// Bytes of the style of one element.
    static let styleBytes = 10_000
  }

  init(_ bytes: [UInt8]) {
    var scanner = MarkupScanner(bytes)
    stack = [Level()]
    while fault == nil, let token = scanner.next() {
      switch token {
      case .text(let range):
        if titleText != nil {
          titleText?.append(bytes, range)
        } else {
          current?.text.append(bytes, range)
          if let text = current?.text, text.bytes.count > Most.textBytes { fault = .tooLarge }
        }
      case .tag(let tag):
        if tag.isEnd {
          close(tag)
        } else if tag.name.isWord("style") {
          if StyleSheet.paints(bytes, from: tag.name.endIndex) { fault = .drawing }
        } else {
          open(tag)
        }
        let isLarge =
          marks.count > Most.marks || texts.count > Most.texts || work > Most.work
          || corners > Most.points
        if isLarge || stack.count > Most.depth || marks.count * texts.count > Most.pairs {
          fault = .tooLarge
        }
      }
    }
    if scanner.isTooMuch, fault == nil { fault = .tooLarge }
    endText()
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
        text: text, place: open.place ?? open.level.matrix.applied(0, 0),
        size: open.level.size * open.level.matrix.size, scale: open.level.matrix.size,
        isTurned: open.level.matrix.isTurned, isCentred: open.level.isCentred,
        anchor: open.level.anchor, isInLegend: open.level.isInLegend))
  }

  private mutating func open(_ tag: MarkupTag) {
    let name = tag.name
    if name.isWord("svg") {
      // A picture inside the picture has units of its own.
      if isSVG, tag["viewBox"] != nil || tag["x"] != nil || tag["y"] != nil { fault = .drawing }
      isSVG = true
    }
    if let style = tag["style"], style.count > Most.styleBytes {
      fault = .tooLarge
      return
    }
    var inner = level.inside(tag)
    if Level.isMovedStrangely(tag) { fault = .drawing }
    if !inner.isHidden, name.isWord("image") || name.isWord("foreignobject") { fault = .shapes }
    noteMaker(tag)
    if name.isWord("title") {
      titleText = MarkupText()
    } else if name.isWord("text") {
      beginText(tag, inner)
    } else if name.isWord("tspan") {
      continueText(tag, &inner)
    } else {
      draw(tag, inner)
    }
    if !tag.isEmpty {
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
    // The text so far is looked through.
    work += open.text.bytes.count
    if open.place == nil, tag["x"] != nil || tag["y"] != nil {
      open.place = level.matrix.applied(tag.number("x") ?? 0, tag.number("y") ?? 0)
    }
    // A piece with a place of its own is not parted from the one before by the line end between them.
    if tag["x"] != nil { open.text.removeSpace() }
    if let shift = tag.number("dy"), shift != 0, !open.text.trimmed.isEmpty {
      // Raised is an exponent, lowered another line or the end of one.
      if shift < 0, !open.text.trimmed.contains(0x5E) {
        open.text.append(UInt8(ascii: "^"))
      } else {
        open.text.appendSpace()
      }
    }
    if let height = tag.number("y") {
      // A piece that stands higher and comes after digits is an exponent.
      if let before = open.pieceHeight, height < before - 2, !open.text.trimmed.contains(0x5E) {
        open.text.append(UInt8(ascii: "^"))
      }
      open.pieceHeight = height
    }
    current = open
  }

  private mutating func noteMaker(_ tag: MarkupTag) {
    guard tag.name.isWord("g") else { return }
    // So Vega tells screen readers.
    if let label = tag["aria-label"], label.contains("for a time scale") { hasTimeScale = true }
    guard maker == .unknown else { return }
    if let id = tag["id"], id.starts(with: "matplotlib.axis".utf8) { maker = .matplotlib }
    guard let kind = tag["class"] else { return }
    if kind.contains("role-axis") { maker = .vega }
    if kind.elementsEqual("tick".utf8) { maker = .d3 }
  }
}

// What is drawn.
extension SVGScene {
  private mutating func draw(_ tag: MarkupTag, _ level: Level) {
    let name = tag.name
    if name.isWord("path") {
      drawPath(tag, level)
      return
    }
    guard !level.isHidden else { return }
    pathCount += 1
    if name.isWord("polyline") || name.isWord("polygon") {
      let numbers = NumberList.all(tag["points"] ?? [], most: 2 * Most.points + 2)
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        ScenePoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      add(points, isClosed: name.isWord("polygon"), .straight, tag, level)
    } else if name.isWord("line") {
      add(
        [
          ScenePoint(x: tag.length("x1"), y: tag.length("y1")),
          ScenePoint(x: tag.length("x2"), y: tag.length("y2")),
        ], isClosed: false, .straight, tag, level)
    } else if name.isWord("rect") {
      let (width, height) = (tag.length("width"), tag.length("height"))
      addBox(tag.length("x"), tag.length("y"), width, height, .straight, tag, level)
    } else if name.isWord("circle") || name.isWord("ellipse") {
      let isCircle = name.isWord("circle")
      let across = tag.length(isCircle ? "r" : "rx")
      let up = tag.length(isCircle ? "r" : "ry")
      addBox(
        tag.length("cx") - across, tag.length("cy") - up, 2 * across, 2 * up, .curved, tag, level)
    } else if name.isWord("use") {
      drawSymbol(tag, level)
    }
  }

  private mutating func drawPath(_ tag: MarkupTag, _ level: Level) {
    guard let text = tag["d"] else { return }
    let data = PathData(text, most: Most.points - min(corners, Most.points))
    if data.count > Most.points - corners { fault = .tooLarge }
    if let id = tag["id"] {
      if id.starts(with: "DejaVu".utf8) || id.starts(with: "glyph".utf8) { hasOutlinedText = true }
      if data.count <= Most.symbolPoints, symbols.count < Most.symbols {
        symbols.append((Array(id), data))
      }
    }
    guard !level.isHidden else { return }
    pathCount += 1
    let isWhole = data.parts.count == 1
    for part in data.parts where part.points.count > 1 || !isWhole {
      if data.hasArcs, tag["transform"] == nil { fault = .shapes }
      add(part.points, isClosed: part.isClosed, data.bend, tag, level)
    }
  }

  private mutating func drawSymbol(_ tag: MarkupTag, _ level: Level) {
    guard let reference = tag["href"] ?? tag["xlink:href"] else { return }
    work += symbols.count * (1 + reference.count / 64)
    guard let symbol = symbols.last(where: { $0.id.elementsEqual(reference.dropFirst()) }) else {
      // Letters are drawn like this too, and then there are no labels.
      if !hasOutlinedText { fault = .drawing }
      return
    }
    let (x, y) = (tag.length("x"), tag.length("y"))
    var moved = level
    moved.matrix = level.matrix.around(Affine(a: 1, b: 0, c: 0, d: 1, e: x, f: y))
    let isTick = symbol.data.parts.count == 1
    for part in symbol.data.parts where isTick {
      add(part.points, isClosed: part.isClosed, symbol.data.bend, tag, moved, isSymbol: true)
    }
    // Crosses and the like are one symbol of several lines.
    if !isTick {
      add(
        symbol.data.parts.flatMap { $0.points }, isClosed: true, .both, tag, moved, isSymbol: true)
    }
  }

  private mutating func addBox(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ bend: PathData.Bend,
    _ tag: MarkupTag, _ level: Level
  ) {
    let corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    add(corners.map { ScenePoint(x: $0.0, y: $0.1) }, isClosed: true, bend, tag, level)
  }

  private mutating func add(
    _ own: [ScenePoint], isClosed: Bool, _ bend: PathData.Bend, _ tag: MarkupTag, _ level: Level,
    isSymbol: Bool = false
  ) {
    corners += own.count
    guard let first = own.first, !level.stroke.isEmpty || !level.fill.isEmpty else { return }
    let isClosed = isClosed || (own.count > 2 && own[own.count - 1] == first)
    let points = own.map { level.matrix.applied($0.x, $0.y) }
    guard points.allSatisfy({ $0.x.magnitude < 1e9 && $0.y.magnitude < 1e9 }) else {
      // A background as wide as the page is written as a part of it.
      if !isClosed || first.x != 0 || first.y != 0 { fault = .drawing }
      return
    }
    let anchor = isSymbol || tag["transform"] != nil ? level.matrix.applied(0, 0) : nil
    let mark = SceneMark(
      points: points, isClosed: isClosed, bend: bend, path: pathCount, anchor: anchor,
      style: level, label: Array(tag["aria-label"] ?? []))
    // What has no size at all cannot be seen.
    if mark.width + mark.height > 0 || points.count == 1 { marks.append(mark) }
  }
}
