// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts

extension ChartSource {
  /// What a chart is called where bookmarks of it are kept; nil for one whose values come and go.
  ///
  /// By its address where it has one, else by a fingerprint of its data; and by how they are read, where somebody chose.
  var name: String? {
    guard !isLive else { return nil }
    let name = address ?? fingerprint
    guard let choices = choicesText else { return name }
    return name + " " + Fingerprint(of: choices).text
  }

  private var fingerprint: String {
    switch content {
    case .text(let bytes): Fingerprint(of: String(decoding: bytes, as: UTF8.self)).text
    case .points(let points): Fingerprint(of: Self.text(points)).text
    }
  }

  private static func text(_ points: [ChartPoint]) -> String {
    var writer = JSONWriter()
    writer.array { writer in
      for point in points {
        writer.array { writer in
          writer.value(point.x)
          writer.value(point.y)
        }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// What was chosen, as JSON; nil when nothing was.
  private var choicesText: String? {
    var writer = JSONWriter()
    writer.array { writer in
      if let xColumn { writer.value(xColumn) }
      if !yColumns.isEmpty {
        writer.array { writer in for column in yColumns { writer.value(column) } }
      }
      for word in [seriesColumn, kind?.word, decimalMark?.word, dateOrder?.word] {
        if let word { writer.value(word) }
      }
    }
    return writer.bytes.count > "[]".utf8.count
      ? String(decoding: writer.bytes, as: UTF8.self) : nil
  }
}

/// Two halves of 32 bits by multiplication and mixing (cyrb53), enough to tell one person's charts apart.
private struct Fingerprint {
  /// 53 bits in 36 digits.
  let text: String

  init(of text: String) {
    var one: UInt32 = 0xDEAD_BEEF
    var two: UInt32 = 0x41C6_CE57
    func mix(_ unit: UInt32) {
      one = (one ^ unit) &* 2_654_435_761
      two = (two ^ unit) &* 1_597_334_677
    }
    // Units of UTF-16: two make a scalar beyond U+FFFF.
    for scalar in text.unicodeScalars {
      if scalar.value < 0x1_0000 {
        mix(scalar.value)
      } else {
        mix(0xD7C0 + scalar.value >> 10)
        mix(0xDC00 + scalar.value & 0x3FF)
      }
    }
    one = ((one ^ (one >> 16)) &* 2_246_822_507) ^ ((two ^ (two >> 13)) &* 3_266_489_909)
    two = ((two ^ (two >> 16)) &* 2_246_822_507) ^ ((one ^ (one >> 13)) &* 3_266_489_909)
    self.text = Self.digits(UInt64(two & 0x1F_FFFF) << 32 | UInt64(one))
  }

  private static func digits(_ number: UInt64) -> String {
    var rest = number
    var digits: [UInt8] = []
    repeat {
      let digit = UInt8(rest % 36)
      digits.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      rest /= 36
    } while rest > 0
    return String(decoding: digits.reversed(), as: UTF8.self)
  }
}
