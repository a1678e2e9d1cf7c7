// SPDX-License-Identifier: Apache-2.0

import BlobStore
import Jobs
import Reading
import Testing

@testable import HTTPServer
@testable import Web

@Suite("Pages with attached files") struct AttachmentPagesTests {
  /// A part of a form that holds a file.
  private func file(
    _ content: String, _ name: String, _ site: TestSite, field: String = "files"
  ) throws -> UploadedFile {
    let file = try TemporaryFile(in: site.application.uploadFolder)
    try file.write(Array(content.utf8))
    file.close()
    return UploadedFile(
      fieldName: field, clientName: name, type: ContentType("text/plain"),
      size: content.utf8.count, file: file)
  }

  private func send(
    _ person: Person, _ address: String, _ fields: String = "", _ files: [UploadedFile]
  ) async throws -> Answer {
    let target = try #require(RequestTarget("/?" + fields))
    return try await person.send(
      .post, address, body: .form(Form(fields: target.query, files: files)),
      headers: ["Sec-Fetch-Site": "same-origin"])
  }

  private func asked(
    _ person: Person, _ site: TestSite, _ files: [UploadedFile]
  ) async throws -> String {
    let answer = try await send(
      person, "/read/requests", "title=Letter&category=letters&language=en&readers=anyone", files)
    #expect(answer.status == 303, "\(answer.text.suffix(2000))")
    return String(try #require(answer.location?.split(separator: "?").first))
  }

  private func work(_ site: TestSite) async throws {
    _ = try await site.services.worker(places: 1, report: { _ in }).runUntilIdle()
  }

  @Test("Somebody asks with a file alone, and sees what became of each")
  func asks() async throws {
    let site = try await TestSite()
    let ana = Person(on: site)
    try await ana.signUp(as: "requester", username: "ana")
    let form = try await ana.open("/read/requests/new").text
    #expect(form.contains("multipart/form-data") && form.contains("capture=\"environment\""))
    let page = try await asked(
      ana, site,
      [file("The first page.", "one.txt", site)])
    let before = try await ana.open(page).text
    #expect(before.contains("1 file is still being read by a machine."))
    try await work(site)
    let after = try await ana.open(page).text
    #expect(after.contains("A machine has read your files.") && after.contains("The first page."))
    #expect(after.contains("Remove one.txt") && after.contains("Open one.txt"))
    // Changing the request shows what was typed, and not what was read.
    #expect(try await !ana.open(page + "/edit").text.contains("The first page."))
  }

  @Test(
    "A file that cannot be read comes back with its reason, and no request is made of the others")
  func refuses() async throws {
    let site = try await TestSite()
    let ana = Person(on: site)
    try await ana.signUp(as: "requester", username: "ana")
    let answer = try await send(
      ana, "/read/requests", "title=Letter&category=letters&language=en&text=typed",
      [file("\u{7F}ELF", "photo.jpg", site), file("fine", "fine.txt", site)])
    #expect(answer.status == 422)
    #expect(answer.text.contains("photo.jpg: This is a program or a script"))
    #expect(answer.text.contains("typed"))
    let missing = try await send(
      ana, "/read/requests", "category=letters&language=en", [file("fine", "fine.txt", site)])
    #expect(missing.status == 422)
    #expect(missing.text.contains("Your files were not kept. Choose them again."))
    #expect(try await ana.open("/read").text.contains("Letter") == false)
    let page = try await asked(ana, site, [])
    let none = try await send(ana, page + "/attachments", "", [])
    #expect(none.status == 422 && none.text.contains("Choose a file or take a photo first."))
    let some = try await send(
      ana, page + "/attachments", "",
      [file("fine", "fine.txt", site), file("GIF8", "no.gif", site)])
    #expect(some.status == 422 && some.text.contains("no.gif: This is a picture"))
    #expect(some.text.contains("Remove fine.txt"))
  }

  @Test("Files are added, moved, taken off and put back, and each act says what it did")
  func arranges() async throws {
    let site = try await TestSite()
    let ana = Person(on: site)
    try await ana.signUp(as: "requester", username: "ana")
    let page = try await asked(ana, site, [file("one", "a.txt", site)])
    let added = try await send(ana, page + "/attachments", "", [file("two", "b.txt", site)])
    #expect(added.location == page + "?done=filesAdded")
    let text = try await ana.open(page).text
    let start = try #require(text.firstRange(of: "/read/attachments/")).upperBound
    let id = String(text[start...].prefix { $0 != "/" })
    let address = "/read/attachments/\(id)"
    #expect(try await ana.submit(address + "/down").location == page + "?done=fileMoved")
    let removed = try await ana.submit(address + "/remove")
    #expect(removed.location == page + "?request=\(id)&done=fileRemoved")
    let told = try await ana.open(try #require(removed.location)).text
    #expect(told.contains("The file is removed.") && told.contains(address + "/restore"))
    #expect(!told.contains("Open a.txt"))
    #expect(try await ana.submit(address + "/restore").location == page + "?done=fileBack")
    #expect(try await ana.open(page).text.contains("Open a.txt"))
    let eve = Person(on: site)
    try await eve.signUp(as: "requester", username: "eve")
    for act in ["/down", "/remove", "/restore", "/up"] {
      #expect(try await eve.submit(address + act).status == 404)
    }
    #expect(try await eve.open(address + "/original").status == 404)
    #expect(
      try await send(eve, page + "/attachments", "", [file("x", "x.txt", site)]).status == 404)
  }

  @Test("Whoever has the text sees the files; what strangers wrote is never shown as a page")
  func shows() async throws {
    let site = try await TestSite()
    let (ana, ben) = (Person(on: site), Person(on: site))
    try await ana.signUp(as: "requester", username: "ana")
    try await ben.signUp(as: "volunteer", username: "ben")
    let page = try await asked(
      ana, site, [file("<html><script>alert(1)</script><p>Words</p>", "secret.html", site)])
    try await work(site)
    let open = try await ben.open(page).text
    #expect(!open.contains("secret.html") && !open.contains("Words"))
    _ = try await ben.submit(page + "/claim")
    let taken = try await ben.open(page).text
    #expect(taken.contains("secret.html") && taken.contains("Words"))
    let start = try #require(taken.firstRange(of: "/read/attachments/")).upperBound
    let id = String(taken[start...].prefix { $0 != "/" })
    let original = try await ben.open("/read/attachments/\(id)/original")
    #expect(original.status == 200)
    guard case .file(let sent) = original.response.body else {
      Issue.record("It is no file.")
      return
    }
    #expect(sent.type.text.hasPrefix("text/plain"))
    #expect(original.response.headers[.xContentTypeOptions] == "nosniff")
    #expect(original.response.headers[.contentSecurityPolicy]?.hasSuffix("sandbox") == true)
  }
}
