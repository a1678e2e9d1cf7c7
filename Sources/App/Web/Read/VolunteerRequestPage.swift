// SPDX-License-Identifier: Apache-2.0

import Database
import HTML
import Library
import Playback
import Reading
import Speaking

/// The size that a recording may have as it is sent, in bytes: two hours of speech as MP3, or twenty minutes as WAV.
let recordingLimitBytes = 200 << 20

/// One open request, for a volunteer who may take it.
///
/// - Parameter reason: why no text can be taken now; nil when one can.
func openRequestPage(
  _ summary: RequestSummary, reasonToWait reason: String?, _ visit: Visit
) -> Page {
  Page(
    summary.title(in: visit.language), in: .ability(.read),
    lead: ReadWords[visit].asks(summary.requesterFirstName),
    back: Page.Link(words: VolunteerWords[visit].toOpen, address: visit.othersAddress)
  ) {
    summaryFacts(summary, visit)
    if summary.part != nil { p { PartsWords[visit].isPart } }
    if let reason {
      p { reason }
    } else {
      p { VolunteerWords[visit].claimLead }
      act(
        VolunteerWords[visit].claim, .microphone,
        to: "/read/requests/\(summary.id.rawValue)/claim", visit, .class("button button--main"))
    }
    act(
      QueueWords[visit].skip, .next, to: "/read/requests/\(summary.id.rawValue)/skip", visit)
    troubleSection(
      summary, at: "/read/requests/\(summary.id.rawValue)", visit)
  }.at("/read/requests/\(summary.id.rawValue)")
}

/// One request that the volunteer took: the text, and the form for the recording.
///
/// - Parameters:
///   - found: what was noticed in the recording that they sent; nil where nothing was.
///   - chapters: where the chapters of that recording begin, in seconds.
///   - links: the link that they sent instead, and whether they may send one.
func takenRequestPage(
  _ request: TakenRequest, _ attachments: [Attachment] = [], _ found: RecordingFindings? = nil,
  chapters: [Double] = [], links: LinkDesk,
  _ form: FormState = FormState(), at now: Timestamp, _ visit: Visit
) -> Page {
  let summary = request.summary
  let address = "/read/requests/\(summary.id.rawValue)"
  let player = ownRecording(request, chapters, at: address, visit)
  // Where the title alone names the text, or nothing was recognised, there is one part to record.
  let recorder = textToRecord(request).map {
    Recorder(summary: summary, text: $0.isEmpty ? summary.title : $0)
  }
  return Page(
    summary.title(in: visit.language), in: .ability(.read),
    back: Page.Link(words: VolunteerWords[visit].mine, address: "/read/mine"),
    styles: [Player.style] + (recorder == nil ? [] : [Recorder.style]),
    modules: ["read/reading", "read/upload"] + (player == nil ? [] : [Player.module])
      + (recorder == nil ? [] : [Recorder.module]),
    cores: (player == nil ? [] : [Player.core]) + (recorder == nil ? [] : [Recorder.core]),
    hasErrors: !form.problems.isEmpty
  ) {
    errorSummary(form, visit)
    element(
      "reading-live", .id("live"), .class("stack"), .data("standing"),
      .data("watch", summary.id.rawValue),
      .when(!form.problems.isEmpty, .data("address", address)),
      .data(
        "news",
        links.link.map { LinkWords.news($0, in: visit.language) }
          ?? found.map { FindingWords[visit].news($0) }
          ?? ReadStateWords.of(request.state, at: now, visit.zone, in: visit.language))
    ) {
      takenBadge(request.state, at: now, visit)
      if let link = links.link { linkSection(link, at: address, visit) }
      if let found { findingsSection(found, at: address, visit) }
    }
    renewed(player?.track.id ?? "") {
      if let player {
        section(.class("stack stack--tight"), .ariaLabelledBy("recording")) {
          h2(.id("recording")) { VolunteerWords[visit].yourRecording }
          player.node(visit)
        }
      }
    }
    summaryFacts(summary, visit)
    if summary.part != nil, request.isStillToRead { p { PartsWords[visit].isPart } }
    if let wishes = request.wishes { wishesSection(wishes, visit) }
    commentNode(request, visit)
    switch request.state {
    case .claimed(_, let text):
      if let text { textSection(text, attachments, summary, visit) }
      if let recorder { recorder.node(visit) }
      uploadForm(VolunteerWords[visit].send, summary, form, at: address, isMain: true, visit)
      if links.isOn { linkForm(form, at: address, visit) }
    case .recorded(_, let text):
      if let text { textSection(text, attachments, summary, visit) }
      if let recorder { recorder.node(visit) }
      uploadForm(
        VolunteerWords[visit].sendAgain, summary, form, at: address, isMain: false, visit)
      if links.isOn { linkForm(form, at: address, visit) }
    case .accepted: Node.empty
    }
    // Renewed with the part above: a recording that turns out to be of no use leaves these two open.
    div(.id("live-acts"), .class("cluster"), .data("renewed")) {
      if request.isStillToRead {
        act(VolunteerWords[visit].extend, .clock, to: "\(address)/extend", visit)
        act(VolunteerWords[visit].giveBack, .leave, to: "\(address)/give-back", visit)
      }
    }
    troubleSection(summary, at: address, visit)
  }.at(address)
}

