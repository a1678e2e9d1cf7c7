// SPDX-License-Identifier: Apache-2.0

import HTML
import Library
import Reading
import Speaking

/// The urgent texts that a volunteer can read, before all others; the script puts them on every open page of Read.
///
/// It is there without any too, so that the script finds what it compares.
func urgentSection(_ requests: [UrgentRequest], _ visit: Visit) -> Node {
  let words = UrgentWords[visit]
  let ringing = requests.filter(\.isRinging).map(\.summary.id.rawValue)
  let version = requests.map { $0.summary.id.rawValue + ($0.isRinging ? "!" : "") }
  return div(
    .id("rings"), .data("version", version.joined(separator: " ")),
    .data("ringing", ringing.joined(separator: " ")), .data("news", words.news),
    .data("gone", words.gone)
  ) {
    if !requests.isEmpty {
      section(.class("stack"), .ariaLabelledBy("urgent")) {
        h2(.id("urgent")) { words.heading }
        ul(.class("cards")) { for request in requests { li { card(request, visit) } } }
      }
    }
  }
}

private func card(_ request: UrgentRequest, _ visit: Visit) -> Node {
  let summary = request.summary
  let address = "/read/requests/\(summary.id.rawValue)"
  return article(.class("card stack stack--tight")) {
    h3(.class("card__title")) {
      titleLink(summary, visit)
    }
    if request.isRinging { p { UrgentWords[visit].calling } }
    summaryFacts(summary, visit)
    act(
      VolunteerWords[visit].claim, .microphone, to: address + "/claim", visit,
      .class("button button--main"))
  }
}

/// Whether a volunteer is called, with the way to change that.
func ringChoice(isRung: Bool, _ visit: Visit) -> Node {
  let words = UrgentWords[visit]
  return div(.class("stack stack--tight")) {
    act(
      isRung ? words.ringMeNot : words.ringMe, isRung ? .silent : .speaker,
      to: isRung ? "/read/ringing/off" : "/read/ringing/on", visit)
    if !isRung { p(.class("hint")) { words.ringMeHint } }
  }
}

/// The act that makes a request urgent, with what it does.
func urgentAct(at address: String, _ visit: Visit) -> Node {
  div(.class("stack stack--tight")) {
    act(UrgentWords[visit].ringNow, .speaker, to: address + "/urgent", visit)
    p(.class("hint")) { UrgentWords[visit].urgentHint }
  }
}

/// The box of the form that makes a new request urgent.
func urgentBox(_ state: FormState, _ visit: Visit) -> Node {
  div(.class("stack stack--tight")) {
    label(.class("choice"), .for("urgent")) {
      input(
        .checkbox, .id("urgent"), .name("urgent"), .value("yes"),
        .checked(!state.value("urgent").isEmpty), .ariaDescribedBy("urgent-hint"))
      span { UrgentWords[visit].urgent }
    }
    p(.class("hint"), .id("urgent-hint")) { UrgentWords[visit].urgentHint }
  }
}
