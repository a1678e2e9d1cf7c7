// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import HTML
import Reading
import Speaking

/// What those who look after the server need to know of its people.
struct OperatorDesk: Sendable {
  let rules: HostRules
  let reports: ListPage<Report>
  let people: ListPage<PersonRecord>
  /// Whether the lists begin further on.
  var isFurtherOn = false
}

/// The page of those who look after the server: reports, volunteers to vet, the others, the rules.
///
/// - Parameters:
///   - claims: The form for how many texts can be taken, as it was filled in.
///   - link: The form for a link to a new password, as it was filled in.
func operatorPage(
  _ desk: OperatorDesk, claims: FormState? = nil, link: FormState, at now: Timestamp,
  _ visit: Visit
) -> Page {
  let claims = claims ?? FormState(values: ClaimFields.values(of: desk.rules))
  let waiting = desk.people.items.filter { !$0.isVetted && !$0.isBarred }
  let others = desk.people.items.filter { $0.isVetted || $0.isBarred }
  return Page(
    OperatorWords[visit].title, in: .account, lead: OperatorWords[visit].lead,
    back: Page.Link(words: AccountWords[visit].profileTitle, address: "/profile"),
    modules: ["runtime/zone"],
    hasErrors: !(link.problems + claims.problems).isEmpty
  ) {
    errorSummary(FormState(problems: link.problems + claims.problems), visit)
    div(.class("stack stack--loose")) {
      section(.class("stack"), .ariaLabelledBy("reports")) {
        h2(.id("reports"), .tabindex(-1)) { OperatorWords[visit].reports }
        if desk.reports.items.isEmpty {
          p(.class("empty")) { OperatorWords[visit].noReports }
        } else {
          ul(.class("cards")) {
            for report in desk.reports.items { li { reportCard(report, at: now, visit) } }
          }
        }
        more(desk.reports.next, "reports", visit)
      }
      volunteerSection(
        "people", OperatorWords[visit].waiting, waiting, empty: OperatorWords[visit].nobodyWaits,
        visit)
      if !others.isEmpty {
        volunteerSection("known", OperatorWords[visit].known, others, empty: nil, visit)
      }
      more(desk.people.next, "people", visit)
      if desk.isFurtherOn {
        p { a(.class("button"), .href("/operator")) { OperatorWords[visit].fromBeginning } }
      }
      passwordLinkSection(link, visit)
      section(.class("stack"), .ariaLabelledBy("rules")) {
        h2(.id("rules"), .tabindex(-1)) { OperatorWords[visit].rules }
        p {
          desk.rules.isVetting ? OperatorWords[visit].isVetting : OperatorWords[visit].isNotVetting
        }
        act(
          desk.rules.isVetting ? OperatorWords[visit].turnOff : OperatorWords[visit].turnOn,
          .settings,
          to: "/operator/vetting/\(desk.rules.isVetting ? "off" : "on")", visit)
        p {
          desk.rules.takesLinks
            ? OperatorWords[visit].takesLinks : OperatorWords[visit].takesNoLinks
        }
        act(
          desk.rules.takesLinks ? OperatorWords[visit].takeNoLinks : OperatorWords[visit].takeLinks,
          .settings, to: "/operator/links/\(desk.rules.takesLinks ? "off" : "on")", visit)
        form(.class("form"), .action("/operator/claims"), .method(.post), .novalidate()) {
          for field in ClaimFields(visit: visit).all {
            field.line(claims, visit, .inputmode(.numeric), .autocomplete("off"))
          }
          div(.class("form__actions")) {
            button(.submit, .class("button")) { FormWords[visit].save }
          }
        }
      }
    }
  }.at("/operator")
}

/// Where a list goes on; each by itself.
@HTMLBuilder private func more(_ next: PageCursor?, _ list: String, _ visit: Visit) -> Node {
  if let next {
    p {
      a(.class("button"), .href("/operator?\(list)=\(next.rawValue)#\(list)")) {
        list == "people" ? OperatorWords[visit].morePeople : OperatorWords[visit].moreReports
      }
    }
  }
}

