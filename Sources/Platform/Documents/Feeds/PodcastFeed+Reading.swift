// SPDX-License-Identifier: Apache-2.0

extension PodcastFeed {
  /// Reads RSS (2.0, also 0.9 and 1.0) and Atom, with the names of iTunes and of Podcasting 2.0.
  public init(feed bytes: [UInt8]) throws(FeedFault) {
    let markup: Markup
    var isMended = false
    do throws(DocumentFault) { markup = try Markup(bytes, by: .xml) } catch {
      // Many are damaged: what can be read of them is better than nothing, as long as that is told.
      do throws(DocumentFault) { markup = try Markup(bytes, by: .mendedXML) } catch {
        throw .noFeed
      }
      isMended = true
    }
    guard !markup.declaresEntities else { throw .entities }
    var gathering = FeedGathering()
    markup.walk { gathering.meet($0) }
    guard gathering.isFeed else { throw .noFeed }
    self = gathering.feed
    self.isMended = isMended
    if isMended, title.isEmpty, episodes.isEmpty { throw .damaged }
    arrange()
  }

  /// Puts the newest episodes first, and leaves out those beyond the most.
  private mutating func arrange() {
    // Where one tells no moment, the order of the feed stands, which is that of nearly all.
    if episodes.allSatisfy({ $0.publishedAt != nil }) {
      let sorted = episodes.enumerated().sorted { left, right in
        let (first, second) = (left.element.publishedAt ?? 0, right.element.publishedAt ?? 0)
        return first == second ? left.offset < right.offset : first > second
      }
      episodes = sorted.map(\.element)
    }
    isCut = episodes.count > Self.mostEpisodes
    if isCut { episodes.removeSubrange(Self.mostEpisodes...) }
    for index in episodes.indices {
      episodes[index].summary = FeedText.plain(
        episodes[index].summary, longest: Self.longestSummary)
    }
    summary = FeedText.plain(summary, longest: Self.longestSummary)
  }
}

/// A feed while it is gathered from its elements.
private struct FeedGathering {
  /// Whose names an element has.
  private enum Space {
    case plain
    case itunes
    case podcast
    case content
    case other
  }

  private struct Open {
    let name: String
    let space: Space
  }

  private(set) var feed = PodcastFeed()
  private(set) var isFeed = false
  private var path: [Open] = []
  private var episode: FeedEpisode?
  /// What a summary was taken from: the fuller one wins.
  private var text = ""

  mutating func meet(_ event: MarkupEvent) {
    switch event {
    case .open(let element): open(element)
    case .text(let more): text += more
    case .close(let name): close(name)
    }
  }

  private mutating func open(_ element: MarkupElement) {
    let (name, space) = Self.identity(of: element)
    if path.isEmpty { isFeed = ["rss", "feed", "rdf"].contains(name) }
    if space == .plain, name == "item" || name == "entry", episode == nil {
      episode = FeedEpisode()
    } else if isField || name == "name" {
      text = ""
    } else if !text.isEmpty {
      // Marks of a page within a field part its words.
      text += " "
    }
    if isField { takeAttributes(of: element, name, space) }
    path.append(Open(name: name, space: space))
  }

  /// Whether what opens next stands right in the channel or in an episode.
  private var isField: Bool {
    guard let last = path.last, last.space == .plain else { return false }
    return ["channel", "feed", "item", "entry"].contains(last.name)
  }

  private static func identity(of element: MarkupElement) -> (name: String, space: Space) {
    let whole = element.name.lowercased()
    let parts = whole.split(separator: ":", maxSplits: 1)
    let name = parts.last.map(String.init) ?? whole
    let space = (element.namespace ?? "").lowercased()
    // A prefix that nobody declared is still told by its usual name.
    if parts.count == 2 {
      switch parts[0] {
      case "itunes": return (name, .itunes)
      case "podcast": return (name, .podcast)
      case "content": return (name, .content)
      default: return (name, .other)
      }
    }
    if space.contains("itunes.com") { return (name, .itunes) }
    if space.contains("podcastindex") || space.contains("podcast-namespace") {
      return (name, .podcast)
    }
    if space.contains("purl.org/rss/1.0/modules/content") { return (name, .content) }
    let plain = ["", "http://www.w3.org/2005/atom", "http://purl.org/rss/1.0/"]
    let isPlain = plain.contains(space) || name == "rdf" || space.contains("backend.userland")
    return (name, isPlain ? .plain : .other)
  }

