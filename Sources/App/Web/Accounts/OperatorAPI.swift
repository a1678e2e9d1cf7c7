// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import Database
import HTTPServer
import Reading
import Speaking

extension Site {
  /// What those who look after the server can do, as on their page; for everybody else there is nothing here.
  var operatorOperations: [APIOperation] {
    operatorReading + operatorRules
      + HostAct.allCases.map(operatorAct)
      + [
        APIOperation(
          method: .post, path: "/api/v1/operator/reports/{id}/settle",
          summary:
            "Close a report, as a person who looks after the server; it is deleted in 30 days.",
          success: .noContent, gives: "Nothing.",
          answer: .one { request, id in
            try await operate(request) { () throws(ReadingError) in
              try await reading.settle(ReportID(rawValue: id))
            }
          })
      ]
  }

  private var operatorReading: [APIOperation] {
    [
      APIOperation(
        method: .get, path: "/api/v1/operator/people",
        summary: "List volunteers and suspended people, as a person who looks after the server.",
        query: [.cursor], refuses: [.notFound, .unprocessableContent],
        gives: """
          A hundred people, those with reports and those not vetted first; next is the cursor of those after them, null \
          at the end.
          """,
        shape: .object([.always("people", .list(.object(PersonJSON.members))), .next]),
        answer: .plain { request in
          try await answer(request) { visit in
            try requireOperator(visit)
            let found = try await reading.peopleForHost(
              size: ReadingService.maximumPageSize, after: try request.pagePlace())
            var writer = JSONWriter()
            writer.page("people", found, PersonJSON.init(person:))
            return .bytes(writer.bytes, type: .json)
          }
        }),
      APIOperation(
        method: .get, path: "/api/v1/operator/reports",
        summary: "List the reports that are waiting, as a person who looks after the server.",
        query: [.cursor], refuses: [.notFound, .unprocessableContent],
        gives: """
          A hundred reports, the oldest first, without any text; next is the cursor of those after them, null at the end.
          """,
        shape: .object([.always("reports", .list(.object(ReportJSON.members))), .next]),
        answer: .plain { request in
          try await answer(request) { visit in
            try requireOperator(visit)
            let found = try await reading.openReports(
              size: ReadingService.maximumPageSize, after: try request.pagePlace())
            var writer = JSONWriter()
            writer.page("reports", found, ReportJSON.init(report:))
            return .bytes(writer.bytes, type: .json)
          }
        }),
    ]
  }

  private var operatorRules: [APIOperation] {
    [
      APIOperation(
        method: .get, path: "/api/v1/operator/rules",
        summary: "Get the rules of the host, as a person who looks after the server.",
        refuses: [.notFound], gives: "The rules.", shape: .object(Self.ruleMembers),
        answer: .plain { request in
          try await answer(request) { visit in
            try requireOperator(visit)
            return try await rules()
          }
        }),
      APIOperation(
        method: .patch, path: "/api/v1/operator/rules",
        summary: "Change rules of the host, as a person who looks after the server.",
        body: [
          APIOperation.Value(
            name: "vetting", kind: .truth,
            about:
              "Whether texts are for vetted volunteers unless the person who asks says otherwise.",
            isRequired: false),
          APIOperation.Value(
            name: "claimsPerDay", kind: .whole(Administration.claimCounts),
            about: "How many texts a new volunteer can take in a day.", isRequired: false),
          APIOperation.Value(
            name: "claimsPerNetwork", kind: .whole(Administration.claimCounts),
            about:
              "How many texts volunteers who are not vetted can take in a day on one network, all together.",
            isRequired: false),
          APIOperation.Value(
            name: "links", kind: .truth,
            about: "Whether volunteers can answer with a link to a sound, which is fetched.",
            isRequired: false),
        ],
        refuses: [.notFound], gives: "All rules, as they are afterwards; what was left out stays.",
        shape: .object(Self.ruleMembers),
        answer: .plain { request in
          try await answer(request) { visit in
            try requireOperator(visit)
            let sent = try request.json()
            if let isOn = sent["vetting"]?.bool { try await reading.setVetting(isOn) }
            if let count = sent["claimsPerDay"]?.number {
              try await reading.setClaimsPerDay(Int(count))
            }
            if let count = sent["claimsPerNetwork"]?.number {
              try await reading.setClaimsPerNetwork(Int(count))
            }
            if let isOn = sent["links"]?.bool { try await reading.setTakesLinks(isOn) }
            return try await rules()
          }
        }),
    ]
  }