private func reportCard(_ report: Report, at now: Timestamp, _ visit: Visit) -> Node {
  article(.class("card stack stack--tight")) {
    h3 { OperatorWords[visit].about(report.aboutUsername, roles: report.aboutRoles) }
    p { SafetyWords[visit].reason(report.reason) }
    if !report.words.isEmpty { div(.class("reading-text"), .dir(.auto)) { report.words } }
    if let title = report.title { p { OperatorWords[visit].inRequest(title) } }
    p(.class("hint")) {
      OperatorWords[visit].from(
        report.reporter,
        Moment.words(report.createdAt, visit.zone, at: now, in: visit.language))
    }
    div(.class("cluster")) {
      act(
        OperatorWords[visit].settle(report.aboutUsername), .check,
        to: "/operator/reports/\(report.id.rawValue)/settle", visit)
      stopping(
        report.aboutUsername, "/operator/people/\(report.about.rawValue)",
        isBarred: report.isAboutBarred, visit)
    }
  }
}

private func volunteerSection(
  _ id: String, _ heading: String, _ people: [PersonRecord], empty: String?, _ visit: Visit
) -> Node {
  section(.class("stack"), .ariaLabelledBy(id)) {
    h2(.id(id)) { heading }
    if !people.isEmpty { p(.class("hint")) { OperatorWords[visit].actsHint } }
    if people.isEmpty {
      if let empty { p(.class("empty")) { empty } }
    } else {
      ul(.class("cards")) { for person in people { li { volunteerCard(person, visit) } } }
    }
  }
}

private func volunteerCard(_ person: PersonRecord, _ visit: Visit) -> Node {
  let address = "/operator/people/\(person.id.rawValue)"
  return article(.class("card stack stack--tight")) {
    // After an act on this person the page opens here.
    h3(.id("person-\(person.id.rawValue)"), .tabindex(-1), .dir(.auto)) {
      "\(person.name) (\(person.username))"
    }
    if let email = person.email { p(.dir(.leftToRight)) { email } }
    p {
      OperatorWords[visit].since(
        Moment.day(person.since, visit.zone, in: visit.language), as: person.roles)
    }
    if person.isBarred { p { OperatorWords[visit].isBarred } }
    p { OperatorWords[visit].record(person) }
    div(.class("cluster")) {
      if !person.roles.contains(.volunteer) {
        Node.empty
      } else if person.isVetted {
        act(OperatorWords[visit].unvet(person.username), .undo, to: "\(address)/unvet", visit)
      } else {
        act(OperatorWords[visit].vet(person.username), .check, to: "\(address)/vet", visit)
      }
      stopping(person.username, address, isBarred: person.isBarred, visit)
    }
  }
}

private func stopping(_ name: String, _ address: String, isBarred: Bool, _ visit: Visit) -> Node {
  isBarred
    ? act(OperatorWords[visit].allow(name), .undo, to: "\(address)/allow", visit)
    : act(OperatorWords[visit].bar(name), .barred, to: "\(address)/stop", visit)
}

/// The fields for how many texts can be taken in a day.
struct ClaimFields {
  let visit: Visit

  var perDay: Field {
    Field(name: "claimsPerDay", label: OperatorWords[visit].claimsPerDay, isRequired: true)
  }
  var perNetwork: Field {
    Field(
      name: "claimsPerNetwork", label: OperatorWords[visit].claimsPerNetwork,
      hint: OperatorWords[visit].claimsPerNetworkHint, isRequired: true)
  }
  var all: [Field] { [perDay, perNetwork] }

  static let names = ["claimsPerDay", "claimsPerNetwork"]

  static func values(of rules: HostRules) -> [String: String] {
    ["claimsPerDay": "\(rules.claimsPerDay)", "claimsPerNetwork": "\(rules.claimsPerNetwork)"]
  }
}
