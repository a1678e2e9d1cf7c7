// SPDX-License-Identifier: Apache-2.0

import HTML
import Library
import Playback
import Speaking

/// The page of the ability Listen: what there is to hear.
func listenPage(_ tracks: [ShelvedTrack], _ visit: Visit) -> Page {
  let own = tracks.filter { $0.track.isOwn }
  let demos = tracks.filter { !$0.track.isOwn }
  return Page(
    FrameWords[visit].listen, in: .ability(.listen), lead: FrameWords[visit].listenSentence,
    styles: ["listen/player"]
  ) {
    if own.isEmpty {
      if visit.account != nil || demos.isEmpty {
        div(.class("empty")) {
          p { ListenPageWords[visit.language].empty }
          a(.class("button"), .href("/read")) { ListenPageWords[visit.language].ask }
        }
      }
    } else {
      shelf(own, ListenPageWords[visit.language].yours, id: "yours", visit)
    }
    p {
      a(.class("button"), .href("/listen/books")) {
        Icon.read.node(visit)
        BookPageWords[visit].books
      }
    }
    p {
      a(.class("button"), .href("/listen/podcasts")) {
        Icon.microphone.node(visit)
        PodcastPageWords[visit].podcasts
      }
    }
    if !demos.isEmpty {
      shelf(demos, ListenPageWords[visit.language].forAll, id: "everyone", visit)
    }
  }
}

private func shelf(
  _ tracks: [ShelvedTrack], _ heading: String, id: String, _ visit: Visit
) -> Node {
  section(.class("stack stack--tight"), .ariaLabelledBy(id)) {
    h2(.id(id)) { heading }
    ul(.class("cards")) {
      for shelved in tracks { li { card(shelved, visit) } }
    }
  }
}

private func card(_ shelved: ShelvedTrack, _ visit: Visit) -> Node {
  let track = shelved.track
  return article(.class("card")) {
    h3(.class("card__title")) {
      if case .ready = track.state {
        a(.href("/listen/\(track.id.rawValue)"), .lang(track.language.tag), .dir(.auto)) {
          track.title
        }
      } else {
        span(.lang(track.language.tag), .dir(.auto)) { track.title }
      }
    }
    p(.class("quiet")) { track.length(in: visit.language) }
  }
}

/// The page of one recording.
func trackPage(
  _ shelved: ShelvedTrack, seconds: Double, chapters: [Double], text: String?, _ visit: Visit
) -> Page {
  let track = shelved.track
  let sound = "/listen/\(track.id.rawValue)/audio"
  return Page(
    track.title, in: .ability(.listen), heading: .inContent, styles: ["listen/player"],
    modules: ["listen/player"], cores: ["playback"]
  ) {
    div(.class("page-head")) {
      a(.class("back"), .href("/listen")) {
        Icon.arrowBack.node(visit)
        FrameWords[visit].listen
      }
      h1(.lang(track.language.tag), .dir(.auto)) { track.title }
    }
    Player(shelved, seconds: seconds, chapters: chapters, visit).node(visit)
    div(.class("cluster")) {
      a(.class("button"), .href(sound + "?download=1")) {
        Icon.download.node(visit)
        ListenPageWords[visit.language].download
      }
    }
    p(.class("quiet")) {
      visit.account == nil
        ? ListenPageWords[visit.language].kept : ListenPageWords[visit.language].keptEverywhere
    }
    words(of: track, text, visit)
  }
}

/// What is heard, for whom cannot hear it (WCAG 1.2.1); of a recording for a request, where it stands.
@HTMLBuilder private func words(of track: Track, _ text: String?, _ visit: Visit) -> Node {
  switch track.source {
  case .recording(let request):
    p { a(.href("/read/requests/\(request)")) { ListenPageWords[visit.language].textOfRequest } }
  case .machine(let request):
    p { MachineVoiceWords[visit.language].caution }
    p { a(.href("/read/requests/\(request)")) { ListenPageWords[visit.language].textOfRequest } }
  case .book(let book): p { a(.href("/listen/books/\(book)")) { BookPageWords[visit].books } }
  case .episode(let episode):
    p { a(.href("/listen/episodes/\(episode)")) { PodcastPageWords[visit].notes } }
  case .demo:
    if let text {
      section(.class("stack stack--tight"), .ariaLabelledBy("text")) {
        h2(.id("text")) { ListenPageWords[visit.language].text }
        div(.class("reading-text"), .lang(track.language.tag), .dir(.auto)) { text }
      }
    }
  }
}

extension Track {
  /// Whether it was made for the person who looks at it.
  fileprivate var isOwn: Bool {
    switch source {
    case .recording, .machine, .book, .episode: true
    case .demo: false
    }
  }

  /// How long it is, or what it waits for, and whether a machine speaks.
  fileprivate func length(in language: Language) -> String {
    let length = state.words(in: language)
    return switch (source, state) {
    case (.machine, .ready): MachineVoiceWords[language].length(length)
    case (.machine, .failed): MachineVoiceWords[language].failed
    case (.machine, .preparing), (.recording, _), (.demo, _), (.book, _), (.episode, _): length
    }
  }
}

extension TrackState {
  /// How long it is, or what it waits for.
  fileprivate func words(in language: Language) -> String {
    switch self {
    case .ready(let seconds): SpokenTime(seconds: seconds).text(in: language)
    case .preparing: ListenPageWords[language].preparing
    case .failed: ListenPageWords[language].failed
    }
  }
}
