// SPDX-License-Identifier: Apache-2.0

import Accounts
import Jobs
import Reading
import TestSupport
import Testing

@testable import Web

@Suite("The pages of a reading by link") struct LinkPagesTests {
  /// Ana has asked, and Ben has taken it.
  private static func taken(
    _ answer: @escaping @Sendable (_ head: String) -> [RawServer.Step]
  ) async throws -> (site: TestSite, server: RawServer, ana: Person, ben: Person, address: String) {
    let server = try RawServer(answer)
    let site = try await TestSite(fetchingFrom: server)
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let ben = try await Person.signedUp("ben", as: "volunteer", on: site)
    let address = try await ana.ask()
    _ = try await ben.submit(address + "/claim")
    return (site, server, ana, ben, address)
  }

  @Test("A volunteer sends a link, and who asked hears the sound and never sees the link")
  func heard() async throws {
    let (site, server, ana, ben, address) = try await Self.taken { _ in
      [.text("HTTP/1.1 200 OK\nContent-Type: audio/wav\n\n"), .bytes(Sounds.tone)]
    }
    let form = try await ben.open(address).text
    #expect(form.contains("<label for=\"link\">Link to your recording"))
    #expect(form.contains("action=\"\(address)/link\""))
    let link = " http://127.0.0.1:\(server.port)/my%20reading.wav\n"
    let sent = try await ben.submit(address + "/link", ["link": link])
    #expect(sent.location == address + "?done=linkSent")
    let waiting = try await ben.open(address + "?done=linkSent")
    #expect(
      waiting.title.hasPrefix("Your link is sent. We are fetching your recording. Card of Ana"))
    #expect(waiting.text.contains("data-news=\"We are fetching your recording.\""))
    #expect(waiting.text.contains("action=\"\(address)/link/stop\""))
    // The list says so too, and of which text, and looks whether it is over by now.
    let mine = try await ben.open("/read/mine").text
    #expect(mine.contains("data-awaits") && mine.contains("We are fetching your recording."))
    #expect(
      mine.contains(
        "data-news=\"Under way: 1. Done: 0. Card of Ana: We are fetching your recording.\""))
    // Another has to wait, and stays in its field.
    let second = try await ben.submit(address + "/link", ["link": "https://example.com/b.mp3"])
    #expect(second.status == 422 && second.text.contains("value=\"https://example.com/b.mp3\""))
    #expect(second.text.contains("We are already fetching a recording of yours."))
    // An answer to a form stands where nothing can be fetched: its page is kept up to date from its own address.
    #expect(second.text.contains("data-address=\"\(address)\""))
    #expect(!waiting.text.contains("data-address"))
    _ = try await site.services.fetchingWorker { _ in }.runUntilIdle()
    let told = try await ben.open(address).text
    #expect(!told.contains("Your link") && told.contains("Send another recording"))
    #expect(try await !ben.open("/read/mine").text.contains("data-awaits"))
    // What was said after the act is what is known by now.
    let after = try await ben.open(address + "?done=linkSent").text
    #expect(after.contains("Your recording is sent. We are checking it now."))
    #expect(!after.contains("Your link is sent."))
    _ = try await site.services.worker(places: 1) { _ in }.runUntilIdle()
    let heard = try await ana.open(address).text
    #expect(heard.contains("\(address)/audio") && !heard.contains("127.0.0.1"))
    #expect(try await ana.open(address + "/audio").status == 200)
  }

  @Test("What came to nothing is told with what helps, and the text stays")
  func failed() async throws {
    let (site, server, _, ben, address) = try await Self.taken { _ in
      [.text("HTTP/1.1 200 OK\nContent-Type: text/html\n\n<p>Sign in</p>")]
    }
    let link = "http://127.0.0.1:\(server.port)/view"
    #expect(try await ben.submit(address + "/link", ["link": link]).status == 303)
    _ = try await site.services.fetchingWorker { _ in }.runUntilIdle()
    let words = "This is a page and not a sound."
    let page = try await ben.open(address).text
    #expect(page.contains("data-news=\"\(words)") && page.contains("<span>\(words)"))
    #expect(page.contains("/give-back") && page.contains("id=\"link\""))
    #expect(!page.contains("/link/stop") && !page.contains("127.0.0.1"))
    let after = try await ben.open(address + "?done=linkSent").text
    #expect(
      after.contains("notice--danger") && after.contains("We could not fetch your recording."))
    let mine = try await ben.open("/read/mine").text
    #expect(mine.contains("Card of Ana: \(words)") && !mine.contains("data-awaits"))
  }

  @Test(
    "What is no link that can be fetched is told beside the field, where what was typed stays",
    arguments: [
      ("", "Enter the link to your recording."), ("my recording", "This is not a link."),
      ("ftp://example.com/a.mp3", "The link must begin with https://."),
      ("https://me:word@example.com/a.mp3", "There is a name or a password in the link."),
      ("https://example.com:8443/a.mp3", "There is a port number in the link."),
      ("https://example.com/" + String(repeating: "a", count: 2000), "more than 2000 characters"),
    ])
  func refused(_ typed: String, words: String) async throws {
    let (_, _, _, ben, address) = try await Self.taken { _ in [] }
    let page = try await ben.submit(address + "/link", ["link": typed])
    #expect(page.status == 422 && page.title.hasPrefix("Error. "))
    #expect(page.text.contains("id=\"link-error\"") && page.text.contains("href=\"#link\""))
    #expect(page.text.contains(words) && page.text.contains("value=\"\(typed)\""))
  }

  @Test("Fetching is stopped by a button, and where the host takes no links there is no form")
  func stopped() async throws {
    let (site, server, ana, ben, address) = try await Self.taken { _ in [] }
    let link = "http://127.0.0.1:\(server.port)/a.mp3"
    _ = try await ben.submit(address + "/link", ["link": link])
    #expect(try await ben.submit(address + "/link/stop").location == address + "?done=linkStopped")
    #expect(
      try await ben.submit(address + "/link/stop").location == address + "?sorry=notNow")
    #expect(try await ana.submit(address + "/link", ["link": link]).location != nil)
    try await site.services.reading.setTakesLinks(false)
    #expect(!(try await ben.open(address).text.contains("id=\"link\"")))
    _ = try await site.services.fetchingWorker { _ in }.runUntilIdle()
    #expect(server.heads.isEmpty)
    _ = try await ben.submit(address + "/give-back")
    let late = try await ben.submit(address + "/link", ["link": link])
    #expect(late.location?.hasPrefix("/read?sorry=") == true)
  }
}
