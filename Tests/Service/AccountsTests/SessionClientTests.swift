// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Accounts

@Suite struct SessionClientTests {
  @Test(
    "What browsers say of themselves is told as a kind of browser on a kind of device",
    arguments: [
      (
        "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
        "firefox.linux"
      ),
      (
        """
        Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) \
        Chrome/126.0.0.0 Safari/537.36
        """, "chrome.windows"
      ),
      (
        """
        Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) \
        Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0
        """, "edge.windows"
      ),
      (
        """
        Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like \
        Gecko) Version/17.5 Mobile/15E148 Safari/604.1
        """, "safari.apple"
      ),
      (
        """
        Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like \
        Gecko) CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1
        """, "chrome.apple"
      ),
      (
        """
        Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) \
        Version/17.4.1 Safari/605.1.15
        """, "safari.mac"
      ),
      (
        """
        Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) \
        Chrome/126.0.0.0 Mobile Safari/537.36
        """, "chrome.android"
      ),
      ("Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0", "firefox.android"),
      ("", "other.other"), ("curl/8.5.0", "other.other"),
    ])
  func named(userAgent: String, name: String) throws {
    let client = SessionClient(userAgent: userAgent)
    #expect(client.rawValue == name)
    #expect(SessionClient(rawValue: name) == client)
  }

  @Test("Other names are none", arguments: ["", "firefox", "firefox.", "lynx.linux", "a.b.c"])
  func unknown(name: String) {
    #expect(SessionClient(rawValue: name) == nil)
  }
}
