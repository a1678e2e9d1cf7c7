// SPDX-License-Identifier: Apache-2.0

extension DocumentCleaning {
  /// A web page without what its head tells of its maker; all else stays as it is, byte for byte.
  public static func cleaned(page bytes: [UInt8]) -> [UInt8] { PageHead.cleaned(bytes) }
}

/// The head of a web page, which is not parsed but looked through: parsing and writing it anew would change the page.
enum PageHead {
  /// What a `meta` is about that tells of people, places and programs.
  private static let names = [
    "author", "creator", "dc.creator", "dcterms.creator", "dc.contributor", "contributor",
    "generator", "owner", "reply-to", "designer", "originator", "progid", "changedby", "created",
    "changed", "article:author", "geo.position", "geo.placename", "geo.region", "icbm", "publisher",
    "dc.publisher", "dc.date", "last-modified", "date",
  ]
  /// What programs for documents write into a page, with who wrote it and when.
  private static let officeBegin = Array("<o:documentproperties".utf8)
  private static let officeEnd = Array("</o:documentproperties>".utf8)
  private static let metaBegin = Array("<meta".utf8)
  private static let bodyBegin = Array("<body".utf8)

  static func cleaned(_ bytes: [UInt8]) -> [UInt8] {
    let low = bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    let end = low.firstRange(of: bodyBegin)?.lowerBound ?? low.count
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var index = 0
    while index < end {
      guard low[index] == 0x3C else {
        kept.append(bytes[index])
        index += 1
        continue
      }
      if low[index...].starts(with: officeBegin) {
        index = low[index..<end].firstRange(of: officeEnd)?.upperBound ?? end
      } else if low[index...].starts(with: metaBegin),
        let close = endOfTag(low[..<end], from: index + metaBegin.count), tells(low[index..<close])
      {
        index = close
      } else {
        kept.append(bytes[index])
        index += 1
      }
    }
    return kept + bytes[end...]
  }

  /// Behind the `>` that ends a tag; one between quotation marks does not.
  private static func endOfTag(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
    var quote: UInt8?
    for index in start..<max(start, bytes.endIndex) {
      switch (bytes[index], quote) {
      case (0x22, nil), (0x27, nil): quote = bytes[index]
      case (let mark, quote?) where mark == quote: quote = nil
      case (0x3E, nil): return index + 1
      default: break
      }
    }
    return nil
  }

  private static func tells(_ tag: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: tag, as: UTF8.self)
    return text.matches(of: /(?:name|property|itemprop|http-equiv)\s*=\s*["']?([^"'\s>\/]+)/)
      .contains { names.contains(String($0.output.1)) }
  }
}
