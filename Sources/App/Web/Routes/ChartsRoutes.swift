// SPDX-License-Identifier: Apache-2.0

import HTTPServer

extension Site {
  /// The addresses of the ability Charts.
  func addChartsRoutes(to router: inout Router) {
    router.get("/charts") { request in respond(with: chartsPage(visit(of: request)), to: request) }
  }
}
