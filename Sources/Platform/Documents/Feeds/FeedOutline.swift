// SPDX-License-Identifier: Apache-2.0

/// A list of feeds, as programs for podcasts give and take it (OPML).
public enum FeedOutline {
  /// How many feeds are read of a list.
  public static let mostFeeds = 2000

  /// The addresses of the feeds in a list, each once, in its order.
  public static func addresses(in bytes: [UInt8]) throws(FeedFault) -> [String] {
    let markup: Markup
    do throws(DocumentFault) { markup = try Markup(bytes, by: .xml) } catch {
      do throws(DocumentFault) { markup = try Markup(bytes, by: .mendedXML) } catch {
        throw .noFeed
      }
    }
    guard !markup.declaresEntities else { throw .entities }
    var isFirst = true
    var isOutline = false
    var found: [String] = []
    var known: Set<String> = []
    markup.walk { event in
      guard case .open(let element) = event else { return }
      let name = element.name.lowercased()
      if isFirst { isOutline = name == "opml" }
      isFirst = false
      guard name == "outline", found.count < mostFeeds,
        let address = (element["xmlUrl"] ?? element["xmlurl"] ?? element["XMLURL"])?.trimmed,
        !address.isEmpty, known.insert(address).inserted
      else { return }
      found.append(address)
    }
    guard isOutline else { throw .noFeed }
    return found
  }
}
