// SPDX-License-Identifier: Apache-2.0

import HTTPServer

extension Site {
  /// The addresses of the ability Listen.
  func addListenRoutes(to router: inout Router) {
    router.get("/listen") { request in respond(with: listenPage(visit(of: request)), to: request) }
  }
}
