// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import HTML
import Phrases
import Reading

/// What those who look after the server need to know of its people.
struct OperatorDesk: Sendable {
  let rules: HostRules
  let reports: [Report]
  let people: HostPeople
}

/// The page of those who look after the server: reports, volunteers to vet, the others, the rules.
///
/// - Parameter claims: The form for how many texts can be taken, as it was filled in.
func operatorPage(
  _ desk: OperatorDesk, claims: FormState? = nil, at now: Timestamp, _ visit: Visit
) -> Page {
  let claims = claims ?? FormState(values: ClaimFields.values(of: desk.rules))
  let waiting = desk.people.people.filter { !$0.isVetted && !$0.isBarred }
  let others = desk.people.people.filter { $0.isVetted || $0.isBarred }
  return Page(
    visit(OperatorWords.title), in: .account, lead: visit(OperatorWords.lead),
    back: Page.Link(words: visit(AccountWords.profileTitle), address: "/profile"),
    modules: ["runtime/zone"],
    hasErrors: !claims.problems.isEmpty
  ) {
    errorSummary(claims, visit)
    div(.class("stack stack--loose")) {
      section(.class("stack"), .ariaLabelledBy("reports")) {
        h2(.id("reports"), .tabindex(-1)) { visit(OperatorWords.reports) }
        if desk.reports.isEmpty {
          p(.class("empty")) { visit(OperatorWords.noReports) }
        } else {
          ul(.class("cards")) {
            for report in desk.reports { li { reportCard(report, at: now, visit) } }
          }
        }
      }
      volunteerSection(
        "waiting", visit(OperatorWords.waiting), waiting, empty: visit(OperatorWords.nobodyWaits),
        visit)
      if !others.isEmpty {
        volunteerSection("known", visit(OperatorWords.known), others, empty: nil, visit)
      }
      if !desk.people.isWhole { p { visit(OperatorWords.isCut(desk.people.people.count)) } }
      section(.class("stack"), .ariaLabelledBy("rules")) {
        h2(.id("rules"), .tabindex(-1)) { visit(OperatorWords.rules) }
        p {
          visit(desk.rules.isVetting ? OperatorWords.isVetting : OperatorWords.isNotVetting)
        }
        act(
          visit(desk.rules.isVetting ? OperatorWords.turnOff : OperatorWords.turnOn), .settings,
          to: "/operator/vetting/\(desk.rules.isVetting ? "off" : "on")", visit)
        form(.class("form"), .action("/operator/claims"), .method(.post), .novalidate()) {
          for field in ClaimFields(visit: visit).all {
            field.line(claims, visit, .inputmode(.numeric), .autocomplete("off"))
          }
          div(.class("form__actions")) {
            button(.submit, .class("button")) { visit(FormWords.save) }
          }
        }
      }
    }
  }
}

private func reportCard(_ report: Report, at now: Timestamp, _ visit: Visit) -> Node {
  article(.class("card stack stack--tight")) {
    h3 { visit(OperatorWords.about(report.aboutUsername, role: report.aboutRole)) }
    p { visit(SafetyWords.phrase(report.reason)) }
    if !report.words.isEmpty { div(.class("reading-text"), .dir(.auto)) { report.words } }
    if let title = report.title { p { visit(OperatorWords.inRequest(title)) } }
    p(.class("hint")) {
      visit(
        OperatorWords.from(report.reporter, Moment.phrase(report.createdAt, visit.zone, at: now)))
    }
    div(.class("cluster")) {
      act(
        visit(OperatorWords.settle(report.aboutUsername)), .check,
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
    if !people.isEmpty { p(.class("hint")) { visit(OperatorWords.actsHint) } }
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
    p { visit(OperatorWords.since(Moment.day(person.since, visit.zone), as: person.role)) }
    if person.isBarred { p { visit(OperatorWords.isBarred) } }
    p { visit(OperatorWords.record(person)) }
    div(.class("cluster")) {
      if person.role == .requester {
        Node.empty
      } else if person.isVetted {
        act(visit(OperatorWords.unvet(person.username)), .undo, to: "\(address)/unvet", visit)
      } else {
        act(visit(OperatorWords.vet(person.username)), .check, to: "\(address)/vet", visit)
      }
      stopping(person.username, address, isBarred: person.isBarred, visit)
    }
  }
}

private func stopping(_ name: String, _ address: String, isBarred: Bool, _ visit: Visit) -> Node {
  isBarred
    ? act(visit(OperatorWords.allow(name)), .undo, to: "\(address)/allow", visit)
    : act(visit(OperatorWords.bar(name)), .barred, to: "\(address)/stop", visit)
}

/// The fields for how many texts can be taken in a day.
struct ClaimFields {
  let visit: Visit

  var perDay: Field {
    Field(name: "claimsPerDay", label: visit(OperatorWords.claimsPerDay), isRequired: true)
  }
  var perNetwork: Field {
    Field(
      name: "claimsPerNetwork", label: visit(OperatorWords.claimsPerNetwork),
      hint: visit(OperatorWords.claimsPerNetworkHint), isRequired: true)
  }
  var all: [Field] { [perDay, perNetwork] }

  static let names = ["claimsPerDay", "claimsPerNetwork"]

  static func values(of rules: HostRules) -> [String: String] {
    ["claimsPerDay": "\(rules.claimsPerDay)", "claimsPerNetwork": "\(rules.claimsPerNetwork)"]
  }
}
