// SPDX-License-Identifier: Apache-2.0

import Braille
import Bytes
import ChartDrawing
import Speaking

extension TactilePage {
  /// Units of the document in a millimetre, so that tenths of a unit are hundredths of a millimetre.
  private static let scale = 10.0

  /// The page as a whole SVG document of the paper's size.
  func svg(title: String, _ options: TactileOptions) -> String {
    Self.document([self], title: title, options)
  }

  /// Pages as one SVG document, one below the other.
  static func document(_ pages: [TactilePage], title: String, _ options: TactileOptions) -> String {
    let paper = options.paper
    let height = paper.height * Double(pages.count)
    var writer = SVGWriter()
    writer.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" width=\"")
    writer.number(paper.width)
    writer.raw("mm\" height=\"")
    writer.number(height)
    writer.raw("mm\" viewBox=\"0 0 ")
    writer.pair(paper.width * scale, height * scale)
    writer.raw("\"")
    writer.attribute("lang", text: options.language.tag)
    writer.raw("><title>")
    writer.escaped(title)
    writer.raw("</title>")
    writer.raw(textures)
    writer.raw("<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>")
    for (index, page) in pages.enumerated() {
      writer.raw("<g id=\"page-")
      writer.number(Double(page.number))
      writer.raw("\" transform=\"translate(0 ")
      writer.number(paper.height * scale * Double(index))
      writer.raw(
        ")\" fill=\"none\" stroke=\"#000\" stroke-linecap=\"round\" stroke-linejoin=\"round\">")
      for shape in page.shapes { write(shape, to: &writer) }
      writer.raw("</g>")
    }
    writer.raw("</svg>\n")
    return writer.text
  }

  /// Textures with strokes of 1 mm and 4 mm between them, dots of 1.6 mm twice as far apart as those of braille.
  private static let textures: StaticString = """
    <defs>\
    <pattern id="stripes" patternUnits="userSpaceOnUse" width="70" height="70">\
    <path d="M-10 10L10 -10M0 70L70 0M60 80L80 60" stroke="#000" stroke-width="11"/></pattern>\
    <pattern id="dots" patternUnits="userSpaceOnUse" width="50" height="50">\
    <circle cx="25" cy="25" r="8"/></pattern>\
    <pattern id="lines" patternUnits="userSpaceOnUse" width="50" height="50">\
    <path d="M0 25h50" stroke="#000" stroke-width="11"/></pattern>\
    <pattern id="crossed" patternUnits="userSpaceOnUse" width="60" height="60">\
    <path d="M0 30h60M30 0v60" stroke="#000" stroke-width="11"/></pattern>\
    </defs>
    """

  private static func write(_ shape: TactileShape, to writer: inout SVGWriter) {
    switch shape {
    case .line(let points, let style):
      path(points, closed: false, to: &writer)
      writer.attribute("stroke-width", style.width * scale)
      if style.isClear { writer.raw(" stroke=\"#fff\"") }
      if !style.dashes.isEmpty {
        writer.raw(" stroke-dasharray=\"")
        for dash in style.dashes {
          writer.number(dash * scale)
          writer.raw(" ")
        }
        writer.raw("\"")
      }
      writer.raw("/>")
    case .area(let points, let texture):
      // The grid does not run through textures.
      path(points, closed: true, to: &writer)
      writer.raw(" fill=\"#fff\" stroke=\"none\"/>")
      path(points, closed: true, to: &writer)
      writer.attribute("stroke-width", TactileLine.border.width * scale)
      fill(texture, to: &writer)
      writer.raw("/>")
    case .marker(let marker, let at):
      writer.raw("<path d=\"")
      let place = PicturePoint(at.x * scale, at.y * scale)
      writer.path(.markers(marker, radius: TactileMeasure.marker * scale, [place]))
      writer.raw("\" fill=\"#000\" stroke=\"none\"/>")
    case .cells(let cells, let at): write(cells, at, to: &writer)
    case .print(let text, let at):
      writer.raw(
        "<text font-family=\"sans-serif\" font-size=\"40\" fill=\"#0077b6\" stroke=\"none\"")
      writer.attribute("x", at.x * scale)
      writer.attribute("y", at.y * scale)
      writer.raw(" unicode-bidi=\"plaintext\">")
      writer.escaped(text)
      writer.raw("</text>")
    }
  }

  private static func fill(_ texture: TactileTexture, to writer: inout SVGWriter) {
    switch texture {
    case .empty: writer.raw(" fill=\"#fff\"")
    case .solid: writer.raw(" fill=\"#000\"")
    case .stripes, .dots, .levelLines, .crossed:
      writer.raw(" fill=\"url(#")
      writer.raw(texture.name)
      writer.raw(")\"")
    }
  }

  private static func path(
    _ points: [PicturePoint], closed: Bool, to writer: inout SVGWriter
  ) {
    let scaled = points.map { PicturePoint($0.x * scale, $0.y * scale) }
    writer.raw("<path d=\"")
    writer.path(closed ? .polygon(scaled) : .polyline(scaled))
    writer.raw("\"")
  }

  /// Dots as circles, so that no braille font is needed.
  private static func write(_ cells: [Cell], _ at: PicturePoint, to writer: inout SVGWriter) {
    writer.raw("<g fill=\"#000\" stroke=\"none\">")
    for (index, cell) in cells.enumerated() {
      for dot in cell.dots where dot <= 6 {
        let place = dotPlace(dot, cell: index, at)
        writer.raw("<circle")
        writer.attribute("cx", place.x * scale)
        writer.attribute("cy", place.y * scale)
        writer.attribute("r", TactileMeasure.dot / 2 * scale)
        writer.raw("/>")
      }
    }
    writer.raw("</g>")
  }

  /// The middle of a dot of a cell in a line whose first dot 1 is at a place.
  static func dotPlace(_ dot: Int, cell: Int, _ at: PicturePoint) -> PicturePoint {
    PicturePoint(
      at.x + Double(cell) * TactileMeasure.cellPitch
        + (dot > 3 ? TactileMeasure.dotPitch : 0),
      at.y + Double((dot - 1) % 3) * TactileMeasure.dotPitch)
  }
}
