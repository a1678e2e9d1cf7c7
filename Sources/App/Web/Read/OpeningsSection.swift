// SPDX-License-Identifier: Apache-2.0

import Database
import HTML
import Reading
import Speaking

/// Who has opened a text and when, with what can be done about each of them.
func openingsSection(
  _ trust: RequestTrust, of address: String, at now: Timestamp, _ visit: Visit
) -> Node {
  let openings = trust.openings.items
  return section(.class("stack"), .ariaLabelledBy("openings")) {
    h2(.id("openings"), .tabindex(-1)) { ReadStateWords[visit].opened }
    if openings.isEmpty {
      p { ReadStateWords[visit].nobody }
    } else {
      ul(.class("cards")) {
        for group in byReader(openings) { li { openingCard(group, of: address, at: now, visit) } }
      }
      if visit.zone == nil { p(.class("hint")) { ReadStateWords[visit].unknownZone } }
    }
    if let next = trust.openings.next {
      p {
        a(.class("button"), .href("\(address)?after=\(next.rawValue)#openings")) {
          ReadStateWords[visit].openedBefore
        }
      }
    }
    if trust.isFurtherOn {
      p { a(.class("button"), .href("\(address)#openings")) { ReadStateWords[visit].openedLast } }
    }
  }
}

/// The openings of each person together, so that there is one way to block somebody; who came last is first.
private func byReader(_ openings: [Opening]) -> [[Opening]] {
  var groups: [[Opening]] = []
  for opening in openings {
    if let reader = opening.reader,
      let place = groups.firstIndex(where: { $0.first?.reader == reader })
    {
      groups[place].append(opening)
    } else {
      groups.append([opening])
    }
  }
  return groups
}

private func openingCard(
  _ openings: [Opening], of address: String, at now: Timestamp, _ visit: Visit
) -> Node {
  div(.class("card")) {
    for opening in openings {
      p {
        ReadStateWords.opening(
          opening, Moment.words(opening.openedAt, visit.zone, at: now, in: visit.language),
          in: visit.language)
      }
    }
    if let opening = openings.first, let name = opening.firstName {
      if opening.isBlocked {
        p(.class("hint")) { ReadStateWords[visit].isBlocked }
      } else {
        div(.class("cluster")) {
          a(.class("button"), .href("\(address)/report?opening=\(opening.id.rawValue)")) {
            Icon.alert.node(visit)
            SafetyWords[visit].report(name)
          }
          form(.action("\(address)/block"), .method(.post)) {
            input(.hidden, .name("opening"), .value(opening.id.rawValue))
            button(.submit, .class("button")) {
              Icon.barred.node(visit)
              SafetyWords[visit].block(name)
            }
          }
        }
      }
    }
  }
}

/// For a volunteer: what can be done about the person who asks.
func troubleSection(_ summary: RequestSummary, at address: String, _ visit: Visit) -> Node {
  let name = summary.requesterFirstName
  return section(.class("stack stack--tight"), .ariaLabelledBy("trouble")) {
    h2(.id("trouble")) { SafetyWords[visit].trouble }
    p(.class("hint")) { SafetyWords[visit].blockHint(name) }
    div(.class("cluster")) {
      a(.class("button"), .href("\(address)/report")) {
        Icon.alert.node(visit)
        SafetyWords[visit].report(name)
      }
      act(SafetyWords[visit].block(name), .barred, to: "\(address)/block", visit)
    }
  }
}
