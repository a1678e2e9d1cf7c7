// SPDX-License-Identifier: Apache-2.0

/// How light the paper of a picture is, at its lightest and at its darkest.
struct PaperLight {
  private var shades: [Double] = []

  /// Parts along each edge whose light is measured.
  private static let parts = 8
  /// The lightest tenth of a part is its paper.
  private static let paperShare = 0.9
  /// Parts at either end that may be the table beside the page, or a lamp.
  private static let outliers = 2
  /// The shades between dark and light paper from which on a picture counts as unevenly lit.
  private static let unevenShades = 40.0
  /// Paper darker than this has more noise than light.
  private static let darkShade = 90.0

  init(of picture: Picture) {
    for row in 0..<Self.parts {
      for column in 0..<Self.parts {
        let part = PageArea(
          left: column * picture.width / Self.parts, top: row * picture.height / Self.parts,
          width: max(1, picture.width / Self.parts), height: max(1, picture.height / Self.parts))
        if let shade = picture.shade(ofLightest: Self.paperShare, in: part) {
          shades.append(shade)
        }
      }
    }
    shades.sort()
  }

  private var darkest: Double { shades.dropFirst(Self.outliers).first ?? 255 }
  private var lightest: Double { shades.dropLast(Self.outliers).last ?? 255 }

  /// Whether there are shadows.
  var isUneven: Bool { lightest - darkest > Self.unevenShades }
  /// Whether some of it is deep in shadow.
  var isDark: Bool { darkest < Self.darkShade }
}
