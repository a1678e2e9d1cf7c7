// SPDX-License-Identifier: Apache-2.0

import Database
import HTML
import Library
import Playback
import Podcasts
import Speaking

/// A podcast with a piece of its episodes.
struct PodcastView {
  let podcast: Podcast
  let episodes: [Episode]
  /// How many newer ones are left out.
  let first: Int
  let areMore: Bool
  let size: Int
  let now: Timestamp

  var address: String { "/listen/podcasts/\(podcast.id.rawValue)" }
}

/// The page of one podcast: its episodes, the newest first.
func podcastPage(_ view: PodcastView, _ visit: Visit) -> Page {
  let words = PodcastPageWords[visit]
  let podcast = view.podcast
  return Page(
    podcast.title, in: .ability(.listen), heading: .inContent,
    modules: podcast.isWaiting ? ["read/reading"] : []
  ) {
    div(.class("page-head")) {
      Page.Link(words: words.podcasts, address: "/listen/podcasts").node(visit)
      h1(.langOf(podcast), .dir(.auto)) { podcast.title }
      if !podcast.author.isEmpty { p(.dir(.auto)) { words.by(podcast.author) } }
      live(view, visit)
      if podcast.isMended { p { words.isMended } }
    }
    // Of a feed that could not be read there is nothing to list.
    if !view.episodes.isEmpty || podcast.problem == nil { episodes(view, visit) }
    if !podcast.summary.isEmpty {
      details(.class("details")) {
        summary { words.about }
        div(.class("reading-text"), .langOf(podcast), .dir(.auto)) { podcast.summary }
      }
    }
    div(.class("stack stack--tight")) {
      if podcast.getsNew {
        p { words.getsNew }
        act(words.stopNewAct, .stop, to: "\(view.address)/new-off", visit)
      } else {
        act(words.getNewAct, .download, to: "\(view.address)/new-on", visit)
      }
      act(words.remove, .remove, to: "\(view.address)/remove", visit)
    }
  }.at(view.address)
}

private func episodes(_ view: PodcastView, _ visit: Visit) -> Node {
  let words = PodcastPageWords[visit]
  let podcast = view.podcast
  return section(
    .class("stack stack--tight"), .ariaLabelledBy("episodes"), .id("live-episodes"),
    .when(podcast.isWaiting, .data("renewed"))
  ) {
    h2(.id("episodes")) { words.episodes }
    if view.episodes.isEmpty, !podcast.isWaiting { p { words.noEpisodes } }
    if !view.episodes.isEmpty {
      ul(.class("cards")) {
        for episode in view.episodes { li { card(episode, view, visit) } }
      }
    }
    pieces(view, visit)
    if podcast.isCut { p(.class("quiet")) { words.isCut("\(podcast.episodeCount)") } }
  }
}

/// What the podcast waits for, or what is wrong with it; what becomes of its feed is said while the page is open.
private func live(_ view: PodcastView, _ visit: Visit) -> Node {
  let standing = view.podcast.standing(in: visit.language)
  let come = PodcastPageWords[visit].episodesCame(view.podcast.episodeCount)
  return element(
    "reading-live", .id("live"), .class("stack"), .data("watch", view.podcast.id.rawValue),
    .data("news", standing ?? "\(view.podcast.title). \(come)"),
    .when(view.podcast.isWaiting, .data("awaits"))
  ) {
    if let standing { p(.class("lead")) { standing } }
  }
}

private func card(_ episode: Episode, _ view: PodcastView, _ visit: Visit) -> Node {
  let words = PodcastPageWords[visit]
  return article(.class("card")) {
    h3(.class("card__title")) {
      a(
        .href("/listen/episodes/\(episode.id.rawValue)"), .langOf(view.podcast), .dir(.auto)
      ) { episode.title(in: visit.language) }
    }
    p(.class("quiet")) { episode.told(at: view.now, visit) }
    switch episode.state {
    case .listed: Node.empty
    case .waiting: p { words.getting }
    case .ready: p { words.canBeHeard }
    case .failed(let problem): p { words.failed(problem.message(in: visit.language)) }
    }
  }
}

private func pieces(_ view: PodcastView, _ visit: Visit) -> Node {
  let words = PodcastPageWords[visit]
  return div(.class("cluster")) {
    if view.first > 0 {
      a(.class("button"), .href("\(view.address)?from=\(max(0, view.first - view.size))")) {
        words.newer
      }
    }
    if view.areMore {
      a(.class("button"), .href("\(view.address)?from=\(view.first + view.size)")) { words.older }
    }
  }
}

extension Attribute {
  /// The language of a podcast’s words, where it tells one that makes sense.
  static func langOf(_ podcast: Podcast) -> Attribute {
    guard let tag = podcast.languageTag.flatMap({ TextLanguage(tag: $0) })?.tag else {
      return .group([])
    }
    return .lang(tag)
  }
}

extension Episode {
  /// What it is called.
  func title(in language: Language) -> String {
    title.isEmpty ? PodcastPageWords[language].untitled : title
  }

  /// When it came out, and how long it is as the feed tells.
  func told(at now: Timestamp, _ visit: Visit) -> String {
    let date =
      publishedAt.map { Moment.words($0, visit.zone, at: now, in: visit.language) }
      ?? PodcastPageWords[visit].noDate
    let length = toldSeconds.map { SpokenTime(seconds: Double($0)).text(in: visit.language) }
    return ([date] + (length.map { [$0] } ?? [])).joined(separator: " · ")
  }
}
