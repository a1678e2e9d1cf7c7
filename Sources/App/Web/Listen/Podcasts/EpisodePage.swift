// SPDX-License-Identifier: Apache-2.0

import Database
import HTML
import Library
import Playback
import Podcasts
import Speaking

/// An episode, and its track where there is one.
struct EpisodeView {
  let opened: OpenedEpisode
  var track: ShelvedTrack?
  var state = FormState()
  let now: Timestamp

  var address: String { "/listen/episodes/\(opened.episode.id.rawValue)" }

  /// Whether its sound is on the way.
  fileprivate var isWaiting: Bool {
    switch opened.episode.state {
    case .waiting: true
    case .listed, .ready, .failed: false
    }
  }

  /// What is said when its sound has come, or will not.
  fileprivate func news(_ visit: Visit) -> String {
    let words = PodcastPageWords[visit]
    return switch opened.episode.state {
    case .listed: ""
    case .waiting: words.getting
    case .ready: words.canBeHeard
    case .failed(let problem): words.failed(problem.message(in: visit.language))
    }
  }

  fileprivate func player(_ visit: Visit) -> Player? {
    guard let track, case .ready(let seconds) = track.track.state else { return nil }
    return Player(
      track, seconds: seconds, chapters: opened.chapters.map(\.start),
      titles: opened.chapters.map(\.title), visit)
  }
}

/// The page of one episode: its sound, what it is about, and its words.
func episodePage(_ view: EpisodeView, _ visit: Visit) -> Page {
  let words = PodcastPageWords[visit]
  let episode = view.opened.episode
  let podcast = view.opened.podcast
  let player = view.player(visit)
  let title = episode.title(in: visit.language)
  return Page(
    title, in: .ability(.listen), heading: .inContent, styles: ["listen/player"],
    modules: (view.isWaiting ? ["read/reading"] : []) + (player == nil ? [] : [Player.module]),
    cores: player == nil ? [] : [Player.core],
    hasErrors: !view.state.problems.isEmpty
  ) {
    div(.class("page-head")) {
      Page.Link(
        words: podcast.title, address: "/listen/podcasts/\(podcast.id.rawValue)"
      ).node(visit)
      h1(.langOf(podcast), .dir(.auto)) { title }
      p(.class("quiet")) { episode.told(at: view.now, visit) }
    }
    errorSummary(view.state, visit)
    if let player { player.node(visit) }
    element(
      "reading-live", .id("live"), .class("stack stack--tight"),
      .data("watch", episode.id.rawValue), .data("news", view.news(visit)),
      .when(view.isWaiting, .data("awaits"))
    ) {
      div(.id(PodcastField.get), .class("stack stack--tight")) { acts(view, visit) }
    }
    if !episode.summary.isEmpty {
      section(.class("stack stack--tight"), .ariaLabelledBy("notes")) {
        h2(.id("notes")) { words.notes }
        div(.class("reading-text"), .langOf(podcast), .dir(.auto)) { episode.summary }
      }
    }
    transcript(view.opened, visit)
  }.at(view.address)
}

@HTMLBuilder private func acts(_ view: EpisodeView, _ visit: Visit) -> Node {
  let words = PodcastPageWords[visit]
  switch view.opened.episode.state {
  case .listed:
    act(words.getAct, .download, to: "\(view.address)/get", visit, .class("button button--main"))
    p(.class("quiet")) { words.getHint }
    if view.opened.episode.hasTranscript { p(.class("quiet")) { words.transcriptWaits } }
  case .waiting: p { words.getting }
  case .failed(let problem):
    p { words.failed(problem.message(in: visit.language)) }
    act(words.again, .download, to: "\(view.address)/get", visit, .class("button button--main"))
  case .ready(let track):
    // A player would push away what is read below it; a page that was open leads to it.
    p(.class("hear-now")) {
      a(.class("button button--main"), .href(view.address)) { BookPageWords[visit].hearNow }
    }
    div(.class("cluster")) {
      a(.class("button"), .href("/listen/\(track.rawValue)/audio?download=1")) {
        Icon.download.node(visit)
        words.saveSound
      }
      act(words.removeSound, .remove, to: "\(view.address)/remove", visit)
    }
  }
}

@HTMLBuilder private func transcript(_ opened: OpenedEpisode, _ visit: Visit) -> Node {
  let words = PodcastPageWords[visit]
  if let problem = opened.transcriptProblem {
    p { words.transcriptFailed(problem.message(in: visit.language)) }
  }
  if !opened.transcript.isEmpty {
    section(.class("stack stack--tight"), .ariaLabelledBy("transcript")) {
      h2(.id("transcript")) { words.transcript }
      if opened.isTranscriptCut { p { words.transcriptCut } }
      div(
        .class("reading-text stack stack--tight"), .langOf(opened.podcast), .dir(.auto)
      ) {
        for line in opened.transcript {
          p {
            if let start = line.start { span(.class("quiet")) { clock(start) + " " } }
            line.text
          }
        }
      }
    }
  }
}

/// A time as players write it.
private func clock(_ seconds: Double) -> String {
  let whole = Int(min(max(seconds, 0), 10_000_000))
  func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
  let rest = "\(two(whole / 60 % 60)):\(two(whole % 60))"
  return whole < 3600 ? rest : "\(whole / 3600):\(rest)"
}
