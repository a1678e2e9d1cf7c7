// SPDX-License-Identifier: Apache-2.0

import Database
import HTML
import Library
import Playback
import Reading
import Speaking

/// Who may open the text of a request, and who has.
struct RequestTrust: Sendable {
  let readers: Readers
  /// Those who opened it, the last first: a page of them.
  let openings: ListPage<Opening>
  /// The last of all; the page may begin further on.
  let latest: Opening?
  /// Whether the page begins further on.
  let isFurtherOn: Bool
  /// How far it has come as an urgent request; nil where it is none, or somebody has it.
  let urgency: Urgency?
}

/// What there is to hear of a request, for the person who asked.
enum Heard {
  /// Nothing, as of a request that was cancelled.
  case nothing
  /// A volunteer has read it.
  case person(Player)
  /// A machine voice reads it, until a person has.
  case machine(Player)
  /// A machine voice is about to.
  case machinePreparing
  /// A machine voice could not.
  case machineFailed
  /// There is no machine voice for its language.
  case noMachineVoice

  var player: Player? {
    switch self {
    case .person(let player), .machine(let player): player
    case .nothing, .machinePreparing, .machineFailed, .noMachineVoice: nil
    }
  }

  /// What the part of the page is compared by: it is renewed when something else can be heard.
  fileprivate var version: String {
    switch self {
    case .nothing: ""
    case .person(let player), .machine(let player): player.track.id
    case .machinePreparing: "preparing"
    case .machineFailed: "failed"
    case .noMachineVoice: "none"
    }
  }
}

/// One request, for the person who asked: where it stands, the recording, the text, what can be done.
///
/// - Parameter rating: What is wrong with the rating that was sent; nil when none was.
func requestPage(
  _ request: OwnRequest, text: String, _ trust: RequestTrust, heard: Heard,
  files: AttachedFiles = AttachedFiles(), parts: OwnParts = OwnParts(), rating: FormState? = nil,
  at now: Timestamp,
  _ visit: Visit
) -> Page {
  let address = "/read/requests/\(request.summary.id.rawValue)"
  let state = ReadStateWords.of(request, at: now, visit)
  let returned =
    request.state.isWaiting
    ? ReadStateWords.returned(trust.latest, in: visit.language) : nil
  let attached = OwnFilesSection(files: files, request: request, visit: visit)
  let urgency = trust.urgency.map { UrgentWords.of($0, at: now, visit) }
  let news = [returned, state, parts.heard(of: request, visit), urgency, attached.standing]
    .compactMap { $0 }
    .joined(separator: " ")
  return Page(
    request.summary.title, in: .ability(.read),
    back: Page.Link(words: ReadWords[visit].toList, address: "/read"), styles: [Player.style],
    modules: ["read/reading"] + (heard.player == nil ? [] : [Player.module]),
    cores: heard.player == nil ? [] : [Player.core],
    hasErrors: rating != nil || !files.form.problems.isEmpty
  ) {
    errorSummary(rating ?? files.form, visit)
    element(
      "reading-live", .id("live"), .class("stack"),
      .data("standing"),
      .when(rating != nil || !files.form.problems.isEmpty, .data("address", address)),
      // What becomes of a part is told of the part; and a text is divided while the page is open.
      .data("watch", parts.most > 1 || !parts.parts.isEmpty ? "*" : request.summary.id.rawValue),
      .data("news", news)
    ) {
      if let returned { p { returned } }
      stateBadge(request, at: now, visit)
      if let urgency { p { urgency } }
      if let standing = attached.standing { p { standing } }
    }
    // What can be done stands before what comes while the page is open, which would push it from under a finger.
    div(.id("live-acts"), .class("stack"), .data("renewed")) {
      requesterActs(request, at: address, visit)
      if request.isOffered, urgency == nil, !request.waitsForNobody {
        urgentAct(at: address, visit)
      }
    }
    renewed(heard.version) { heardSection(heard, at: address, visit) }
    div(.id("live-parts"), .class("stack"), .data("renewed")) {
      partsSection(parts, of: request, text: text, at: now, visit)
    }
    if case .accepted = request.state {
      ratingSection(request.rating, rating, at: address, visit)
    }
    summaryFacts(request.summary, visit)
    wishesSection(request.wishes, visit)
    // Renewed with the part above, which alone says what is new.
    div(.id("live-trust"), .class("stack"), .data("renewed")) {
      if !request.waitsForNobody { p { ReadStateWords.of(trust.readers, in: visit.language) } }
      openingsSection(trust, of: address, at: now, visit)
    }
    attached.node
    div(.id("live-text"), .data("renewed")) {
      if !text.isEmpty {
        section(.class("stack"), .ariaLabelledBy("text")) {
          h2(.id("text")) { ReadWords[visit].yourText }
          textToRead(text, request.summary)
        }
      }
    }
  }.at(address)
}

/// A part of a request that holds a player: it is renewed for another recording, not for what the player shows.
func renewed(_ version: String, @HTMLBuilder content: () -> Node) -> Node {
  div(.id("live-recording"), .data("renewed"), .data("version", version)) { content() }
}

/// A text in its own language, with its line breaks.
func textToRead(_ text: String, _ summary: RequestSummary) -> Node {
  div(.class("reading-text"), .lang(summary.language.tag), .dir(.auto)) { text }
}

@HTMLBuilder private func heardSection(
  _ heard: Heard, at address: String, _ visit: Visit
) -> Node {
  let words = MachineVoiceWords[visit]
  switch heard {
  case .nothing: Node.empty
  case .person(let player): recordingSection(player, at: address, visit)
  case .machine(let player): machineSection(player, visit)
  case .machinePreparing: p(.class("quiet"), .data("awaits")) { words.preparing }
  case .machineFailed: p(.class("quiet")) { words.failed }
  case .noMachineVoice: p(.class("quiet")) { words.noVoice }
  }
}

