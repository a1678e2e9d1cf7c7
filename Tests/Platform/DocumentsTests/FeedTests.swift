// SPDX-License-Identifier: Apache-2.0

import Documents
import Testing

@Suite("Feeds of podcasts") struct FeedTests {
  private static let rss = """
    <?xml version="1.0" encoding="UTF-8"?>
    <rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
      xmlns:podcast="https://podcastindex.org/namespace/1.0"
      xmlns:content="http://purl.org/rss/1.0/modules/content/">
    <channel><title>Voices &amp; Lamps</title><language>es-MX</language>
    <image><title>A picture</title><url>a.png</url></image>
    <itunes:author>Ana Ruiz</itunes:author><description><![CDATA[<p>About <b>lamps</b>.</p>]]></description>
    <item><title>Old</title><guid>1</guid><pubDate>Sat, 1 Nov 2025 08:00:00 EST</pubDate>
      <enclosure url="old.mp3" length="10" type="audio/mpeg"/><itunes:duration>62:03</itunes:duration></item>
    <item><title>New</title><guid>2</guid><pubDate>Fri, 28 Nov 2025 10:00 +0130</pubDate>
      <description>short</description>
      <content:encoded><![CDATA[<p>First.</p><script>bad()</script><p>Caf&eacute; &amp; more.</p>]]></content:encoded>
      <enclosure url="https://a.example/new.mp3" type="audio/mpeg"/>
      <itunes:duration>1:02:03</itunes:duration>
      <podcast:transcript url="t.vtt" type="text/vtt"/>
      <podcast:chapters url="c.json" type="application/json+chapters"/></item>
    <item><title>No sound</title></item>
    </channel></rss>
    """

  @Test(
    "A feed is read with its foreign marks, the newest first, and what has no sound is left out")
  func reads() throws {
    let feed = try PodcastFeed(feed: Array(Self.rss.utf8))
    #expect(feed.title == "Voices & Lamps" && feed.author == "Ana Ruiz")
    #expect(feed.summary == "About lamps." && feed.languageTag == "es-MX")
    #expect(feed.episodes.map(\.title) == ["New", "Old"] && !feed.isMended && !feed.isCut)
    let new = feed.episodes[0]
    #expect(new.summary == "First.\n\nCafé & more." && new.seconds == 3723)
    #expect(new.publishedAt == 1_764_318_600)
    #expect(new.transcripts == [FeedLink(address: "t.vtt", type: "text/vtt")])
    #expect(new.chapters?.address == "c.json")
    #expect(feed.episodes[1].seconds == 3723 && feed.episodes[1].publishedAt == 1_762_002_000)
    #expect(feed.episodes[1].sound?.address == "old.mp3")
  }

  @Test("Atom is read, with who wrote it")
  func atom() throws {
    let text = """
      <feed xmlns="http://www.w3.org/2005/Atom"><title type="html">A &amp;lt;b&amp;gt;</title>
      <author><name>Noor</name><email>n@a.example</email></author>
      <entry><title>One</title><id>urn:1</id><updated>2026-01-02T03:04:05Z</updated>
      <link rel="alternate" href="p.html"/>
      <link rel="enclosure" href="o.ogg" type="audio/ogg"/>
      <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Hello</p></div></content>
      </entry></feed>
      """
    let feed = try PodcastFeed(feed: Array(text.utf8))
    #expect(feed.author == "Noor" && feed.episodes.count == 1)
    #expect(feed.episodes[0].identity == "urn:1" && feed.episodes[0].summary == "Hello")
    #expect(feed.episodes[0].sound == FeedLink(address: "o.ogg", type: "audio/ogg"))
    #expect(feed.episodes[0].publishedAt == 1_767_323_045)
  }

