// SPDX-License-Identifier: Apache-2.0

import Database
import HTML
import Podcasts
import Speaking

/// What the page of somebody’s podcasts shows.
struct PodcastShelfView {
  var podcasts: [Podcast] = []
  /// When the address of their own recordings was made; nil where there is none.
  var feedMadeAt: Timestamp?
  /// What became of a list.
  var told: AddedPodcasts?
  var state = FormState()
  let now: Timestamp
}

/// The fields of the page of podcasts.
enum PodcastField {
  static let address = "address"
  static let list = "list"
  static let get = "get"
}

/// The page of a person’s podcasts: what there is, how to add to it, and their own recordings as one.
func podcastsPage(_ view: PodcastShelfView, _ visit: Visit) -> Page {
  let words = PodcastPageWords[visit]
  return Page(
    words.podcasts, in: .ability(.listen),
    lead: view.told.map { words.told($0) } ?? words.lead,
    back: Page.Link(words: FrameWords[visit].listen, address: "/listen"),
    modules: view.podcasts.contains(where: \.isWaiting) ? ["read/reading"] : [],
    hasErrors: !view.state.problems.isEmpty
  ) {
    errorSummary(view.state, visit)
    if visit.account == nil {
      signInInvitation(words.signIn, visit)
    } else {
      section(.class("stack stack--tight"), .ariaLabelledBy("yours")) {
        h2(.id("yours")) { words.yours }
        if view.podcasts.isEmpty { p { words.empty } }
        if !view.podcasts.isEmpty { live(view.podcasts, visit) }
      }
      addForm(view.state, visit)
      listForm(view, visit)
      feedSection(view, visit)
    }
  }.at("/listen/podcasts")
}

/// The podcasts; while feeds are read, how many still are is said as they come.
private func live(_ podcasts: [Podcast], _ visit: Visit) -> Node {
  let waiting = podcasts.count { $0.isWaiting }
  return element(
    "reading-live", .id("live"), .class("stack"), .data("watch", "*"),
    .data(
      "news",
      PodcastPageWords[visit].read([
        "done": "\(podcasts.count - waiting)", "count": "\(podcasts.count)",
      ])),
    .when(waiting > 0, .data("awaits"))
  ) {
    ul(.class("cards")) { for podcast in podcasts { li { card(podcast, visit) } } }
  }
}

private func card(_ podcast: Podcast, _ visit: Visit) -> Node {
  let words = PodcastPageWords[visit]
  return article(.class("card")) {
    h3(.class("card__title")) {
      a(.href("/listen/podcasts/\(podcast.id.rawValue)"), .dir(.auto)) { podcast.title }
    }
    if let standing = podcast.standing(in: visit.language) { p { standing } }
    if let newest = podcast.newest, !newest.isEmpty {
      p(.class("quiet"), .dir(.auto)) { words.newest(newest) }
    }
  }
}

private func addForm(_ state: FormState, _ visit: Visit) -> Node {
  let words = PodcastPageWords[visit]
  return section(.class("card stack"), .ariaLabelledBy("add-podcast")) {
    h2(.id("add-podcast")) { words.add }
    form(.class("form"), .action("/listen/podcasts"), .method(.post), .novalidate()) {
      Field(
        name: PodcastField.address, label: words.field, hint: words.fieldHint, isRequired: true
      ).line(
        state, visit, type: .url, .autocomplete("off"), .autocapitalize(.none), .spellcheck(false))
      button(.submit, .class("button button--main")) {
        Icon.plus.node(visit)
        words.addAct
      }
    }
  }
}

private func listForm(_ view: PodcastShelfView, _ visit: Visit) -> Node {
  let words = PodcastPageWords[visit]
  return section(.class("card stack"), .ariaLabelledBy("add-list")) {
    h2(.id("add-list")) { words.list }
    form(
      .class("form"), .action("/listen/podcasts/list"), .method(.post), .enctype(.multipart),
      .novalidate()
    ) {
      Field(name: PodcastField.list, label: words.listField, hint: words.listHint, isRequired: true)
        .node(view.state, visit) { own in
          input(.file, own, .accept(".opml,.xml,text/x-opml,text/xml,application/xml"))
        }
      button(.submit, .class("button")) {
        Icon.upload.node(visit)
        words.listAct
      }
    }
    if !view.podcasts.isEmpty {
      p {
        a(.class("button"), .href("/listen/podcasts/list")) {
          Icon.download.node(visit)
          words.download
        }
      }
    }
  }
}

private func feedSection(_ view: PodcastShelfView, _ visit: Visit) -> Node {
  let words = PodcastPageWords[visit]
  return section(.class("card stack"), .ariaLabelledBy("own-feed")) {
    h2(.id("own-feed")) { words.feed }
    p { words.feedLead }
    if let madeAt = view.feedMadeAt {
      p { words.feedIsOn(Moment.words(madeAt, visit.zone, at: view.now, in: visit.language)) }
      act(words.feedAnew, .exchange, to: "/listen/podcasts/own/feed", visit)
      act(words.feedEnd, .remove, to: "/listen/podcasts/own/feed/end", visit)
    } else {
      p { words.feedIsOff }
      act(words.feedMake, .plus, to: "/listen/podcasts/own/feed", visit)
    }
  }
}

/// The address of somebody’s own recordings, which is shown this once.
func privateFeedPage(_ address: String, _ visit: Visit) -> Page {
  let words = PodcastPageWords[visit]
  return Page(
    words.feedMade, in: .ability(.listen), lead: words.feedShown,
    back: Page.Link(words: words.podcasts, address: "/listen/podcasts")
  ) {
    Field(name: "link", label: words.feedAddress, saysOptional: false).node(FormState(), visit) {
      own in
      input(.text, own, .value(address), .readonly(), .dir(.leftToRight), .autocomplete("off"))
    }
  }.at("/listen/podcasts")
}

extension PodcastPageWords {
  fileprivate func told(_ result: AddedPodcasts) -> String {
    listTold([
      "added": "\(result.added)", "known": "\(result.known)", "refused": "\(result.refused)",
      "beyond": "\(result.beyond)",
    ])
  }
}

extension Podcast {
  /// Whether its feed was not read yet.
  var isWaiting: Bool { checkedAt == nil }

  /// What is wrong with its feed, or that it waits; nil where nothing is to be told.
  func standing(in language: Language) -> String? {
    if let problem { return problem.message(in: language) }
    return checkedAt == nil ? PodcastPageWords[language].waiting : nil
  }
}
