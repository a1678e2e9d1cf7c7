// SPDX-License-Identifier: Apache-2.0

import HTTPServer

extension Site {
  /// The addresses of the ability Walk.
  func addWalkRoutes(to router: inout Router) {
    router.get("/walk") { request in respond(with: walkPage(visit(of: request)), to: request) }
  }
}
