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
    #expect(missing.text.contains("fine.txt, 1 KB, already sent"))
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

  /// The files that a form brings back, as its hidden field names them.
  private func kept(by form: Answer) -> String? {
    guard let field = form.text.firstRange(of: "name=\"kept\" value=\"") else { return nil }
    return String(form.text[field.upperBound...].prefix { $0 != "\"" })
  }

  @Test("Files of a form that is refused stay with it, one after the other, until it is right")
  func staysWithForm() async throws {
    let site = try await TestSite()
    let (ana, eve) = (Person(on: site), Person(on: site))
    try await ana.signUp(as: "requester", username: "ana")
    try await eve.signUp(as: "requester", username: "eve")
    let fields = "category=letters&language=en&readers=anyone"
    let first = try await send(ana, "/read/requests", fields, [file("one", "one.txt", site)])
    #expect(first.status == 422 && first.text.contains("one.txt, 1 KB, already sent"))
    let one = try #require(kept(by: first))
    let second = try await send(
      ana, "/read/requests", fields + "&kept=\(one)", [file("two", "two.txt", site)])
    #expect(second.status == 422 && second.text.contains("two.txt, 1 KB, already sent"))
    let both = try #require(kept(by: second))
    #expect(both.hasPrefix(one + " "))
    // Whoever learns of an identifier has nothing from it.
    let theft = try await send(
      eve, "/read/requests", fields + "&title=Mine&kept=\(one)&drop=", [])
    #expect(!theft.text.contains("one.txt"))
    _ = try await send(eve, "/read/requests", fields + "&kept=\(one)&drop=\(one)", [])
    let stolen = try await send(eve, "/read/requests", fields + "&title=Mine&kept=\(one)", [])
    #expect(stolen.status == 422 && stolen.text.contains("no longer kept. Choose it again."))
    let asked = try await send(
      ana, "/read/requests",
      fields + "&title=Letter&kept=\(both.replacing(" ", with: "+"))",
      [
        file("three", "three.txt", site)
      ])
    #expect(asked.status == 303, "\(asked.text.suffix(2000))")
    let page = try await ana.open(try #require(asked.location)).text
    for name in ["one.txt", "two.txt", "three.txt"] { #expect(page.contains("Remove \(name)")) }
    // The same form once more: its files are those of the request now.
    let again = try await send(ana, "/read/requests", fields + "&title=Letter&kept=\(one)", [])
    #expect(again.status == 422 && again.text.contains("no longer kept. Choose it again."))
  }

  @Test("A button removes a file of a refused form; what was filled in stays, and nothing is sent")
  func dropsKept() async throws {
    let site = try await TestSite()
    let ana = Person(on: site)
    try await ana.signUp(as: "requester", username: "ana")
    let fields = "category=letters&language=en&text=My+words"
    let refused = try await send(
      ana, "/read/requests", fields,
      [file("one", "one.txt", site), file("two", "two.txt", site)])
    let both = try #require(kept(by: refused)).split(separator: " ")
    #expect(refused.text.contains("form=\"ask\" name=\"drop\" value=\"\(both[0])\""))
    let without = try await send(
      ana, "/read/requests",
      fields + "&title=Letter&kept=\(both.joined(separator: "+"))&drop=\(both[0])",
      [
        file("three", "three.txt", site)
      ])
    #expect(without.status == 200 && without.text.contains("The file is removed."))
    #expect(without.text.contains("My words") && without.text.contains("value=\"Letter\""))
    #expect(!without.text.contains("one.txt") && without.text.contains("two.txt, 1 KB"))
    #expect(without.text.contains("three.txt, 1 KB"))
    #expect(try await !ana.open("/read").text.contains("Letter"))
  }

  @Test("Files of a refused form wait, too, while somebody signs in again")
  func staysThroughSigningIn() async throws {
    let site = try await TestSite()
    let ana = Person(on: site)
    try await ana.signUp(as: "requester", username: "ana")
    let fields = "category=letters&language=en"
    let refused = try await send(ana, "/read/requests", fields, [file("one", "one.txt", site)])
    let one = try #require(kept(by: refused))
    ana.cookies = [:]
    let form = try await ana.submit(
      "/read/requests", ["title": "Letter", "category": "letters", "language": "en", "kept": one])
    #expect(form.status == 401 && form.text.contains("name=\"kept-kept\" value=\"\(one)\""))
    let back = try await ana.submit(
      "/sign-in",
      [
        "username": "ana", "password": "three blue chairs 9", "kept-request": "",
        "kept-title": "Letter", "kept-kept": one,
      ])
    #expect(back.text.contains("one.txt, 1 KB, already sent"))
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
