// SPDX-License-Identifier: Apache-2.0

import ChartFiles
import HTML
import Interface
import Places
import Speaking

/// Something that can be kept, as the list names it.
struct KeptThing {
  let what: Keepable
  let name: String
  let address: String
}

extension Site {
  /// All that can be kept, in the language of the page.
  func keptThings(_ visit: Visit) -> [KeptThing] {
    keepables.map { what in
      let (name, address): (String, String) =
        switch what {
        case .frame: (OfflineWords[visit].frame, "/")
        case .walk: (FrameWords[visit].walk, Ability.walk.address)
        case .charts: (FrameWords[visit].charts, Ability.charts.address)
        case .braille: (FrameWords[visit].braille, Ability.braille.address)
        case .map(let key):
          (
            OfflineWords[visit].map(maps.name(of: key)?.text(in: visit.language) ?? key),
            "/walk?campus=\(key.inAddress)"
          )
        case .chart(let id):
          (
            OfflineWords[visit].chart(
              demoCharts.first { $0.id == id }?.title.text(in: visit.language) ?? id),
            "/charts/\(id)"
          )
        }
      return KeptThing(what: what, name: name, address: address)
    }
  }
}

/// What works without a network on this device, how large it is, and buttons that keep and free it.
func offlinePage(_ things: [KeptThing], _ visit: Visit) -> Page {
  let words = OfflineWords[visit]
  return Page(words.title, in: .elsewhere, lead: words.lead, modules: ["offline/list"]) {
    p(.data("unscripted")) { words.needsScript }
    keptElement(visit) {
      // What is told has its place, so that nothing moves.
      p(.class("told"), .data("part", "said"), .data("scripted")) {}
      p(.data("part", "total"), .data("scripted")) { words.nothing }
      list(things, visit) { thing in
        p(.class("quiet"), .data("state"), .data("scripted")) { words.absent }
        button(
          .button, .class("button"), .data("act-words"), .data("scripted"),
          .data("name", thing.name)
        ) { words.keep }
      }
      div(.class("cluster"), .data("scripted")) {
        button(.button, .class("button"), .data("act", "keep")) { words.keepAll }
        button(.button, .class("button"), .data("act", "free")) { words.freeAll }
      }
      p(.class("hint")) { words.again }
      section(.class("stack stack--tight"), .ariaLabelledBy("longer"), .data("scripted")) {
        h2(.id("longer")) { words.longer }
        p(.data("part", "persistence")) { words.mayGo }
        p { button(.button, .class("button"), .data("act", "persist")) { words.persist } }
      }
    }
  }
}

/// Stands in for a page that is not kept, when there is no network.
func unkeptPage(_ things: [KeptThing], _ visit: Visit) -> Page {
  let words = OfflineWords[visit]
  return Page(words.unkept, in: .elsewhere, lead: words.unkeptLead, modules: ["offline/list"]) {
    // An empty address is that of the page that was asked for.
    p { a(.class("button button--main"), .href("")) { words.tryAgain } }
    section(.class("stack"), .ariaLabelledBy("works")) {
      h2(.id("works")) { words.works }
      keptElement(visit, .data("kept-only")) {
        list(things, visit, .data("later")) { _ in .empty }
      }
    }
  }
}

private func keptElement(
  _ visit: Visit, _ attributes: Attribute..., @HTMLBuilder content: () -> Node
) -> Node {
  let words = OfflineWords[visit]
  return element(
    "earshot-kept", .class("stack"), .group(attributes),
    .data("unable", words.unable), .data("keep", words.keep), .data("free", words.free),
    .data("present", words.present(["size": "{size}"])), .data("absent", words.absent),
    .data("total", words.total(["size": "{size}"])), .data("nothing", words.nothing),
    .data("keeping", words.keeping), .data("kept", words.isKept), .data("freed", words.freed),
    .data("full", words.full), .data("failed", words.failed), .data("may-go", words.mayGo),
    .data("persisted", words.persisted), .data("refused", words.refused), content: content)
}

private func list(
  _ things: [KeptThing], _ visit: Visit, _ attributes: Attribute...,
  @HTMLBuilder state: (KeptThing) -> Node
) -> Node {
  ul(.class("stack"), .group(attributes)) {
    for thing in things {
      li(.data("what", thing.what.word), .class("stack stack--tight")) {
        a(.class("lone-link"), .href(thing.address), .dir(.auto)) { thing.name }
        state(thing)
      }
    }
  }
}

/// Says that a map is kept, once the worker has kept it.
func keepingLine(_ map: OfferedMap, _ visit: Visit) -> Node {
  p(
    .class("quiet"), .data("keeping", Keepable.map(map.key).word), .hidden(),
    .data("kept", OfflineWords[visit].mapIsKept(["size": "{size}"])),
    .data("full", OfflineWords[visit].full)
  ) {}
}

/// On a page that was kept: that it is, and the way to the present one.
func keptLine(_ visit: Visit) -> Node {
  div(.class("notice")) {
    Icon.alert.node(visit)
    div(.class("cluster")) {
      p { OfflineWords[visit].isCopy }
      a(.class("button"), .href("")) { OfflineWords[visit].tryAgain }
      a(.class("button"), .href(offlineAddress)) { OfflineWords[visit].title }
    }
  }
}

/// What a script shows when a newer version waits than that of the page.
func newVersionTemplate(_ visit: Visit) -> Node {
  template(.id("new-version")) {
    div(.class("notice")) {
      Icon.alert.node(visit)
      div(.class("cluster")) {
        p { OfflineWords[visit].newVersion }
        button(.button, .class("button")) { OfflineWords[visit].useNow }
      }
    }
  }
}