  private mutating func takeAttributes(
    of element: MarkupElement, _ name: String, _ space: Space
  ) {
    guard episode != nil else { return }
    let type = (element["type"] ?? "").lowercased()
    switch (space, name) {
    case (.plain, "enclosure"): takeSound(element["url"], type)
    case (.plain, "link") where element["rel"] == "enclosure": takeSound(element["href"], type)
    case (.podcast, "transcript"):
      guard let address = element["url"], (episode?.transcripts.count ?? 0) < 8 else { return }
      episode?.transcripts.append(FeedLink(address: address.trimmed, type: type))
    case (.podcast, "chapters"):
      guard let address = element["url"] else { return }
      episode?.chapters = FeedLink(address: address.trimmed, type: type)
    default: break
    }
  }

  private mutating func takeSound(_ address: String?, _ type: String) {
    // Pictures are enclosed too; a film has a sound.
    guard let address = address?.trimmed, !address.isEmpty, episode?.sound == nil,
      type.isEmpty || ["audio/", "video/", "application/"].contains(where: { type.hasPrefix($0) })
    else { return }
    episode?.sound = FeedLink(address: address, type: type)
  }

  private mutating func close(_ written: String) {
    guard let closed = path.popLast() else { return }
    if closed.space == .plain, closed.name == "item" || closed.name == "entry" {
      if let episode, episode.sound != nil { feed.episodes.append(episode) }
      episode = nil
      text = ""
      return
    }
    if closed.name == "name", path.last?.name == "author" {
      keep(FeedText.line(text), in: \.author, instead: false)
      text = ""
      return
    }
    guard isField else { return }
    if episode == nil { takeOfFeed(closed) } else { takeOfEpisode(closed) }
    text = ""
  }

  private mutating func keep(
    _ value: String, in field: WritableKeyPath<PodcastFeed, String>, instead: Bool
  ) {
    guard episode == nil, !value.isEmpty, instead || feed[keyPath: field].isEmpty else { return }
    feed[keyPath: field] = value
  }

  private mutating func takeOfFeed(_ closed: Open) {
    switch (closed.space, closed.name) {
    case (.plain, "title"): keep(FeedText.line(text), in: \.title, instead: true)
    case (.itunes, "author"), (.plain, "author"):
      keep(FeedText.line(text), in: \.author, instead: false)
    case (.plain, "description"), (.plain, "subtitle"), (.itunes, "summary"):
      keep(text, in: \.summary, instead: text.count > feed.summary.count)
    case (.plain, "language"):
      let tag = text.trimmed
      if tag.utf8.count <= 35, !tag.isEmpty { feed.languageTag = tag }
    default: break
    }
  }

  private mutating func takeOfEpisode(_ closed: Open) {
    switch (closed.space, closed.name) {
    case (.plain, "title"):
      episode?.title = FeedText.line(text)
    case (.itunes, "title") where episode?.title.isEmpty == true:
      episode?.title = FeedText.line(text)
    case (.plain, "guid"), (.plain, "id"): episode?.identity = String(text.trimmed.prefix(1000))
    case (.plain, "pubdate"), (.plain, "published"), (.other, "date"):
      if let moment = FeedTimes.moment(text.trimmed) { episode?.publishedAt = moment }
    case (.plain, "updated") where episode?.publishedAt == nil:
      episode?.publishedAt = FeedTimes.moment(text.trimmed)
    case (.itunes, "duration"): episode?.seconds = FeedTimes.length(text)
    case (.plain, "description"), (.content, "encoded"), (.itunes, "summary"), (.plain, "summary"),
      (.plain, "content"):
      if text.utf8.count > (episode?.summary.utf8.count ?? 0) {
        episode?.summary = String(text.prefix(FeedText.mostRead))
      }
    default: break
    }
  }
}
