// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import ChartFiles
import Database
import Jobs
import Reading
import TestSupport
import Testing

@testable import HTTPServer
@testable import Web

/// Every operation is really used here, and each answer, good or not, is held against the OpenAPI document.
@Suite("API conformance") struct APIConformanceTests {
  func string(_ answer: Answer, _ name: String) throws -> String {
    try #require(try JSONParser.parse(Array(answer.text.utf8))[name]?.string)
  }

  /// A form with two seconds of a tone, as a program sends them.
  func recording(for site: TestSite) throws -> Form {
    let bytes = Sounds.tone
    let file = try TemporaryFile(in: site.application.uploadFolder)
    try file.write(bytes)
    file.close()
    return Form(files: [
      UploadedFile(
        fieldName: "recording", clientName: "a.wav", type: ContentType("audio/wav"),
        size: bytes.count, file: file)
    ])
  }

  @Test("Every operation answers as the document says, good answers and refusals alike")
  func conforms() async throws {
    let mail = try await MailSite()
    let client = try await APIClient(on: mail.site)
    try await useOpenOperations(client)
    try await useRequests(client)
    try await useUploads(client)
    try await useBooks(client)
    try await usePodcasts(client)
    try await useOperator(client)
    try await useMaps(client)
    try await useAccount(client)
    let unused = client.operations.map(\.id).filter { !client.served.contains($0) }
    #expect(unused.isEmpty, "not used with success: \(unused)")
  }

  private func useOpenOperations(_ client: APIClient) async throws {
    try await client.send("getTracks")
    try await client.send("getSpeech", query: "?text=hello&language=es&rate=1.5")
    try await client.send("getSpeech", query: "?text=hello&rate=9")
    try await client.send("postSpeech", body: "{\"text\":\"hello\"}")
    try await client.send("postSpeech", body: "{\"text\":\" \"}")
    try await client.send("getBrailleTables", query: "?language=es")
    try await client.send("postBrailleRead", body: "{\"table\":\"en-ueb-g1\",\"cells\":\"⠁\"}")
    try await client.send(
      "postBrailleRead", body: "{\"table\":\"en-ueb-g1\",\"words\":[\"⠁⠃\"],\"partial\":true}")
    try await client.send("postBrailleWrite", body: "{\"table\":\"en-ueb-g1\",\"text\":\"a\"}")
    // Last: the list of signs takes much of what one address may have translated at once.
    try await client.send("getBrailleSigns", query: "?table=en-ueb-g1")
    try await client.send("getBrailleSigns", query: "?table=nonsense")
    try await client.send("getCharts")
    try await client.send("getChartsId", id: "temperature")
    try await client.send("getChartsId", id: "nothing")
    try await client.send("getChartsIdSound", id: "temperature", query: "?duration=short")
    try await client.send("getChartsLive")
    for operation in client.operations where operation.id.hasPrefix("getChartsId") {
      try await client.send(operation.id, id: "temperature")
    }
    try await client.send("postChartsConvert", query: "?form=txt", body: "Day,Sales\n1,2\n2,3\n")
    try await client.send("postChartsConvert", query: "?form=nonsense", body: "Day,Sales\n1,2\n")
    try await client.send("postChartsConvert", body: "\u{89}PNG")
  }

  private func useAccount(_ client: APIClient) async throws {
    let made = try await client.send(
      "postAccounts",
      body: """
        {"name":"Dora","username":"dora","password":"three blue chairs 9","roles":["volunteer"]}
        """)
    let token = try string(made, "token")
    try await client.send("getMe")
    try await client.send("getMe", token: token)
    try await client.send("patchMe", body: "{\"username\":\"ana\"}", token: token)
    try await client.send("patchMe", body: "{\"name\":\"Dora M\"}", token: token)
    try await client.send("getMeEmail", token: token)
    try await client.send("putMeEmail", body: "{\"isTold\":true}", token: token)
    try await client.send("patchMe", body: "{\"email\":\"dora@example.org\"}", token: token)
    try await client.send("putMeEmail", body: "{\"isTold\":true}", token: token)
    try await client.send("getMeEmail", token: token)
    for name in ["dora", "nobody", " "] {
      try await client.send("postPasswordResets", body: "{\"name\":\"\(name)\"}")
    }
    try await client.send("getEvents")
    try await client.send("getEvents", token: token)
    try await client.send("deleteMe", body: "{\"password\":\"no\"}", token: token)
    try await client.send("deleteMe", body: "{\"password\":\"three blue chairs 9\"}", token: token)
  }

