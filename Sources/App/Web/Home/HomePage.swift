// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTML
import Speaking

/// The first page: who we are, five doors, and how they sound; for the signed-in, what waits for them.
func homePage(_ visit: Visit, waiting: [WaitingLine] = [], samples: [Sample] = []) -> Page {
  let question = visit.hasChosenVoice || visit.account != nil ? [] : ["voice/question"]
  return Page(
    HomeWords[visit].heading, in: .home, heading: .inContent, styles: ["home/home"],
    modules: question + (samples.isEmpty ? [] : ["home/samples"])
  ) {
    div(.class("home")) {
      div(.class("home__intro")) {
        h1 { HomeWords[visit].heading }
        if let account = visit.account {
          waitingList(for: account, waiting, visit)
        } else {
          p(.class("lead")) { HomeWords[visit].lead }
          if !visit.hasChosenVoice { voiceQuestion(visit) }
          p(.class("cluster")) {
            a(.class("button button--main"), .href("/sign-up")) { FrameWords[visit].signUp }
            a(.class("button"), .href("/sign-in")) { FrameWords[visit].signIn }
          }
          p(.class("hint")) { HomeWords[visit].withoutAccount }
        }
        homePicture
      }
      if samples.isEmpty {
        doors([], visit)
      } else {
        element("earshot-samples", .data("failed", SampleWords[visit].failed)) {
          doors(samples, visit)
          p(.class("field__error"), .data("part", "problem"), .hidden()) {}
        }
        samplesSection(samples, visit)
      }
    }
  }
}

/// One thing that waits for the person on the first page.
struct WaitingLine: Sendable {
  let words: String
  let address: String
}

private func waitingList(for account: Account, _ lines: [WaitingLine], _ visit: Visit) -> Node {
  section(.class("waiting stack stack--tight"), .ariaLabelledBy("waiting")) {
    h2(.id("waiting")) { HomeWords[visit].greeting(account.firstName) }
    ul {
      for line in lines { li { a(.href(line.address)) { line.words } } }
    }
  }
}

/// The five doors, each with the button by which it is heard.
private func doors(_ samples: [Sample], _ visit: Visit) -> Node {
  ul(.class("doors")) {
    for ability in Ability.allCases {
      li {
        door(to: ability, visit)
        if let sample = samples.first(where: { $0.ability == ability }) {
          player(of: sample, visit)
        }
      }
    }
  }
}

private func door(to ability: Ability, _ visit: Visit) -> Node {
  a(.class("door"), .href(ability.address)) {
    span(.class("door__tile")) { ability.icon.node(visit) }
    span(.class("door__words")) {
      span(.class("door__name")) {
        ability.name(in: visit.language)
        // A pause for the ear, where the eye has a new line; any other space would be trimmed at the end of a part.
        span(.class("visually-hidden")) { ".\u{A0}" }
      }
      span(.class("door__sentence")) { ability.sentence(in: visit.language) }
    }
  }
}

/// Waves that arrive at an ear: the mark, drawn large.
private let homePicture = svg(
  .class("home__picture"), .viewBox("0 0 320 200"), .ariaHidden()
) {
  g(.class("home__waves")) {
    path(.d("M24 64a72 72 0 0 1 0 72"))
    path(.d("M56 44a108 108 0 0 1 0 112"))
    path(.d("M88 24a146 146 0 0 1 0 152"))
  }
  g(.class("home__ear")) {
    path(
      .d(
        "M166 79a58 58 0 1 1 100.5 39.3c-12.2 12.9-16.8 20.6-21.3 32.2"
          + "-4.5 12.3-14.2 19.3-26.4 19.3-12.9 0-22.6-7.1-26.4-18.7"))
    path(.d("M197 79a27 27 0 1 1 38 24.5c-9 4.5-12.9 10.3-14.2 19.3"))
  }
}