private func machineSection(_ player: Player, _ visit: Visit) -> Node {
  let words = MachineVoiceWords[visit]
  return section(.class("stack stack--tight"), .ariaLabelledBy("recording")) {
    h2(.id("recording")) { words.heading }
    p { words.caution }
    player.node(visit)
    p(.class("cluster")) {
      a(.class("button"), .href("\(player.sound)?download=1")) {
        Icon.download.node(visit)
        words.download
      }
    }
  }
}

private func recordingSection(_ player: Player, at address: String, _ visit: Visit) -> Node {
  section(.class("stack stack--tight"), .ariaLabelledBy("recording")) {
    h2(.id("recording")) { ReadWords[visit].recording }
    player.node(visit)
    p(.class("cluster")) {
      a(.class("button"), .href("/listen/\(player.track.id)")) {
        Icon.listen.node(visit)
        ReadWords[visit].openInListen
      }
      a(.class("button"), .href("\(address)/audio?download=1")) {
        Icon.download.node(visit)
        ReadWords[visit].download
      }
    }
  }
}

/// What can be done: to take it back first, and each act in its place, also where it is not possible now.
@HTMLBuilder private func requesterActs(
  _ request: OwnRequest, at address: String, _ visit: Visit
) -> Node {
  let withdrawal = act(
    request.state.hasRecording ? ReadWords[visit].withdrawRecorded : ReadWords[visit].withdraw,
    .remove, to: "\(address)/withdraw", visit)
  switch request.state {
  case .open, .expired:
    div(.class("cluster")) {
      withdrawal
      if request.state == .expired {
        a(.class("button button--main"), .href("\(address)/edit#deadline")) {
          Icon.clock.node(visit)
          ReadStateWords[visit].changeDay
        }
      }
      editLink(at: address, visit)
      if request.waitsForNobody { chooseReaders(at: address, visit) }
      if request.canKeepAfterAll {
        act(ReadWords[visit].keepAfterAll, .undo, to: "\(address)/keep", visit)
      }
    }
  case .inParts(let progress):
    if request.state.mayEdit {
      div(.class("cluster")) {
        withdrawal
        if progress.isLate {
          a(.class("button button--main"), .href("\(address)/edit#deadline")) {
            Icon.clock.node(visit)
            ReadStateWords[visit].changeDay
          }
        }
        editLink(at: address, visit)
        if request.waitsForNobody { chooseReaders(at: address, visit) }
        if request.canKeepAfterAll {
          act(ReadWords[visit].keepAfterAll, .undo, to: "\(address)/keep", visit)
        }
      }
      if !progress.isUntouched { p(.class("hint")) { PartsWords[visit].editSome } }
    } else {
      editLater(withdrawal, visit)
    }
  case .claimed: editLater(withdrawal, visit)
  case .accepted: withdrawal
  case .recorded(_, let recording):
    if case .ready = recording.state {
      div(.class("cluster")) {
        withdrawal
        act(
          ReadWords[visit].isGood, .check, to: "\(address)/good", visit,
          .class("button button--main"))
        // Of a text in parts, each part is asked for anew by itself.
        if !request.isDivided {
          act(ReadWords[visit].again, .exchange, to: "\(address)/again", visit)
        }
      }
      p(.class("hint")) { ReadWords[visit].isGoodHint }
    } else {
      withdrawal
    }
  case .withdrawn:
    act(
      ReadWords[visit].restore, .undo, to: "\(address)/restore", visit,
      .class("button button--main"))
  }
}

private func editLink(at address: String, _ visit: Visit) -> Node {
  a(.class("button"), .href("\(address)/edit")) {
    Icon.edit.node(visit)
    ReadWords[visit].edit
  }
}

private func chooseReaders(at address: String, _ visit: Visit) -> Node {
  a(.class("button button--main"), .href("\(address)/edit#readers")) {
    Icon.account.node(visit)
    ReadStateWords[visit].chooseAgain
  }
}

/// That it can be changed when nobody has it any more.
@HTMLBuilder private func editLater(_ withdrawal: Node, _ visit: Visit) -> Node {
  div(.class("cluster")) {
    withdrawal
    button(.button, .class("button"), .ariaDisabled(true), .ariaDescribedBy("edit-later")) {
      Icon.edit.node(visit)
      ReadWords[visit].edit
    }
  }
  p(.class("hint"), .id("edit-later")) { ReadWords[visit].editLater }
}

extension OwnRequest {
  /// Whether volunteers are offered it, or a part of it.
  fileprivate var isOffered: Bool {
    switch state {
    case .open: true
    case .inParts(let progress): progress.count > 0 && progress.status == .open
    case .expired, .claimed, .recorded, .accepted, .withdrawn: false
    }
  }
}

extension RequestState {
  /// Whether a volunteer's work goes with the request when it is taken back, also while it is being checked.
  var hasRecording: Bool {
    switch self {
    case .open, .expired, .claimed, .withdrawn: false
    case .accepted: true
    case .inParts(let progress): progress.open + progress.claimed < progress.count
    case .recorded(_, let recording): recording.state.holdsSound
    }
  }

  /// The track of the recording, once it can be played.
  var playableTrack: TrackID? {
    switch self {
    case .recorded(_, let recording), .accepted(_, let recording, _):
      if case .ready(let track, _) = recording.state { track } else { nil }
    case .open, .expired, .inParts, .claimed, .withdrawn: nil
    }
  }
}

extension RecordingState {
  /// Whether there is a volunteer's work in it, as far as is known.
  var holdsSound: Bool {
    switch self {
    case .preparing, .ready: true
    case .failed: false
    }
  }
}