  private func useRequests(_ client: APIClient) async throws {
    let ana = try await client.token(of: "ana", as: "requester")
    let ben = try await client.token(of: "ben", as: "volunteer")
    let form = "{\"title\":\"Letter\",\"text\":\"Dear Ana\",\"readers\":\"anyone\"}"
    try await client.send("getRequests")
    let id = try string(try await client.send("postRequests", body: form, token: ana), "id")
    try await client.send(
      "patchRequestsId", id: id,
      body: "{\"title\":\"Long letter\",\"text\":\"Dear Ana, dear Eva\",\"category\":\"science\"}",
      token: ana)
    let changed = try await client.send("getRequestsId", id: id, token: ana)
    #expect(try string(changed, "title") == "Long letter" && string(changed, "status") == "open")
    #expect(try string(changed, "category") == "science")
    for (body, status) in [
      ("{\"title\":\"Letter\"}", 200), ("{\"wishes\":{\"pace\":\"slow\"}}", 200),
      ("{\"deadline\":\"2020-01-01\"}", 422), ("{\"title\":\"\",\"text\":\" \"}", 422),
      ("{\"colour\":\"red\"}", 400), ("{}", 200),
    ] {
      let answer = try await client.send("patchRequestsId", id: id, body: body, token: ana)
      #expect(answer.status == status, "\(body)")
    }
    try await client.send("patchRequestsId", id: id, body: "{}", token: ben)
    try await useAttachments(client, ana, ben)
    try await client.send("deleteRequestsId", id: id, token: ana)
    #expect(
      try string(try await client.send("getRequestsId", id: id, token: ana), "status")
        == "withdrawn"
    )
    try await client.send("postRequestsIdRestore", id: id, token: ana)
    try await useRequest(id, client, ana, ben)
    for list in ["waiting", "answered", "withdrawn", "open"] {
      try await client.send("getRequests", query: "?list=\(list)", token: ana)
    }
    for list in ["open", "taken", "past", "nonsense"] {
      try await client.send("getRequests", query: "?list=\(list)", token: ben)
    }
    try await useTrack(client, ana)
    try await useSafety(id, client, ana, ben)
    try await client.send("getMeExport", token: ana)
    for list in ["getMeSessions", "getBlocks"] {
      #expect(try await client.send(list, query: "?cursor=x", token: ana).status == 422)
      let end = "?cursor=\(Int64.min).0.0.x"
      #expect(try await client.send(list, query: end, token: ana).text.contains("\"next\":null"))
    }
    let sessions = try await client.send("getMeSessions", token: ana)
    let found = try JSONParser.parse(Array(sessions.text.utf8))["sessions"]?.array ?? []
    let other = try #require(found.first { $0["current"]?.bool == false }?["id"]?.string)
    try await client.send("deleteMeSessionsId", id: other, token: ben)
    #expect(try await client.send("getMeSessions", token: ana).text.contains(other))
    try await client.send("deleteMeSessionsId", id: other, token: ana)
    #expect(try await !client.send("getMeSessions", token: ana).text.contains(other))
    try await client.send("deleteSessions", token: ana)
    try await client.send("deleteSessions", token: ana)
  }

  private func useRequest(
    _ id: String, _ client: APIClient, _ ana: String, _ ben: String
  ) async throws {
    let open = try await client.send("getRequestsId", id: id, token: ben)
    #expect(!open.text.contains("Dear Ana"))
    try await useUrgency(id, client, ana, ben)
    try await useParts(client, ana, ben)
    try await useQueue(id, client, ana, ben)
    try await client.send("postRequestsIdClaim", id: id, token: ben)
    try await client.send("postRequestsIdClaimExtension", id: id, token: ben)
    try await client.send("deleteRequestsIdClaim", id: id, token: ben)
    try await client.send("deleteRequestsIdClaim", id: id, token: ben)
    try await client.send("postRequestsIdClaim", id: id, token: ben)
    let taken = try await client.send("getRequestsId", id: id, token: ben)
    #expect(try string(taken, "text") == "Dear Ana, dear Eva")
    for type in ["{}", "[]"] {
      try await client.send("postRequestsIdRecordings", id: id, body: type, token: ben)
    }
    try await client.send("postRequestsIdRecordings", id: id, form: Form(), token: ben)
    try await useLink(of: id, client, ben)
    try await client.send(
      "postRequestsIdRecordings", id: id, form: try recording(for: client.site), token: ben)
    let first = try string(
      try await client.send(
        "postRequestsIdRecordings", id: id, form: try recording(for: client.site), token: ben),
      "id")
    #expect(try await client.send("getRecordingsIdAudio", id: first, token: ben).status == 409)
    _ = try await client.site.services.worker(places: 1, report: { _ in }).runUntilIdle()
    for token in [ana, ben] {
      let recorded = try await client.send("getRequestsId", id: id, token: token)
      #expect(recorded.text.contains("\"ready\""), "\(recorded.text)")
      try await client.send("getRequestsIdChapters", id: id, token: token)
    }
    try await client.send("deleteRecordingsId", id: first, token: ana)
    try await client.send("postRequestsIdKeep", id: id, token: ana)
    try await useFindings(of: first, client, ana, ben)
    try await useRecording(first, of: id, client, ana, ben)
    try await useAcceptance(client, ana, ben)
  }

  /// Another request, taken as good by its own address.
  private func useAcceptance(_ client: APIClient, _ ana: String, _ ben: String) async throws {
    let form = "{\"title\":\"Bill\",\"text\":\"Dear Ana\",\"readers\":\"anyone\"}"
    let id = try string(try await client.send("postRequests", body: form, token: ana), "id")
    try await client.send("postRequestsIdClaim", id: id, token: ben)
    let sent = try string(
      try await client.send(
        "postRequestsIdRecordings", id: id, sound: Sounds.tone, token: ben), "id")
    _ = try await client.site.services.worker(places: 1, report: { _ in }).runUntilIdle()
    #expect(
      try await client.send("postRecordingsIdAcceptance", id: sent, token: ana).status == 204)
    try await sendAnyway(client, ana, ben)
  }

  private func useRecording(
    _ recording: String, of id: String, _ client: APIClient, _ ana: String, _ ben: String
  ) async throws {
    for token in [ana, ben] {
      let told = try await client.send("getRecordingsId", id: recording, token: token)
      #expect(try string(told, "request") == id && told.text.contains("\"accepted\":false"))
      let sound = try await client.send("getRecordingsIdAudio", id: recording, token: token)
      #expect(sound.status == 200)
    }
    let rating = "{\"stars\":5,\"comment\":\"Thank you, Ben.\"}"
    func rate(_ body: String, _ token: String) async throws -> Int {
      try await client.send("putRecordingsIdRating", id: recording, body: body, token: token).status
    }
    #expect(try await rate(rating, ana) == 409)
    #expect(try await client.send("deleteRecordingsId", id: recording, token: ana).status == 204)
    #expect(try await client.send("getRecordingsId", id: recording, token: ben).status == 404)
    try await client.send("postRequestsIdKeep", id: id, token: ana)
    let accepted = try await client.send("postRecordingsIdAcceptance", id: recording, token: ben)
    #expect(accepted.status == 404)
    try await client.send("postRecordingsIdAcceptance", id: recording, token: ana)
    try await client.send("postRecordingsIdAcceptance", id: recording, token: ana)
    #expect(try await rate("{\"stars\":6}", ana) == 422)
    #expect(try await rate("{\"stars\":2.5}", ana) == 422)
    #expect(
      try await rate("{\"stars\":3,\"comment\":\"\(String(repeating: "a", count: 1001))\"}", ana)
        == 422)
    #expect(try await rate(rating, ben) == 404)
    #expect(try await rate(rating, ana) == 204)
    let own = try await client.send("getRequestsId", id: id, token: ana).text
    #expect(own.contains("\"rating\":\(rating)"))
    for operation in ["getRequestsId", "getRecordingsId"] {
      let one = operation == "getRequestsId" ? id : recording
      let told = try await client.send(operation, id: one, token: ben).text
      #expect(told.contains("\"comment\":\"Thank you, Ben.\"") && !told.contains("stars"))
    }
    #expect(try await client.send("getRecordingsIdAudio", id: recording, token: ben).status == 404)
    #expect(try await client.send("deleteRecordingsId", id: recording, token: ben).status == 409)
    try await client.send("deleteRecordingsIdRating", id: recording, token: ana)
    #expect(
      try await !client.send("getRequestsId", id: id, token: ben).text.contains("comment"))
  }

  private func useQueue(
    _ id: String, _ client: APIClient, _ ana: String, _ ben: String
  ) async throws {
    func offered() async throws -> Bool {
      try await client.send("getRequests", query: "?list=open", token: ben).text.contains(id)
    }
    for token in [ana, ben] {
      try await client.send("putRequestsIdSkip", id: id, token: token)
      try await client.send("getRequests", query: "?list=skipped", token: token)
      try await client.send("getVolunteerInterests", token: token)
    }
    #expect(try await !offered())
    try await client.send("deleteRequestsIdSkip", id: id, token: ben)
    #expect(try await offered())
    for (body, status) in [
      ("{}", 200), ("{\"languages\":[\"ar\",\"en\",\"ar\"],\"categories\":[\"menus\"]}", 200),
      ("{\"languages\":[\"nonsense\"]}", 422), ("{\"languages\":[1]}", 400),
      ("{\"languages\":\"ar\"}", 400),
    ] {
      let answer = try await client.send("putVolunteerInterests", body: body, token: ben)
      #expect(answer.status == status, "\(body)")
    }
    #expect(
      try await client.send("getVolunteerInterests", token: ben).text
        == "{\"languages\":[\"ar\",\"en\"],\"categories\":[\"menus\"]}")
  }

  private func useSafety(
    _ id: String, _ client: APIClient, _ ana: String, _ ben: String
  ) async throws {
    try await client.send("getRequestsIdOpenings", id: id, token: ben)
    #expect(
      try await client.send("getRequestsIdOpenings", id: id, query: "?cursor=1", token: ana).status
        == 422)
    let openings = try JSONParser.parse(
      Array(try await client.send("getRequestsIdOpenings", id: id, token: ana).text.utf8))
    let opening = try #require(openings["openings"]?.array?.first?["id"]?.string)
    try await client.send("getVolunteer", token: ana)
    try await client.send("getVolunteer", token: ben)
    #expect(try await client.send("putBlocksId", id: "x", token: ana).status == 404)
    for pointer in [opening, id] {
      let block = try string(
        try await client.send("putBlocksId", id: pointer, token: ana), "id")
      #expect(try await client.send("getBlocks", token: ana).text.contains(block))
      #expect(try await client.send("deleteBlocksId", id: block, token: ben).status == 404)
      #expect(try await client.send("deleteBlocksId", id: pointer, token: ana).status == 204)
      #expect(try await client.send("deleteBlocksId", id: block, token: ana).status == 404)
    }
    let cat = try await client.token(of: "cat", as: "volunteer")
    #expect(try await client.send("putBlocksId", id: opening, token: cat).status == 404)
    for body in ["{\"reason\":\"other\"}", "{\"request\":\"\(id)\",\"reason\":\"bad\"}"] {
      let answer = try await client.send("postReports", body: body, token: ana)
      #expect([400, 422].contains(answer.status))
    }
    let report = "{\"reason\":\"other\",\"opening\":\"\(opening)\"}"
    #expect(try await client.send("postReports", body: report, token: cat).status == 404)
    #expect(try await client.send("postReports", body: report, token: ana).status == 201)
  }

  private func useOperator(_ client: APIClient) async throws {
    let olga = try await client.token(of: "olga", as: "volunteer")
    let eva = try await client.token(of: "eva", as: "requester")
    let accounts = client.site.services.accounts
    let ids = (
      try await accounts.account(username: "eva").id.rawValue,
      try await accounts.account(username: "olga").id.rawValue
    )
    let report = try #require(
      try await client.site.services.reading.openReports().items.first?.id.rawValue)
    func useAll(_ token: String?) async throws -> Set<Int> {
      var statuses: [Answer] = []
      for operation in client.operations where operation.path.contains("/operator/") {
        let isSettling = operation.path.hasSuffix("/settle")
        let body = operation.bodySchema == nil ? nil : "{\"claimsPerDay\":7}"
        statuses.append(
          try await client.send(
            operation.id, id: isSettling ? report : ids.1, body: body, token: token))
      }
      return Set(statuses.map(\.status))
    }
    #expect(try await useAll(nil) == [401])
    for stranger in [olga, eva] { #expect(try await useAll(stranger) == [404]) }
    #expect(try await client.site.services.reading.hostRules().claimsPerDay == 10)
    try await accounts.setOperator(AccountID(rawValue: ids.1), true)
    #expect(try await useAll(olga) == [200, 204])
    let rules = try await client.send(
      "patchOperatorRules", body: "{\"vetting\":true,\"claimsPerNetwork\":40,\"links\":false}",
      token: olga)
    #expect(
      rules.text == "{\"vetting\":true,\"claimsPerDay\":7,\"claimsPerNetwork\":40,\"links\":false}")
    for odd in ["2.5", "-1", "100001", "\"many\""] {
      let answer = try await client.send(
        "patchOperatorRules", body: "{\"claimsPerDay\":\(odd)}", token: olga)
      #expect((400...422).contains(answer.status))
    }
    let wrong = try await client.send("postOperatorPeopleIdVet", id: ids.0, token: olga)
    #expect(wrong.status == 409 && wrong.text.contains("This person is not a volunteer."))
    #expect(
      try await client.send("postOperatorPeopleIdStop", id: "nobody", token: olga).status == 404)
    let reports = try await client.send("getOperatorReports", token: olga).text
    #expect(reports == "{\"reports\":[],\"next\":null}")
    #expect(
      try await client.send("getOperatorPeople", query: "?cursor=1", token: olga).status == 422)
    let people = try await client.send("getOperatorPeople", token: olga).text
    #expect(people.contains("\"username\":\"ben\"") && people.hasSuffix("\"next\":null}"))
  }

  private func useTrack(_ client: APIClient, _ ana: String) async throws {
    let tracks = try JSONParser.parse(
      Array(try await client.send("getTracks", token: ana).text.utf8))
    let track = try #require(tracks["tracks"]?.array?.first?["id"]?.string)
    try await client.send("getTracksIdAudio", id: track, token: ana)
    try await client.send("getTracksIdAudio", id: "nothing", token: ana)
    try await client.send("getTracksIdPosition", id: track, token: ana)
    try await client.send("putTracksIdPosition", id: track, body: "{\"seconds\":1.5}", token: ana)
    try await client.send("putTracksIdPosition", id: track, body: "{\"seconds\":-1}", token: ana)
    try await client.send("getTracksIdPosition", id: "nothing", token: ana)
  }

  @Test("Operations have names of their own, and the document says where they are")
  func names() async throws {
    let client = try await APIClient(on: try await TestSite())
    let names = client.operations.map(\.id)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { !$0.isEmpty })
    #expect(client.document["servers"]?.array?.first?["url"]?.string == "/")
    for operation in client.operations {
      let responses = try #require(operation.about["responses"]?.members)
      #expect(responses.contains { $0.name == "400" }, "\(operation)")
      for response in responses where response.name.hasPrefix("4") || response.name == "default" {
        #expect(
          response.value["content"]?["application/problem+json"]?["schema"]?["$ref"]?.string
            == "#/components/schemas/Problem", "\(operation) \(response.name)")
      }
    }
  }
}
