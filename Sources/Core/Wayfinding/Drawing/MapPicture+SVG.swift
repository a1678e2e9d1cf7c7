// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Speaking

extension MapPicture {
  /// A larger picture is not made, in bytes: a phone has to fetch and draw it.
  public static let largest = 3 << 20

  /// How much is left out, so that the picture of a large map does not become too large.
  enum Detail: CaseIterable {
    case all
    /// Ways for people on foot and roads, without buildings and places.
    case ways
    /// Roads that lead from one district to the next.
    case mainRoads
  }

  /// Height of the whole document, with what stands below the map.
  public var documentHeight: Double { height + MapLegend(width: width, .english).height }

  /// The picture as an SVG document with its look inside: light or dark as the page, or in the colours that are forced.
  ///
  /// With less in it where it would be larger than `largest`; nil where even the main roads are too much.
  public func svg(of map: WalkMap, in language: Language) -> [UInt8]? {
    for detail in Detail.allCases {
      if let bytes = svg(of: map, detail, in: language) { return bytes }
    }
    return nil
  }

  private func svg(of map: WalkMap, _ detail: Detail, in language: Language) -> [UInt8]? {
    let words = MapPictureWords[language]
    let drawing = MapDrawing(map, on: self, detail)
    let legend = MapLegend(width: width, language)
    var writer = SVGWriter()
    writer.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"")
    writer.attribute("lang", text: language.tag)
    writer.raw(" viewBox=\"0 0 ")
    writer.pair(width, height + legend.height)
    writer.raw("\"")
    writer.attribute("width", width)
    writer.attribute("height", height + legend.height)
    writer.raw("><title>")
    writer.escaped(words.title(map.source.title))
    writer.raw("</title><desc>")
    writer.escaped(words.description)
    writer.raw("</desc><style>")
    writer.raw(Self.look)
    writer.raw("</style>")
    writer.raw(Self.textures)
    writer.raw("<clipPath id=\"frame\"><rect")
    writer.attribute("width", width)
    writer.attribute("height", height)
    writer.raw("/></clipPath><rect class=\"map__ground\" width=\"100%\" height=\"100%\"/>")
    // Names run in the direction of their own letters.
    writer.raw("<g clip-path=\"url(#frame)\" direction=\"ltr\" unicode-bidi=\"plaintext\">")
    guard drawing.write(to: &writer, language, upTo: Self.largest) else { return nil }
    writer.raw("</g>")
    write(legend, licence: map.source.licence, to: &writer)
    writer.raw("</svg>\n")
    return writer.bytes.count <= Self.largest ? writer.bytes : nil
  }
}
