// SPDX-License-Identifier: Apache-2.0

import Bytes
import HTML
import Interface
import Library
import Playback
import Speaking

/// A recording to be heard where it stands: the browser's own player, made better by `earshot-player`.
///
/// A page that has one names `Player.style` and `Player.module`.
struct Player {
  static let style = "listen/player"
  static let module = "listen/player"
  static let core = "playback"

  let track: PlaybackTrack
  /// The address of the sound.
  let sound: String
  /// Where the listener left it, in seconds.
  let position: Double?
  let keeper: PlaybackSession.Keeper

  /// A recording for whose listener the device keeps the position.
  init(_ track: PlaybackTrack, sound: String) {
    self.track = track
    self.sound = sound
    position = nil
    keeper = .device
  }

  /// A recording of the library; the server keeps the position for who is signed in.
  ///
  /// - Parameter sound: its address; nil for that of the library.
  /// - Parameter chapters: where its chapters begin, in seconds.
  init(
    _ shelved: ShelvedTrack, seconds: Double, sound: String? = nil, chapters: [Double] = [],
    _ visit: Visit
  ) {
    let id = shelved.track.id.rawValue
    track = PlaybackTrack(
      id: id, title: shelved.track.title,
      language: Language(tag: shelved.track.language.tag), duration: seconds,
      chapters: chapters)
    self.sound = sound ?? "/listen/\(id)/audio"
    position = shelved.position?.seconds
    keeper = visit.account == nil ? .device : .server(address: "/api/v1/tracks/\(id)/position")
  }

  func node(_ visit: Visit) -> Node {
    let starts = track.chapters.starts
    return element(
      "earshot-player", .class("player stage stack"), .data("begin", loading),
      .when(!starts.isEmpty, .data("chapters"))
    ) {
      audio(
        .controls(), .preload(.metadata), .ariaLabel(track.title), .data("part", "audio"),
        .data("unscripted")
      ) {
        // Browsers take the first that they can play: half the bytes where that is Opus.
        source(.src("\(sound)?form=opus"), .type("audio/webm; codecs=opus"))
        source(.src(sound), .type("audio/mpeg"))
      }
      controls(shown: shownAtFirst(visit), chapters: starts, visit)
      if !starts.isEmpty { chapterLinks(starts, of: sound, visit) }
    }
  }

  /// The first event of the session.
  private var loading: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("kind", "load")
      writer.field("track", track.id)
      writer.field("title", track.title)
      if let language = track.language { writer.field("language", language.tag) }
      if let duration = track.duration { writer.field("duration", duration) }
      if !track.chapters.starts.isEmpty {
        writer.key("chapters")
        writer.array { json in for start in track.chapters.starts { json.value(start) } }
      }
      guard case .server(let address) = keeper else { return }
      writer.field("keep", address)
      writer.field("position", position ?? 0)
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// What the session shows at first: it stands there before the script comes, so that nothing moves.
  private func shownAtFirst(_ visit: Visit) -> [InterfaceEffect] {
    var player = PlaybackSession(language: visit.language)
    let load = PlaybackSession.Happening.load(track, savedPosition: position, keeper: .device)
    return player.handle(PlaybackSession.Event(time: 0, load)).map(\.content)
  }
}

/// In the place of the browser's own, where a script works them.
private func controls(
  shown: [InterfaceEffect], chapters: [Double], _ visit: Visit
) -> Node {
  div(.class("stack"), .data("scripted")) {
    div(.class("player__times")) {
      p(.class("player__time"), .data("field", "elapsed")) { shown.text(of: .elapsed) }
      p(.class("quiet"), .data("field", "remaining")) { shown.text(of: .remaining) }
    }
    p(.class("quiet"), .data("field", "state")) { shown.text(of: .state) }
    toggle(visit)
    div(.class("transport")) {
      playerButton("back", ListenPageWords[visit.language].back, .backTen, visit)
      playerButton("forward", ListenPageWords[visit.language].forward, .forwardTen, visit)
    }
    div(.class("field")) {
      label(.for("position")) { ListenPageWords[visit.language].position }
      input(
        .range, .id("position"), .class("player__slider"), .min(0), .max(0), .step(1), .value(0),
        .data("part", "slider"), .data("choose", "seek"), .data("focused", "slider-focused"),
        .data("left", "slider-left"))
    }
    div(.class("transport")) {
      playerButton(
        "where", ListenPageWords[visit.language].whereAmI, .clock, onlyTells: true, visit)
      playerButton("slower", ListenPageWords[visit.language].slower, .slower, visit)
      playerButton("faster", ListenPageWords[visit.language].faster, .faster, visit)
    }
    p(.class("quiet"), .data("field", "rate")) { shown.text(of: .speed) }
    if !chapters.isEmpty { chapterControls(chapters, shown: shown.text(of: .chapter), visit) }
  }
}

/// The button that plays and pauses: its sign says what its words say.
private func toggle(_ visit: Visit) -> Node {
  let words = PlaybackWords[visit.language]
  return button(
    .button, .class("button button--main button--large"), .data("act", "toggle")
  ) {
    span(.class("player__sign"), .data("part", "sign-play")) { Icon.play.node(visit) }
    span(.class("player__sign"), .data("part", "sign-pause"), .hidden()) {
      Icon.pause.node(visit)
    }
    steadyWords(words.play, among: [words.pause], .data("field", "toggle"))
  }
}

func playerButton(
  _ act: String, _ words: String, _ icon: Icon, onlyTells: Bool = false, _ visit: Visit
) -> Node {
  button(.button, .class("button"), .data("act", act), .when(onlyTells, .data("safe"))) {
    icon.node(visit)
    steadyWords(words, among: [], .data("field", act))
  }
}
