// SPDX-License-Identifier: Apache-2.0

import Database
import HTML
import Phrases
import Reading

/// The size that a recording may have as it is sent, in bytes: two hours of speech as MP3, or twenty minutes as WAV.
let recordingLimitBytes = 200 << 20

/// One open request, for a volunteer who may take it.
///
/// - Parameter reason: why no text can be taken now; nil when one can.
func openRequestPage(
  _ summary: RequestSummary, reasonToWait reason: String?, _ visit: Visit
) -> Page {
  Page(
    summary.title, in: .ability(.read),
    lead: visit(ReadWords.asks(summary.requesterFirstName)),
    back: Page.Link(words: visit(VolunteerWords.toOpen), address: "/read")
  ) {
    summaryFacts(summary, visit)
    if let reason {
      p { reason }
    } else {
      p { visit(VolunteerWords.claimLead) }
      act(
        visit(VolunteerWords.claim), .microphone,
        to: "/read/requests/\(summary.id.rawValue)/claim", visit, .class("button button--main"))
    }
    troubleSection(
      summary, at: "/read/requests/\(summary.id.rawValue)", visit)
  }
}

/// One request that the volunteer took: the text, and the form for the recording.
func takenRequestPage(
  _ request: TakenRequest, _ form: FormState = FormState(), at now: Timestamp, _ visit: Visit
) -> Page {
  let summary = request.summary
  let address = "/read/requests/\(summary.id.rawValue)"
  return Page(
    summary.title, in: .ability(.read),
    back: Page.Link(words: visit(VolunteerWords.mine), address: "/read/mine"),
    modules: ["read/reading", "read/upload"], hasErrors: !form.problems.isEmpty
  ) {
    errorSummary(form, visit)
    element(
      "reading-live", .id("live"), .class("stack"), .data("watch", summary.id.rawValue),
      .data("news", visit(ReadStateWords.phrase(request.state, at: now)))
    ) {
      takenBadge(request.state, at: now, visit)
      ownRecording(request.state, at: address, visit)
    }
    summaryFacts(summary, visit)
    switch request.state {
    case .claimed(_, let text):
      if let text { textSection(text, summary, visit) }
      uploadForm(visit(VolunteerWords.send), form, at: address, visit)
    case .recorded(_, let text):
      if let text { textSection(text, summary, visit) }
      uploadForm(visit(VolunteerWords.sendAgain), form, at: address, visit)
    case .accepted: Node.empty
    }
    // Renewed with the part above: a recording that turns out to be of no use leaves these two open.
    div(.id("live-acts"), .class("cluster"), .data("renewed")) {
      if request.isStillToRead {
        act(visit(VolunteerWords.extend), .clock, to: "\(address)/extend", visit)
        act(visit(VolunteerWords.giveBack), .undo, to: "\(address)/give-back", visit)
      }
    }
    troubleSection(summary, at: address, visit)
  }
}

private func textSection(_ text: String, _ summary: RequestSummary, _ visit: Visit) -> Node {
  section(.class("stack stack--tight"), .ariaLabelledBy("text")) {
    h2(.id("text")) { visit(VolunteerWords.text) }
    textToRead(text, summary)
  }
}

@HTMLBuilder private func ownRecording(
  _ state: TakenState, at address: String, _ visit: Visit
) -> Node {
  if case .recorded(let recording, _) = state, case .ready = recording.state {
    audio(
      .controls(), .preload(.metadata), .src("\(address)/audio"),
      .ariaLabel(visit(VolunteerWords.yourRecording))
    ) {}
  }
}

private func uploadForm(
  _ heading: String, _ state: FormState, at address: String, _ visit: Visit
) -> Node {
  let megabytes = recordingLimitBytes >> 20
  let field = Field(
    name: "recording", label: visit(VolunteerWords.file),
    hint: visit(VolunteerWords.fileHint(megabytes: megabytes)), isRequired: true)
  return section(.class("card stack"), .ariaLabelledBy("send")) {
    h2(.id("send")) { heading }
    p(.class("hint")) { visit(VolunteerWords.advice) }
    element(
      "upload-form", .data("limit", recordingLimitBytes),
      .data("too-large", visit(VolunteerWords.tooLarge(megabytes: megabytes))),
      .data("missing", visit(VolunteerWords.noFile)),
      .data("sending", visit(VolunteerWords.sending)),
      .data("failed", visit(VolunteerWords.sendingFailed))
    ) {
      form(
        .class("form"), .action("\(address)/recording"), .method(.post),
        .enctype(.multipart), .novalidate()
      ) {
        field.node(state, visit) { own in input(.file, own, .accept("audio/*,video/webm,.m4a")) }
        button(.submit, .class("button button--main")) {
          Icon.upload.node(visit)
          visit(VolunteerWords.sendAct)
        }
      }
    }
  }
}
