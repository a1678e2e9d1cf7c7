// SPDX-License-Identifier: Apache-2.0

import HTML
import Reading
import Speaking

/// What a volunteer's page shows of links to sounds.
struct LinkDesk {
  /// The link that they sent in the place of a recording.
  var link: SoundLink?
  /// Whether they may send one.
  var isOn = true
}

/// How far a link has come, with the way to stop it; or why it came to nothing.
func linkSection(_ link: SoundLink, at address: String, _ visit: Visit) -> Node {
  let words = LinkWords[visit]
  return section(.class("card stack stack--tight"), .ariaLabelledBy("your-link")) {
    h2(.id("your-link")) { words.yourLink }
    linkBadge(link, visit)
    switch link.state {
    case .fetching:
      p { words.fetchingLead }
      act(words.stop, .stop, to: "\(address)/link/stop", visit)
    case .failed: p { words.failedLead }
    }
  }
}

/// Where a link stands, with a sign beside the words.
func linkBadge(_ link: SoundLink, _ visit: Visit) -> Node {
  let words = span { LinkWords.news(link, in: visit.language) }
  return switch link.state {
  // It may be over before the open page listens.
  case .fetching:
    p(.class("state"), .data("awaits")) {
      Icon.clock.node(visit)
      words
    }
  case .failed:
    p(.class("state state--danger")) {
      Icon.alert.node(visit)
      words
    }
  }
}

/// The form for a link, below the one for a file.
func linkForm(_ state: FormState, at address: String, _ visit: Visit) -> Node {
  let words = LinkWords[visit]
  let field = Field(name: "link", label: words.label, hint: words.hint, isRequired: true)
  return section(.class("card stack"), .ariaLabelledBy("send-link")) {
    h2(.id("send-link")) { words.heading }
    form(.class("form"), .action("\(address)/link"), .method(.post), .novalidate()) {
      field.node(state, visit) { own in
        input(
          .url, own, .value(state.value("link")), .dir(.leftToRight), .autocomplete("off"),
          .spellcheck(false))
      }
      button(.submit, .class("button")) {
        Icon.upload.node(visit)
        words.send
      }
    }
  }
}
