// SPDX-License-Identifier: Apache-2.0

import Bytes
import HTML
import Interface
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
    p(.class("quiet")) { track.state.words(in: visit.language) }
  }
}

/// The page of one recording: the browser's own player, made better by `earshot-player`.
func trackPage(
  _ shelved: ShelvedTrack, seconds: Double, text: String?, _ visit: Visit
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
    element(
      "earshot-player", .class("player stage stack"),
      .data("begin", loading(shelved, seconds: seconds, isKeptByServer: visit.account != nil))
    ) {
      audio(
        .controls(), .preload(.metadata), .src(sound), .ariaLabel(track.title),
        .data("part", "audio"), .data("unscripted")
      ) {}
      controls(shown: shownAtFirst(shelved, seconds: seconds, visit), visit)
    }
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
  case .demo:
    if let text {
      section(.class("stack stack--tight"), .ariaLabelledBy("text")) {
        h2(.id("text")) { ListenPageWords[visit.language].text }
        div(.class("reading-text"), .lang(track.language.tag), .dir(.auto)) { text }
      }
    }
  }
}

/// The first event of the player's session.
private func loading(
  _ shelved: ShelvedTrack, seconds: Double, isKeptByServer: Bool
) -> String {
  let track = shelved.track
  var writer = JSONWriter()
  writer.object { writer in
    writer.field("kind", "load")
    writer.field("track", track.id.rawValue)
    writer.field("title", track.title)
    writer.field("language", track.language.tag)
    writer.field("duration", seconds)
    guard isKeptByServer else { return }
    writer.field("keep", "/api/v1/tracks/\(track.id.rawValue)/position")
    writer.field("position", shelved.position?.seconds ?? 0)
  }
  return String(decoding: writer.bytes, as: UTF8.self)
}

/// What the session of the player shows at first: it stands there before the script comes, so that nothing moves.
private func shownAtFirst(
  _ shelved: ShelvedTrack, seconds: Double, _ visit: Visit
) -> [InterfaceEffect] {
  var player = PlaybackSession(language: visit.language)
  let track = PlaybackTrack(
    id: shelved.track.id.rawValue, title: shelved.track.title, duration: seconds)
  let load = PlaybackSession.Happening.load(
    track, savedPosition: shelved.position?.seconds, keeper: .device)
  return player.handle(PlaybackSession.Event(time: 0, load)).map(\.content)
}

/// In the place of the browser's own, where a script works them.
private func controls(shown: [InterfaceEffect], _ visit: Visit) -> Node {
  div(.class("stack"), .data("scripted")) {
    div(.class("player__times")) {
      p(.class("player__time"), .data("field", "elapsed")) { shown.text(of: .elapsed) }
      p(.class("quiet"), .data("field", "remaining")) { shown.text(of: .remaining) }
    }
    p(.class("quiet"), .data("field", "state")) { shown.text(of: .state) }
    playerButton(
      "toggle", PlaybackWords[visit.language].play, .play, "button button--main button--large",
      others: [PlaybackWords[visit.language].pause], visit)
    div(.class("transport")) {
      playerButton("back", ListenPageWords[visit.language].back, .backTen, "button", visit)
      playerButton("forward", ListenPageWords[visit.language].forward, .forwardTen, "button", visit)
    }
    div(.class("field")) {
      label(.for("position")) { ListenPageWords[visit.language].position }
      input(
        .range, .id("position"), .class("player__slider"), .min(0), .max(0), .step(1), .value(0),
        .data("part", "slider"), .data("choose", "seek"), .data("focused", "slider-focused"),
        .data("left", "slider-left"))
    }
    div(.class("transport")) {
      playerButton("where", ListenPageWords[visit.language].whereAmI, .clock, "button", visit)
      playerButton("slower", ListenPageWords[visit.language].slower, .slower, "button", visit)
      playerButton("faster", ListenPageWords[visit.language].faster, .faster, "button", visit)
    }
    p(.class("quiet"), .data("field", "rate")) { shown.text(of: .speed) }
  }
}

private func playerButton(
  _ act: String, _ words: String, _ icon: Icon, _ style: String, others: [String] = [],
  _ visit: Visit
) -> Node {
  button(.button, .class(style), .data("act", act)) {
    icon.node(visit)
    steadyWords(words, among: others, .data("field", act))
  }
}

extension Track {
  /// Whether it was made for the person who looks at it.
  fileprivate var isOwn: Bool {
    if case .recording = source { true } else { false }
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
