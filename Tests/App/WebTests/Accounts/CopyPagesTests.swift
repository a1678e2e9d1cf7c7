// SPDX-License-Identifier: Apache-2.0

import AccountCopies
import Accounts
import Database
import Foundation
import Jobs
import Passwords
import Speaking
import Testing

@testable import HTTPServer
@testable import Web

@Suite("The copy of all data") struct CopyPagesTests {
  private func path(of answer: Answer) throws -> String {
    guard case .file(let file) = answer.response.body else { throw BadAddress() }
    #expect(file.downloadName == "earshot.zip" && file.type.text == "application/zip")
    return file.path
  }

  /// What is in one file of an archive.
  private func read(_ name: String, in path: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c",
      "import sys, zipfile; sys.stdout.buffer.write(zipfile.ZipFile(sys.argv[1]).read(sys.argv[2]))",
      path, name,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return text
  }

  private func ask(_ person: Person, title: String, text: String) async throws {
    let answer = try await person.submit(
      "/read/requests",
      ["title": title, "text": text, "category": "other", "language": "en", "readers": "anyone"])
    #expect(answer.status == 303, "\(answer.text.prefix(2000))")
  }

  @Test("A person downloads what is theirs and nothing of others, in their language")
  func downloads() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let eva = try await Person.signedUp("eva", as: "requester", on: site)
    try await ask(ana, title: "School <letter>", text: "Dear Ana & all")
    try await ask(eva, title: "A bill", text: "Dear Eva")
    #expect(try await ana.open("/profile").text.contains("href=\"/profile/copy\""))
    #expect(try await ana.open("/profile/copy").text.contains(CopyWords[.english].act))
    let archive = try path(of: try await ana.submit("/profile/copy"))
    let data = try read("data.json", in: archive)
    #expect(data.contains("\"title\":\"School <letter>\"") && data.contains("Dear Ana & all"))
    #expect(data.contains("\"username\":\"ana\"") && data.contains("\"isOperator\":false"))
    #expect(!data.contains("Dear Eva") && !data.contains("\"eva\""))
    let index = try read("index.html", in: archive)
    #expect(
      index.contains("<h3>School &lt;letter&gt;</h3>") && index.contains("Dear Ana &amp; all"))
    #expect(try read("README.txt", in: archive).contains("index.html"))
    let nur = try await Person.signedUp("nur", as: "requester", on: site, language: "ar")
    let arabic = try path(of: try await nur.submit("/profile/copy"))
    #expect(try read("index.html", in: arabic).contains("dir=\"rtl\""))
    #expect(try read("README.txt", in: arabic).contains(CopyWords[.arabic].openIndex))
  }

  @Test(
    "Files that somebody attached are in the copy, each under its name, and those of others are not"
  )
  func attachedFiles() async throws {
    let site = try await TestSite()
    for name in ["eva", "ana"] {
      let person = try await Person.signedUp(name, as: "requester", on: site)
      let content = "The letter of \(name)."
      let file = try TemporaryFile(in: site.application.uploadFolder)
      try file.write(Array(content.utf8))
      file.close()
      let upload = UploadedFile(
        fieldName: "files", clientName: "my letter: 1.txt", type: ContentType("text/plain"),
        size: content.utf8.count, file: file)
      let fields = try #require(
        RequestTarget("/?title=Letter&category=letters&language=en&readers=anyone"))
      let sent = try await person.send(
        .post, "/read/requests", body: .form(Form(fields: fields.query, files: [upload])),
        headers: ["Sec-Fetch-Site": "same-origin"])
      #expect(sent.status == 303, "\(sent.text.suffix(2000))")
      let archive = try path(of: try await person.submit("/profile/copy"))
      #expect(try read("files/001 my letter- 1.txt", in: archive) == content)
      let data = try read("data.json", in: archive)
      #expect(data.contains("\"file\":\"files/001 my letter- 1.txt\""))
      #expect(!data.contains("files/002"))
      #expect(
        try read("index.html", in: archive).contains("href=\"files/001%20my%20letter-%201.txt\""))
    }
  }

  @Test(
    "After five copies in a day the sixth is refused, on the page and in the API, with the wait")
  func limit() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    for _ in 0..<5 { #expect(try await ana.submit("/profile/copy").status == 200) }
    let page = try await ana.submit("/profile/copy")
    #expect(page.status == 429 && page.response.headers[.retryAfter] != nil)
    let answer = try await ana.open("/api/v1/me/export")
    #expect(answer.status == 429 && answer.response.headers[.retryAfter] != nil)
    // Going on with a download that broke off is no new copy.
    let part = try await ana.send(
      .get, "/api/v1/me/export", headers: ["Range": "bytes=10-"])
    #expect(try FileManager.default.fileExists(atPath: path(of: part)))
  }

  @Test("Strangers get no copy, and an archive goes with its account and after a day")
  func goes() async throws {
    let site = try await TestSite()
    let stranger = Person(on: site)
    #expect(try await stranger.open("/profile/copy").location?.hasPrefix("/sign-in") == true)
    #expect(try await stranger.submit("/profile/copy").location?.hasPrefix("/sign-in") == true)
    #expect(try await stranger.open("/api/v1/me/export").status == 401)
    let ana = try await Person.signedUp("ana", as: "volunteer", on: site)
    let archive = try path(of: try await ana.submit("/profile/copy"))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -90_000)], ofItemAtPath: archive)
    try await site.services.copies.scheduleSweeping()
    _ = try await site.services.worker(places: 1) { _ in }.runUntilIdle()
    #expect(!FileManager.default.fileExists(atPath: archive))
    #expect(try path(of: try await ana.open("/api/v1/me/export")) == archive)
    #expect(FileManager.default.fileExists(atPath: archive))
    _ = try await ana.submit("/profile/delete", ["currentPassword": "three blue chairs 9"])
    #expect(!FileManager.default.fileExists(atPath: archive))
  }
}