/// The text, while somebody may still record it.
private func textToRecord(_ request: TakenRequest) -> String? {
  switch request.state {
  case .claimed(_, let text), .recorded(_, let text): text
  case .accepted: nil
  }
}

@HTMLBuilder private func textSection(
  _ text: String, _ attachments: [Attachment], _ summary: RequestSummary, _ visit: Visit
) -> Node {
  takenFilesSection(attachments, summary, visit)
  section(.class("stack stack--tight"), .ariaLabelledBy("text")) {
    h2(.id("text")) { VolunteerWords[visit].text }
    if text.isEmpty { p { AttachmentWords[visit].noText } } else { textToRead(text, summary) }
  }
}

private func ownRecording(
  _ request: TakenRequest, _ chapters: [Double], at address: String, _ visit: Visit
) -> Player? {
  guard case .recorded(let recording, _) = request.state,
    case .ready(let track, let seconds) = recording.state
  else { return nil }
  return Player(
    PlaybackTrack(
      id: track.rawValue, title: VolunteerWords[visit].yourRecording, duration: seconds,
      chapters: chapters),
    sound: "\(address)/audio")
}

private func uploadForm(
  _ heading: String, _ summary: RequestSummary, _ state: FormState, at address: String,
  isMain: Bool, _ visit: Visit
) -> Node {
  // The title is said once of a text that several people read.
  let beginning =
    (summary.part?.number ?? 1) > 1 ? PartsWords[visit].noTitle : VolunteerWords[visit].titleFirst
  let megabytes = recordingLimitBytes >> 20
  let field = Field(
    name: "recording", label: VolunteerWords[visit].file,
    hint: VolunteerWords[visit].fileHint("\(megabytes)"), isRequired: true)
  return section(.class("card stack"), .ariaLabelledBy("send")) {
    h2(.id("send")) { heading }
    p(.class("hint")) { "\(VolunteerWords[visit].advice) \(beginning)" }
    element(
      "upload-form", .data("limit", recordingLimitBytes),
      .data("too-large", VolunteerWords[visit].tooLarge("\(megabytes)")),
      .data("missing", VolunteerWords[visit].noFile),
      .data("sending", VolunteerWords[visit].sending),
      .data("failed", VolunteerWords[visit].sendingFailed)
    ) {
      form(
        .class("form"), .action("\(address)/recording"), .method(.post),
        .enctype(.multipart), .novalidate()
      ) {
        field.node(state, visit) { own in input(.file, own, .accept("audio/*,video/webm,.m4a")) }
        // Once it was sent, sending another is not what most people come back for.
        button(.submit, .class(isMain ? "button button--main" : "button")) {
          Icon.upload.node(visit)
          VolunteerWords[visit].sendAct
        }
      }
    }
  }
}
