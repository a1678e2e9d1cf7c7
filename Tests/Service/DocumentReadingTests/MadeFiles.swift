// SPDX-License-Identifier: Apache-2.0

import Foundation
import SyntheticPages

/// PDFs as plain as can be (ISO 32000-1).
enum MadePDF {
  /// Pages of lines of text, each at a height of its own in points from below.
  static func text(_ pages: [[(height: Int, text: String)]]) -> [UInt8] {
    document(
      pages.map { lines in
        let text = lines.map { "BT /F1 12 Tf 72 \($0.height) Td (\($0.text)) Tj ET" }
        return (Array(text.joined(separator: "\n").utf8), nil)
      })
  }

  /// Pages that are pictures, as scanners make them.
  static func scan(_ pictures: [GreyPicture]) -> [UInt8] {
    document(
      pictures.map { picture in
        let size = "\(picture.width * 72 / 300) 0 0 \(picture.height * 72 / 300) 0 0"
        return (Array("q \(size) cm /I Do Q".utf8), picture)
      })
  }

  /// A document that says of itself that it is encrypted, with a password that nobody knows.
  static var locked: [UInt8] {
    let key = String(repeating: "00", count: 32)
    return document(
      [(Array("BT ET".utf8), nil)],
      trailer:
        "/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <\(key)> /U <\(key)> >>")
  }

  /// A page that tells of its maker in all the ways that a file can: in words about it, in a photo, in a remark, in a
  /// signature, in a file within the file.
  static func telling(photo: [UInt8]) -> [UInt8] {
    let text =
      "BT /F1 12 Tf 72 700 Td (The lighthouse stood at the end of the pier, and the day was long.) Tj ET"
    let xmp = Array(
      "<x:xmpmeta xmlns:x='adobe:ns:meta/'>Secretperson Secretprogram</x:xmpmeta>".utf8)
    return written(
      [
        """
        << /Type /Catalog /Pages 2 0 R /Metadata 7 0 R /PieceInfo << /App << /Private (Secretperson) >> >> \
        /Names << /EmbeddedFiles << /Names [(a) 10 0 R] >> >> /AcroForm << /Fields [12 0 R] >> >>
        """,
        "<< /Type /Pages /Kids [4 0 R] /Count 1 >>",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
        """
        << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /LastModified (D:20310203) \
        /Annots [9 0 R] /Resources << /Font << /F1 3 0 R >> /XObject << /I 6 0 R >> >> >>
        """,
      ].map { Array($0.utf8) } + [
        stream("", Array((text + " q 64 0 0 32 72 600 cm /I Do Q").utf8)),
        stream(
          "/Type /XObject /Subtype /Image /Width 64 /Height 32 /ColorSpace /DeviceGray "
            + "/BitsPerComponent 8 /Filter [/DCTDecode]", photo),
        stream("/Type /Metadata /Subtype /XML", xmp),
        Array("<< /Author (Secretperson) /Producer (Secretprogram) >>".utf8),
        Array(
          """
          << /Type /Annot /Subtype /Text /Rect [0 0 9 9] /Contents (A remark that stays) /T (Secretperson) \
          /M (D:20310203) /Popup << /Subtype /Popup /Rect [0 0 9 9] /T (Secretperson) >> >>
          """.utf8),
        Array("<< /Type /Filespec /F (Secretperson.txt) /EF << /F 11 0 R >> >>".utf8),
        stream("/Type /EmbeddedFile", Array("Secretperson".utf8)),
        Array(
          """
          << /FT /Sig /T (Signature1) /V << /Type /Sig /Name (Secretperson) /M (D:20310203) \
          /Contents <00> /ByteRange [0 1 2 3] >> >>
          """.utf8),
      ], "/Info 8 0 R /ID [<536563726574> <00>]")
  }

  private static func document(
    _ pages: [(content: [UInt8], picture: GreyPicture?)], trailer: String = ""
  ) -> [UInt8] {
    // 1 is the catalogue, 2 the list of pages, 3 the font; then page, content and picture of each.
    var objects: [[UInt8]] = [
      Array("<< /Type /Catalog /Pages 2 0 R >>".utf8), [],
      Array("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>".utf8),
    ]
    var kids: [String] = []
    for page in pages {
      let number = objects.count + 1
      kids.append("\(number) 0 R")
      let width = (page.picture?.width ?? 2550) * 72 / 300
      let height = (page.picture?.height ?? 3300) * 72 / 300
      let picture = page.picture == nil ? "" : "/XObject << /I \(number + 2) 0 R >>"
      objects.append(
        Array(
          """
          << /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Contents \(number + 1) 0 R \
          /Resources << /Font << /F1 3 0 R >> \(picture) >> >>
          """.utf8))
      objects.append(stream("", page.content))
      if let picture = page.picture {
        objects.append(
          stream(
            "/Type /XObject /Subtype /Image /Width \(picture.width) /Height \(picture.height) "
              + "/ColorSpace /DeviceGray /BitsPerComponent 8", picture.shades))
      }
    }
    objects[1] = Array(
      "<< /Type /Pages /Kids [\(kids.joined(separator: " "))] /Count \(kids.count) >>".utf8)
    return written(objects, trailer)
  }

  private static func stream(_ facts: String, _ content: [UInt8]) -> [UInt8] {
    Array("<< \(facts) /Length \(content.count) >>\nstream\n".utf8) + content
      + Array("\nendstream".utf8)
  }

  private static func written(_ objects: [[UInt8]], _ trailer: String) -> [UInt8] {
    var bytes = Array("%PDF-1.4\n".utf8)
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(bytes.count)
      bytes += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    let start = bytes.count
    let table = places.map { place in
      String(repeating: "0", count: 10 - "\(place)".count) + "\(place) 00000 n \n"
    }
    bytes += Array("xref\n0 \(objects.count + 1)\n0000000000 65535 f \n\(table.joined())".utf8)
    bytes += Array(
      "trailer << /Size \(objects.count + 1) /Root 1 0 R \(trailer) >>\nstartxref\n\(start)\n%%EOF"
        .utf8)
    return bytes
  }
}