  private static let ruleMembers: [Shape.Member] = [
    .always("vetting", .truth), .always("claimsPerDay", .integer),
    .always("claimsPerNetwork", .integer), .always("links", .truth),
  ]

  private func rules() async throws -> Response {
    let rules = try await reading.hostRules()
    var writer = JSONWriter()
    writer.object { json in
      json.field("vetting", rules.isVetting)
      json.field("claimsPerDay", rules.claimsPerDay)
      json.field("claimsPerNetwork", rules.claimsPerNetwork)
      json.field("links", rules.takesLinks)
    }
    return .bytes(writer.bytes, type: .json)
  }

  /// What the host does to one person.
  private func operatorAct(_ act: HostAct) -> APIOperation {
    let summary =
      switch act {
      case .vet: "Vet a volunteer that you know, as a person who looks after the server."
      case .unvet: "Withdraw the vetting of a volunteer, as a person who looks after the server."
      case .stop:
        "Suspend a person, who can then neither read nor ask, as a person who looks after the server."
      case .allow:
        "Let a suspended person read and ask again, as a person who looks after the server."
      }
    return APIOperation(
      method: .post, path: "/api/v1/operator/people/{id}/\(act.rawValue)", summary: summary,
      success: .noContent, refuses: [.conflict], gives: "Nothing.",
      answer: .one { request, id in
        try await operate(request) { () throws(ReadingError) in
          try await reading.perform(act, on: AccountID(rawValue: id))
        }
      })
  }

  private func operate(
    _ request: Request, _ body: () async throws(ReadingError) -> Void
  ) async throws -> Response {
    try await answer(request) { visit in
      try requireOperator(visit)
      // The words for that are about the person who asks: here it is somebody else.
      var isNoVolunteer = false
      try await readingAllowed { () throws(ReadingError) in
        do throws(ReadingError) { try await body() } catch .notAVolunteer { isNoVolunteer = true }
      }
      if isNoVolunteer {
        throw APIError(status: .conflict) { OperatorWords[$0].notAVolunteer }
      }
      return .empty()
    }
  }

  private func requireOperator(_ visit: Visit) throws(APIError) {
    guard try account(of: visit).isOperator else { throw APIError(.notFound) }
  }
}

/// A person as the API tells those who look after the server.
private struct PersonJSON: JSONEncodable {
  let person: PersonRecord

  static let members: [Shape.Member] = [
    .always("id", .text), .always("username", .text), .always("name", .text),
    .sometimes("email", .text), .always("roles", rolesShape),
    .always("since", .moment), .always("vetted", .truth), .always("stopped", .truth),
    .always("inHand", .integer), .always("readings", .integer), .always("reports", .integer),
    .always("blocks", .integer),
  ]

  func write(to writer: inout JSONWriter) {
    writer.object { json in
      json.field("id", person.id.rawValue)
      json.field("username", person.username)
      json.field("name", person.name)
      if let email = person.email { json.field("email", email) }
      // That a volunteer also asks can mean blindness: the list of volunteers does not tell it.
      json.roles(person.roles.contains(.volunteer) ? .volunteer : .requester)
      json.field("since", person.since)
      json.field("vetted", person.isVetted)
      json.field("stopped", person.isBarred)
      json.field("inHand", person.inHand)
      json.field("readings", person.readings)
      json.field("reports", person.reports)
      json.field("blocks", person.blocks)
    }
  }
}

/// A report as the API tells those who look after the server.
private struct ReportJSON: JSONEncodable {
  let report: Report

  static let members: [Shape.Member] = [
    .always("id", .text), .always("at", .moment),
    .always("reason", .word(ReportReason.allCases.map(\.rawValue))), .always("words", .text),
    .sometimes("by", .text), .always("about", .text), .always("username", .text),
    .always("roles", rolesShape), .always("stopped", .truth),
    .sometimes("title", .text),
  ]

  func write(to writer: inout JSONWriter) {
    writer.object { json in
      json.field("id", report.id.rawValue)
      json.field("at", report.createdAt)
      json.field("reason", report.reason.rawValue)
      json.field("words", report.words)
      if let sender = report.reporter { json.field("by", sender) }
      json.field("about", report.about.rawValue)
      json.field("username", report.aboutUsername)
      json.roles(report.aboutRoles)
      json.field("stopped", report.isAboutBarred)
      if let title = report.title { json.field("title", title) }
    }
  }
}
