// SPDX-License-Identifier: Apache-2.0

import CLeptonica

/// A picture made ready for recognition: upright, straight, evenly lit, and as large as recognition likes it.
public struct PreparedPicture: Sendable, Equatable {
  /// The picture in shades of grey, as a file (PGM).
  public var file: [UInt8]
  /// By how many degrees it was turned so that its lines are level; 0 where they were.
  public var straightenedDegrees: Double
  /// Whether shadows were taken out.
  public var isEvened: Bool

  /// A picture that is ready.
  public init(file: [UInt8], straightenedDegrees: Double, isEvened: Bool) {
    self.file = file
    self.straightenedDegrees = straightenedDegrees
    self.isEvened = isEvened
  }
}

/// How large a picture is, as its file says.
public struct PictureMeasure: Sendable, Equatable {
  /// Points from left to right.
  public let width: Int
  /// Points from top to bottom.
  public let height: Int
  /// Pages, each of which may have another size.
  public let pages: Int
}

/// Why no picture could be made ready.
public enum PictureError: String, Error, Sendable {
  /// The file does not say how large it is, or cannot be decoded.
  case damaged
  /// It has more points than anybody needs.
  case tooLarge
}

/// Makes pictures ready for recognition.
///
/// It decodes what strangers sent: for confined workers only.
public enum PicturePreparation {
  /// The most points of a picture: cameras of phones have up to 50 million, and a page of A3 at 400 dpi 31 million.
  public static let mostPoints = 60_000_000
  /// The most points along an edge.
  public static let mostLength = 20_000

  /// What recognition works on, in points: a page of A4 at 300 dpi has 8.7 million, and more takes only longer.
  private static let usefulPoints = 12_000_000.0
  /// A picture less wide and high than this is probably of a screen, with letters of 10 to 20 points.
  private static let smallLength = 1300

  /// Width, height and the number of pages of a file's picture, without decoding it.
  public static func measure(
    _ bytes: [UInt8], _ form: PictureForm
  ) throws(PictureError) -> PictureMeasure {
    guard let size = Picture.size(of: bytes) else { throw .damaged }
    let pages = form == .tiff ? TiffPages.count(in: bytes, atMost: mostPages) : 1
    guard pages > 0 else { throw .damaged }
    return PictureMeasure(width: size.width, height: size.height, pages: pages)
  }

  /// Whether a picture of this size is decoded.
  public static func isAllowed(width: Int, height: Int) -> Bool {
    width <= mostLength && height <= mostLength && width * height <= mostPoints
  }

  /// Pages of a TIFF beyond which nobody counts.
  private static let mostPages = 10_000

  /// The picture of a file made ready.
  /// - Parameters:
  ///   - page: the page of a TIFF, from 0.
  ///   - turn: how it is to be turned besides what its camera says.
  public static func prepare(
    _ bytes: [UInt8], _ form: PictureForm, page: Int = 0, turn: PhotoTurn = .none
  ) throws(PictureError) -> PreparedPicture {
    guard let size = Picture.size(of: bytes) else { throw .damaged }
    guard isAllowed(width: size.width, height: size.height) else { throw .tooLarge }
    guard let read = Picture.read(bytes, form, page: page) else { throw .damaged }
    let held = PhotoTurn(of: bytes, form)
    guard let upright = read.turned(held.then(turn))?.scaled(by: scale(of: read)) else {
      throw .damaged
    }
    let light = PaperLight(of: upright)
    let (straight, degrees) = straightened(evened(upright, light))
    let isEnlarged = upright.width > read.width && upright.height > read.height
    // Letters of a few points are told by their shades.
    let plain = isEnlarged ? straight : blackOnWhite(straight) ?? straight
    guard let file = plain.fileBytes else { throw .damaged }
    return PreparedPicture(
      file: file, straightenedDegrees: degrees, isEvened: light.isUneven)
  }

  private static func scale(of picture: Picture) -> Double {
    let points = Double(picture.width) * Double(picture.height)
    if points > usefulPoints { return (usefulPoints / points).squareRoot() }
    return max(picture.width, picture.height) < smallLength ? 2 : 1
  }

  // MARK: Light

  /// What is as thick as this, in points, is taken for a shadow on the paper and not for print: the strokes of a heading
  /// have 40 at 300 dpi.
  private static let thickestStroke: (reduction: l_int32, size: l_int32) = (4, 15)
  private static let paper: l_int32 = 220

  /// The picture with the paper equally light everywhere: each shade is set against the lightest near it.
  private static func evened(_ picture: Picture, _ light: PaperLight) -> Picture {
    // To lighten a deep shadow is to make its noise as strong as print.
    let smooth = light.isDark ? picture.made { pixBlockconvGray($0, nil, 1, 1) } : picture
    return smooth?.made {
      pixBackgroundNormMorph($0, nil, thickestStroke.reduction, thickestStroke.size, paper)
    } ?? picture
  }

  /// The half of the width of the square in which a letter is told from paper, in points: about that of a letter.
  private static let sauvolaHalf: l_int32 = 40
  /// How much darker than its surroundings ink is (Sauvola and Pietikäinen 2000 advise 0.2 to 0.5).
  private static let sauvolaFactor: l_float32 = 0.35

  private static func blackOnWhite(_ picture: Picture) -> Picture? {
    picture.made { grey in
      var black: UnsafeMutablePointer<PIX>?
      guard pixSauvolaBinarizeTiled(grey, sauvolaHalf, sauvolaFactor, 1, 1, nil, &black) == 0
      else { return nil }
      defer { pixDestroy(&black) }
      return pixConvertTo8(black, 0)
    }
  }

  // MARK: Lines

  /// Degrees in which the lines of a photo are looked for, to either side.
  private static let sweepDegrees: l_float32 = 20
  /// Below this a slant is no hindrance.
  private static let leastDegrees = 0.15
  /// Leptonica's measure of how sure a slant is; it advises 3 (skew.c).
  private static let leastSureness: l_float32 = 3

  private static func straightened(_ picture: Picture) -> (Picture, Double) {
    guard let black = picture.made({ pixThresholdToBinary($0, 150) }) else { return (picture, 0) }
    var (angle, sureness): (l_float32, l_float32) = (0, 0)
    let code = black.with {
      pixFindSkewSweepAndSearch($0, &angle, &sureness, 4, 2, sweepDegrees, 1, 0.01)
    }
    guard code == 0, sureness >= leastSureness, abs(Double(angle)) >= leastDegrees else {
      return (picture, 0)
    }
    let radians = angle * .pi / 180
    let turned = picture.made {
      pixRotate(
        $0, radians, l_int32(L_ROTATE_AREA_MAP), l_int32(L_BRING_IN_WHITE), 0, 0)
    }
    return turned.map { ($0, Double(angle)) } ?? (picture, 0)
  }
}