  @Test("An old encoding is read as the feed says")
  func encoding() throws {
    var bytes = Array(
      #"<?xml version="1.0" encoding="windows-1252"?><rss><channel><title>Caf"#.utf8)
    bytes += [0xE9] + Array("</title></channel></rss>".utf8)
    #expect(try PodcastFeed(feed: bytes).title == "Café")
  }

  @Test(
    "What is no feed is refused",
    arguments: [
      ("<html><body>Hello</body></html>", FeedFault.noFeed), ("", .noFeed), ("plain", .noFeed),
      ("<opml version=\"1.0\"/>", .noFeed),
      (
        "<!DOCTYPE rss [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>"
          + "<rss><channel><title>&x;</title></channel></rss>", .entities
      ),
      (
        "<!DOCTYPE rss [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>"
          + "<rss><channel><title>&b;</title></channel></rss>", .entities
      ),
    ])
  func refuses(text: String, fault: FeedFault) {
    #expect(throws: fault) { try PodcastFeed(feed: Array(text.utf8)) }
  }

  @Test("A damaged feed is read as far as it goes, which is told")
  func damaged() throws {
    let text =
      "<rss><channel><title>Tom & Ana</title><item><title>A</title>"
      + "<enclosure url=\"a.mp3\"/></item><item><title>cut"
    let feed = try PodcastFeed(feed: Array(text.utf8))
    #expect(feed.isMended && feed.episodes.map(\.title) == ["A"])
  }

  @Test("Of thousands of episodes the newest are kept, which is told")
  func many() throws {
    let items = (0..<2500).map {
      "<item><title>\($0)</title><enclosure url=\"\($0).mp3\"/></item>"
    }
    let text = "<rss><channel>" + items.joined() + "</channel></rss>"
    let feed = try PodcastFeed(feed: Array(text.utf8))
    #expect(feed.isCut && feed.episodes.count == 2000 && feed.episodes[0].title == "0")
  }

  @Test(
    "Moments in odd forms",
    arguments: [
      ("Sat, 28 Nov 2026 02:40:00 GMT", 1_795_833_600 as Int?),
      ("28 Nov 26 02:40 UT", 1_795_833_600),
      ("2026-11-28T04:40:00+02:00", 1_795_833_600), ("2026-11-28 02:40:00Z", 1_795_833_600),
      ("Sat, 28 Nov 2026 02:40:00 XYZ", 1_795_833_600), ("2026-11-28", 1_795_824_000),
      ("yesterday", nil), ("", nil), ("99 Foo 2026 00:00", nil), ("2026-99-99T00:00:00Z", nil),
    ])
  func moments(text: String, seconds: Int?) throws {
    let rss =
      "<rss><channel><item><enclosure url=\"a\"/><pubDate>\(text)</pubDate></item></channel></rss>"
    #expect(try PodcastFeed(feed: Array(rss.utf8)).episodes[0].publishedAt == seconds)
  }

  @Test("A list of feeds gives each address once")
  func outline() throws {
    let text = """
      <opml version="1.0"><body><outline text="Group"><outline xmlUrl="https://a.example/f"/>
      <outline xmlUrl="https://a.example/f"/></outline><outline xmlUrl=" https://b.example/ "/>
      <outline text="nothing"/></body></opml>
      """
    #expect(
      try FeedOutline.addresses(in: Array(text.utf8)) == [
        "https://a.example/f", "https://b.example/",
      ])
    #expect(throws: FeedFault.noFeed) { try FeedOutline.addresses(in: Array("<rss/>".utf8)) }
  }

  @Test(
    "Transcripts are read from what they are",
    arguments: [
      (
        "WEBVTT\n\n1\n00:01.000 --> 00:04.000\n<v Ana>Good &amp; well.\n\n01:00:00.500 --> 01:00:02.000\nEnd.",
        ["Ana: Good & well. End."], 1.0 as Double?
      ),
      ("1\r\n00:00:02,500 --> 00:00:03,000\r\nHello\r\n", ["Hello"], 2.5),
      ("<html><body><p>One</p><p>Two</p></body></html>", ["One", "Two"], nil),
      (
        #"{"segments":[{"speaker":"A","startTime":3,"body":"Hi"},{"speaker":"B","startTime":4,"body":"Yes"}]}"#,
        ["A: Hi", "B: Yes"], 3
      ),
      ("Only\nwords", ["Only", "words"], nil),
    ])
  func transcripts(text: String, lines: [String], start: Double?) throws {
    let transcript = try #require(Transcript(Array(text.utf8)))
    #expect(transcript.lines.map(\.text) == lines && transcript.lines[0].start == start)
  }

  @Test("A transcript without a word is none, and one without end is cut, which is told")
  func bounds() throws {
    #expect(Transcript([]) == nil && Transcript(Array("{}".utf8)) == nil)
    let long = String(repeating: "word\n", count: 9000)
    let cut = try #require(Transcript(Array(long.utf8)))
    #expect(cut.isCut && cut.lines.count == 5000)
  }

  @Test("Chapters come in order, and what makes no sense is left out")
  func chapters() throws {
    let text = """
      {"chapters": [{"startTime": 60, "title": "B"}, {"startTime": 0, "title": "A"},
        {"startTime": -5, "title": "x"}, {"startTime": 60, "title": "twice"}, {"title": "no time"},
        {"startTime": 30, "title": "picture", "toc": false}]}
      """
    let chapters = try FeedChapter.chapters(json: Array(text.utf8))
    #expect(chapters == [FeedChapter(start: 0, title: "A"), FeedChapter(start: 60, title: "B")])
    #expect(throws: FeedFault.noFeed) { try FeedChapter.chapters(json: Array("[]".utf8)) }
  }
}
