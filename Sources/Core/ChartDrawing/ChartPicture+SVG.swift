// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

extension ChartPicture {
  /// The value of the `viewBox` of the `<svg>` that holds the markup.
  public var viewBox: String {
    var writer = SVGWriter()
    writer.raw("0 0 ")
    writer.pair(width, height)
    return writer.text
  }

  /// What goes inside an `<svg>` of a page: paths and texts with classes (`plot__…`, see `Public/charts/picture.css`).
  ///
  /// It holds no script, no style and no link, and every name from the data is only text. `id` distinguishes the
  /// textures of several pictures on one page.
  public func markup(id: String = "plot") -> String {
    var writer = SVGWriter()
    write(to: &writer, id: id)
    return writer.text
  }

  /// Some shapes of the picture in the same form, such as those of `highlight` and `cursor`.
  public static func markup(of shapes: [PictureShape]) -> String {
    var writer = SVGWriter()
    for shape in shapes { writer.write(shape, textures: "plot") }
    return writer.text
  }

  /// The value of a path's `d` for some shapes, for a page that keeps one element and moves it.
  public static func path(of shapes: [PictureShape]) -> String {
    var writer = SVGWriter()
    for shape in shapes { writer.path(shape.form) }
    return writer.text
  }

  private func write(to writer: inout SVGWriter, id: String) {
    var looks = [Bool](repeating: false, count: PictureShape.looks)
    for shape in shapes {
      if case .fill(let series) = shape.role { looks[series % PictureShape.looks] = true }
    }
    writer.textures(looks, id: id)
    // Numbers run from left to right in every language; each text has the direction of its own letters.
    writer.raw("<g direction=\"ltr\" unicode-bidi=\"plaintext\">")
    for shape in shapes { writer.write(shape, textures: id) }
    writer.raw("</g>")
  }

  /// A whole SVG document with its look inside, to keep, print or hand on: dark on white, as on paper.
  ///
  /// `title` and `description` are for those who hear it.
  public func svg(title: String, description: String) -> String {
    var writer = SVGWriter()
    writer.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"")
    writer.attribute("lang", text: layout.language.tag)
    writer.attribute("viewBox", text: viewBox)
    writer.attribute("width", width)
    writer.attribute("height", height)
    writer.raw("><title>")
    writer.escaped(title)
    writer.raw("</title><desc>")
    writer.escaped(description)
    writer.raw("</desc><style>")
    writer.raw(Self.look)
    writer.raw("</style><rect class=\"plot__ground\" width=\"100%\" height=\"100%\"/>")
    write(to: &writer, id: "plot")
    writer.raw("</svg>\n")
    return writer.text
  }
}

extension SVGWriter {
  /// The textures of filled parts, so that they differ in more than hue.
  ///
  /// Lines are as the ground, so they show on any hue.
  mutating func textures(_ looks: [Bool], id: String) {
    guard looks.contains(true) else { return }
    raw("<defs>")
    for look in looks.indices where looks[look] {
      raw("<pattern patternUnits=\"userSpaceOnUse\" width=\"16\" height=\"16\"")
      attribute("id", text: id + "-t\(look)")
      raw("><path class=\"plot__weave\" d=\"")
      raw(Self.weave(look))
      raw("\"/></pattern>")
    }
    raw("</defs>")
  }

  /// The lines of a texture within a square of 16 units.
  private static func weave(_ look: Int) -> StaticString {
    switch look {
    case 0: ""
    case 1: "M-4 4L4 -4M-4 20L20 -4M12 20L20 12"
    case 2: "M4 4h0M12 12h0"
    case 3: "M0 8h16"
    case 4: "M12 -4L20 4M-4 -4L20 20M-4 12L4 20"
    case 5: "M8 0v16"
    case 6: "M0 8h16M8 0v16"
    default: "M0 0L16 16M0 16L16 0"
    }
  }
}
