// SPDX-License-Identifier: Apache-2.0

/// A picture in shades of grey, from black (0) to white (255).
package struct GreyPicture: Sendable, Equatable {
  /// Points from left to right.
  package let width: Int
  /// Points from top to bottom.
  package let height: Int
  /// The shades, row by row.
  package var shades: [UInt8]

  /// A picture of one shade.
  package init(width: Int, height: Int, shade: UInt8 = 255) {
    self.width = width
    self.height = height
    shades = [UInt8](repeating: shade, count: width * height)
  }

  /// Reads a plain map of grey points (PGM, `P5`) as ffmpeg writes it; nil for anything else.
  init?(file: [UInt8]) {
    let head = file.prefix(64).split(maxSplits: 4, whereSeparator: { $0 == 0x20 || $0 == 0x0A })
    guard head.count == 5, head[0].elementsEqual("P5".utf8),
      let width = Int(String(decoding: head[1], as: UTF8.self)),
      let height = Int(String(decoding: head[2], as: UTF8.self)),
      file.count >= width * height
    else { return nil }
    self.init(width: width, height: height)
    shades = Array(file.suffix(width * height))
  }

  /// The picture as a plain map of grey points.
  package var file: [UInt8] { Array("P5\n\(width) \(height)\n255\n".utf8) + shades }

  /// Puts another picture on this one; what lies beyond the edge is cut off.
  package mutating func put(_ other: GreyPicture, left: Int, top: Int) {
    let columns = max(0, -left)..<max(max(0, -left), min(other.width, width - left))
    for row in 0..<other.height where (0..<height).contains(top + row) {
      let target = (top + row) * width + left
      for column in columns {
        shades[target + column] = min(
          shades[target + column], other.shades[row * other.width + column])
      }
    }
  }
}
