// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import Speaking

extension Site {
  /// The addresses of the ability Braille.
  func addBrailleRoutes(to router: inout Router) {
    addKept("/braille", to: &router) { visit in braillePage(visit) }
    addKept("/braille/learn", to: &router) { visit in brailleLearnPage(visit) }
    // The answer comes at once and not by another address: what somebody writes does not belong into one.
    router.post("/braille") { request in
      let visit = visit(of: request)
      let sent = await BrailleText.translated(
        request.form["text"] ?? "", by: request.form["table"] ?? visit.language.tag, at: braille,
        client: request.clientNetwork.description)
      return respond(with: braillePage(visit, sent), to: request)
    }
  }
}
