// SPDX-License-Identifier: Apache-2.0

import Bytes
import Maths

/// A place in a picture, in its units, from the left and from the top.
struct ScenePoint: Equatable {
  var x: Double
  var y: Double
}

/// How an element of a picture is moved, turned and stretched (SVG 1.1, section 7).
struct Affine {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var e = 0.0
  var f = 0.0
  /// Whether a step was written that is not known, or a list that has no end.
  private(set) var isUnknown = false

  func applied(_ x: Double, _ y: Double) -> ScenePoint {
    ScenePoint(x: a * x + c * y + e, y: b * x + d * y + f)
  }

  /// First the inner one, then this.
  func around(_ inner: Affine) -> Affine {
    Affine(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
      d: b * inner.c + d * inner.d, e: a * inner.e + c * inner.f + e,
      f: b * inner.e + d * inner.f + f)
  }

  /// Whether horizontal text stands upright after it.
  var isTurned: Bool { b.magnitude > 0.9 * a.magnitude }

  /// How much larger lengths become, on average of all directions.
  var size: Double { (a * d - b * c).magnitude.squareRoot() }

  /// Most steps of one list.
  private static let mostSteps = 32

  /// Reads a list such as `translate(10,20) scale(2)`.
  init(_ text: ArraySlice<UInt8>) {
    var index = text.startIndex
    var steps = 0
    while let open = text[index...].firstIndex(of: UInt8(ascii: "(")) {
      let close = text[open...].firstIndex(of: UInt8(ascii: ")")) ?? text.endIndex
      let name = text[index..<open].drop { $0 <= 0x20 || $0 == UInt8(ascii: ",") }.trimmed
      let numbers = NumberList.all(text[(open + 1)..<close], most: 6)
      steps += 1
      guard steps <= Self.mostSteps, let step = Affine(name, numbers) else {
        isUnknown = true
        return
      }
      self = around(step)
      index = min(close + 1, text.endIndex)
    }
  }

  init(a: Double, b: Double, c: Double, d: Double, e: Double, f: Double) {
    (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
  }

  init() {}

  private init?(_ name: ArraySlice<UInt8>, _ n: [Double]) {
    if name.isExactly("translate"), !n.isEmpty {
      (e, f) = (n[0], n.count > 1 ? n[1] : 0)
    } else if name.isExactly("scale"), !n.isEmpty {
      (a, d) = (n[0], n.count > 1 ? n[1] : n[0])
    } else if name.isExactly("matrix"), n.count == 6 {
      (a, b, c, d, e, f) = (n[0], n[1], n[2], n[3], n[4], n[5])
    } else if name.isExactly("rotate"), !n.isEmpty {
      let turn = radians(degrees: min(max(n[0], -1e6), 1e6))
      (a, b, c, d) = (cos(turn), sin(turn), -sin(turn), cos(turn))
      if n.count == 3 {
        e = n[1] - a * n[1] - c * n[2]
        f = n[2] - b * n[1] - d * n[2]
      }
    } else {
      return nil
    }
  }
}

/// Numbers as SVG writes them in attributes, parted by commas, spaces or by nothing where that is clear.
struct NumberList {
  private let bytes: [UInt8]
  private(set) var index: Int
  private let end: Int

  init(_ bytes: [UInt8], from index: Int, to end: Int) {
    self.bytes = bytes
    self.index = index
    self.end = end
  }

  /// All numbers of a text, but no more than these.
  static func all(_ text: ArraySlice<UInt8>, most: Int) -> [Double] {
    let bytes = Array(text)
    var list = NumberList(bytes, from: 0, to: bytes.count)
    var numbers: [Double] = []
    while numbers.count < most, let number = list.next() { numbers.append(number) }
    return numbers
  }

  mutating func skipSeparators() {
    while index < end, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: ",") { index += 1 }
  }

  /// The next number; nil where something else stands.
  mutating func next() -> Double? {
    skipSeparators()
    let start = index
    var hasPoint = false
    var hasExponent = false
    var ahead = index
    while ahead < end {
      let byte = bytes[ahead]
      switch byte {
      case 0x30...0x39: break
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        let isFirst = ahead == start || bytes[ahead - 1] | 0x20 == UInt8(ascii: "e")
        if !isFirst { return finish(start, ahead) }
      case UInt8(ascii: "."):
        if hasPoint || hasExponent { return finish(start, ahead) }
        hasPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        let following = ahead + 1 < end ? bytes[ahead + 1] : 0
        let isExponent =
          !hasExponent && ahead > start
          && ((0x30...0x39).contains(following) || following == UInt8(ascii: "-"))
        if !isExponent { return finish(start, ahead) }
        hasExponent = true
      default: return finish(start, ahead)
      }
      ahead += 1
    }
    return finish(start, ahead)
  }

  /// A flag of an arc, a single digit.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard index < end, bytes[index] == 0x30 || bytes[index] == 0x31 else { return nil }
    index += 1
    return bytes[index - 1] == 0x31
  }

  private mutating func finish(_ start: Int, _ end: Int) -> Double? {
    guard end > start, let number = PlainNumber.read(bytes, start..<end), number.magnitude < 1e12
    else { return nil }
    index = end
    return number
  }
}
