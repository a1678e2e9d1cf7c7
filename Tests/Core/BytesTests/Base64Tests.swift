// SPDX-License-Identifier: Apache-2.0

import Bytes
import Testing

@Suite("Base64")
struct Base64Tests {
  @Test(
    "The examples of RFC 4648 become the texts there",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func examples(_ bytes: String, _ text: String) {
    #expect(Base64.text(Array(bytes.utf8)) == text)
  }
}
