// SPDX-License-Identifier: Apache-2.0

import Bytes

extension SVGScene.Level {
  /// What holds inside an element.
  func inside(_ tag: MarkupTag) -> Self {
    var inner = self
    inner.name = tag.name.folded
    if let transform = tag["transform"] { inner.matrix = matrix.around(Affine(transform)) }
    if let paint = tag.style("stroke") { inner.stroke = Self.paint(paint) }
    if let paint = tag.style("fill") { inner.fill = Self.paint(paint) }
    if tag.isNothing("stroke-opacity") || tag.isNothing("stroke-width") { inner.stroke = [] }
    if tag.isNothing("fill-opacity") { inner.fill = [] }
    if tag.isNothing("opacity") { inner.isHidden = true }
    for name in ["class", "id"] as [StaticString] where tag[name]?.contains("legend") ?? false {
      inner.isInLegend = true
    }
    if let anchor = tag.style("text-anchor") {
      inner.anchor = anchor.isWord("middle") ? .middle : anchor.isWord("end") ? .end : .start
    }
    if let size = tag.style("font-size"), let points = NumberList.all(size, most: 1).first {
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
    if tag.style("visibility").map({ $0.isWord("hidden") }) ?? false { inner.isHidden = true }
    return inner
  }

  /// Whether an element is moved in a way that is not understood.
  static func isMovedStrangely(_ tag: MarkupTag) -> Bool {
    if let transform = tag["transform"], Affine(transform).isUnknown { return true }
    guard let style = tag["style"] else { return false }
    return style.contains("transform:")
  }

  private static func paint(_ paint: ArraySlice<UInt8>) -> [UInt8] {
    paint.isWord("none") || paint.isWord("transparent") ? [] : paint.folded
  }
}

/// The rules for drawing that a picture may bring along.
enum StyleSheet {
  /// Whether a sheet that begins here says what is seen where; only letters and ends of lines are left to it otherwise.
  static func paints(_ bytes: [UInt8], from start: Int) -> Bool {
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      if bytes[index] == UInt8(ascii: ":") {
        var first = index
        while first > start, bytes[first - 1] == UInt8(ascii: "-") || isLetter(bytes[first - 1]) {
          first -= 1
        }
        let name = bytes[first..<index]
        let isPainting =
          name.isWord("fill") || name.isWord("stroke") || name.isWord("display")
          || name.isWord("visibility") || name.isWord("transform") || name.isWord("opacity")
          || name.isWord("fill-opacity") || name.isWord("stroke-opacity")
        if isPainting { return true }
      }
      index += 1
    }
    return false
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}

extension MarkupTag {
  /// The number that an attribute begins with.
  func number(_ name: StaticString) -> Double? {
    self[name].flatMap { NumberList.all($0, most: 1).first }
  }

  /// The length that an attribute tells in the picture's units, 0 where it is missing; beyond any picture where it has
  /// another unit.
  func length(_ name: StaticString) -> Double {
    guard let value = self[name] else { return 0 }
    let text = value.trimmed
    let bare = text.last == UInt8(ascii: "x") ? text.dropLast(2) : text
    guard let last = bare.last, (0x30...0x39).contains(last) || last == UInt8(ascii: "."),
      let number = NumberList.all(bare, most: 1).first
    else { return text.isEmpty ? 0 : 1e10 }
    return number
  }

  /// Whether a property of style is zero.
  fileprivate func isNothing(_ name: StaticString) -> Bool {
    style(name).flatMap { NumberList.all($0, most: 1).first } == 0
  }

  /// A property of style, from an attribute of its own or from `style`.
  fileprivate func style(_ name: StaticString) -> ArraySlice<UInt8>? {
    var rest = self["style"] ?? []
    while !rest.isEmpty {
      let property = rest.prefix { $0 != UInt8(ascii: ";") }
      rest = rest[property.endIndex...].dropFirst()
      guard let colon = property.firstIndex(of: UInt8(ascii: ":")) else { continue }
      if property[..<colon].trimmed.isWord(name) { return property[(colon + 1)...].trimmed }
    }
    return self[name]?.trimmed
  }
}
