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

  /// What is played, one after the other.
  let row: PlayQueue
  /// The address of the sound of that which comes first.
  let sound: String

  private var first: QueuedTrack { row.tracks[row.index] }
  var track: PlaybackTrack { first.track }

  /// A recording for whose listener the device keeps the position.
  init(_ track: PlaybackTrack, sound: String) {
    self.init(PlayQueue([QueuedTrack(track)]), sound: sound)
  }

  private init(_ row: PlayQueue, sound: String) {
    (self.row, self.sound) = (row, sound)
  }

  /// A recording of the library; the server keeps the position for who is signed in.
  ///
  /// - Parameters:
  ///   - sound: its address; nil for that of the library.
  ///   - chapters: where its chapters begin, in seconds.
  ///   - titles: what they are called; empty where nobody has named them.
  init(
    _ shelved: ShelvedTrack, seconds: Double, sound: String? = nil, chapters: [Double] = [],
    titles: [String] = [], _ visit: Visit
  ) {
    let queued = QueuedTrack(
      shelved, seconds: seconds, chapters: chapters, titles: titles, visit)
    self.init(PlayQueue([queued]), sound: sound ?? shelved.soundAddress)
  }

  /// Recordings in a row; nil for none.
  init?(_ row: PlayQueue) {
    guard row.tracks.indices.contains(row.index), let sound = row.tracks[row.index].sound else {
      return nil
    }
    self.init(row, sound: sound)
  }

  func node(_ visit: Visit) -> Node {
    let chapters = track.chapters
    let isRow = row.count > 1
    return element(
      "earshot-player", .class("player stage stack"), .data("begin", loading),
      .when(!chapters.starts.isEmpty || isRow, .data("chapters"))
    ) {
      audio(
        .controls(), .preload(.metadata), .ariaLabel(track.title), .data("part", "audio"),
        .data("unscripted")
      ) {
        // Browsers take the first that they can play: half the bytes where that is Opus.
        source(.src("\(sound)?form=opus"), .type("audio/webm; codecs=opus"))
        source(.src(sound), .type("audio/mpeg"))
      }
      controls(
        shown: shownAtFirst(visit), chapters: chapters, row: isRow ? first : nil,
        modes: row.modes, visit)
      if !chapters.starts.isEmpty { chapterLinks(chapters, of: sound, visit) }
    }
  }

  /// The first event of the session.
  private var loading: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("kind", "load")
      row.writeMembers(to: &writer)
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// What the session shows at first: it stands there before the script comes, so that nothing moves.
  private func shownAtFirst(_ visit: Visit) -> [InterfaceEffect] {
    var player = PlaybackSession(language: visit.language)
    let load = PlaybackSession.Happening.queue(row)
    return player.handle(PlaybackSession.Event(time: 0, load)).map(\.content)
  }
}

extension ShelvedTrack {
  /// The address of its sound in the library.
  var soundAddress: String { "/listen/\(track.id.rawValue)/audio" }
}

extension QueuedTrack {
  /// A recording of the library; the server keeps the position for who is signed in.
  init(
    _ shelved: ShelvedTrack, seconds: Double, chapters: [Double] = [], titles: [String] = [],
    page: String? = nil, start: Double? = nil, isInRow: Bool = false, _ visit: Visit
  ) {
    let id = shelved.track.id.rawValue
    self.init(
      PlaybackTrack(
        id: id, title: shelved.track.title,
        language: Language(tag: shelved.track.language.tag), duration: seconds, chapters: chapters,
        chapterTitles: titles, gain: shelved.track.gain),
      sound: isInRow ? shelved.soundAddress : nil, page: page,
      savedPosition: shelved.position?.seconds, start: start,
      keeper: visit.account == nil ? .device : .server(address: "/api/v1/tracks/\(id)/position"))
  }
}

/// In the place of the browser's own, where a script works them.
private func controls(
  shown: [InterfaceEffect], chapters: Chapters, row: QueuedTrack?, modes: [PlayMode],
  _ visit: Visit
) -> Node {
  div(.class("stack"), .data("scripted")) {
    if let row { rowHead(row, shown: shown, visit) }
    div(.class("player__times")) {
      p(.class("player__time"), .data("field", "elapsed")) { shown.text(of: .elapsed) }
      p(.class("quiet"), .data("field", "remaining")) { shown.text(of: .remaining) }
    }
    p(.class("quiet"), .data("field", "state")) { shown.text(of: .state) }
    toggle(visit)
    div(.class("transport")) {
      skipButton("back", PlaybackSkipWords[visit.language].back, .back, visit)
      skipButton("forward", PlaybackSkipWords[visit.language].forward, .forward, visit)
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
    let hasChapters = !chapters.starts.isEmpty
    if let row { rowControls(row, hasChapters: hasChapters, visit) }
    if hasChapters { chapterControls(chapters, shown: shown.text(of: .chapter), visit) }
    playerMore(
      hasChapters: hasChapters, modes: modes, isInRow: row != nil,
      shown: PlayerShown(volume: shown.text(of: .volume)), visit)
  }
}

/// Which of several recordings is in the player.
@HTMLBuilder private func rowHead(
  _ row: QueuedTrack, shown: [InterfaceEffect], _ visit: Visit
) -> Node {
  p(.class("player__title"), .data("field", "title"), .dir(.auto)) { row.track.title }
  if row.track.chapters.starts.isEmpty {
    p(.class("quiet"), .data("field", "chapter")) { shown.text(of: .chapter) }
  }
}

/// The recordings beside it, where its chapters do not lead there, and what is written of it.
@HTMLBuilder private func rowControls(
  _ row: QueuedTrack, hasChapters: Bool, _ visit: Visit
) -> Node {
  if !hasChapters {
    div(.class("transport")) {
      playerButton("previous-chapter", PlayerWords[visit].previousPart, .previous, visit)
      playerButton("next-chapter", PlayerWords[visit].nextPart, .next, visit)
    }
  }
  if let page = row.page {
    p { a(.class("button"), .href(page), .data("part", "page")) { PlayerWords[visit].textOfThis } }
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

/// A button whose words tell how far it goes, as it was chosen.
private func skipButton(_ act: String, _ words: Template, _ icon: Icon, _ visit: Visit) -> Node {
  func text(_ seconds: Double) -> String {
    words(SpokenTime(seconds: seconds).text(in: visit.language))
  }
  return button(.button, .class("button"), .data("act", act)) {
    icon.node(visit)
    steadyWords(
      text(PlaybackSession.usualSkip), among: PlaybackSession.skips.map { text(Double($0)) },
      .data("field", act))
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
