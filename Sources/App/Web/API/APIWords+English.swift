// SPDX-License-Identifier: Apache-2.0

import Speaking

extension APIWords {
  static let english = Edition(
    APIWords(
      title: "Earshot for your programs",
      lead: "A small interface in JSON. Its descriptions are in English.",
      document: "Machine-readable description (OpenAPI)",
      operations: "What you can ask for",
      noBody: "Send a JSON object with the type application/json.",
      unknownCursor:
        "No list gave this cursor. Take it from “next” of the page before, or leave it out.",
      nothingToSay: "There is nothing to say in this text. Send some words.",
      tooManyClips: "Too many texts are being spoken right now. Wait a moment, then try again.",
      noSeconds: "Send the position as seconds from the beginning of the track.",
      tooLongToSay: "A clip may hold at most {maximum} characters. Send the text in parts."))
}
