// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Fetching

@Suite("links to fetch from")
struct WebLinkTests {
  @Test(
    "a link to a file is taken, and written as it is sent",
    arguments: [
      ("https://example.com/a.mp3", "https://example.com/a.mp3"),
      ("HTTPS://Example.COM:443/a.mp3?x=1#t=3", "https://Example.COM:443/a.mp3?x=1"),
      ("https://example.com", "https://example.com/"),
      ("https://example.com/é.mp3", "https://example.com/%c3%a9.mp3"),
      ("https://example.com/a/../b.mp3", "https://example.com/b.mp3"),
    ])
  func taken(_ text: String, written: String) throws {
    let link = try WebLink(text)
    #expect(link.text == written)
    #expect(link.host == "example.com")
  }

  @Test(
    "anything else is refused, with the reason",
    arguments: [
      ("", LinkError.notALink), ("a file", .notALink), ("https://", .notALink),
      ("https://exa mple.com/", .notALink), ("https://example.com/\r\nX: y", .notALink),
      ("example.com/a.mp3", .notALink), ("/a.mp3", .notALink),
      ("http://example.com/a.mp3", .notSecure), ("ftp://example.com/a.mp3", .notSecure),
      ("file:///etc/passwd", .notSecure), ("gopher://example.com/", .notSecure),
      ("javascript:alert(1)", .notSecure), ("data:audio/mp3,x", .notSecure),
      ("https://me@example.com/", .withName), ("https://me:word@example.com/", .withName),
      ("https://example.com:80/", .port), ("https://example.com:8443/", .port),
      ("https://example.com:22/", .port), ("https://example.com:0/", .port),
      ("https://example.com/" + String(repeating: "a", count: 2000), .tooLong(maximum: 2000)),
    ])
  func refused(_ text: String, error: LinkError) {
    #expect(throws: error) { try WebLink(text) }
  }

  @Test(
    "an answer sends on to another place by a whole link or a part of one",
    arguments: [
      ("https://other.org/b.mp3", "https://other.org/b.mp3"),
      ("//other.org/b.mp3", "https://other.org/b.mp3"),
      ("/b.mp3", "https://example.com/b.mp3"), ("b.mp3?y", "https://example.com/x/b.mp3?y"),
    ])
  func following(_ location: String, next: String) throws {
    let link = try WebLink("https://example.com/x/a.mp3")
    #expect(try link.following(location, FetchRules()).text == next)
  }

  @Test(
    "where an answer sends on to is checked as every link, and never less secure",
    arguments: [
      ("http://example.com/b.mp3", LinkError.notSecure), ("ftp://example.com/", .notSecure),
      ("https://me@example.com/", .withName), ("https://example.com:8080/", .port),
    ])
  func notFollowing(_ location: String, error: LinkError) throws {
    let link = try WebLink("https://example.com/x/a.mp3")
    #expect(throws: error) { try link.following(location, FetchRules()) }
    let rules = FetchRules(localServer: .init(port: 9))
    if error == .notSecure {
      #expect(throws: error) { try link.following(location, rules) }
    }
  }
}
