// SPDX-License-Identifier: Apache-2.0

import ChartDrawing
import Speaking
public import Wayfinding

/// A map for fingers: a key and one sheet for swell paper, with streets, ways on foot, steps, parks, water and places, north up.
///
/// What would lie too close to be felt apart is left out, and the key says that it is.
public struct TactileMap: Sendable {
  /// Each page as a whole SVG document of the paper's size: the key, then the map.
  public let pages: [String]
  /// All pages in one SVG document, one below the other.
  public let document: String
  /// How many metres a millimetre of the sheet is.
  public let metresPerMillimetre: Double

  /// The map of an area; nil where the map has no way there.
  ///
  /// - Parameters:
  ///   - area: What is shown; all ways where it is nil.
  ///   - place: The number of a place in `map.places` that is marked apart from all others.
  ///   - content: What is shown beside the map itself.
  public init?(
    of map: WalkMap, area: MapArea? = nil, marking place: Int? = nil,
    showing content: TactileMapContent = TactileMapContent(),
    options: TactileOptions = TactileOptions()
  ) {
    guard
      let sheets = Self.sheets(
        of: map, area: area, marking: place, showing: content, options: options)
    else { return nil }
    let title = TactileMapWords[options.language].title(map.source.title)
    pages = sheets.all.map { $0.svg(title: title, options) }
    document = TactilePage.document(sheets.all, title: title, options)
    metresPerMillimetre = sheets.scale
  }

  /// The pages as shapes.
  static func sheets(
    of map: WalkMap, area: MapArea?, marking place: Int?,
    showing content: TactileMapContent = TactileMapContent(), options: TactileOptions
  ) -> (all: [TactilePage], scale: Double)? {
    guard let picture = MapPicture(of: map, area: area) else { return nil }
    let sheet = TactileMapSheet(picture, options)
    var drawer = TactileMapDrawer(map, on: sheet)
    let key = drawer.draw(marking: place, content)
    let keys = key.pages()
    var page = drawer.page
    page.number = keys.count + 1
    let title = TactileMapWords[options.language].title(map.source.title)
    page.writeFrame(title: title, key.cells, options)
    return (keys + [page], sheet.metresPerMillimetre)
  }
}

/// Where on a sheet of paper the places of a map lie.
struct TactileMapSheet {
  let picture: MapPicture
  let options: TactileOptions
  /// Where the map lies, in millimetres.
  let box: PictureBox
  let metresPerMillimetre: Double
  /// Millimetres of a unit of the picture.
  private let scale: Double

  /// Room below the map for the bar that tells its scale, and the page's number.
  static let below = 16.0

  init(_ picture: MapPicture, _ options: TactileOptions) {
    self.picture = picture
    self.options = options
    let margin = TactileMeasure.margin
    let room = PictureBox(
      PicturePoint(margin, margin + TactilePage.titleHeight + TactileMeasure.gap),
      PicturePoint(options.paper.width - margin, options.paper.height - margin - Self.below))
    scale = min(room.width / picture.width, room.height / picture.height)
    let (width, height) = (scale * picture.width, scale * picture.height)
    let corner = PicturePoint(room.middle.x - width / 2, room.top)
    box = PictureBox(corner, PicturePoint(corner.x + width, corner.y + height))
    metresPerMillimetre = picture.metresPerUnit / scale
  }

  func place(_ point: MapPoint) -> PicturePoint {
    let place = picture.point(point)
    return PicturePoint(box.left + scale * place.x, box.top + scale * place.y)
  }
}
