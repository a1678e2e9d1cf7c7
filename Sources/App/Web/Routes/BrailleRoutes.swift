// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import Speaking

extension Site {
  /// The addresses of the ability Braille.
  func addBrailleRoutes(to router: inout Router) {
    router.get("/braille") { request in
      respond(with: braillePage(visit(of: request)), to: request)
    }
    // The answer comes at once and not by another address: what somebody writes does not belong into one.
    router.post("/braille") { request in
      let visit = visit(of: request)
      let language = request.form["table"].flatMap(Language.init(tag:)) ?? visit.language
      let sent = BrailleText(request.form["text"] ?? "", in: language)
      return respond(with: braillePage(visit, sent), to: request)
    }
  }
}
