// SPDX-License-Identifier: Apache-2.0

import HTTPServer

extension Site {
  /// The addresses of the ability Braille.
  func addBrailleRoutes(to router: inout Router) {
    router.get("/braille") { request in respond(with: braillePage(visit(of: request)), to: request)
    }
  }
}
