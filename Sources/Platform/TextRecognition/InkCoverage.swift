// SPDX-License-Identifier: Apache-2.0

public import PageText

/// How much of what looks like print was not read.
///
/// Tesseract leaves out whole lines at times, when it takes them for a picture, and does not tell.
public struct InkCoverage: Sendable {
  /// The share of the printed parts among the lines that were read that none of them covers.
  public private(set) var missedShare = 0.0
  /// The same of the whole picture, of which some may be the table that the page lies on.
  public private(set) var missedShareOfPicture = 0.0

  /// The edge of a part, in points: a letter of 10 points at 300 dpi is some 24 high.
  private static let part = 24
  /// Every second point is looked at.
  private static let step = 2
  /// The share of ink in a part that print has; less is dirt, and more a picture or a rule.
  private static let inkShare = 0.06...0.6
  private static let dark: UInt8 = 128
  /// Fewer parts than this are a smudge.
  private static let leastParts = 12

  /// Compares a picture that was made ready (PGM) with what was read in it.
  public init(of file: [UInt8], in page: PrintedPage) {
    guard let map = GreyMap(file), let area = Self.area(of: page) else { return }
    let boxes = page.blocks.flatMap { $0.lines.map(\.box) }
    let margin = Double(Self.part) / 2
    var (inner, whole) = (Parts(), Parts())
    for top in stride(from: 0, to: map.height, by: Self.part) {
      for left in stride(from: 0, to: map.width, by: Self.part)
      where Self.inkShare.contains(map.inkShare(left, top, Self.part, Self.step, Self.dark)) {
        let (x, y) = (Double(left) + margin, Double(top) + margin)
        let isCovered = boxes.contains { $0.contains(x, y, margin: margin) }
        whole.add(isCovered)
        if area.contains(x, y, margin: 0) { inner.add(isCovered) }
      }
    }
    missedShare = inner.missedShare
    missedShareOfPicture = whole.missedShare
  }

  /// Parts that look printed, while they are counted.
  private struct Parts {
    private var all = 0
    private var missed = 0

    mutating func add(_ isCovered: Bool) {
      all += 1
      if !isCovered { missed += 1 }
    }

    var missedShare: Double { missed < leastParts ? 0 : Double(missed) / Double(all) }
  }

  /// The part of the page that has words: what lies around it may be the table.
  private static func area(of page: PrintedPage) -> PageBox? {
    let boxes = page.blocks.flatMap { $0.lines.map(\.box) }
    guard let first = boxes.first else { return nil }
    return boxes.dropFirst().reduce(first) { area, box in
      PageBox(
        left: min(area.left, box.left), top: min(area.top, box.top),
        right: max(area.right, box.right), bottom: max(area.bottom, box.bottom))
    }
  }
}

extension PageBox {
  fileprivate func contains(_ x: Double, _ y: Double, margin: Double) -> Bool {
    x > left - margin && x < right + margin && y > top - margin && y < bottom + margin
  }
}

/// A plain map of grey points, as Leptonica and Poppler write it.
private struct GreyMap {
  let width: Int
  let height: Int
  private let shades: ArraySlice<UInt8>

  init?(_ file: [UInt8]) {
    var numbers: [Int] = []
    var index = 2
    guard file.starts(with: "P5".utf8) else { return nil }
    while numbers.count < 3, index < file.count {
      var value: Int?
      while index < file.count, (0x30...0x39).contains(file[index]), value ?? 0 < 100_000 {
        value = (value ?? 0) * 10 + Int(file[index]) - 0x30
        index += 1
      }
      if let value { numbers.append(value) }
      // Leptonica writes a line of its own between.
      if index < file.count, file[index] == UInt8(ascii: "#") {
        while index < file.count, file[index] != 0x0A { index += 1 }
      }
      index += 1
    }
    guard numbers.count == 3, file.count - index >= numbers[0] * numbers[1] else { return nil }
    (width, height) = (numbers[0], numbers[1])
    shades = file[index...]
  }

  /// The share of dark points in a square.
  func inkShare(_ left: Int, _ top: Int, _ size: Int, _ step: Int, _ dark: UInt8) -> Double {
    var (all, ink) = (0, 0)
    for y in stride(from: top, to: min(top + size, height), by: step) {
      let row = shades.startIndex + y * width
      for x in stride(from: left, to: min(left + size, width), by: step) {
        all += 1
        if shades[row + x] < dark { ink += 1 }
      }
    }
    return all == 0 ? 0 : Double(ink) / Double(all)
  }
}
