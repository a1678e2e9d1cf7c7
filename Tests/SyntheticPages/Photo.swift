// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// How a page is photographed by hand: crooked, from one side, in bad light.
package struct Photo: Sendable {
  /// By how many degrees the phone is turned.
  package var slantDegrees = 4.0
  /// How much narrower the far edge of the page looks than the near one, as a share.
  package var perspective = 0.06
  /// How much light the darkest part of the shadow keeps, as a share.
  package var shadow = 0.45
  /// The spread of the sensor's noise, in shades of 255.
  package var noise = 7.0

  /// A photo as people take them.
  package init() {}

  /// The shade of the table that the page lies on.
  private static let table = 80.0
  private static let paper = 225.0
  private static let ink = 45.0
  /// How much of the picture is table around the page, as a share of each side.
  private static let margin = 0.05

  /// A photo of a page.
  ///
  /// The same seed gives the same photo.
  package func taken(of page: GreyPicture, seed: Int) -> GreyPicture {
    var generator = SeededGenerator(seed: seed)
    let width = Int(Double(page.width) * (1 + 2 * Self.margin))
    let height = Int(Double(page.height) * (1 + 2 * Self.margin))
    var photo = GreyPicture(width: width, height: height)
    let (sine, cosine) = (sin(slantDegrees * .pi / 180), cos(slantDegrees * .pi / 180))
    for y in 0..<height {
      for x in 0..<width {
        // From the middle of the photo, in widths and heights of the page.
        let (across, down) = (Double(x) - Double(width) / 2, Double(y) - Double(height) / 2)
        let turned = (across * cosine + down * sine, down * cosine - across * sine)
        let depth = 1 + perspective * (0.5 - turned.1 / Double(page.height))
        let source = (
          turned.0 * depth + Double(page.width) / 2, turned.1 * depth + Double(page.height) / 2
        )
        let light = light(x: Double(x) / Double(width), y: Double(y) / Double(height))
        let shade = Self.shade(of: page, at: source) * light
        photo.shades[y * width + x] = UInt8(
          max(0, min(255, shade + noise * Self.bell(&generator))))
      }
    }
    return photo
  }

  /// The light of a lamp from the upper left, and the soft shadow of a hand from the lower right.
  private func light(x: Double, y: Double) -> Double {
    let lamp = 1 - 0.25 * (0.6 * x + 0.4 * y)
    let edge = (x + 0.8 * y - 0.95) / 0.25
    let shaded = 1 / (1 + exp(-4 * edge))
    return lamp * (1 - (1 - shadow) * shaded)
  }

  /// The shade of the page between its points, slightly out of focus; that of the table beyond its edge.
  private static func shade(of page: GreyPicture, at place: (Double, Double)) -> Double {
    let (x, y) = (Int(place.0.rounded(.down)), Int(place.1.rounded(.down)))
    guard x >= 0, y >= 0, x + 1 < page.width, y + 1 < page.height else { return table }
    let (right, down) = (place.0 - Double(x), place.1 - Double(y))
    let start = y * page.width + x
    let upper =
      Double(page.shades[start]) * (1 - right) + Double(page.shades[start + 1]) * right
    let next = start + page.width
    let lower = Double(page.shades[next]) * (1 - right) + Double(page.shades[next + 1]) * right
    let white = (upper * (1 - down) + lower * down) / 255
    return ink + (paper - ink) * white
  }

  /// Chance in the shape of a bell, of spread 1: the sum of twelve even chances (Irwin and Hall 1927).
  private static func bell(_ generator: inout SeededGenerator) -> Double {
    var sum = -6.0
    for _ in 0..<3 {
      let bits = generator.next()
      for part in 0..<4 { sum += Double(bits >> (part * 16) & 0xFFFF) / 65535 }
    }
    return sum
  }
}
